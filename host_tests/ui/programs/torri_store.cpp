// lucca-torri-store WIDTHxHEIGHT FOLDER: positions of Torri one press before something that moves, for the benchmark of the
// screens (host_tests/ui/harness/stored_position.h).
#include <algorithm>
#include <vector>

#include "engine/torri/foresight.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/seen.h"
#include "host_tests/ui/harness/stored_position.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using namespace lucca::torri;

// Rather a floor than a house, so that there are towers.
int builder(const Session& session, Action action) {
  return kindOf(action) == Kind::Place ? heightAt(stateOf(session), lotOf(action)) : 0;
}

// What happens after the choice until somebody decides again.
std::vector<Kind> consequences(const Session& session, Action action) {
  std::vector<Kind> kinds;
  const Game& game = session.match().game();
  AnyState state = session.match().state();
  if (game.apply(state, action) != Verdict::Accepted) return kinds;
  while (game.toMove(state) == kRules) {
    const Action step = game.ruleStep(state);
    kinds.push_back(kindOf(step));
    if (game.apply(state, step) != Verdict::Accepted) break;
  }
  const bool chooses = reinterpret_cast<const State*>(state.bytes)->phase == Phase::Prisoner;
  if (game.toMove(state) >= 0 && chooses) kinds.push_back(Kind::Prisoner);
  return kinds;
}

int apart(int a, int b) { return a < b ? b - a : a - b; }

// The towers of the struggle are seen from near on every panel, and there is something to see.
bool isNear(const State& state, Action action) {
  const Effect effect = effectOf(state, colourOf(action), lotOf(action));
  if (effect.kind == Effect::Kind::None) return true;
  return apart(columnOf(effect.stronger), columnOf(effect.weaker)) < 4 &&
         apart(torri::rowOf(effect.stronger), torri::rowOf(effect.weaker)) < 3 &&
         heightAt(state, effect.weaker) > 2;
}

bool leadsTo(const Session& session, Action action, Kind wanted) {
  const std::vector<Kind> kinds = consequences(session, action);
  if (std::find(kinds.begin(), kinds.end(), wanted) == kinds.end()) return false;
  return isNear(stateOf(session), action);
}

// Size is an option: 0 to 3 for 6 to 12 lots.
void start(Device& device, int players, uint8_t size) {
  startPeople(device, GameId::Torri, players, {{kSizeOption, size}, {kSwitchOption, 1}});
}

// Plays at random until a choice of the phase is wanted, and leaves the cursor on it.
template <class Wanted>
Action find(Device& device, Phase phase, Wanted wanted) {
  Action found = kNoAction;
  playUntil(
      device,
      [&](const Session& session) {
        if (stateOf(session).phase != phase) return false;
        for (const Action action : session.legal()) {
          if (!wanted(session, action)) continue;
          found = action;
          return true;
        }
        return false;
      },
      7, builder);
  test::pointAt(device, found);
  return found;
}

// A house that leads to it, in a city of 8 x 8 lots.
template <Kind Wanted>
void house(Device& device) {
  start(device, 3, 1);
  find(device, Phase::Place, [](const Session& session, Action action) {
    if (heightAt(stateOf(session), lotOf(action)) > 0 && Wanted != Kind::Finish) return false;
    return leadsTo(session, action, Wanted);
  });
}

// Half of the game is over: there are towers, and most lots are taken.
bool isLate(const State& state) { return state.turn > 8; }

// A lot that is empty all around: nothing moves but the cursor.
void lot(Device& device) {
  start(device, 3, 1);
  find(device, Phase::Place, [](const Session& session, Action action) {
    const State& state = stateOf(session);
    const Lot lot = lotOf(action);
    return isLate(state) && columnOf(lot) < 6 && heightAt(state, lot) == 0 &&
           heightAt(state, lotAt(columnOf(lot) + 1, torri::rowOf(lot))) < 2 && torri::rowOf(lot) == 0;
  });
}

// The lot beside a high tower's: one step up, and it sinks.
void sinks(Device& device) {
  start(device, 3, 1);
  const Action tower = find(device, Phase::Place, [](const Session& session, Action action) {
    const State& state = stateOf(session);
    const Lot lot = lotOf(action);
    return heightAt(state, lot) > 3 && torri::rowOf(lot) > 0 && torri::rowOf(lot) < 6;
  });
  test::pointAt(device, tower);
}

