// A turn that mattered: the position before it with the plays of the turn as ghosts, and its words.
#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/cities.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

// The triplet that is taken in the turn; -1: none.
int tripletIn(std::span<const Action> actions) {
  for (const Action action : actions) {
    if (kindOf(action) == Kind::Take) return tripletOf(action);
  }
  return -1;
}

bool has(std::span<const Action> actions, Action action) {
  for (const Action one : actions) {
    if (one == action) return true;
  }
  return false;
}

// How a card of the triplet is played; kNoAction: not at all.
Action playOf(std::span<const Action> actions, CardId card) {
  for (const Action action : actions) {
    if (kindOf(action) == Kind::Play && cardOf(action) == card) return action;
  }
  return kNoAction;
}

std::string_view signOf(As as) {
  if (as == As::Palace) return symbol::kHouse;
  return as == As::Wall ? symbol::kWall : as == As::Bastion ? symbol::kBastion : std::string_view("✗");
}

// The cards of the one triplet with their destinations; what differs is ringed.
void drawCards(Canvas& canvas, const StagePlan& plan, const State& before, const TurnLook& look,
               int triplet) {
  const auto cards = shownCards(before, triplet);
  const Colour mark = look.showsBetter ? static_cast<Colour>(kAccent) : kInkSoft;
  for (int i = 0; i < kTripletCards; ++i) {
    const CardId card = cards[static_cast<std::size_t>(i)];
    const Rect box = plan.stageCard(i, kTripletCards);
    drawStageCard(canvas, box, card);
    const Action play = playOf(look.shown(), card);
    if (play == kNoAction) continue;
    const bool differs = !(has(look.played, play) && has(look.better, play));
    if (differs) drawRing(canvas, box, mark);
    const Rect cell = makeRect(box.x + box.w / 2 - 15, box.bottom() + 4, 30, 16);
    canvas.fillRoundRect(cell, 3, differs ? mark : static_cast<Colour>(kOnDark));
    drawLine(canvas, cell, signOf(asOf(play)),
             {&kFontBody, differs ? kOnDark : kInkSoft, Align::Centre, true});
  }
}

// All triplets: the emblem on the one taken, a tick on the better one, a ring round the one that is shown.
void drawRowsOf(const Table& table, Canvas& canvas, const StagePlan& plan, const State& before,
                const TurnLook& look) {
  const int played = tripletIn(look.played), better = tripletIn(look.better);
  const int shown = look.showsBetter ? better : played;
  drawTriplets(table, canvas, plan, before, look.entries, shown);
  const SeatInfo& who = table.who(look.seat);
  const auto place = [&](int triplet) {
    const Rect row = plan.rowBox(triplet);
    return makeRect(row.x + 6, row.y + row.h / 2, 0, 0);
  };
  if (shown >= 0)
    drawRing(canvas, plan.rowBox(shown), look.showsBetter ? static_cast<Colour>(kAccent) : kInkSoft);
  if (played >= 0) {
    const Rect at = place(played);
    drawMedallion(canvas, static_cast<Emblem>(who.emblem), at.x, at.y, 7, seatPaint(who));
    canvas.words().name(who.name.view(), makeRect(at.x - 7, at.y - 7, 15, 15));
  }
  if (better < 0) return;
  const Rect at = place(better);
  canvas.fillCircle(at.x, at.y, 7, kAccent);
  drawLine(canvas, makeRect(at.x - 7, at.y - 8, 15, 16), "✓", {&kFontSmall, kOnDark, Align::Centre, true});
}

