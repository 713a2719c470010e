#include "ui/torri/stage.h"

#include "ui/torri/built.h"
#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/position.h"
#include "ui/torri/race.h"
#include "ui/torri/seen.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

// A seat that takes a prisoner is in the struggle of the seat in turn.
bool interrupts(const Table& table) { return seatInTurn(stateOf(table)) != table.seat(); }

bool turnOver(const Table& table) { return struggleOf(stateOf(table)).placed == kNoLot; }

// A turn after which another seat wins waits for A: it is the last moment to take it back.
bool endWaits(const Table& table) { return turnOver(table) && winsNext(stateOf(table), table.seat()) >= 0; }

constexpr TurnFlow kFlow = {
    .keepsSecrets = false,
    .greetingMs = 1200,
    .endsAfterMs = 2000,
    .interrupts = interrupts,
    .turnOver = turnOver,
    .endWaits = endWaits,
};

Text greetingOf(const State& state) {
  if (state.phase == Phase::Prisoner) return Text::TorriGreetPrisoner;
  if (state.phase == Phase::Switch) return Text::KeyEndTurn;
  return state.used != 0 ? Text::TorriGreetSecond : Text::TorriGreet;
}

void drawGreeting(const Shot& shot) {
  const Text greeting = greetingOf(shot.state);
  const Phrase hint = hintWords(shot.table);
  drawBanner(shot.canvas, shot.layout, shot.table, shot.state, shot.table.seat(),
             greeting == Text::TorriGreet && shot.table.tellsHint() ? hint.view() : tr(greeting));
  drawStageFooter(shot.canvas, shot.layout, shot.table, {.a = tr(Text::TorriAnyKey), .b = tr(Text::KeySkip)});
  // Nothing moves until it goes; what an act covers is drawn again and again, so one row is enough.
  shot.motion().covers(makeRect(0, shot.layout.footer.bottom() - 1, shot.canvas.width(), 1));
}

}  // namespace

const TurnFlow& TorriStage::flow() const { return kFlow; }
const GameWords& TorriStage::words() const { return kTorriWords; }
const GamePictures& TorriStage::pictures() const { return kTorriPictures; }

Decision& TorriStage::decision(const Table& table) {
  const Phase phase = stateOf(table).phase;
  if (phase == Phase::Prisoner) return takePrisoner_;
  if (phase == Phase::Switch) return endTurn_;
  return placeBrick_;
}

void TorriStage::draw(const Table& table, Canvas& canvas, int timeLeft) {
  const State& state = stateOf(table);
  const StageLayout layout = layoutAt(table, canvas);
  const CityMeasures measures = cityMeasures(layout, state.size());
  Shot shot{canvas, table, state, layout, measures, cursor_.camera, measures};
  cursor_.enterCity(state);
  if (drawOwnAct(shot)) return;
  pointCamera(shot);
  const bool asked = table.phase() == Session::Phase::Confirm;
  if (!table.deciding() && !asked) {
    drawWaiting(shot);
  } else if (state.phase == Phase::Prisoner) {
    takePrisoner_.draw(shot);
  } else if (asked || state.phase == Phase::Switch) {
    endTurn_.draw(shot, timeLeft);
  } else {
    placeBrick_.draw(shot);
  }
  const bool greeted = table.motion().acting() && table.motion().decided() == kNoAction;
  if (greeted) drawGreeting(shot);
}

// The camera follows the cursor, as long as that takes.
void TorriStage::pointCamera(Shot& shot) {
  const Camera next = shot.still.follow(cursor_.camera, cursor_.lot);
  const int glided = shot.motion().glided();
  if (next != cursor_.camera || glided == Motion::kWhole) cursor_.cameraFrom = cursor_.camera;
  cursor_.camera = shot.camera = next;
  if (cursor_.cameraFrom == cursor_.camera) return;
  shot.measures.shift(cursor_.cameraFrom, cursor_.camera, Motion::kWhole - glided);
  shot.motion().glides(shot.layout.city);
}

// A player's own decision is shown like a computer's.
bool TorriStage::drawOwnAct(const Shot& shot) {
  const Moment& moment = shot.table.moment();
  // It stays in sight until the struggle continues.
  const bool waits = shot.table.phase() == Session::Phase::Confirm && !turnOver(shot.table);
  const Action decided = waits ? moment.action : shot.motion().acting() ? shot.motion().decided() : kNoAction;
  if (decided == kNoAction || moment.action != decided) return false;
  if (kindOf(decided) != Kind::Prisoner && kindOf(decided) != Kind::Switch) return false;
  acts_.drawOwn(shot, moment);
  return true;
}

// A computer thinks, or the rules act.
void TorriStage::drawWaiting(const Shot& shot) {
  CityMarks marks;
  drawPosition(shot, cursor_, marks);
  const Seat active = activeSeat(shot.table, shot.state);
  drawRace(shot.canvas, shot.layout, shot.table, shot.state, active, kColours,
           &cursor_.threats(shot.state, kThreatsAtOnce));
  drawSupply(shot.canvas, shot.layout, shot.state, {});
  drawSideSection(shot.canvas, shot.layout, shot.state, kNoLot);
  if (shot.table.phase() != Session::Phase::Think)
    return drawStageFooter(shot.canvas, shot.layout, shot.table, {});
  const Phrase words(Text::PlayThinks, {shot.table.name(active)});
  drawThinking(shot.canvas, shot.layout, words, brickPaint(colourOfSeat(shot.state, active)).ground,
               shot.table.thinkProgress(), shot.table.screen());
  drawStageFooter(shot.canvas, shot.layout, shot.table,
                  {.a = tr(Text::KeyMoveNow), .b = tr(Text::ResultMenu)});
}

}  // namespace lucca::ui
