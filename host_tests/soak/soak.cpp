// lucca-soak PRESSES [SEED]: random presses over both games and all boards, with power cuts in between, also inside
// writings and while the device starts. Ends with 1 when something was lost, and says where.
#include <array>
#include <chrono>
#include <cstdio>
#include <optional>

#include "all_boards.h"
#include "base/rng.h"
#include "host_tests/soak/soaked_device.h"
#include "simulator/board_keys.h"
#include "tools/arguments.h"

using namespace lucca;
using namespace lucca::soak;

namespace {

// Pictures are drawn in one of this many lives.
constexpr uint32_t kDrawnLives = 9;

struct Counts {
  uint64_t presses = 0, decisions = 0, cuts = 0, cutsInStart = 0;
  std::array<uint64_t, 2> games{};
  std::array<uint64_t, ui::kScenes> scenes{};
};

// A and the directions more often than what leaves; pages that are only read are left soon.
PadSet anyKey(Rng& rng, PadSet pads, ui::SceneId scene) {
  const bool read =
      scene == ui::SceneId::Rules || scene == ui::SceneId::Diagnostics || scene == ui::SceneId::Inspect;
  if (read && rng.below(4) == 0) return padBit(Pad::B);
  static constexpr Pad kMix[] = {Pad::A,     Pad::A,    Pad::A,    Pad::A,    Pad::A,
                                 Pad::Up,    Pad::Down, Pad::Down, Pad::Left, Pad::Right,
                                 Pad::Right, Pad::B,    Pad::X,    Pad::Y,    Pad::Stick};
  for (;;) {
    const PadSet key = padBit(kMix[rng.below(std::size(kMix))]);
    if (key & pads) return key;
  }
}

class Life {
 public:
  Life(const Board& board, uint32_t seed, Counts& counts)
      : device_(board, seed, seed % kDrawnLives == 0 ? Pictures::Drawn : Pictures::Measured),
        pads_(simulator::padsOf(board.keys)),
        rng_(seed),
        counts_(counts) {}

  // False: something is wrong.
  bool live(uint64_t presses) {
    const uint64_t until = counts_.presses + presses;
    while (counts_.presses < until && device_.complaint().empty()) {
      const uint32_t calm = rng_.below(400);
      for (uint32_t i = 0; i < calm && counts_.presses < until; ++i) press();
      cut();
    }
    counts_.cutsInStart += device_.cutsInStart();
    return device_.complaint().empty();
  }
  const std::string& complaint() const { return device_.complaint(); }

 private:
  bool press() {
    ++counts_.presses;
    const PadSet key = anyKey();
    const uint32_t kind = rng_.below(64);
    const size_t before = device_.app().game.session().match().history().size();
    bool on = device_.step(20, key);
    if (on && kind < 6) on = device_.step(20, key | anyKey());
    if (on && kind == 7) on = hold(key);
    if (on) on = device_.step(20, 0);
    if (on && kind < 10 && kind > 7) on = pause();
    if (on && rng_.below(20000) == 0) device_.setBattery(static_cast<uint16_t>(3200 + rng_.below(1000)));
    count(before);
    return on;
  }
  PadSet anyKey() { return ::anyKey(rng_, pads_, device_.handheld().scene()); }
  bool hold(PadSet key) {
    for (int i = 0; i < 60; ++i)
      if (!device_.step(20, key)) return false;
    return true;
  }
  // Now and then until the panel sleeps.
  bool pause() {
    const uint32_t turns = rng_.below(100) == 0 ? 4000 : 20;
    for (uint32_t i = 0; i < turns; ++i)
      if (!device_.step(30, 0)) return false;
    return true;
  }
  void cut() {
    device_.cutAfter(rng_.below(rng_.below(3) == 0 ? 4000 : 400));
    for (uint32_t left = rng_.below(60); left > 0 && press(); --left) {
    }
    device_.powerCut(rng_.below(3) == 0 ? 1 + rng_.below(300) : 0);
    ++counts_.cuts;
  }
  void count(size_t before) {
    const ui::Session& session = device_.app().game.session();
    const size_t after = session.match().history().size();
    if (session.running() && device_.app().game.isRunning()) {
      if (after > before) counts_.decisions += after - before;
      if (before == 0 && after > 0)
        ++counts_.games[static_cast<size_t>(session.match().plan().setup.game) % 2];
    }
    ++counts_.scenes[static_cast<size_t>(device_.handheld().scene())];
  }

  SoakedDevice device_;
  PadSet pads_;
  Rng rng_;
  Counts& counts_;
};

}  // namespace

int main(int argc, char** argv) {
  const auto wanted = argc > 1 ? wholeNumber(argv[1], {1}) : std::nullopt;
  const auto first = argc > 2 ? wholeNumber(argv[2], {1}) : 1u;
  if (!wanted || !first || argc > 3) {
    std::fputs("lucca-soak PRESSES [SEED]: whole numbers, 1 or more\n", stderr);
    return 2;
  }
  const uint64_t presses = *wanted;
  uint32_t seed = *first;
  constexpr uint64_t kLife = 20'000;
  const auto began = std::chrono::steady_clock::now();
  static Counts counts;
  bool good = true;
  for (; counts.presses < presses; ++seed) {
    const size_t board = (seed - 1) % std::size(kAllBoards);
    Life life(kAllBoards[board].board, seed, counts);
    if (!life.live(std::min(kLife, presses - counts.presses))) {
      std::printf("%s, seed %u: %s\n", kAllBoards[board].id, seed, life.complaint().c_str());
      good = false;
    }
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  std::printf("%llu presses on %zu boards, %llu power cuts (%llu more while starting), %.0f s\n",
              static_cast<unsigned long long>(counts.presses), std::size(kAllBoards),
              static_cast<unsigned long long>(counts.cuts),
              static_cast<unsigned long long>(counts.cutsInStart), took.count());
  std::printf("%llu games of Palazzi and %llu of Torri begun, %llu moves; scenes:",
              static_cast<unsigned long long>(counts.games[0]),
              static_cast<unsigned long long>(counts.games[1]),
              static_cast<unsigned long long>(counts.decisions));
  for (int i = 0; i < ui::kScenes; ++i)
    std::printf(" %s %llu", ui::sceneName(static_cast<ui::SceneId>(i)),
                static_cast<unsigned long long>(counts.scenes[static_cast<size_t>(i)]));
  std::printf("\n");
  return good ? 0 : 1;
}
