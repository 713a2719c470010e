#include "ui/palazzi/stage_view.h"

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/names.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr Tint kBox = kOnDark;

// A box with an edge, of the tag's kind.
void drawBox(Canvas& canvas, const Rect& box) {
  canvas.fillRoundRect(box, 4, kInk);
  canvas.fillRoundRect(inset(box, 1), 4, kBox);
}

std::string_view signOf(As as) {
  switch (as) {
    case As::Palace:
      return symbol::kHouse;
    case As::Wall:
      return symbol::kWall;
    case As::Bastion:
      return symbol::kBastion;
    case As::Discard:
      break;
  }
  return "✗";
}

void drawDestination(Canvas& canvas, const Rect& cell, const CardOption& option, bool chosen, bool byColour) {
  const bool possible = option.verdict == Verdict::Accepted;
  const Colour ink = chosen ? kOnDark : possible ? kInkSoft : kStoneDark;
  if (chosen) canvas.fillRoundRect(cell, 3, possible ? kAccent : kWarning);
  const int x = cell.x + cell.w / 2, y = cell.y + cell.h / 2;
  if (byColour && asOf(option.action) == As::Palace && possible) {
    canvas.fillCircle(x, y, 7, kPalaceColour[colourOf(option.action)]);
    drawPalaceSign(canvas, colourOf(option.action), x, y, 5, kOnPalaceColour[colourOf(option.action)]);
  } else {
    drawLine(canvas, cell, signOf(asOf(option.action)), {&kFontBody, ink, Align::Centre});
  }
  if (!possible)
    canvas.drawLine(cell.x + 5, cell.bottom() - 4, cell.right() - 6, cell.y + 3, chosen ? kOnDark : kWarning);
}

}  // namespace

namespace {

[[gnu::noinline]] void drawCrown(Canvas& canvas, const Rect& box) {
  canvas.fillRoundRect(box, 4, kOnDark);
  canvas.fillRoundRect(inset(box, 1), 3, kWildGround);
  drawLine(canvas, box, symbol::kCrown, {&kFontSmall, kOnDark, Align::Centre, true});
}

}  // namespace

void drawCrowns(Canvas& canvas, const CityPlan& city, const State& state, std::span<const Action> plays) {
  for (const Action action : plays) {
    if (asOf(action) != As::Palace || !isWild(cardOf(action))) continue;
    const int x = city.left + colourOf(action) * city.lot + city.lot / 2;
    const int y = city.palaceTop(state.size) - (city.signs ? city.palace.roof + 15 : 9);
    drawCrown(canvas, makeRect(x - 9, y > city.sky.y ? y : city.sky.y, 19, 14));
  }
}

namespace {

// A guest's medallion; the City has none, it is the word.
int drawGuestSign(const Table& table, Canvas& canvas, int x, int y, int who, int radius) {
  if (who >= table.setup().players) {
    canvas.drawText(tr(Text::PalazziCity), x, y + kFontSmall.capHeight / 2, kFontSmall, kInkSoft);
    return Canvas::textWidth(tr(Text::PalazziCity), kFontSmall) + 3;
  }
  const SeatInfo& info = table.who(static_cast<Seat>(who));
  drawMedallion(canvas, static_cast<Emblem>(info.emblem), x + radius, y, radius, seatPaint(info));
  return 2 * radius + 2;
}

// Medallion, name and points a line, then the sum.
void drawGuestsBeside(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state,
                      Seat seat, int colour) {
  const Rect room = plan.detail();
  int y = room.y + 1;
  Phrase number;
  const auto line = [&] { return makeRect(room.x, y, room.w - 3, 16); };
  for (int who = 0; who < state.areas; ++who) {
    const int points = partyFrom(state, who, colour);
    if (who == seat || points == 0) continue;
    number.clear().add(points);
    drawLine(canvas, line(), number, {&kFontBody, kInk, Align::Right, true});
    const bool city = who >= state.players;
    const int used = city ? 0 : drawGuestSign(table, canvas, room.x, y + 8, who, 7);
    // A long name loses its end; the medallion tells whose it is.
    Phrase name;
    name.add(ownerName(table, who));
    const int left = room.x + used + 1, width = room.right() - left - (points > 9 ? 20 : 13);
    while (Canvas::textWidth(name, kFontSmall) > width) name.removeLast();
    drawLine(canvas, makeRect(left, y, width, 16), name, {&kFontSmall, kInk, Align::Left, true});
    y += 16;
  }
  if (y == room.y + 1) return;
  canvas.fillRect(makeRect(room.x, y, room.w - 2, 1), kStoneDark);
  number.clear().addSigned(partyWorth(state, seat, colour));
  drawLine(canvas, line(), symbol::kGoblet, {&kFontSmall, kAccent, Align::Left, true});
  drawLine(canvas, line(), number, {&kFontBody, kAccent, Align::Right, true});
}

}  // namespace

