#include "ui/saves/hall.h"

#include <cstring>

#include "base/bytes.h"
#include "base/sort.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kHead = 2;  // the number of the last game ever added

bool sameOne(const SeatInfo& a, const SeatInfo& b) {
  if (a.isBot || b.isBot) return a.isBot && b.isBot && a.level == b.level;
  return a.name.view() == b.name.view();
}

}  // namespace

bool Hall::adopt(std::size_t size) {
  clear();
  if (size < kHead || size > kCapacity) return size == 0;
  size_ = kHead;
  FameGame game;
  while (size_ < size) {
    const std::span<const uint8_t> rest = std::span(bytes_).subspan(size_, size - size_);
    std::size_t step = decodeFame(rest, game);
    if (step == 0) step = sizeOfUnknownFame(rest);
    if (step == 0) return false;
    size_ += step;
    ++count_;
  }
  return true;
}

std::size_t Hall::sizeAt(std::size_t offset) const { return std::size_t{2} + get16(&bytes_[offset]); }

bool Hall::isNewest(const FameGame& game) const {
  FameGame newest;
  if (!this->game(0, newest)) return false;
  std::array<uint8_t, kMaxFameBytes> a, b;
  newest.number = game.number;
  const std::size_t size = encodeFame(game, a);
  return size == encodeFame(newest, b) && std::memcmp(a.data(), b.data(), size) == 0;
}

void Hall::add(FameGame& game) {
  if (size_ < kHead) {
    put16(bytes_.data(), 0);
    size_ = kHead;
  }
  const int last = get16(bytes_.data());
  if (isNewest(game)) {
    game.number = static_cast<uint16_t>(last);
    return;
  }
  game.number = static_cast<uint16_t>(last + 1);
  std::array<uint8_t, kMaxFameBytes> encoded;
  const std::size_t size = encodeFame(game, encoded);
  while (size_ + size > kCapacity) dropOldest();
  std::memcpy(bytes_.data() + size_, encoded.data(), size);
  size_ += size;
  ++count_;
  put16(bytes_.data(), game.number);
}

void Hall::dropOldest() {
  const std::size_t next = kHead + sizeAt(kHead);
  std::memmove(bytes_.data() + kHead, bytes_.data() + next, size_ - next);
  size_ -= next - kHead;
  --count_;
}

void Hall::clear() {
  size_ = 0;
  count_ = 0;
}

bool Hall::game(int index, FameGame& out) const {
  if (index < 0 || index >= count_) return false;
  std::size_t at = kHead;
  for (int skip = count_ - 1 - index; skip > 0; --skip) at += sizeAt(at);
  return decodeFame(bytes().subspan(at), out) > 0;
}

BestScore bestScore(const Hall& hall, GameId id, int players) {
  BestScore best;
  FameGame game;
  // From the oldest on: the first player with a score keeps the record.
  for (int i = hall.count() - 1; i >= 0; --i) {
    if (!hall.game(i, game) || game.setup.game != id || game.setup.players != players) continue;
    if (!isFinished(game) || game.setup.handicap != 0) continue;
    for (Seat seat = 0; seat < players; ++seat) {
      const int16_t points = game.result.total[static_cast<std::size_t>(seat)];
      // Of those who share it in one game it is the winner's.
      const bool wins = best.known && best.game == i && points == best.points &&
                        contains(game.result.winners, seat) && !contains(game.result.winners, best.seat);
      if (!best.known || points > best.points || wins) best = {true, static_cast<uint8_t>(i), seat, points};
    }
  }
  return best;
}

uint8_t headToHead(const Hall& hall, const Plan& plan, std::array<uint8_t, kMaxSeats>& wins) {
  wins.fill(0);
  uint8_t games = 0;
  FameGame game;
  const std::size_t players = plan.setup.players;
  for (int i = 0; i < hall.count(); ++i) {
    if (!hall.game(i, game) || !isFinished(game)) continue;
    if (game.setup.game != plan.setup.game || game.setup.players != players) continue;
    // Each player of the old game is matched with one of now: two computers of a level are two, told apart by their names.
    std::array<uint8_t, kMaxSeats> now{};
    unsigned taken = 0;
    std::size_t found = 0;
    for (std::size_t then = 0; then < players; ++then) {
      std::size_t same = players;
      for (std::size_t s = 0; s < players; ++s) {
        if ((taken >> s & 1) || !sameOne(game.seats[then], plan.seats[s])) continue;
        if (same == players || game.seats[then].name.view() == plan.seats[s].name.view()) same = s;
      }
      if (same == players) break;
      taken |= 1u << same;
      now[then] = static_cast<uint8_t>(same);
      ++found;
    }
    if (found < players) continue;
    ++games;
    for (std::size_t then = 0; then < players; ++then)
      wins[now[then]] =
          static_cast<uint8_t>(wins[now[then]] + contains(game.result.winners, static_cast<Seat>(then)));
  }
  return games;
}

void tally(const Hall& hall, TallyList& out) {
  out.clear();
  FameGame game, other;
  for (int i = 0; i < hall.count(); ++i) {
    if (!hall.game(i, game) || !isFinished(game)) continue;
    for (Seat seat = 0; seat < game.setup.players; ++seat) {
      const SeatInfo& who = game.seats[static_cast<std::size_t>(seat)];
      Tally* found = nullptr;
      for (Tally& t : out) {
        if (t.isBot != (who.isBot != 0) || !hall.game(t.game, other)) continue;
        if (sameOne(other.seats[static_cast<std::size_t>(t.seat)], who)) found = &t;
      }
      if (!found) {
        if (!out.push({static_cast<uint8_t>(i), seat, who.isBot != 0, who.level, 0, 0})) continue;
        found = &out.back();
      }
      ++found->played;
      found->won = static_cast<uint8_t>(found->won + contains(game.result.winners, seat));
    }
  }
  insertionSort(out.begin(), out.end(), [](const Tally& a, const Tally& b) {
    return a.won != b.won ? a.won > b.won : a.played != b.played ? a.played < b.played : a.game < b.game;
  });
}

}  // namespace lucca::ui
