// A saved game under its key in the store, whichever version its bytes have (saved_game.h). At most one version of a game is
// there: what a newer firmware left of another one stays beside it.
#pragma once

#include <cstdint>
#include <span>

#include "drivers/store/store.h"

namespace lucca::ui {

// As Store::load() and Store::save(). Empty bytes remove the game.
StoreResult loadStored(const Store& store, StoreKey key, std::span<uint8_t> out, std::size_t& size);
StoreResult saveStored(Store& store, StoreKey key, std::span<const uint8_t> bytes, std::size_t from = 0);

}  // namespace lucca::ui