void drawGuestList(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state, Seat seat,
                   int colour) {
  if (plan.low) return drawGuestsBeside(table, canvas, plan, state, seat, colour);
  bool refusal = false;
  if (!table.note(refusal).empty()) return;
  const int y = plan.caption.bottom() - 9, base = y + kFontSmall.capHeight / 2;
  int x = plan.caption.x + 6, guests = 0;
  Phrase words;
  const auto say = [&](int gap) {
    canvas.drawText(words, x, base, kFontSmall, kInkSoft);
    x += Canvas::textWidth(words, kFontSmall) + gap;
  };
  words.add(Text::PalazziGuests);
  say(8);
  for (int who = 0; who < state.areas; ++who) {
    const int points = partyFrom(state, who, colour);
    if (who == seat || points == 0) continue;
    if (guests++ > 0) {
      words.clear().add("+");
      say(4);
    }
    x += drawGuestSign(table, canvas, x, y, who, 7);
    words.clear().add(points);
    say(5);
  }
  words.clear().add("= ").add(partyWorth(state, seat, colour));
  say(0);
}

void drawHeldCards(Canvas& canvas, const StagePlan& plan, const State& state) {
  const auto cards = shownCards(state, state.current);
  for (int i = 0; i < kTripletCards; ++i) {
    const Rect box = plan.stageCard(i, kTripletCards);
    if (state.unplayed >> i & 1) {
      drawStageCard(canvas, box, cards[static_cast<std::size_t>(i)]);
      nameCard(canvas, box, cards[static_cast<std::size_t>(i)]);
    } else {
      drawPlayedCard(canvas, box);
    }
  }
}

void drawTag(Canvas& canvas, const StagePlan& plan, std::string_view words, bool warning) {
  if (words.empty()) return;
  const Colour colour = warning ? kWarning : kInk;
  Rect box = plan.tag();
  if (plan.low) {
    // Many walls: the colour of the warning says what the sign at the end would.
    if (Canvas::textWidth(words, kFontSmall) > box.w) words = words.substr(0, words.rfind(' '));
    drawLine(canvas, box, words, {&fitting(words, box.w, kFontBody, kFontSmall), colour, Align::Centre});
    return;
  }
  box.w = static_cast<int16_t>(Canvas::textWidth(words, kFontBody) + 14);
  drawBox(canvas, box);
  drawLine(canvas, box, words, {&kFontBody, colour, Align::Centre});
}

void drawDestinations(Canvas& canvas, const StagePlan& plan, const CardOptions& options, int chosen) {
  // A wild card may go to several palaces: one cell serves them all, with the sign of the one under the cursor.
  const int count = static_cast<int>(options.size());
  int palaces = 0;
  while (palaces < count && asOf(options[static_cast<std::size_t>(palaces)].action) == As::Palace) ++palaces;
  const int joined = palaces > 1 ? palaces - 1 : 0, cells = count - joined;
  const Rect box = plan.choices(cells);
  drawBox(canvas, box);
  const int width = (box.w - 6) / cells;
  for (int cell = 0; cell < cells; ++cell) {
    const bool house = palaces > 0 && cell == 0;
    const int at = house ? (chosen < palaces ? chosen : 0) : cell + joined;
    drawDestination(canvas, makeRect(box.x + 3 + cell * width, box.y + 3, width, box.h - 6),
                    options[static_cast<std::size_t>(at)], house ? chosen < palaces : at == chosen,
                    palaces > 1);
  }
}

Rect drawOrderRow(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state,
                  SeatSet changed, bool atLeft) {
  const PlayOrder order = playOrder(state);
  const int step = plan.low ? (plan.rows.w - 4) / order.count : 44, width = order.count * step + 6;
  const Rect box = plan.low ? makeRect(plan.rows.x, plan.rows.y + 60, plan.rows.w, 20)
                            : makeRect(atLeft ? 3 : plan.title.w - width - 3, plan.title.h + 42, width, 24);
  drawBox(canvas, box);
  Phrase words;
  const auto read = [&](int i) {
    words.clear().add(plan.low ? std::string_view() : symbol::kShield);
    words.add(order.entry[static_cast<std::size_t>(i)].shields);
    return Canvas::textWidth(words, kFontSmall);
  };
  int letters = 0;
  for (int i = 0; i < order.count; ++i) letters += read(i);
  // On a low panel five with two digits each leave room for small medallions only.
  int radius = plan.low ? 6 : 8;
  const auto spare = [&] { return box.w - 6 - letters - order.count * (2 * radius + 1); };
  while (plan.low && spare() < 0 && radius > 3) --radius;
  int x = box.x + 3;
  const int y = box.y + box.h / 2;
  for (int i = 0; i < order.count; ++i) {
    const Seat seat = order.entry[static_cast<std::size_t>(i)].seat;
    drawMedallion(canvas, static_cast<Emblem>(table.who(seat).emblem), x + radius, y, radius,
                  seatPaint(table.who(seat)));
    const int wide = read(i);
    canvas.drawText(words, x + 2 * radius + 1, y + kFontSmall.capHeight / 2, kFontSmall,
                    changed >> seat & 1 ? kWarning : kInk);
    x += plan.low ? 2 * radius + 1 + wide + spare() / order.count : step;
  }
  return box;
}

