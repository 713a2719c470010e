#include "ui/saves/rivals.h"

#include <algorithm>
#include <new>
#include <span>

#include "base/bytes.h"
#include "base/sort.h"
#include "engine/bots/bot.h"
#include "engine/games.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kSeatBytes = 28, kPairBytes = 2 * kSeatBytes + 2 * kRivalGames + 10;
constexpr std::size_t kMostBytes = 3 + kMostRivals * kPairBytes;

void writeSeat(ByteWriter& out, const SeatInfo& seat) {
  out.u8(seat.name.size);
  out.bytes(seat.name.bytes, sizeof seat.name.bytes);
  out.u8(seat.isBot);
  out.u8(seat.level);
  out.u8(seat.emblem);
  out.u8(seat.colour);
}

bool readSeat(ByteReader& in, SeatInfo& seat) {
  seat.name.size = in.u8();
  in.bytes(seat.name.bytes, sizeof seat.name.bytes);
  seat.isBot = in.u8();
  seat.level = in.u8();
  seat.emblem = in.u8();
  seat.colour = in.u8();
  if (seat.name.size > sizeof seat.name.bytes || seat.isBot > 1 || seat.level >= kLevels) return false;
  seat.name.mend();
  return true;
}

void writePair(ByteWriter& out, const RivalPair& pair) {
  for (const SeatInfo& seat : pair.who) writeSeat(out, seat);
  for (const auto& wins : pair.wins) {
    for (const uint8_t each : wins) out.u8(each);
  }
  for (const uint8_t value :
       {pair.ties, pair.streak, pair.streakOf, pair.nearestGame, pair.nearestKnown, pair.nearestHandicap})
    out.u8(value);
  for (const int16_t total : pair.nearest) out.u16(static_cast<uint16_t>(total));
}

bool readPair(ByteReader& in, RivalPair& pair) {
  bool good = true;
  for (SeatInfo& seat : pair.who) good = readSeat(in, seat) && good;
  for (auto& wins : pair.wins) {
    for (uint8_t& each : wins) each = in.u8();
  }
  for (uint8_t* value : {&pair.ties, &pair.streak, &pair.streakOf, &pair.nearestGame, &pair.nearestKnown,
                         &pair.nearestHandicap})
    *value = in.u8();
  for (int16_t& total : pair.nearest) total = static_cast<int16_t>(in.u16());
  return good && in.ok() && pair.streakOf < 2 && pair.nearestGame < kRivalGames;
}

int differenceOf(const std::array<int16_t, 2>& totals) {
  return totals[0] > totals[1] ? totals[0] - totals[1] : totals[1] - totals[0];
}

void addOne(uint8_t& count) {
  if (count < RivalPair::kMostWins) ++count;
}

// A full table makes room.
RivalPair* newPair(RivalList& list) {
  if (list.full()) {
    RivalPair* least = list.begin();
    const auto worth = [](const RivalPair& pair) {
      return pair.games() +
             (pair.who[0].isBot || pair.who[1].isBot ? 0 : 2 * RivalPair::kMostWins * kRivalGames);
    };
    for (RivalPair& pair : list) {
      if (worth(pair) < worth(*least)) least = &pair;
    }
    *least = RivalPair{};
    return least;
  }
  list.push(RivalPair{});
  return &list.back();
}

void countPair(const FameGame& game, Seat a, Seat b, RivalList& list) {
  const auto game1 = static_cast<std::size_t>(game.setup.game);
  const std::array<Seat, 2> seat = {a, b};
  const auto infoOf = [&](Seat s) -> const SeatInfo& { return game.seats[static_cast<std::size_t>(s)]; };
  RivalPair* pair = nullptr;
  std::size_t first = 0;  // which of the pair sat at `a`
  for (RivalPair& each : list) {
    for (std::size_t side = 0; side < 2 && pair == nullptr; ++side) {
      if (!isSameRival(each.who[side], infoOf(a)) || !isSameRival(each.who[1 - side], infoOf(b))) continue;
      pair = &each;
      first = side;
    }
  }
  if (pair == nullptr) pair = newPair(list);
  std::array<int16_t, 2> totals{};
  for (std::size_t i = 0; i < 2; ++i) {
    const std::size_t side = i == 0 ? first : 1 - first;
    pair->who[side] = infoOf(seat[i]);
    totals[side] = game.result.total[static_cast<std::size_t>(seat[i])];
  }
  const int higher = stoodHigher(game, a, b);
  if (higher == 0) {
    addOne(pair->ties);
    pair->streak = 0;
    return;
  }
  const std::size_t winner = higher > 0 ? first : 1 - first;
  addOne(pair->wins[game1][winner]);
  if (pair->streakOf != winner) pair->streak = 0;
  pair->streakOf = static_cast<uint8_t>(winner);
  addOne(pair->streak);
  // Points tell how near it was; the floors of two towers do not.
  const Game* rules = findGame(game.setup.game);
  if (!rules || rules->handicap.kind != HandicapSpec::Kind::Points) return;
  if (pair->nearestKnown && differenceOf(totals) >= differenceOf(pair->nearest)) return;
  pair->nearestKnown = 1;
  pair->nearestGame = static_cast<uint8_t>(game1);
  pair->nearestHandicap = handicapOf(game.setup, a) + handicapOf(game.setup, b) > 0;
  pair->nearest = totals;
}

}  // namespace

