// The stage in every state of the game.
#include "drawing/type/symbols.h"
#include "ui/palazzi/acts/acts.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

void PalazziUi::drawStage(const Table& table, Canvas& canvas, const Cue& cue) {
  const StagePlan plan = stagePlan(canvas, known(table));
  if (cue.moment != nullptr) return playMoment(table, canvas, *cue.moment, cue, rest_);
  if (table.motion().acting() && table.motion().decided() != kNoAction) return drawDecided(table, canvas);
  drawPosition(table, canvas, plan);
}

// What the player decided is on its way.
void PalazziUi::drawDecided(const Table& table, Canvas& canvas) {
  Phrase words;
  kPalazziWords.describe(table, table.moment(), words);
  playMoment(table, canvas, table.moment(), {Cue::Kind::Position, &table.moment(), words, {}, nullptr}, 0);
}

void PalazziUi::drawPosition(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const Phase phase = known(table).phase;
  if (table.stage() == Stage::Think) return drawThinking(table, canvas, plan);
  if (phase <= Phase::Reveal) return drawKeep(table, canvas, plan);
  if (!table.deciding()) return drawDone(table, canvas, plan);
  switch (phase) {
    case Phase::Turn:
      return drawTurn(table, canvas, plan);
    case Phase::CityPick:
      return drawPick(table, canvas, plan);
    default:
      return drawCards(table, canvas, plan);
  }
}

// The turn is over but for the player's word.
void PalazziUi::drawDone(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  const Action last = table.moment().action;
  const bool picked = table.moment().mover == seat && kindOf(last) == Kind::City;
  const int owner = picked ? kCityArea : seat;
  drawStageTitle(table, canvas, plan, state, owner, {.by = seat});
  drawCity(canvas, plan.city, state, owner);
  drawTriplets(table, canvas, plan, state, table.entries());
  Caption caption;
  const bool asked = table.stage() == Stage::Confirm;
  const Standing now = standingOf(state, seat);
  if (asked) caption.first.add(Text::PlayDone);
  if (!plan.low) addNow(caption.second, now, plan.caption.w - 12);
  drawFoot(table, canvas, plan, caption, asked ? tr(Text::KeyEndTurn) : std::string_view(),
           asked ? undoWord(plan) : std::string_view(), kArrows);
}

void PalazziUi::drawThinking(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat thinker = table.mover(), shown = shownSeat(table);
  const bool picks = state.phase == Phase::CityPick && !mine_;
  drawStageTitle(table, canvas, plan, state, picks ? kCityArea : shown, {.by = thinker});
  const bool built = state.phase > Phase::Reveal;
  drawCity(canvas, plan.city, state, picks ? kCityArea : shown);
  if (state.phase == Phase::Play && !mine_) {
    drawHeldCards(canvas, plan, state);
  } else if (built) {
    drawTriplets(table, canvas, plan, state, table.entries());
  }
  Caption caption;
  caption.first.add(Text::PlayThinks, {table.name(thinker)});
  caption.second.add(Text::PalazziCityOf, {table.name(shown)});
  if (built) caption.second.add("  ▲▼ ").add(Text::PalazziAllCities);
  drawFoot(table, canvas, plan, caption, tr(Text::KeyFaster),
           tr(!built  ? Text::ResultMenu
              : mine_ ? Text::PalazziKeyTheirs
                      : Text::PalazziKeyMine),
           built ? kArrows : ButtonSet{0});
  const int width = plan.caption.w / 4;
  drawProgress(canvas,
               makeRect(plan.caption.right() - width - 8, plan.caption.y + (plan.low ? 7 : 8), width, 4),
               table.thinkProgress());
}

// B goes between the computer's city and one's own. Whoever plays: left and right go to the neighbours' cities, up and down
// to all of them, and one comes back to what was on the stage.
bool PalazziUi::watchEvent(Table& table, const Event& event) {
  const State& state = known(table);
  if (state.phase <= Phase::Reveal) return false;
  if (event.is(Button::Left) || event.is(Button::Right)) {
    table.inspect((shownSeat(table) + event.step() + state.areas) % state.areas);
    return true;
  }
  if (event.is(Button::Up) || event.is(Button::Down)) {
    table.inspect(state.areas);
    return true;
  }
  if (!event.is(Button::B) || table.stage() != Stage::Think) return false;
  mine_ = !mine_;
  table.tell().sound(Effect::Move);
  table.screen().redraw();
  return true;
}

// Whose city is on the stage while others play.
Seat PalazziUi::shownSeat(const Table& table) const {
  if (table.stage() == Stage::Think) return mine_ ? table.seat() : table.mover();
  const Seat mover = table.stage() == Stage::Show ? table.moment().mover : kNobody;
  return mover >= 0 ? mover : table.seat();
}

}  // namespace lucca::ui
