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
  describe(table, table.moment(), words);
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
  drawStageTitle(table, canvas, plan, state, seat);
  drawCity(canvas, plan.city, state, picked ? kCityArea : seat);
  drawTriplets(table, canvas, plan, state, table.entries());
  Caption caption;
  const bool asked = table.stage() == Stage::Confirm;
  const Standing now = standingOf(state, seat);
  if (asked) caption.first.add(Text::PlayDone);
  if (!plan.low) addChange(caption.second, now, now, plan.caption.w - 12);
  drawFoot(table, canvas, plan, caption, asked ? tr(Text::KeyEndTurn) : std::string_view(),
           asked ? tr(Text::KeyUndo) : std::string_view());
}

void PalazziUi::drawThinking(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat thinker = table.mover(), shown = mine_ ? table.seat() : thinker;
  const bool picks = state.phase == Phase::CityPick && !mine_;
  drawStageTitle(table, canvas, plan, state, shown);
  const bool built = state.phase > Phase::Reveal;
  if (built) {
    drawCity(canvas, plan.city, state, picks ? kCityArea : shown);
    if (state.phase == Phase::Play && !mine_) {
      drawHeldCards(canvas, plan, state);
    } else {
      drawTriplets(table, canvas, plan, state, table.entries());
    }
  } else {
    drawSky(canvas, plan.city.sky, {1, state.rounds}, 60);
    canvas.fillRect(
        makeRect(plan.city.sky.x, plan.city.ground(), plan.city.sky.w, plan.caption.y - plan.city.ground()),
        kStoneDark);
  }
  Caption caption;
  caption.first.add(Text::PlayThinks, {table.name(thinker)});
  caption.second.add(Text::PalazziCityOf, {table.name(shown)});
  drawFoot(table, canvas, plan, caption, tr(Text::KeyFaster),
           !built ? std::string_view() : tr(mine_ ? Text::PalazziKeyTheirs : Text::PalazziKeyMine));
  const int width = plan.caption.w / 4;
  drawProgress(canvas,
               makeRect(plan.caption.right() - width - 8, plan.caption.y + (plan.low ? 7 : 8), width, 4),
               table.thinkProgress());
}

// B goes between the computer's city and one's own; after the last card left and right go to the neighbours'.
bool PalazziUi::watchEvent(Table& table, const Event& event) {
  const State& state = known(table);
  const bool sideways = event.is(Button::Left) || event.is(Button::Right);
  if (sideways && table.stage() == Stage::Confirm && state.phase > Phase::Reveal) {
    table.inspect((table.seat() + event.step() + state.areas) % state.areas);
    return true;
  }
  if (!event.is(Button::B) || table.stage() != Stage::Think || known(table).phase <= Phase::Reveal)
    return false;
  mine_ = !mine_;
  table.sound(Effect::Move);
  table.redraw();
  return true;
}

}  // namespace lucca::ui