void floorOf(Device& device) {
  start(device, 3, 1);
  find(device, Phase::Place, [](const Session& session, Action action) {
    return isLate(stateOf(session)) && heightAt(stateOf(session), lotOf(action)) > 3 &&
           stateOf(session).used == 0;
  });
}

// The first brick of a turn.
void plainHouse(Device& device) {
  start(device, 3, 1);
  find(device, Phase::Place, [](const Session& session, Action action) {
    const State& state = stateOf(session);
    return isLate(state) && state.used == 0 && heightAt(state, lotOf(action)) == 0 &&
           effectOf(state, colourOf(action), lotOf(action)).kind == Effect::Kind::None;
  });
}

// The last brick of a turn: the next player is greeted and sees what happened.
void turnEnd(Device& device) {
  start(device, 3, 1);
  playUntil(
      device,
      [](const Session& session) {
        return isLate(stateOf(session)) && stateOf(session).phase == Phase::Switch;
      },
      7, builder);
}

// The house whose capture parts the blocks.
void parts(Device& device) {
  start(device, 3, 1);
  find(device, Phase::Prisoner, [](const Session& session, Action action) {
    return session.legal().size() > 1 &&
           effectOfPrisoner(stateOf(session), lotOf(action)).kind == PrisonerEffect::Kind::Parts;
  });
}

// A lot beside one whose struggle has very many endings.
void foretold(Device& device, int players, uint8_t size) {
  start(device, players, size);
  const Action fight = find(device, Phase::Place, [](const Session& session, Action action) {
    const State& state = stateOf(session);
    if (columnOf(lotOf(action)) == 0 ||
        effectOf(state, colourOf(action), lotOf(action)).kind != Effect::Kind::Fight)
      return false;
    StruggleForesight foresight;
    foresight.begin(state, action, colourOfSeat(state, seatInTurn(state)));
    static_cast<void>(foresight.advance(state, StruggleForesight::kMostEndings));
    return foresight.endings() > 200;
  });
  test::pointAt(device,
                place(colourOf(fight), lotAt(columnOf(lotOf(fight)) - 1, torri::rowOf(lotOf(fight)))));
}
void foretoldOn8(Device& device) { foretold(device, 3, 1); }
void foretoldOn12(Device& device) { foretold(device, 4, 3); }

// One step more to the right, and the camera follows the cursor.
void camera(Device& device) {
  start(device, 4, 3);
  const Action any =
      find(device, Phase::Place, [](const Session& session, Action) { return stateOf(session).turn > 24; });
  test::pointAt(device, place(colourOf(any), lotAt(7, 5)));
}

void switches(Device& device) {
  start(device, 3, 1);
  find(device, Phase::Switch, [](const Session& session, Action action) {
    const State& state = stateOf(session);
    return (neutralColours(state) & colourBit(colourOf(action))) &&
           standingOf(state, colourOf(action)).highestTower > 2;
  });
}

// The end of a person's turn: next a computer player thinks.
template <int Rivals>
void masters(Device& device) {
  startAgainstMasters(device, GameId::Torri, Rivals + 1, {{kSizeOption, 1}, {kSwitchOption, 1}});
  playUntil(
      device,
      [](const Session& session) {
        return stateOf(session).turn > 6 && stateOf(session).phase == Phase::Switch;
      },
      7, builder);
}

constexpr test::Screen kPositions[] = {
    {"lot", lot},
    {"sinks", sinks},
    {"house", plainHouse},
    {"floor", floorOf},
    {"turn-end", turnEnd},
    {"fight", house<Kind::Prisoner>},
    {"merge", house<Kind::Merge>},
    {"fallen", house<Kind::Fallen>},
    {"parts", parts},
    {"foretold", foretoldOn8},
    {"foretold-12", foretoldOn12},
    {"camera", camera},
    {"switch", switches},
    {"victory", house<Kind::Finish>},
    {"master", masters<1>},
    {"masters", masters<2>},
};

}  // namespace

int main(int argc, char** argv) { return runStore("lucca-torri-store", kPositions, argc, argv); }
