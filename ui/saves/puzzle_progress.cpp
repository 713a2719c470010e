#include "ui/saves/puzzle_progress.h"

#include "base/bytes.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kEntryBytes = 2 + kPuzzlePlaces / 4;

}  // namespace

void PuzzleProgress::load(Store* store) {
  store_ = store;
  stars_ = {};
  if (!store_) return;
  std::array<uint8_t, 1 + kGames * kEntryBytes> bytes;
  std::size_t size = 0;
  static_cast<void>(store_->load(StoreKey::Puzzles, kVersion, bytes, size));
  ByteReader in(std::span<const uint8_t>(bytes).first(size));
  const int games = in.u8();
  for (int i = 0; i < games && i < kGames; ++i) {
    const unsigned game = in.u8(), places = in.u8();
    Stars read;
    if (places > kPuzzlePlaces) return;  // no firmware yet
    in.bytes(read.bits.data(), places / 4);
    if (in.ok() && game < kGames) stars_[game] = read;
  }
}

const PuzzleProgress::Stars* PuzzleProgress::of(GameId game) const {
  const std::size_t number = static_cast<std::size_t>(game);
  return number < stars_.size() ? &stars_[number] : nullptr;
}

PuzzleProgress::Star PuzzleProgress::star(GameId game, int place) const {
  const Stars* stars = of(game);
  if (!stars) return Star::None;
  const unsigned bits = stars->bits[static_cast<std::size_t>(place / 4)] >> (place % 4 * 2) & 3u;
  return bits > static_cast<unsigned>(Star::Full) ? Star::Full : static_cast<Star>(bits);
}

int PuzzleProgress::solved(GameId game) const {
  int count = 0;
  for (const Puzzle& puzzle : puzzlesOf(game)) count += star(game, puzzle.place) != Star::None;
  return count;
}

void PuzzleProgress::solve(GameId game, int place, bool hinted) {
  const Star next = hinted ? Star::Hollow : Star::Full;
  if (!of(game) || star(game, place) >= next) return;
  uint8_t& bits = stars_[static_cast<std::size_t>(game)].bits[static_cast<std::size_t>(place / 4)];
  const int shift = place % 4 * 2;
  bits = static_cast<uint8_t>((bits & ~(3u << shift)) | static_cast<unsigned>(next) << shift);
  save();
}

void PuzzleProgress::save() {
  if (!store_) return;
  std::array<uint8_t, 1 + kGames * kEntryBytes> bytes;
  ByteWriter out(bytes);
  out.u8(kGames);
  for (unsigned game = 0; game < kGames; ++game) {
    out.u8(game);
    out.u8(kPuzzlePlaces);
    out.bytes(stars_[game].bits.data(), stars_[game].bits.size());
  }
  const StoreResult result = store_->save(StoreKey::Puzzles, kVersion, bytes);
  failed_ = failed_ || (result != StoreResult::Ok && result != StoreResult::ReadOnly);
}

}  // namespace lucca::ui
