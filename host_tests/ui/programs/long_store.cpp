// lucca-long-store FILE: the flash of a device that was played on for long: a finished game of Torri and six that run, the
// newest of them Torri on 12 x 12 lots with four people, one round before its bricks run out or somebody wins; behind it
// Palazzi with five people in its last round.
#include <cstdio>
#include <stdexcept>

#include "host_tests/ui/harness/device.h"
#include "simulator/program.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

// In a slot of its own.
void start(Device& device, GameId game, int players) {
  App& app = device.app();
  app.draft = standardPlan(game);
  setPlayers(app.draft, players);
  if (game == GameId::Torri) app.draft.setup.option[0] = 3;  // 12 x 12 lots
  for (Seat s = 0; s < players; ++s) app.draft.seats[static_cast<std::size_t>(s)].isBot = false;
  app.settings.speed = Speed::Instant;
  app.settings.wordsSeen = ~0u;
  app.settingsChanged();
  if (!app.game.takeFreeSlot()) throw std::runtime_error("there is no room for another game");
  if (device.session().start(app.draft, 5) != Verdict::Accepted)
    throw std::runtime_error("the rules do not have such a game");
  app.takeUpSlot();
  app.go.playGame();
  device.run(20);
  device.settle();
}

// Whether the game continues after the choice.
bool goesOn(const Session& session, Action action) {
  const Game& game = session.match().game();
  AnyState state = session.match().state();
  if (game.apply(state, action) != Verdict::Accepted) return false;
  settle(game, state);
  return game.toMove(state) != kOver;
}

// People who shy away from the end, as far as it is theirs to choose.
uint32_t playUntil(Device& device, std::size_t entries) {
  uint32_t random = 1;
  const Session& session = device.session();
  while (session.running() && session.match().history().size() < entries) {
    device.takeTurn();
    if (session.phase() != Session::Phase::Decide) continue;
    const auto next = [&] { return (random = random * 1664525 + 1013904223) >> 8; };
    uint32_t choice = next();
    for (int i = 0; i < 200 && !goesOn(session, session.legal()[choice % session.legal().size()]); ++i)
      choice = next();
    device.playAny(choice);
  }
  return static_cast<uint32_t>(session.match().history().size());
}

// Plays a game so far and leaves it.
uint32_t play(Device& device, GameId game, int players, std::size_t entries) {
  start(device, game, players);
  const uint32_t length = playUntil(device, entries);
  device.run(300);
  device.app().go.home();
  device.run(300);
  return length;
}

int run(int argc, char** argv) {
  if (argc != 2) throw std::invalid_argument("usage: lucca-long-store FILE");
  Device device;
  device.toMenu();
  start(device, GameId::Torri, 4);
  const uint32_t length = playUntil(device, kMaxHistory);
  device.run(3000);
  for (int i = 0; i < 4; ++i) play(device, i % 2 == 0 ? GameId::Torri : GameId::Palazzi, 3, 60);
  const uint32_t palazzi = play(device, GameId::Palazzi, 5, 200);
  const uint32_t torri = play(device, GameId::Torri, 4, length - 12);
  device.app().settings.speed = Speed::Normal;
  device.app().settingsChanged();
  device.run(1500);
  device.keepFlash(argv[1]);
  std::printf("a finished game of %u entries, and six that run, two of them after %u and %u\n", length,
              palazzi, torri);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return lucca::simulator::runProgram("lucca-long-store", [=] { return run(argc, argv); });
}
