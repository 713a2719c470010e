// lucca-full-store FILE [SEATS]: the flash of a device that was played on for long. Computers play games of both kinds,
// for SEATS (3) players, until the store drops its oldest; then a game is left running. Says how many games it holds.
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "drivers/store/store.h"
#include "host_tests/ui/harness/device.h"
#include "simulator/program.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

std::size_t gamesIn(Device& device) {
  Store store(device.flash());
  return store.mount() == StoreResult::Ok ? store.games() : 0;
}

void play(Device& device, int number, int seats) {
  const GameId game = number % 2 ? GameId::Torri : GameId::Palazzi;
  device.startGame(game, seats, static_cast<SeatSet>((1u << seats) - 1), static_cast<uint32_t>(number));
  device.run(3000);  // time to erase ahead
  device.press(Button::B);
}

int run(int argc, char** argv) {
  if (argc < 2) throw std::invalid_argument("usage: lucca-full-store FILE [SEATS]");
  const int seats = argc > 2 ? std::atoi(argv[2]) : 3;
  Device device;
  device.toMenu();
  std::size_t most = 0;
  for (int played = 1; played < 600; ++played) {
    play(device, played, seats);
    const std::size_t games = gamesIn(device);
    if (games < most) break;
    most = games;
  }
  device.startGame(GameId::Palazzi, 3, 0);
  for (int i = 0; i < 60; ++i) {
    device.takeTurn();
    device.playAny(0);
  }
  device.run(300);
  device.keepFlash(argv[1]);
  std::printf("%zu finished games for %d, and one that is running\n", most, seats);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return lucca::simulator::runProgram("lucca-full-store", [=] { return run(argc, argv); });
}
