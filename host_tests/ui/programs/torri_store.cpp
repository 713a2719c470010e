// lucca-torri-store WHAT FILE: the flash of a device whose running game of Torri, 8 x 8 lots and three people, stands one
// press before something that moves: the cursor is on the lot where the next brick leads to it. WHAT is fight (with houses
// to choose from), merge, apart, fallen, switch or victory.
#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/torri/foresight.h"
#include "host_tests/ui/harness/game_walk.h"
#include "simulator/program.h"
#include "ui/stage/game_ui.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using namespace lucca::torri;

const State& stateOf(const Session& session) {
  return reinterpret_cast<const View*>(session.view().bytes)->state;
}

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
  const torri::Effect effect = effectOf(state, colourOf(action), lotOf(action));
  if (effect.kind == torri::Effect::Kind::None) return true;
  return apart(columnOf(effect.stronger), columnOf(effect.weaker)) < 4 &&
         apart(torri::rowOf(effect.stronger), torri::rowOf(effect.weaker)) < 3 &&
         heightAt(state, effect.weaker) > 2;
}

bool leadsTo(const Session& session, Action action, Kind wanted) {
  const std::vector<Kind> kinds = consequences(session, action);
  if (std::find(kinds.begin(), kinds.end(), wanted) == kinds.end()) return false;
  return isNear(stateOf(session), action);
}

// The first placement that leads to it, on the way of games played at random.
void pointAtOne(Device& device, Kind wanted) {
  Action found = kNoAction;
  playUntil(
      device,
      [&](const Session& session) {
        if (stateOf(session).phase != Phase::Place) return false;
        for (const Action action : session.legal()) {
          if (heightAt(stateOf(session), lotOf(action)) > 0 && wanted != Kind::Finish) continue;
          if (!leadsTo(session, action, wanted)) continue;
          found = action;
          return true;
        }
        return false;
      },
      7, builder);
  device.app().gameUi().pointAt(Table(device.app()), found);
}

// The house whose capture parts the blocks.
void pointAtParting(Device& device) {
  Action found = kNoAction;
  playUntil(
      device,
      [&](const Session& session) {
        if (stateOf(session).phase != Phase::Prisoner || session.legal().size() < 2) return false;
        for (const Action action : session.legal()) {
          if (effectOfPrisoner(stateOf(session), lotOf(action)).kind != PrisonerEffect::Kind::Parts) continue;
          found = action;
          return true;
        }
        return false;
      },
      7, builder);
  device.app().gameUi().pointAt(Table(device.app()), found);
}

bool canSwitch(const Session& session) {
  const State& state = stateOf(session);
  if (state.phase != Phase::Switch) return false;
  for (int c = 0; c < kColours; ++c) {
    const torri::Colour colour = static_cast<torri::Colour>(c);
    if ((neutralColours(state) & colourBit(colour)) && standingOf(state, colour).highestTower > 2)
      return true;
  }
  return false;
}

void write(Device& device, const char* path) {
  device.app().settings.speed = Speed::Normal;
  device.app().settingsChanged();
  device.app().screen.redraw();
  device.run(400);
  const std::span<const uint8_t> flash = device.flash().contents();
  if (!simulator::writeFile(path, {flash.begin(), flash.end()}))
    throw std::runtime_error("cannot write the file");
}

int run(int argc, char** argv) {
  if (argc != 3) throw std::invalid_argument("usage: lucca-torri-store WHAT FILE");
  const std::string what = argv[1];
  Device device;
  device.toMenu();
  startPeople(device, GameId::Torri, 3, {{kSizeOption, 1}, {kSwitchOption, 1}});
  if (what == "fight")
    pointAtOne(device, Kind::Prisoner);
  else if (what == "merge")
    pointAtOne(device, Kind::Merge);
  else if (what == "apart")
    pointAtParting(device);
  else if (what == "fallen")
    pointAtOne(device, Kind::Fallen);
  else if (what == "victory")
    pointAtOne(device, Kind::Finish);
  else if (what == "switch")
    playUntil(device, canSwitch, 7, builder);
  else
    throw std::invalid_argument("no such thing: " + what);
  write(device, argv[2]);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return lucca::simulator::runProgram("lucca-torri-store", [=] { return run(argc, argv); });
}