bool isSameRival(const SeatInfo& a, const SeatInfo& b) {
  if (a.isBot || b.isBot) return a.isBot && b.isBot && a.level == b.level;
  return a.name.view() == b.name.view();
}

int stoodHigher(const FameGame& game, Seat a, Seat b) {
  const bool aWon = contains(game.result.winners, a), bWon = contains(game.result.winners, b);
  if (aWon || bWon) return aWon - bWon;
  const auto one = static_cast<std::size_t>(a), other = static_cast<std::size_t>(b);
  const int more = game.result.total[one] - game.result.total[other];
  if (more != 0) return more > 0 ? 1 : -1;
  // Equal sums are equal. Where the categories do not add up, the next one decides.
  const Game* rules = findGame(game.setup.game);
  if (!rules || rules->handicap.kind == HandicapSpec::Kind::Points) return 0;
  for (std::size_t c = 0; c < rules->categories.size(); ++c) {
    const int here = game.result.category[one][c] - game.result.category[other][c];
    if (here != 0) return here > 0 ? 1 : -1;
  }
  return 0;
}

void countRivals(const FameGame& game, RivalList& list) {
  if (!isFinished(game) || static_cast<int>(game.setup.game) >= kRivalGames) return;
  const auto isBot = [&](Seat seat) { return game.seats[static_cast<std::size_t>(seat)].isBot != 0; };
  for (Seat a = 0; a < game.setup.players; ++a) {
    for (Seat b = static_cast<Seat>(a + 1); b < game.setup.players; ++b) {
      if (!isBot(a) || !isBot(b)) countPair(game, a, b, list);
    }
  }
  insertionSort(list.begin(), list.end(),
                [](const RivalPair& one, const RivalPair& other) { return one.games() > other.games(); });
}

Rivals::Table& Rivals::table(const Hall& hall) const {
  static_assert(sizeof(Table) + kMostBytes <= kBotWorkspace);
  const bool there = spare_.has(this);
  std::byte* const memory = spare_.take(this).data();
  if (there) return *std::launder(reinterpret_cast<Table*>(memory));
  Table& table = *new (memory) Table;
  const std::span<uint8_t> bytes(reinterpret_cast<uint8_t*>(memory + sizeof(Table)), kMostBytes);
  std::size_t size = 0;
  StoreResult result = StoreResult::Missing;
  if (store_) result = store_->load(StoreKey::Rivals, kVersion, bytes, size);
  if (result == StoreResult::Missing) {
    FameGame game;
    for (int i = hall.count() - 1; i >= 0; --i) {
      if (!hall.game(i, game)) continue;
      countRivals(game, table.pairs);
      table.counted = game.number;
    }
    return table;
  }
  ByteReader in(bytes.first(size));
  table.counted = in.u16();
  for (int left = in.u8(); left > 0; --left) {
    RivalPair pair;
    if (!readPair(in, pair) || !table.pairs.push(pair)) break;
  }
  return table;
}

void Rivals::count(const FameGame& game, const Hall& hall) {
  // The hall has the game already: a table that begins with the hall counts it there.
  Table& now = table(hall);
  if (now.counted != game.number) {
    countRivals(game, now.pairs);
    now.counted = game.number;
  }
  save(now);
}

void Rivals::save(const Table& table) {
  if (!store_) return;
  const std::span<uint8_t> bytes(reinterpret_cast<uint8_t*>(spare_.take(this).data() + sizeof(Table)),
                                 kMostBytes);
  ByteWriter out(bytes);
  out.u16(table.counted);
  out.u8(static_cast<unsigned>(table.pairs.size()));
  for (const RivalPair& pair : table.pairs) writePair(out, pair);
  const StoreResult result = store_->save(StoreKey::Rivals, kVersion, bytes.first(out.size()));
  failed_ = failed_ || (result != StoreResult::Ok && result != StoreResult::ReadOnly);
}

void Rivals::forget(const Hall& hall) {
  Table& now = table(hall);
  now = Table{};
  save(now);
}

const RivalList& Rivals::list(const Hall& hall) const { return table(hall).pairs; }

}  // namespace lucca::ui
