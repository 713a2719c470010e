#include "ui/play/seat_watch.h"

#include "ui/play/play_scene.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/seat_coach.h"

namespace lucca::ui {

namespace {

std::size_t turnBegan(const Session& session) {
  return session.match().history().size() - static_cast<std::size_t>(session.undoReach());
}

// The turn has an end and a beginning that can still be gone back to; two of a game have different numbers.
uint32_t turnNumber(const Session& session) {
  return session.match().seed() ^ static_cast<uint32_t>(turnBegan(session) + 1) * 2654435761u;
}

// Calls `ask` with the turn as the coach sees it.
template <class Ask>
bool askCoach(App& app, Ask ask) {
  const Session& session = app.game.session();
  const PlayedMatch& match = session.match();
  AnyView view;
  {
    AnyState state;
    match.stateAfter(turnBegan(session), state);
    match.game().view(state, session.hands().holder(), view);
  }
  const std::span<const Action> decisions = match.history().subspan(turnBegan(session));
  return ask(*app.stage().coach(), SeatCoach::Turn{view, decisions, session.hands().holder()});
}

}  // namespace

bool isWatched(App& app) {
  const Session& session = app.game.session();
  const Seat seat = session.hands().holder();
  return seat >= 0 && session.match().plan().isCoached(seat) && app.stage().coach() != nullptr &&
         !app.game.guided().active() && !app.game.puzzle().active();
}

bool SeatWatch::begin(App& app) {
  const Session& session = app.game.session();
  looks_ = warns_ = false;
  if (!isWatched(app) || session.undoReach() == 0 || turnNumber(session) == warned_) return false;
  looks_ = askCoach(app, [](SeatCoach& coach, const SeatCoach::Turn& turn) {
    coach.begin(turn);
    return true;
  });
  return looks_;
}

bool SeatWatch::advance(App& app) {
  if (!askCoach(app, [](SeatCoach& coach, const SeatCoach::Turn& turn) { return coach.advance(turn); }))
    return false;
  looks_ = false;
  warns_ = app.stage().coach()->warns();
  if (warns_) warned_ = turnNumber(app.game.session());
  return true;
}

void takeBackMistake(App& app) {
  Session& session = app.game.session();
  const std::size_t first = turnBegan(session) + app.stage().coach()->fault();
  while (session.undoReach() > 0 && session.match().history().size() > first) session.undo();
  while (session.undoReach() > 0 && forcedAction(app) != kNoAction) session.undo();
}

}  // namespace lucca::ui
