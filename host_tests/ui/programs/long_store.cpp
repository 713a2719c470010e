// lucca-long-store FILE: the flash of a device whose running game is a long one: Torri on 12 x 12 lots with four people, one
// round before its bricks run out or somebody wins; behind it a finished one of computers.
#include <cstdio>
#include <stdexcept>

#include "host_tests/ui/harness/device.h"
#include "simulator/program.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

void start(Device& device, SeatSet bots) {
  App& app = device.app();
  app.draft = standardPlan(GameId::Torri);
  setPlayers(app.draft, 4);
  app.draft.setup.option[0] = 3;  // 12 x 12 lots
  for (Seat s = 0; s < 4; ++s) app.draft.seats[static_cast<std::size_t>(s)].isBot = contains(bots, s);
  app.settings.speed = Speed::Instant;
  app.settings.wordsSeen = ~0u;
  app.settingsChanged();
  if (device.session().start(app.draft, 5) != Verdict::Accepted)
    throw std::runtime_error("the rules do not have such a game");
  app.go.playGame();
  device.run(20);
  device.settle();
}

// Whether the game goes on after the choice.
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
    if (session.stage() != Stage::Decide) continue;
    const auto next = [&] { return (random = random * 1664525 + 1013904223) >> 8; };
    uint32_t choice = next();
    for (int i = 0; i < 200 && !goesOn(session, session.legal()[choice % session.legal().size()]); ++i)
      choice = next();
    device.playAny(choice);
  }
  return static_cast<uint32_t>(session.match().history().size());
}

int run(int argc, char** argv) {
  if (argc != 2) throw std::invalid_argument("usage: lucca-long-store FILE");
  uint32_t length = 0;
  {
    Device device;
    device.toMenu();
    start(device, 0);
    length = playUntil(device, kMaxHistory);
  }
  Device device;
  device.toMenu();
  start(device, 0);
  playUntil(device, kMaxHistory);
  device.run(3000);
  device.press(Button::B);
  start(device, 0);
  const uint32_t now = playUntil(device, length - 12);
  device.run(300);
  device.keepFlash(argv[1]);
  std::printf("a finished game of %u entries, and one that is running after %u\n", length, now);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return lucca::simulator::runProgram("lucca-long-store", [=] { return run(argc, argv); });
}
