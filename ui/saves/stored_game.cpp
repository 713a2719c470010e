#include "ui/saves/stored_game.h"

#include "ui/saves/saved_game.h"

namespace lucca::ui {

StoreResult loadStored(const Store& store, StoreKey key, std::span<uint8_t> out, std::size_t& size) {
  const StoreResult result = store.load(key, kSavedExtendedVersion, out, size);
  const bool absent = result == StoreResult::Missing || result == StoreResult::OtherVersion;
  return absent ? store.load(key, kSavedGameVersion, out, size) : result;
}

// The other version's game goes first: after a power cut between the two nothing is there, never the wrong one.
StoreResult saveStored(Store& store, StoreKey key, std::span<const uint8_t> bytes, std::size_t from) {
  const uint8_t version = savedVersionOf(bytes);
  const uint8_t other = version == kSavedGameVersion ? kSavedExtendedVersion : kSavedGameVersion;
  if (store.has(key, other)) {
    const StoreResult removed = store.save(key, other, {});
    if (removed != StoreResult::Ok) return removed;
  }
  return store.save(key, version, bytes, from);
}

}  // namespace lucca::ui
