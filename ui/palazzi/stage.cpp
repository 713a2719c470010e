#include "ui/palazzi/stage.h"

#include "ui/palazzi/captions.h"
#include "ui/palazzi/meanwhile.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

bool isSecret(const Table& table) { return known(table).phase <= Phase::Keep; }

constexpr TurnFlow kFlow = {.saysNotes = true, .secret = isSecret};

}  // namespace

const TurnFlow& PalazziStage::flow() const { return kFlow; }
const GameWords& PalazziStage::words() const { return kPalazziWords; }
const GamePictures& PalazziStage::pictures() const { return kPalazziPictures; }
const Meanwhile* PalazziStage::meanwhile() const { return &kPalazziMeanwhile; }

Decision& PalazziStage::decision(const Table& table) {
  const Phase phase = known(table).phase;
  if (phase <= Phase::Reveal) return keepPair_;
  if (phase == Phase::Turn) return takeTriplet_;
  if (phase == Phase::CityPick) return pickForCity_;
  return placeCard_;
}

void PalazziStage::draw(const Table& table, Canvas& canvas, int) {
  if (table.motion().acting() && table.motion().decided() != kNoAction) return drawDecided(table, canvas);
  drawPosition(table, canvas);
}

// The animation of the player's decision.
void PalazziStage::drawDecided(const Table& table, Canvas& canvas) {
  acts_.draw(table, canvas, {.kind = Cue::Kind::Own, .moment = &table.moment(), .words = table.words()});
}

void PalazziStage::drawPosition(const Table& table, Canvas& canvas) const {
  const StagePlan plan = stagePlan(canvas, known(table));
  const Phase phase = known(table).phase;
  if (table.phase() == Session::Phase::Think) return drawThinking(table, canvas, plan);
  if (phase <= Phase::Reveal) return keepPair_.draw(table, canvas, plan);
  if (!table.deciding()) return drawDone(table, canvas, plan);
  switch (phase) {
    case Phase::Turn:
      return takeTriplet_.draw(table, canvas, plan);
    case Phase::CityPick:
      return pickForCity_.draw(table, canvas, plan);
    default:
      return placeCard_.draw(table, canvas, plan);
  }
}

// The turn is over but for the player's word.
void PalazziStage::drawDone(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  const Action last = table.moment().action;
  const bool picked = table.moment().mover == seat && kindOf(last) == Kind::City;
  const int owner = picked ? kCityArea : seat;
  drawStageTitle(table, canvas, plan, state, owner, {.by = seat});
  drawCity(canvas, plan.city, state, owner);
  drawTriplets(table, canvas, plan, state, table.entries());
  Caption caption;
  const bool asked = table.phase() == Session::Phase::Confirm;
  const Standing now = standingOf(state, seat);
  if (asked) caption.first.add(Text::PlayDone);
  if (!plan.low) addNow(caption.second, now, plan.caption.w - 12);
  drawFoot(table, canvas, plan, caption, asked ? tr(Text::KeyEndTurn) : std::string_view(),
           asked ? undoWord(plan) : std::string_view(), kArrows);
}

void PalazziStage::drawThinking(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat thinker = table.mover(), shown = acts_.shownSeat(table);
  const bool mine = acts_.showsMine(), picks = state.phase == Phase::CityPick && !mine;
  drawStageTitle(table, canvas, plan, state, picks ? kCityArea : shown, {.by = thinker});
  const bool built = state.phase > Phase::Reveal;
  drawCity(canvas, plan.city, state, picks ? kCityArea : shown);
  if (state.phase == Phase::Play && !mine) {
    drawHeldCards(canvas, plan, state);
  } else if (built) {
    drawTriplets(table, canvas, plan, state, table.entries());
  }
  Caption caption;
  caption.first.add(Text::PlayThinks, {table.name(thinker)});
  caption.second.add(Text::PalazziCityOf, {table.name(shown)});
  if (built) caption.second.add("  ▲▼ ").add(Text::PalazziAllCities);
  drawFoot(table, canvas, plan, caption, tr(Text::KeyFaster),
           tr(!built ? Text::ResultMenu
              : mine ? Text::PalazziKeyTheirs
                     : Text::PalazziKeyMine),
           built ? kArrows : ButtonSet{0});
  const int width = plan.caption.w / 4;
  const Rect progress =
      makeRect(plan.caption.right() - width - 8, plan.caption.y + (plan.low ? 7 : 8), width, 4);
  drawProgress(canvas, progress, table.thinkProgress());
  table.screen().countsIn(progress);
}

}  // namespace lucca::ui
