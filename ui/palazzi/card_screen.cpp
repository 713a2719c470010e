// Playing the cards of a triplet one by one, and picking a card for the City: the cards above, below what can be done
// with the one under the cursor. What cannot is shown too, and says why when it is tried.
#include "drawing/type/symbols.h"
#include "ui/palazzi/palazzi_ui.h"
#include "ui/palazzi/pictures/card_picture.h"
#include "ui/palazzi/pictures/quarter_picture.h"
#include "ui/palazzi/pictures/table_picture.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kWay = 30;  // of a triplet that is lifted

bool forCity(const State& state) { return state.phase == Phase::CityPick; }

int tripletAt(const State& state, int row) {
  return forCity(state) ? freeTriplet(state, row) : state.current;
}

CardId cardAt(const State& state, int row, int column) {
  return shownCards(state, tripletAt(state, row))[static_cast<std::size_t>(column)];
}

// "Red palace, 4 of 5".
void labelOption(const State& state, Action action, Phrase& out) {
  const int who = forCity(state) ? kCityArea : state.mover;
  switch (asOf(action)) {
    case As::Palace: {
      const Palace palace = palaceOf(state, who, colourOf(action));
      const bool starts = palace.zone != Zone::Building;
      if (starts) {
        out.add(Text::PalazziStart, {palaceColourName(colourOf(action))});
      } else {
        out.add(Text::PalazziExtend,
                {palaceColourName(colourOf(action)), static_cast<int>(palace.cards.size()) + 1, state.size});
      }
      return;
    }
    case As::Wall:
      out.add(Text::PalazziWall);
      return;
    case As::Bastion:
      out.add(Text::PalazziBastion);
      return;
    case As::Discard:
      out.add(Text::PalazziDiscard);
      return;
  }
}

// At the right of the row: the points at once, or how the walls would stand.
void valueOption(const State& state, const CardOption& option, Phrase& out) {
  if (option.verdict != Verdict::Accepted) {
    out.add("✗");
  } else if (asOf(option.action) == As::Palace && !forCity(state) &&
             completes(state, state.mover, colourOf(option.action))) {
    out.addSigned(palazzi::pointsOf(state, option.action));
  } else if (asOf(option.action) == As::Wall) {
    const WallScore walls = wallScore(state, state.mover);
    out.add(symbol::kShield).add(" ").add(walls.shields).add("/").add(walls.needed + 2);
  }
}

}  // namespace

// The cursor goes to the first thing that can be done with the card.
void PalazziUi::chooseOption(const State& state) {
  const CardOptions options = optionsOf(state, cardAt(state, row_, column_));
  option_ = 0;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].verdict != Verdict::Accepted) continue;
    option_ = static_cast<int8_t>(i);
    return;
  }
}

void PalazziUi::pointAtCard(const State& state, Action action) {
  const int rows = forCity(state) ? freeTriplets(state) : 1;
  for (int i = 0; i < rows * kTripletCards; ++i) {
    if (cardAt(state, i / kTripletCards, i % kTripletCards) != cardOf(action)) continue;
    row_ = static_cast<int8_t>(i / kTripletCards);
    column_ = static_cast<int8_t>(i % kTripletCards);
  }
  const CardOptions options = optionsOf(state, cardOf(action));
  option_ = 0;
  while (options[static_cast<std::size_t>(option_)].action != action) ++option_;
}

// To the next card in a direction; false when there is no other. In the City's triplets the cards go on row by row.
bool PalazziUi::moveCard(const State& state, int step, int rows) {
  const int count = rows * kTripletCards;
  int at = row_ * kTripletCards + column_;
  for (int i = 1; i < count; ++i) {
    at = (at + step + count) % count;
    if (!(tripletLeft(state, tripletAt(state, at / kTripletCards)) >> (at % kTripletCards) & 1)) continue;
    row_ = static_cast<int8_t>(at / kTripletCards);
    column_ = static_cast<int8_t>(at % kTripletCards);
    chooseOption(state);
    return true;
  }
  return false;
}

