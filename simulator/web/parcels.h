// Games that come into the browser or leave it: as a link, as codes, or to be named on the page. Everything goes through
// the store's own bytes, so the handheld knows nothing of it: it is switched off, and finds the game when it is on again.
#pragma once

#include <array>
#include <string_view>

#include "base/qr/qr_code.h"
#include "drivers/store/store.h"
#include "simulator/web/flash_copy.h"
#include "simulator/web/seal_desk.h"
#include "ui/game/played_match.h"
#include "ui/saves/passed_game.h"
#include "ui/saves/running_games.h"

namespace lucca::web {

// The relation of a game that came in to one that is here. A fork began as the same game and was played on in another way.
enum class Relation : uint8_t { Other, Same, Further, Behind, Fork };

// The nearest relation among the games here, and the slot of that game; -1: all are others.
struct Kinship {
  Relation relation = Relation::Other;
  int slot = -1;
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

  explicit Parcels(SeedSource& random) : random_(random) {}

  std::span<uint8_t> buffer() { return buffer_; }

  // The values that the page keeps beside the store.
  SealedGames& sealed() { return sealed_; }

  // The game of a slot, packed into the buffer with its seals; the number of bytes, 0: none.
  std::size_t pack(const FlashDevice& flash, int slot);
  // A match that is over, likewise: no card is to be drawn any more, so it needs no seals.
  std::size_t pack(const ui::PlayedMatch& match);
  // The first bytes of the buffer as a game that came in; it is kept until the next one.
  ui::PassedFault read(std::size_t length);
  // The texts of codes in the buffer, a line each.
  CodeCount readCodes(std::size_t length);

  // Whether the flash holds a store at all.
  bool known(const FlashDevice& flash);
  bool finished() const { return finished_; }
  Kinship kinship(const FlashDevice& flash);
  // The news for everybody about the seals of the game that came in, or of a slot's game (Seals::news).
  uint8_t incomingNews(const FlashDevice& flash);
  uint8_t newsOfSlot(const FlashDevice& flash, int slot);
  // The slot of the game that was played last.
  int lastSlot(const FlashDevice& flash);
  // The first slot without a game; -1: all have one.
  int freeSlot(const FlashDevice& flash);
  // Writes the game that came in into the store, while the handheld is off: into the slot, whose game it replaces, or
  // among the finished ones, unless it is there. If chance is to move, this browser draws.
  bool take(FlashDevice& flash, int slot);
  // The place among the finished games of the one that was taken last; the newest is 0.
  std::size_t finishedAt() const { return finishedAt_; }

  // The page's facts about a game, in the buffer, a line each: the game's number, the seat that is to move (-1: nobody,
  // kSaysOver, kSaysUnfit), its colour and emblem, a number that tells it from other games here, how many turns were
  // begun, 1 if the seat is only to draw the next cards, 1 if there is chance in the game (2: seats have secrets now),
  // and the players' names. The number of
  // bytes, 0: no game.
  static constexpr int kSaysOver = -2, kSaysUnfit = -3;
  std::size_t describeIncoming() { return describe({incoming_.data(), incomingSize_}, arrived_.seals.to); }
  std::size_t describeSlot(const FlashDevice& flash, int slot) {
    return describe(load(flash, slot), kNoSeat);
  }

  // A player's emblem in the buffer, a byte a pixel: how much of it the emblem covers. The side of the square.
  int drawEmblem(int emblem);
  // The text in the buffer as a code, a byte a module, 1 is dark; its side, 0: too long.
  int qr(std::size_t length);

 private:
  std::string_view text(std::size_t length) const {
    return {reinterpret_cast<const char*>(buffer_.data()), length};
  }
  std::span<const uint8_t> load(const FlashDevice& flash, int slot);
  std::span<const uint8_t> load(Store& store, int slot);
  Relation compare(std::span<const uint8_t> here);
  std::size_t describe(std::span<const uint8_t> saved, uint8_t to);
  SealedGame recordOf(std::span<const uint8_t> saved);
  using SlotKeys = std::array<uint32_t, ui::kGameSlots>;
  SlotKeys keysHere(const FlashDevice& flash);
  void keep(const SealedGame& record, const FlashDevice& flash);
  uint32_t newSeed(const FlashDevice& flash);
  uint32_t someNumber();
  Seat addressee(const ui::SavedGame& game, const Course& course, uint8_t to, uint8_t away) const;
  std::size_t sealIncoming(const FlashDevice& flash, int slot);
  int findFinished(Store& store);
  bool takeFinished(FlashDevice& flash);

  alignas(uint16_t) std::array<uint8_t, kBuffer> buffer_{}, other_{};
  std::array<uint8_t, ui::kSavedGameMost> incoming_{}, stored_{};
  std::size_t incomingSize_ = 0;
  std::size_t finishedAt_ = 0;
  bool finished_ = false;  // the game that came in
  SealedGame arrived_;     // what came with it
  bool fromBrowser_ = false;
  SealedGames sealed_;
  SeedSource& random_;
  Match again_;
  ui::PassWork work_{};
  QrCode code_;
  FlashCopy copy_;
};

}  // namespace lucca::web
