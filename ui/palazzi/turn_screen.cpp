// The start of a turn: palaces to open, triplets to take, and what each would bring.
#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/palazzi_ui.h"
#include "ui/palazzi/pictures/card_picture.h"
#include "ui/palazzi/pictures/quarter_picture.h"
#include "ui/palazzi/pictures/table_picture.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kLeastRow = 26, kLowRow = 23;  // of a triplet; on a panel of 135 rows

// A completed palace that can be opened: its sign and what the party is worth now.
void drawChip(Canvas& canvas, const Rect& box, int colour, int points) {
  canvas.fillRoundRect(box, 5, kPalaceColour[colour]);
  drawPalaceSign(canvas, colour, box.x + 12, box.y + box.h / 2, 8, kOnPalaceColour[colour]);
  Phrase worth;
  worth.addSigned(points);
  drawLine(canvas, makeRect(box.x + 20, box.y, box.w - 24, box.h), worth,
           {&kFontBody, kOnPalaceColour[colour], Align::Centre});
}

// What the i-th card of a triplet could do for the seat, played after those before it: how far its palace would be, the
// points of the last storey.
void previewCard(const State& state, Seat seat, std::span<const CardId, kTripletCards> cards, std::size_t i,
                 Phrase& out) {
  const int colour = kDeck[cards[i]].colour;
  if (colour == kBastion || colour == kWild) {
    out.add(colour == kBastion ? symbol::kBastion : symbol::kCrown);
    return;
  }
  const Palace palace = palaceOf(state, seat, colour);
  int storeys = static_cast<int>(palace.cards.size()), windows = palace.windows;
  for (std::size_t j = 0; j <= i; ++j) {
    if (kDeck[cards[j]].colour != colour) continue;
    ++storeys;
    windows += kDeck[cards[j]].windows;
  }
  const bool open = palace.zone == Zone::None || palace.zone == Zone::Building;
  if (!open || storeys > state.size) {
    out.add(symbol::kWall);
  } else if (storeys == state.size) {
    out.add("✓ ").addSigned(windows);
  } else if (storeys == 1) {
    out.add(Text::PalazziNew);
  } else {
    out.add(storeys).add("/").add(state.size);
  }
}

// "+2 now, up to +5".
void partyWords(const State& state, Seat seat, int colour, Phrase& out) {
  const int now = partyWorth(state, seat, colour), best = partyAtBest(state, seat, colour);
  Phrase first, second;
  first.addSigned(now);
  second.addSigned(best);
  if (best == 0) {
    out.add(Text::PalazziNoGuests);
  } else if (best > now) {
    out.add(Text::PalazziPartyRange, {first, second});
  } else {
    out.add(Text::PalazziPartyMost, {first});
  }
}

// "Anna 2 · Marco 1": what lies at the others.
void partyDetails(const Table& table, const State& state, Seat seat, int colour, Phrase& out) {
  for (int who = 0; who < state.areas; ++who) {
    const int points = partyFrom(state, who, colour);
    if (who == seat || points == 0) continue;
    if (!out.empty()) out.add(" · ");
    out.add(who < state.players ? table.name(static_cast<Seat>(who)) : tr(Text::PalazziCity))
        .add(" ")
        .add(points);
  }
}

// What the party is worth, and in a second row, or beside it if that fits, who brings it.
void drawParty(const Table& table, Canvas& canvas, const Rect& note, int colour) {
  Phrase worth, details;
  partyWords(known(table), table.seat(), colour, worth);
  partyDetails(table, known(table), table.seat(), colour, details);
  if (note.h >= 2 * kFontSmall.lineHeight) {
    const int half = note.h / 2 + 2;
    drawLine(canvas, makeRect(note.x, note.y, note.w, half), worth,
             {&fitting(worth, note.w, kFontBody, kFontSmall)});
    drawLine(canvas, makeRect(note.x, note.y + half, note.w, note.h - half), details,
             {&kFontSmall, kInkSoft});
    return;
  }
  const int all = Canvas::textWidth(worth, kFontBody) + 12 + Canvas::textWidth(details, kFontSmall);
  const int used = drawLine(canvas, note, worth, {all > note.w ? &kFontSmall : &kFontBody});
  const int room = note.w - used - 8;
  if (Canvas::textWidth(details, kFontSmall) > room) return;
  drawLine(canvas, makeRect(note.x + used + 8, note.y, room, note.h), details,
           {&kFontSmall, kInkSoft, Align::Right});
}

}  // namespace

