#include "ui/saves/guide_saves.h"

#include "base/bytes.h"

namespace lucca::ui {

void GuideSaves::load(Store* store) {
  store_ = store;
  entries_ = {};
  if (!store_) return;
  std::array<uint8_t, kGameSlots * kEntryBytes> bytes;
  std::size_t size = 0;
  static_cast<void>(store_->load(StoreKey::Guides, kVersion, bytes, size));
  ByteReader in(std::span<const uint8_t>(bytes).first(size));
  for (Entry& entry : entries_) {
    Entry read;
    read.note.guide = in.u8();
    read.game = static_cast<GameId>(in.u8());
    read.note.format = in.u8();
    read.note.size = in.u8();
    read.seed = in.u32();
    in.bytes(read.note.progress.data(), read.note.progress.size());
    if (in.ok() && read.note.size <= GuideNote::kMost) entry = read;
  }
}

const GuideNote* GuideSaves::of(int slot, GameId game, uint32_t seed) const {
  const Entry& entry = entries_[static_cast<std::size_t>(slot)];
  const bool same = entry.note.guide != 0 && entry.game == game && entry.seed == seed;
  return same ? &entry.note : nullptr;
}

void GuideSaves::put(int slot, GameId game, uint32_t seed, const GuideNote& note) {
  Entry& entry = entries_[static_cast<std::size_t>(slot)];
  const Entry next{note, game, seed};
  if (entry == next) return;
  entry = next;
  save(static_cast<std::size_t>(slot) * kEntryBytes);
}

void GuideSaves::save(std::size_t from) {
  if (!store_) return;
  std::array<uint8_t, kGameSlots * kEntryBytes> bytes;
  ByteWriter out(bytes);
  for (const Entry& entry : entries_) {
    out.u8(entry.note.guide);
    out.u8(static_cast<unsigned>(entry.game));
    out.u8(entry.note.format);
    out.u8(entry.note.size);
    out.u32(entry.seed);
    out.bytes(entry.note.progress.data(), entry.note.progress.size());
  }
  const StoreResult result = store_->save(StoreKey::Guides, kVersion, bytes, from);
  failed_ = failed_ || (result != StoreResult::Ok && result != StoreResult::ReadOnly);
}

}  // namespace lucca::ui
