// The life of a device whose power goes all the time, also while it starts, with flash whose half-programmed cells
// read differently at every start. Whatever a whole start showed must be there ever after.
#pragma once

#include <algorithm>
#include <span>

#include "host_tests/store/history.h"
#include "host_tests/store/test_flash.h"

namespace lucca {

// The events of a life: drawn by a generator, or read from the bytes of a fuzzer until they are spent.
class Chances {
 public:
  explicit Chances(uint32_t seed) : rng_(seed) {}
  explicit Chances(std::span<const uint8_t> bytes) : told_(true), bytes_(bytes) {}

  bool spent() const { return told_ && bytes_.empty(); }
  // Never the same twice: two equal games in a row count as one.
  uint32_t next() { return told_ ? (told() << 8 | told()) * 0x9E3779B9u + ++drawn_ : rng_.next(); }
  uint32_t below(uint32_t n) { return told_ ? (n > 256 ? told() << 8 | told() : told()) % n : rng_.below(n); }

 private:
  uint32_t told() {
    if (bytes_.empty()) return 1;  // 0 would cut every start
    const uint32_t byte = bytes_[0];
    bytes_ = bytes_.subspan(1);
    return byte;
  }

  Rng rng_{1};
  bool told_ = false;
  uint32_t drawn_ = 0;
  std::span<const uint8_t> bytes_;
};

class WeakLife {
 public:
  explicit WeakLife(TestFlash& flash) : flash_(flash) {}

  // Lives on until `cuts` more cuts have fallen. A loss ends it.
  void live(uint32_t seed, uint32_t cuts) { live(Rng(seed), Chances(seed + 1), cuts); }
  // A life as a fuzzer tells it, on new flash.
  void live(std::span<const uint8_t> told) { live(Rng(1), Chances(told), ~0u); }

  uint32_t cuts() const { return cuts_; }
  uint32_t cutsInMount() const { return cutsInMount_; }
  uint32_t losses() const { return losses_; }
  uint32_t warnings() const { return warnings_; }

 private:
  static constexpr uint32_t kSomeInstants = 700;

  void live(Rng cells, const Chances& chances, uint32_t cuts);
  void start(Store& store);
  void check(const Store& store);
  void step(Store& store);

  TestFlash& flash_;
  Chances rng_{1};
  Model before_, after_;
  std::size_t games_ = 0;  // that the store listed last
  int age_ = 0;            // steps of this game
  uint32_t cuts_ = 0, cutsInMount_ = 0, losses_ = 0, warnings_ = 0;
};

inline void WeakLife::live(Rng cells, const Chances& chances, uint32_t cuts) {
  flash_.reset();
  flash_.tear = TestFlash::Tear::Any;
  flash_.rng = cells;
  rng_ = chances;
  before_ = after_ = {};
  games_ = 0;
  age_ = 0;
  const uint32_t cutsBefore = cuts_, lossesBefore = losses_;
  while (cuts_ - cutsBefore < cuts && losses_ == lossesBefore && !rng_.spent()) {
    Store store(flash_);
    start(store);
    check(store);
    for (uint32_t calm = rng_.below(12); calm > 0; --calm) step(store);
    flash_.cutAt(rng_.below(rng_.below(4) == 0 ? 8 * kSomeInstants : kSomeInstants));
    while (!flash_.dead() && losses_ == lossesBefore) step(store);
    ++cuts_;
  }
}

// Until one start comes through.
inline void WeakLife::start(Store& store) {
  for (;;) {
    flash_.powerOn();
    if (rng_.below(3) == 0) flash_.cutAt(rng_.below(kSomeInstants));
    [[maybe_unused]] const StoreResult mounted = store.mount();
    if (!flash_.dead()) break;
    ++cuts_;
    ++cutsInMount_;
  }
  flash_.keepPower();
}

inline void WeakLife::check(const Store& store) {
  const std::size_t sure = games_ > 40 ? games_ - 40 : std::min<std::size_t>(games_, 2);
  if (!holds(store, before_, sure)) {
    if (!holds(store, after_, sure)) ++losses_;
    before_ = after_;
  }
  games_ = std::min(store.games(), before_.games.size());
  const StoreReport report = store.report();
  if (report.damaged || report.unreadable || report.lostGames > 0) ++warnings_;
}

// `before_` is what the store holds for sure, `after_` what it holds if the step came through.
inline void WeakLife::step(Store& store) {
  after_ = before_;
  const Step next = ++age_ % 300 == 0 ? Step{Deed::NewGame, rng_.next()} : nextStep(rng_);
  const bool done = doStep(next, after_, &store);
  if (flash_.dead()) return;
  if (!done) ++losses_;
  before_ = after_;
}

}  // namespace lucca
