#include "ui/saves/city_progress.h"

#include <algorithm>

#include "base/bytes.h"
#include "base/crc32.h"

namespace lucca::ui {

namespace {

constexpr int kNumberBits = 9, kGameBits = 4;

uint16_t packed(GameId game, int number, Medal medal = Medal::None) {
  return static_cast<uint16_t>(number | static_cast<int>(game) << kNumberBits |
                               static_cast<int>(medal) << (kNumberBits + kGameBits));
}
int numberIn(uint16_t city) { return city & ((1 << kNumberBits) - 1); }
// Without the medal.
uint16_t nameIn(uint16_t city) { return city & ((1 << (kNumberBits + kGameBits)) - 1); }
GameId gameIn(uint16_t city) { return static_cast<GameId>(nameIn(city) >> kNumberBits); }
Medal medalIn(uint16_t city) { return static_cast<Medal>(city >> (kNumberBits + kGameBits) & 3); }

uint8_t checkOf(const FameGame& fame) {
  uint8_t bytes[2 + 2 * kMaxSeats];
  put16(bytes, fame.length);
  for (std::size_t s = 0; s < kMaxSeats; ++s)
    put16(bytes + 2 + 2 * s, static_cast<uint16_t>(fame.result.total[s]));
  return static_cast<uint8_t>(crc32(bytes, sizeof bytes));
}

// Makes room for one more at the end; the first one goes where there is none.
template <class T, std::size_t Most>
T& append(std::array<T, Most>& all, uint8_t& count) {
  if (count == Most) {
    std::move(all.begin() + 1, all.end(), all.begin());
    --count;
  }
  return all[count++];
}

}  // namespace

void CityProgress::load(Store* store) {
  store_ = store;
  next_ = {};
  count_ = noteCount_ = 0;
  if (!store_) return;
  const std::span<uint8_t> bytes = room();
  std::size_t size = 0;
  static_cast<void>(store_->load(StoreKey::Cities, kVersion, bytes, size));
  read(bytes.first(size));
}

void CityProgress::read(std::span<const uint8_t> bytes) {
  ByteReader in(bytes);
  for (int games = in.u8(); games > 0; --games) {
    const unsigned game = in.u8(), next = in.u16();
    if (in.ok() && game < kGames) next_[game] = static_cast<uint16_t>(next);
  }
  for (int left = in.u8(); left > 0 && in.ok(); --left) {
    Entry entry;
    entry.city = in.u16();
    entry.score = in.u8();
    if (in.ok()) append(entries_, count_) = entry;
  }
  for (int left = in.u8(); left > 0 && in.ok(); --left) {
    Note note;
    note.number = in.u16();
    note.city = in.u16();
    note.check = in.u8();
    if (in.ok()) append(notes_, noteCount_) = note;
  }
}

void CityProgress::save() {
  if (!store_) return;
  const std::span<uint8_t> bytes = room();
  ByteWriter out(bytes);
  out.u8(kGames);
  for (unsigned game = 0; game < kGames; ++game) {
    out.u8(game);
    out.u16(next_[game]);
  }
  out.u8(count_);
  for (int i = 0; i < count_; ++i) {
    out.u16(entries_[static_cast<std::size_t>(i)].city);
    out.u8(entries_[static_cast<std::size_t>(i)].score);
  }
  out.u8(noteCount_);
  for (int i = 0; i < noteCount_; ++i) {
    const Note& note = notes_[static_cast<std::size_t>(i)];
    out.u16(note.number);
    out.u16(note.city);
    out.u8(note.check);
  }
  const StoreResult result = store_->save(StoreKey::Cities, kVersion, bytes.first(out.size()));
  failed_ = failed_ || (result != StoreResult::Ok && result != StoreResult::ReadOnly);
}

int CityProgress::find(GameId game, int number) const {
  for (int i = count_ - 1; i >= 0; --i) {
    if (nameIn(entries_[static_cast<std::size_t>(i)].city) == packed(game, number)) return i;
  }
  return -1;
}

CityProgress::Best CityProgress::best(GameId game, int number) const {
  const int at = find(game, number);
  if (at < 0) return {};
  const Entry& entry = entries_[static_cast<std::size_t>(at)];
  return {true, medalIn(entry.city), entry.score};
}

int CityProgress::next(GameId game) const {
  const auto place = static_cast<std::size_t>(game);
  const int next = place < kGames && next_[place] > 0 ? next_[place] : 1;
  return next <= citiesOf(game).size() ? next : 1;
}

GameId CityProgress::lastGame() const {
  return gameIn(entries_[static_cast<std::size_t>(count_ > 0 ? count_ - 1 : 0)].city);
}

void CityProgress::finish(const PlayedMatch& over, const FameGame& fame) {
  const GameId game = over.setup().game;
  const Cities cities = citiesOf(game);
  const int number = cityNumber(over.plan(), over.seed());
  if (number == 0) return;
  const int score = std::clamp(cityScore(over), 0, 255);
  Best now{true, medalOf(cities, number, score), score};
  if (const int at = find(game, number); at >= 0) {
    const Best before = best(game, number);
    if (!isBetter(cities.count, score, before.score)) now.score = before.score;
    now.medal = std::max(now.medal, before.medal);
    std::move(entries_.begin() + at + 1, entries_.begin() + count_, entries_.begin() + at);
    --count_;
  }
  append(entries_, count_) = {packed(game, number, now.medal), static_cast<uint8_t>(now.score)};
  const auto place = static_cast<std::size_t>(game);
  if (place < kGames && next(game) == number) {
    int after = number + 1;
    while (find(game, after) >= 0) ++after;
    next_[place] = static_cast<uint16_t>(after);
  }
  // The end of a game may come again after a power cut: the hall has it once.
  if (cityOf(fame) == 0) append(notes_, noteCount_) = {fame.number, packed(game, number), checkOf(fame)};
  save();
}

int CityProgress::cityOf(const FameGame& fame) const {
  for (int i = noteCount_ - 1; i >= 0; --i) {
    const Note& note = notes_[static_cast<std::size_t>(i)];
    if (note.number == fame.number && gameIn(note.city) == fame.setup.game && note.check == checkOf(fame))
      return numberIn(note.city);
  }
  return 0;
}

void CityProgress::forgetHall() {
  if (std::exchange(noteCount_, uint8_t{0}) > 0) save();
}

void CityProgress::forget() {
  next_ = {};
  count_ = noteCount_ = 0;
  save();
}

}  // namespace lucca::ui