bool PalazziUi::cardEvent(Table& table, const Event& event) {
  const State& state = known(table);
  const int rows = forCity(state) ? freeTriplets(state) : 1;
  if (event.is(Button::B)) return false;
  if (event.is(Button::Left) || event.is(Button::Right)) {
    if (!moveCard(state, event.step(), rows)) {
      table.refuse(Text::PalazziLastCard);
      return true;
    }
    table.sound(Effect::Move);
    return true;
  }
  const CardOptions options = optionsOf(state, cardAt(state, row_, column_));
  const CardOption& chosen = options[static_cast<std::size_t>(option_)];
  if (event.is(Button::A)) {
    if (chosen.verdict != Verdict::Accepted) {
      table.refuse(chosen.verdict);
      return true;
    }
    const bool done = asOf(chosen.action) == As::Palace && !forCity(state) &&
                      completes(state, state.mover, colourOf(chosen.action));
    static_cast<void>(table.play(chosen.action, done ? Effect::Complete : Effect::Card));
    return true;
  }
  const int count = static_cast<int>(options.size());
  if (count == 1) {
    // One thing to do with each card: up and down go through the cards as well.
    moveCard(state, event.step(), rows);
  } else {
    option_ = static_cast<int8_t>((option_ + event.step() + count) % count);
  }
  table.sound(Effect::Move);
  return true;
}

// The cards of a triplet that was taken, upright. It is lifted from the table; a card that was played leaves downwards.
int PalazziUi::drawUpright(const Table& table, Canvas& canvas, const Rect& area) const {
  const State& state = known(table);
  Motion& motion = table.motion();
  const int width = (area.w - 32) / kTripletCards, height = area.h > 200 ? 96 : 74, top = area.y + 6;
  const Action decided = motion.decided();
  const bool lifted = decided != kNoAction && kindOf(decided) == Kind::Take;
  const auto box = [&](int i, int y) { return makeRect(area.x + 10 + i * (width + 6), y, width, height); };
  for (int i = 0; i < kTripletCards; ++i) {
    const bool left = tripletLeft(state, tripletAt(state, 0)) >> i & 1;
    const CardId card = cardAt(state, 0, i);
    drawLargeCard(canvas, box(i, lifted ? motion.way(top + kWay, top) : top), card,
                  left ? CardState::Plain : CardState::Faded);
    if (decided != kNoAction && kindOf(decided) == Kind::Play && cardOf(decided) == card) {
      drawLargeCard(canvas, box(i, motion.way(top, top + height)), card);
    }
  }
  if (decided != kNoAction) motion.covers(makeRect(area.x, area.y, area.w, 2 * height + 6));
  drawCursorRing(canvas, motion.cursor(box(column_, top), kCardCursor), 5);
  return height + 10;
}

// The triplets as rows, where there are several or little room.
int PalazziUi::drawRows(const Table& table, Canvas& canvas, const Rect& area, int rows) const {
  const State& state = known(table);
  const int height = area.h < 110 ? 28 : 36;
  Rect chosen{};
  for (int r = 0; r < rows; ++r) {
    const Rect row = makeRect(area.x + 4, area.y + 3 + r * height, area.w - 8, height);
    const int triplet = tripletAt(state, r);
    drawTriplet(canvas, row, state, triplet, tripletLeft(state, triplet));
    if (r == row_) chosen = tripletCardBox(row, column_);
  }
  drawCursorRing(canvas, table.motion().cursor(chosen, kCardCursor), 5);
  return rows * height + 4;
}

void PalazziUi::drawCards(const Table& table, Canvas& canvas, const Rect& area) {
  const State& state = known(table);
  const int rows = forCity(state) ? freeTriplets(state) : 1;
  const bool upright = rows == 1 && area.h >= 110;
  const int y =
      area.y + 3 + (upright ? drawUpright(table, canvas, area) : drawRows(table, canvas, area, rows));
  const CardOptions options = optionsOf(state, cardAt(state, row_, column_));
  Menu menu;
  Phrase label, value;  // of the row being drawn
  menu.reset(static_cast<int>(options.size()), option_);
  const Rect list = makeRect(area.x + 4, y, area.w - 8, area.bottom() - y);
  // What moves among the cards goes on behind the list.
  canvas.fillRect(list, kPaper);
  menu.draw(table.motion(), canvas, list, [&](int i) {
    const CardOption& option = options[static_cast<std::size_t>(i)];
    labelOption(state, option.action, label.clear());
    valueOption(state, option, value.clear());
    return MenuRow{label, value, option.verdict == Verdict::Accepted};
  });
  // Where the card would go, if there is room for it.
  const int street = list.h - Menu::heightOf(list, static_cast<int>(options.size())) - 4;
  if (street < kStreetHeight) return;
  drawStreet(canvas, makeRect(area.x, area.bottom() - street, area.w, street), state,
             forCity(state) ? kCityArea : table.seat());
}

}  // namespace lucca::ui
