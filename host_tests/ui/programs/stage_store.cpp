// lucca-stage-store WIDTHxHEIGHT FOLDER: positions of Palazzi from which something moves, for the benchmark of the screens
// (host_tests/ui/harness/stored_position.h).
#include "engine/palazzi/query.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/seen.h"
#include "host_tests/ui/harness/stored_position.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using namespace lucca::palazzi;

using Wanted = bool (*)(const State& state, Action action);

// A choice that is wanted is under the cursor.
void untilAction(Device& device, int players, Wanted wanted) {
  startPeople(device, GameId::Palazzi, players, {{kEditionOption, 2}});
  Action found = kNoAction;
  playUntil(device, [&](const Session& session) {
    for (const Action action : session.legal()) {
      if (wanted(known(session), action)) found = action;
    }
    return found != kNoAction;
  });
  test::pointAt(device, found);
}

bool isPlay(const State& state, Action action, As as) {
  return state.phase == Phase::Play && kindOf(action) == Kind::Play && asOf(action) == as;
}
bool wallsHold(const State& state, Seat seat) {
  const WallScore score = wallScore(state, seat);
  return score.shields >= score.needed;
}
bool tops(const State& state, Action action) {
  return isPlay(state, action, As::Palace) && completes(state, state.mover, colourOf(action)) &&
         palazzi::pointsOf(state, action) > 5;
}
bool cracks(const State& state, Action action) {
  State after = state;
  return isPlay(state, action, As::Wall) && wallsHold(state, state.mover) &&
         palazzi::apply(after, action) == Verdict::Accepted && !wallsHold(after, state.mover);
}
// As many guests as there are others.
bool isParty(const State& state, Action action) {
  if (state.phase != Phase::Turn || kindOf(action) != Kind::Open) return false;
  for (int who = 0; who < state.areas; ++who) {
    if (who != state.mover && partyFrom(state, who, colourOf(action)) == 0) return false;
  }
  return true;
}

template <int Players>
void party(Device& device) {
  untilAction(device, Players, isParty);
}
template <int Players>
void take(Device& device) {
  untilAction(device, Players, [](const State& state, Action action) {
    return state.round > 3 && state.phase == Phase::Turn && kindOf(action) == Kind::Take;
  });
}
template <As Kind>
void play(Device& device) {
  untilAction(device, 4, [](const State& state, Action action) {
    return state.round > 3 && isPlay(state, action, Kind);
  });
}
void topOut(Device& device) { untilAction(device, 4, tops); }
void crack(Device& device) { untilAction(device, 4, cracks); }
void pick(Device& device) {
  untilAction(device, 2, [](const State& state, Action action) {
    return state.round > 3 && kindOf(action) == Kind::City;
  });
}
void turn(Device& device) {
  startPeople(device, GameId::Palazzi, 5, {{kEditionOption, 2}});
  playUntil(device, [](const Session& s) { return known(s).phase == Phase::Turn && known(s).round == 4; });
}
void keep(Device& device) {
  startPeople(device, GameId::Palazzi, 3, {{kEditionOption, 2}});
  playUntil(device, [](const Session& s) { return known(s).phase == Phase::Keep && s.seat() == 2; });
}
bool isLastCard(const Session& session) {
  const State& state = known(session);
  return state.phase == Phase::Play && (state.unplayed & (state.unplayed - 1)) == 0;
}
// The last card of the game.
bool isLast(const Session& session) {
  const State& state = known(session);
  return isLastCard(session) && state.round == state.rounds && state.turn == state.players - 1;
}
template <int Players>
void last(Device& device) {
  startPeople(device, GameId::Palazzi, Players, {{kEditionOption, 2}});
  playUntil(device, isLast);
}
// One that leads to a tie.
bool ties(const Session& session, Action action) {
  const Game& game = session.match().game();
  AnyState state = session.match().state();
  if (game.apply(state, action) != Verdict::Accepted) return false;
  settle(game, state);
  return game.toMove(state) == kOver && game.result(state).tieBreak != 0;
}
void tie(Device& device) {
  startPeople(device, GameId::Palazzi, 3, {{kEditionOption, 2}});
  Action found = kNoAction;
  playUntil(device, [&](const Session& session) {
    if (!isLast(session)) return false;
    for (const Action action : session.legal()) {
      if (ties(session, action)) found = action;
    }
    return found != kNoAction;
  });
  test::pointAt(device, found);
}
// A person's last card before three computers play.
void computers(Device& device) {
  device.startGame(GameId::Palazzi, 4, 0b1110);
  playUntil(device, [](const Session& session) { return known(session).round == 3 && isLastCard(session); });
}

// A person's last card before so many of the strongest computers play.
template <int Rivals>
void masters(Device& device) {
  startAgainstMasters(device, GameId::Palazzi, Rivals + 1, {{kEditionOption, 2}});
  playUntil(device, [](const Session& session) { return known(session).round == 3 && isLastCard(session); });
}

constexpr test::Screen kPositions[] = {
    {"turn", turn},
    {"take", take<4>},
    {"take-five", take<5>},
    {"floor", play<As::Palace>},
    {"wall", play<As::Wall>},
    {"bastion", play<As::Bastion>},
    {"discard", play<As::Discard>},
    {"crack", crack},
    {"top-out", topOut},
    {"party", party<3>},
    {"party-five", party<5>},
    {"pick", pick},
    {"keep", keep},
    {"last", last<3>},
    {"last-five", last<5>},
    {"tie", tie},
    {"computers", computers},
    {"master", masters<2>},
    {"masters", masters<4>},
};

}  // namespace

int main(int argc, char** argv) { return runStore("lucca-stage-store", kPositions, argc, argv); }
