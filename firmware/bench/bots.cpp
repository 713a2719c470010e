// Computer players at recorded positions. A spare pin is high while one thinks; tools/bench/bots.mjs watches it in the
// emulator and counts cycles. Each then says over the UART: "label level steps action longest", where `longest` is the
// longest slice of 20 steps in microseconds.
#include <algorithm>

#include "engine/bots/bot.h"
#include "engine/game/match.h"
#include "engine/games.h"
#include "firmware/bench/bench.h"
#include "tools/bench/positions.h"

namespace {

using namespace lucca;

constexpr uint32_t kSlice = 20;
constexpr const char* kLevelName[kLevels] = {"easy", "normal", "hard", "master"};

Match match;
AnyView view;
alignas(8) std::byte workspace[kBotWorkspace];

void goTo(const bench::Recorded& recorded) {
  static_cast<void>(match.start(*findGame(recorded.setup.game), recorded.setup));
  for (uint16_t bits : recorded.history) {
    match.settle();
    static_cast<void>(match.apply(Action{bits}));
  }
  match.settle();
}

void think(const bench::Recorded& recorded, int level) {
  const Seat seat = match.toMove();
  match.game().view(match.state(), seat, view);
  Bot bot(workspace);
  uint32_t longest = 0;
  bench::mark([&] {
    bot.begin(match.game(), view, static_cast<Level>(level), 1);
    for (bool done = false; !done;) {
      const uint32_t before = time_us_32();
      done = bot.think(kSlice);
      longest = std::max(longest, time_us_32() - before);
    }
  });
  std::printf("%s %s %u %u %u\n", recorded.label, kLevelName[level], static_cast<unsigned>(bot.stepsUsed()),
              static_cast<unsigned>(bot.best().bits), static_cast<unsigned>(longest));
}

void run() {
  for (const bench::Recorded& recorded : bench::kPositions) {
    goTo(recorded);
    for (int level = 0; level < kLevels; ++level) think(recorded, level);
  }
}

}  // namespace

int main() { lucca::bench::runAll(run); }