bool PalazziUi::turnEvent(Table& table, const Event& event) {
  if (event.is(Button::B)) return false;
  const State& state = known(table);
  const unsigned completed = state.area[table.seat()].completed;
  const int opens = completed != 0, rows = freeTriplets(state) + opens;
  const bool opening = opens && row_ == 0;
  if (event.is(Button::A)) {
    static_cast<void>(
        opening ? table.play(open(static_cast<unsigned>(nthColour(completed, column_))), Effect::Party)
                : table.play(take(static_cast<unsigned>(freeTriplet(state, row_ - opens))), Effect::Card));
    return true;
  }
  const int columns = opening ? countColours(completed) : 1;
  if (event.is(Button::Left) || event.is(Button::Right)) {
    // Beside a triplet there is nothing: left and right go to the neighbouring quarter, as a look over the table.
    if (columns == 1) {
      table.inspect(table.seat());
      return true;
    }
    column_ = static_cast<int8_t>((column_ + event.step() + columns) % columns);
  } else {
    row_ = static_cast<int8_t>((row_ + event.step() + rows) % rows);
    column_ = 0;
  }
  table.sound(Effect::Move);
  return true;
}

Rect PalazziUi::drawTurnNote(const Table& table, Canvas& canvas, const Rect& area) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  const unsigned completed = state.area[seat].completed;
  const bool opening = completed != 0 && row_ == 0;
  const bool low = area.h < 110;
  // With many guests who brings what needs a row of its own.
  const bool guests = opening && !low && state.players > 3;
  const int height = low ? 18 : guests ? 2 * kFontSmall.lineHeight + 6 : 24;
  const Rect note = makeRect(area.x, area.bottom() - height, area.w, height);
  canvas.fillRect(note, kStone);
  if (opening) {
    drawParty(table, canvas, inset(note, 8, guests ? 2 : 0), nthColour(completed, column_));
  } else {
    const auto cards = shownCards(state, freeTriplet(state, row_ - (completed != 0)));
    for (int i = 0; i < kTripletCards; ++i) {
      Phrase words;
      previewCard(state, seat, cards, static_cast<std::size_t>(i), words);
      drawLine(canvas, tripletCardBox(makeRect(area.x + 4, note.y, area.w - 8, note.h), i), words,
               {&kFontBody, kInk, Align::Centre});
    }
  }
  return makeRect(area.x, area.y, area.w, area.h - height);
}

void PalazziUi::drawTurn(const Table& table, Canvas& canvas, const Rect& area) {
  const State& state = known(table);
  const Seat seat = table.seat();
  const unsigned completed = state.area[seat].completed;
  const int opens = completed != 0, count = freeTriplets(state) + opens;
  const Rect rows = inset(drawTurnNote(table, canvas, area), 4, 3);
  const int least = area.h < 110 ? kLowRow : kLeastRow;
  const int share = rows.h / count, height = share > 36 ? 36 : share < least ? least : share;
  const int visible = rows.h / height;
  if (row_ < top_) top_ = row_;
  if (row_ >= top_ + visible) top_ = static_cast<int8_t>(row_ - visible + 1);
  Rect chosen{};
  for (int i = top_; i < count && i < top_ + visible; ++i) {
    const Rect row = makeRect(rows.x, rows.y + (i - top_) * height, rows.w, height);
    if (i >= opens) {
      drawTriplet(canvas, row, state, freeTriplet(state, i - opens), 7);
      if (i == row_) chosen = tripletBox(row);
      continue;
    }
    const int palaces = countColours(completed);
    Phrase label(Text::PalazziOpen);
    const int used = drawLine(canvas, inset(row, 4, 0), label) + 10;
    const int room = (row.w - used) / palaces, width = room < 58 ? room : 58;
    for (int p = 0; p < palaces; ++p) {
      const int colour = nthColour(completed, p);
      const Rect chip = makeRect(row.x + used + p * width, row.y + 2, width - 5, row.h - 4);
      drawChip(canvas, chip, colour, partyWorth(state, seat, colour));
      if (i == row_ && p == column_) chosen = chip;
    }
  }
  drawCursorRing(canvas, table.motion().cursor(chosen, kCardCursor), 5);
  drawScrollBar(canvas, makeRect(area.x, rows.y, area.w, rows.h), top_, visible, count);
  // Later in a round the rows are few: one's own street fits below them.
  const int street = rows.h - count * height - 4;
  if (street >= kStreetHeight) {
    drawStreet(canvas, makeRect(area.x, rows.bottom() - street, area.w, street), state, seat);
  }
}

}  // namespace lucca::ui
