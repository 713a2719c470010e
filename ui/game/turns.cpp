#include "ui/game/turns.h"

#include "engine/bots/review/judges.h"

namespace lucca::ui {

namespace {

// Calls `visit(turn, entry)` for the first entry of each turn; returns how many there are.
template <class Visit>
int walkTurns(const PlayedMatch& match, Visit visit) {
  const Game& game = match.game();
  const JudgeRow* judge = findJudge(game.id);
  AnyState state;
  int turns = 0;
  Seat last = kNobody;
  if (judge != nullptr && game.init(state, match.setup()) != Verdict::Accepted) return 0;
  for (std::size_t i = 0; i < match.history().size(); ++i) {
    if (judge != nullptr) {
      settle(game, state);
      // Cards that are laid between two turns belong to neither.
      const int turn = judge->turnOf(state);
      if (turn > turns) visit((turns = turn) - 1, i);
      if (game.apply(state, match.history()[i]) != Verdict::Accepted) break;
    } else if (const Seat mover = match.mover(i); mover >= 0 && mover != last) {
      last = mover;
      visit(turns++, i);
    }
  }
  return turns;
}

// The last turn that is not `after` the wanted place.
template <class After>
TurnPlace lastTurn(const PlayedMatch& match, After after) {
  TurnPlace place;
  place.turns = walkTurns(match, [&](int turn, std::size_t start) {
    if (after(turn, start)) return;
    place.turn = turn;
    place.start = start;
  });
  return place;
}

}  // namespace

TurnPlace turnAt(const PlayedMatch& match, std::size_t entry) {
  return lastTurn(match, [=](int, std::size_t start) { return start > entry; });
}

int turnsOf(const PlayedMatch& match, Seat seat) {
  int turns = 0;
  walkTurns(match, [&](int, std::size_t start) { turns += match.mover(start) == seat; });
  return turns;
}

TurnPlace turnNumber(const PlayedMatch& match, int number) {
  return lastTurn(match, [=](int turn, std::size_t) { return turn > number; });
}

}  // namespace lucca::ui