void drawTurnCaption(Canvas& canvas, const Rect& box, const TurnLook& look) {
  canvas.words().part(ScreenPart::Caption, box);
  canvas.fillRect(box, kStone);
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kStoneDark);
  const bool two = box.h >= 30;
  const int half = two ? box.h / 2 : box.h - 1;
  const Rect chip = makeRect(box.x + 5, box.y + 3, Canvas::textWidth(look.chip, kFontSmall) + 10, half - 4);
  canvas.fillRoundRect(chip, 4, look.showsBetter ? static_cast<Colour>(kAccent) : kInkSoft);
  drawLine(canvas, chip, look.chip, {&kFontSmall, kOnDark, Align::Centre, true});
  const Rect line = makeRect(chip.right() + 5, box.y + 1, box.right() - chip.right() - 9, half);
  std::string_view what = look.what;
  while (Canvas::textWidth(what, kFontSmall) > line.w && what.rfind(" · ") != std::string_view::npos)
    what = what.substr(0, what.rfind(" · "));
  if (Canvas::textWidth(what, kFontSmall) <= line.w)
    drawLine(canvas, line, what, {&fitting(what, line.w, kFontBody, kFontSmall), kInk, Align::Left, true});
  const Rect below = makeRect(box.x + 6, box.y + half, box.w - 12, box.h - half);
  if (two && Canvas::textWidth(look.why, kFontSmall) <= below.w)
    drawLine(canvas, below, look.why, {&kFontSmall, kInkSoft, Align::Left, true});
}

}  // namespace

void PalazziPictures::drawTurning(const Table& table, const TurnLook& look, Canvas& canvas) const {
  const State &before = known(look.before), &after = known(look.after);
  const StagePlan plan = stagePlan(canvas, before);
  drawStageTitle(table, canvas, plan, before, look.seat);
  FixedList<Action, 8> plays;
  for (const Action action : look.shown()) {
    if (kindOf(action) == Kind::Play && asOf(action) != As::Discard && !plays.full()) plays.push(action);
  }
  CityLook city;
  city.ghosts = {plays.begin(), plays.size()};
  city.after = &after;
  drawCity(canvas, plan.city, before, look.seat, city);
  const int played = tripletIn(look.played), better = tripletIn(look.better);
  if (played >= 0 && played == better) {
    drawCards(canvas, plan, before, look, played);
  } else {
    drawRowsOf(table, canvas, plan, before, look);
  }
  bool refusal;
  const std::string_view note = table.note(refusal);
  if (note.empty()) {
    drawTurnCaption(canvas, plan.caption, look);
  } else {
    Caption said;
    said.first.add(note);
    said.refusal = refusal;
    drawCaption(canvas, plan.caption, said);
  }
  drawBottomLine(table, canvas, plan.footer, plan.foot, look.keys);
}

// A palace once, with what it then has; walls together.
void PalazziWords::tellTurn(const AnyView& view, Seat seat, std::span<const Action> actions,
                            Phrase& out) const {
  const State& before = viewAs<View>(view).known;
  int added[kColours] = {}, walls = 0, bastions = 0;
  for (const Action action : actions) {
    if (kindOf(action) != Kind::Play) continue;
    if (asOf(action) == As::Palace) ++added[colourOf(action)];
    walls += asOf(action) == As::Wall;
    bastions += asOf(action) == As::Bastion;
  }
  const auto next = [&]() -> Phrase& { return out.empty() ? out : out.add(" · "); };
  const auto name = [&](int colour) {
    return out.empty() ? capitalised(palaceColourName(colour)) : Phrase().add(palaceColourName(colour));
  };
  for (const Action action : actions) {
    if (kindOf(action) != Kind::Open) continue;
    const Phrase colour = name(colourOf(action));
    next().add(Text::PalazziTurnOpened, {colour});
  }
  for (int colour = 0; colour < kColours; ++colour) {
    if (added[colour] == 0) continue;
    const Palace palace = palaceOf(before, seat, colour);
    const int floors =
        static_cast<int>(palace.zone == Zone::Building ? palace.cards.size() : 0) + added[colour];
    const Phrase called = name(colour);
    if (floors >= before.size) {
      next().add(Text::PalazziTurnDone, {called});
    } else if (floors == added[colour] && floors == 1) {
      next().add(Text::PalazziTurnNew, {called});
    } else {
      next().add(Text::PalazziTurnFloors, {called, floors, int{before.size}});
    }
  }
  if (walls > 0) next().add(countForm(walls, Text::PalazziTurnWall, Text::PalazziTurnWalls), {walls});
  if (bastions > 0)
    next().add(countForm(bastions, Text::PalazziTurnBastion, Text::PalazziTurnBastions), {bastions});
}

}  // namespace lucca::ui
