// Games that come into the browser or leave it: as a link, as codes, or to be named on the page. Everything goes through
// the store's own bytes, so the handheld knows nothing of it: it is switched off, and finds the game when it is on again.
#pragma once

#include <array>
#include <string_view>

#include "base/qr/qr_code.h"
#include "simulator/web/memory_flash.h"
#include "ui/saves/passed_game.h"

namespace lucca::web {

// How a game that came in stands to the one that is here.
enum class Relation : uint8_t { Other, Same, Further, Behind };

// A copy of the flash to look at. A store that is mounted makes its last record sound and so writes; the one of a handheld
// that runs would find its memory written by another and give the pages up as worn out.
class FlashCopy final : public FlashDevice {
 public:
  FlashCopy& of(const FlashDevice& flash) {
    std::copy(flash.contents().begin(), flash.contents().end(), bytes_.begin());
    return *this;
  }
  std::span<const uint8_t> contents() const override { return bytes_; }
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override {
    if (!holds(offset, data.size())) return FlashResult::OutOfRange;
    for (const uint8_t byte : data) bytes_[offset++] &= byte;
    return FlashResult::Ok;
  }
  FlashResult erase(uint32_t offset) override {
    if (offset % kSectorSize || !holds(offset, kSectorSize)) return FlashResult::OutOfRange;
    std::fill_n(bytes_.begin() + offset, kSectorSize, uint8_t{0xFF});
    return FlashResult::Ok;
  }

 private:
  std::array<uint8_t, MemoryFlash::kSize> bytes_{};
};

// The codes read so far.
struct CodeCount {
  bool known = false, mixed = false;  // texts of codes at all; of more than one game
  int read = 0, count = 0;
  std::size_t bytes = 0;  // of the game in the buffer, once all are read
};

class Parcels {
 public:
  static constexpr std::size_t kBuffer = 8192;

  std::span<uint8_t> buffer() { return buffer_; }

  // The game in the store, packed into the buffer; the number of bytes, 0: none.
  std::size_t pack(const FlashDevice& flash);
  // The first bytes of the buffer as a game that came in; it is kept until the next one.
  ui::PassedFault read(std::size_t length);
  // The texts of codes in the buffer, a line each.
  CodeCount readCodes(std::size_t length);

  // Whether the flash holds a store at all.
  bool known(const FlashDevice& flash);
  bool finished() const { return finished_; }
  Relation relation(const FlashDevice& flash);
  // Writes the game that came in into the store, while the handheld is off: as the running one, or among the finished ones.
  bool take(FlashDevice& flash);

  // What the page says of a game, in the buffer, a line each: the game's number, the seat that is to move or -1, its
  // colour and emblem, what tells it from every other game, and the players' names. The number of bytes, 0: no game.
  std::size_t describeIncoming() { return describe({incoming_.data(), incomingSize_}); }
  std::size_t describeStored(const FlashDevice& flash) { return describe(load(flash)); }

  // A player's emblem in the buffer, a byte a pixel: how much of it the emblem covers. The side of the square.
  int drawEmblem(int emblem);
  // The text in the buffer as a code, a byte a module, 1 is dark; its side, 0: too long.
  int qr(std::size_t length);

 private:
  std::string_view text(std::size_t length) const {
    return {reinterpret_cast<const char*>(buffer_.data()), length};
  }
  std::span<const uint8_t> load(const FlashDevice& flash);
  std::size_t describe(std::span<const uint8_t> saved);

  alignas(uint16_t) std::array<uint8_t, kBuffer> buffer_{}, other_{};
  std::array<uint8_t, ui::kSavedGameMost> incoming_{}, stored_{};
  std::size_t incomingSize_ = 0;
  bool finished_ = false;  // the game that came in
  ui::PassWork work_{};
  QrCode code_;
  FlashCopy copy_;
};

}  // namespace lucca::web
