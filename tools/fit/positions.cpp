#include <memory>

#include "engine/bots/bot.h"
#include "engine/bots/review/judges.h"
#include "engine/games.h"
#include "tools/fit/chances.h"

namespace fit {
namespace {

using namespace lucca;

uint32_t mix(uint32_t a, uint32_t b) {
  uint32_t x = a ^ (b * 0x9E3779B9u);
  x = (x ^ (x >> 16)) * 0x7FEB352Du;
  x = (x ^ (x >> 15)) * 0x846CA68Bu;
  return x ^ (x >> 16);
}

void add(const Game& game, int players, bool palazzi, uint8_t first, uint8_t second, const std::string& part,
         std::vector<Table>& out) {
  Table table{&game, {}, ""};
  table.setup.game = game.id;
  table.setup.players = static_cast<uint8_t>(players);
  for (std::size_t i = 0; i < game.options.size(); ++i) table.setup.option[i] = game.options[i].standard;
  table.setup.option[0] = first;
  table.setup.option[1] = second;
  stampDeck(game, table.setup);
  const std::string seats = std::to_string(players) + " seats";
  const std::string lots = game.options[0].values[first];
  table.name = palazzi ? "Palazzi, " + seats
                       : "Torri " + lots + " x " + lots + ", " + seats +
                             (players == 4  ? ""
                              : second != 0 ? ", switch"
                                            : ", no switch");
  AnyState state{};
  const bool known = game.init(state, table.setup) == Verdict::Accepted;
  if (known && table.name.find(part) != std::string::npos) out.push_back(table);
}

}  // namespace

std::vector<Table> tablesOf(const Game& game, const std::string& part) {
  std::vector<Table> tables;
  const bool palazzi = game.id == GameId::Palazzi;
  for (int players = game.minPlayers; players <= game.maxPlayers; ++players) {
    if (palazzi) {
      add(game, players, true, game.options[0].standard, 0, part, tables);
      continue;
    }
    for (uint8_t size = 0; size < 4; ++size) {
      // With four seats there is no colour to switch to.
      for (uint8_t mayChange = 0; mayChange < (players == 4 ? 1 : 2); ++mayChange)
        add(game, players, false, size, mayChange, part, tables);
    }
  }
  return tables;
}

std::vector<Position> playPositions(const Table& table, uint32_t games, uint32_t seed) {
  const Game& game = *table.game;
  const JudgeRow& judge = *findJudge(game.id);
  std::vector<Position> all;
  const auto workspace = std::make_unique<std::byte[]>(kBotWorkspace);
  for (uint32_t number = 0; number < games; ++number) {
    Rng rng(mix(seed, number));
    Level level[kMaxSeats];
    for (Level& one : level) one = static_cast<Level>(rng.below(3));
    // The editions of Palazzi take turns, where the rules have them for so many.
    Setup setup = table.setup;
    if (game.id == GameId::Palazzi)
      setup.option[0] = static_cast<uint8_t>(number % game.options[0].values.size());
    AnyState state{};
    if (game.init(state, setup) != Verdict::Accepted) static_cast<void>(game.init(state, table.setup));
    settle(game, state);
    const std::size_t from = all.size();
    int turn = -1;
    bool due = false;
    while (game.toMove(state) != kOver) {
      const Seat seat = game.toMove(state);
      const int now = judge.turnOf(state);
      const bool cards = judge.cardsDue(state);
      if (now != turn || cards != due) all.push_back({state, {}, number});
      turn = now;
      due = cards;
      Action action;
      if (seat == kChance) {
        action = game.drawChance(state, rng);
      } else {
        AnyView view{};
        game.view(state, seat, view);
        Bot bot({workspace.get(), kBotWorkspace});
        bot.begin(game, view, level[seat], rng.next());
        while (!bot.think(1u << 20)) {
        }
        action = bot.best();
      }
      static_cast<void>(game.apply(state, action));
      settle(game, state);
    }
    const SeatSet winners = game.result(state).winners;
    Shares won{};
    int count = 0;
    for (Seat seat = 0; seat < table.setup.players; ++seat) count += contains(winners, seat);
    for (Seat seat = 0; seat < table.setup.players; ++seat)
      won[seat] = contains(winners, seat) ? 1.0 / count : 0;
    for (std::size_t i = from; i < all.size(); ++i) all[i].won = won;
  }
  return all;
}

}  // namespace fit
