// Arbitrary bytes as the life of a store. An even first byte: what a player does and when the power goes, on flash whose
// half-programmed cells read differently at every start; nothing may be lost and no warning be given. An odd one: bytes
// to be changed in the flash of a device that was used; the store may warn, but it goes on, and what is saved then is
// there at the next start.
#include <cstdlib>

#include "host_tests/store/weak_life.h"

using namespace lucca;

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

TestFlash flash(8);

void damage(std::span<const uint8_t> told) {
  Model model;
  WeakLife(flash).live(1, 3);
  flash.powerOn();
  for (; told.size() >= 4; told = told.subspan(4)) {
    const std::size_t at = (static_cast<std::size_t>(told[0]) << 8 | told[1]) % flash.raw().size();
    flash.raw()[at] = told[2];
    // A run of them now and then: a sector that lost its charge.
    if (told[3] < 8) std::fill_n(flash.raw().begin() + static_cast<long>(at & ~0xFFu), 256, told[2]);
  }
  Store store(flash);
  if (store.mount() != StoreResult::Ok) return;
  for (std::size_t i = 0; i < store.games(); ++i) {
    static uint8_t game[Store::kMaxValue];
    uint8_t version = 0;
    std::size_t size = 0;
    if (store.loadGame(i, version, game, size) == StoreResult::Ok) demand(size <= sizeof game);
  }
  for (uint32_t i = 0; i < 40; ++i) {
    if (!doStep({i % 8 == 0 ? Deed::Settings : Deed::NewGame, i}, model, &store)) return;
  }
  Store later(flash);
  demand(later.mount() == StoreResult::Ok);
  demand(sameValue(later, StoreKey::Settings, model.settings));
  demand(sameValue(later, StoreKey::CurrentGame, model.current));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 2) return 0;
  const std::span<const uint8_t> told(data + 1, size - 1);
  if (data[0] % 2 == 1) {
    damage(told);
    return 0;
  }
  WeakLife life(flash);
  life.live(told);
  demand(life.losses() == 0 && life.warnings() == 0);
  return 0;
}