namespace {

constexpr int kCaptionMargins = 12;

// Where one line does not hold a sentence it is said over the city, beside the cards that one chooses from.
void drawWordsBeside(Canvas& canvas, const StagePlan& plan, std::string_view words, bool warning) {
  const int left = plan.city.sky.x;
  const Rect box = makeRect(left, plan.title.h, plan.title.w - left, plan.caption.y - plan.title.h);
  canvas.fillRect(box, kStone);
  drawWrappedCentred(canvas, inset(box, 3, 1), words, {&kFontSmall, warning ? kWarning : kInk});
}

// Words up to the first full stop that a space follows.
std::string_view firstSentence(std::string_view words) {
  const std::size_t end = words.find(". ");
  return end == words.npos ? words : words.substr(0, end + 1);
}

// Words that are too long end at their first full stop: more than a line on a low panel, before words cover its rows, and
// more than two elsewhere.
[[gnu::noinline]] void tell(Canvas& canvas, const StagePlan& plan, const Caption& caption) {
  const int room = plan.caption.w - kCaptionMargins, lines = plan.low ? 1 : 2;
  if (countLines(caption.first, room, kFontSmall) <= lines) {
    return drawCaption(canvas, plan.caption, caption);
  }
  if (const std::string_view most = firstSentence(caption.first);
      !plan.low || Canvas::textWidth(most, kFontSmall) <= room) {
    Caption less;
    less.first.add(most);
    less.refusal = caption.refusal;
    return drawCaption(canvas, plan.caption, less);
  }
  drawWordsBeside(canvas, plan, caption.first, caption.refusal);
  Caption rest;
  rest.refusal = caption.warning;
  if (Canvas::textWidth(caption.second, kFontSmall) <= room) rest.first = caption.second;
  drawCaption(canvas, plan.caption, rest);
}

// In the sky over the city of a low panel, as high as they need.
void drawWordsInSky(Canvas& canvas, const StagePlan& plan, std::string_view words) {
  const int left = plan.city.sky.x, width = plan.title.w - left;
  const int height = countLines(words, width - 6, kFontSmall) * kFontSmall.lineHeight + 4;
  const Rect box = makeRect(left, plan.title.h, width, height);
  canvas.words().part(ScreenPart::Note, box);
  canvas.fillRect(box, kStone);
  canvas.fillRect(makeRect(box.x, box.bottom() - 1, box.w, 1), kStoneDark);
  drawWrapped(canvas, inset(box, 3, 1), words, {&kFontSmall, kInk});
}

// The shell's notes go before everything else. On a low panel two lines lie in the sky, so that the keys keep their
// line; a refusal stands where the eyes are, over the keys.
[[gnu::noinline]] void tellNote(Canvas& canvas, const StagePlan& plan, std::string_view note, bool refusal,
                                const Caption& usual) {
  const int room = plan.caption.w - kCaptionMargins;
  if (plan.low && countLines(note, room, kFontSmall) > 2) note = firstSentence(note);
  Caption caption;
  caption.first.add(note);
  caption.refusal = refusal;
  const bool twoLines = plan.low && countLines(note, room, kFontSmall) == 2;
  if (twoLines && refusal) return drawCaption(canvas, join(plan.caption, plan.footer), caption);
  if (!twoLines) return tell(canvas, plan, caption);
  tell(canvas, plan, usual);
  drawWordsInSky(canvas, plan, note);
}

}  // namespace

std::string_view undoWord(const StagePlan& plan) {
  constexpr int kRoom = 50;
  const std::string_view undo = tr(Text::KeyUndo);
  return plan.wide || Canvas::textWidth(undo, kFontSmall) <= kRoom ? undo : tr(Text::KeyBack);
}

void drawFoot(const Table& table, Canvas& canvas, const StagePlan& plan, const Caption& caption,
              const BottomLine& keys) {
  const int top = plan.low ? plan.title.h : plan.caption.y;  // words may be said beside the cards
  if (!canvas.shows(makeRect(0, top, plan.title.w, plan.footer.bottom() - top))) return;
  bool refusal = false;
  const std::string_view note = table.note(refusal);
  drawBottomLine(table, canvas, plan.footer, plan.foot, keys);
  if (!note.empty()) return tellNote(canvas, plan, note, refusal, caption);
  tell(canvas, plan, caption);
}

void drawFoot(const Table& table, Canvas& canvas, const StagePlan& plan, const Caption& caption,
              std::string_view a, std::string_view b, ButtonSet moves) {
  drawFoot(table, canvas, plan, caption, {.a = a, .b = b, .moves = moves});
}

}  // namespace lucca::ui
