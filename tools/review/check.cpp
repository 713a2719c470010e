// lucca-review-check: how right the reviewer is. Plays games, reviews every seat's turns, and lets a judge with far more budget
// decide about each turning point: games played to the end by hard from both positions. Prints rows of docs/measured/review.md.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "engine/bots/review/reviewer.h"
#include "engine/bots/review/turn_walk.h"
#include "engine/game/match.h"
#include "engine/games.h"
#include "tools/arena/play_to_end.h"
#include "tools/arguments.h"
#include "tools/fit/chances.h"

namespace {

using namespace lucca;

constexpr const char* kUsage =
    "usage: lucca lab review --table NAME [--games N] [--levels LIST] [--pairs N] [--seed N] [--verbose]\n"
    "       lucca lab review --tables\n"
    "       lucca lab review --all   every row of docs/measured/review.md, which takes hours\n"
    "Plays so many games (20) between the levels (easy,normal,hard; each seat draws one), reviews them as if "
    "people had played, and\n"
    "lets so many pairs of games (200) by hard decide whether each turning point cost anything. Prints a row "
    "for\n"
    "docs/measured/review.md: turns judged and told, how many of those told are confirmed, and the steps "
    "that the reviews took.\n"
    "--pairs 0 only counts what is told. The same seed gives the same row.\n";

int fail(const std::string& why) { return lucca::refuse("lucca-review-check", why); }

class Checker {
 public:
  Checker(const fit::Table& table, std::vector<Level> levels, uint32_t pairs, bool verbose)
      : table_(table),
        game_(*table.game),
        levels_(std::move(levels)),
        workspace_(std::make_unique<std::byte[]>(kBotWorkspace)),
        match_(std::make_unique<Match>()),
        pairs_(pairs),
        verbose_(verbose) {}

  void run(uint32_t games, uint32_t seed) {
    for (uint32_t i = 0; i < games; ++i) {
      play(seed + 7919u * i);
      check(seed + i);
    }
    std::printf("| %s | %u | %ld | %ld (%.1f %%) | %ld of %ld | %ld | %.1f | %.2f | %.2f | %.2f |\n",
                table_.name.c_str(), games, judged_, told_,
                100.0 * static_cast<double>(told_) / static_cast<double>(std::max(judged_, 1l)), confirmed_,
                told_, half_, claimed_ / static_cast<double>(std::max(told_, 1l)),
                static_cast<double>(river_) / games / 1e6,
                static_cast<double>(first_) / static_cast<double>(std::max(firsts_, 1l)) / 1e6,
                static_cast<double>(steps_) / games / 1e6);
  }

 private:
  Action think(const AnyState& state, Level level, uint32_t seed) {
    AnyView view{};
    game_.view(state, game_.toMove(state), view);
    Bot bot({workspace_.get(), kBotWorkspace});
    bot.begin(game_, view, level, seed);
    while (!bot.think(1u << 20)) {
    }
    return bot.best();
  }

  void play(uint32_t seed) {
    static_cast<void>(match_->start(game_, table_.setup));
    Rng rng(seed);
    for (Level& level : level_) level = levels_[rng.below(static_cast<uint32_t>(levels_.size()))];
    for (match_->settle(); match_->toMove() != kOver; match_->settle()) {
      const Seat seat = match_->toMove();
      static_cast<void>(match_->apply(seat == kChance ? game_.drawChance(match_->state(), rng)
                                                      : think(match_->state(), level_[seat], rng.next())));
    }
  }

  void check(uint32_t seed) {
    Review review;
    Reviewer reviewer({workspace_.get(), kBotWorkspace});
    const auto people = static_cast<SeatSet>((1u << table_.setup.players) - 1u);
    reviewer.begin(game_, match_->setup(), match_->history(), people, review);
    bool river = false, found = false;
    while (!reviewer.work(200)) {
      if (review.riverDone && !river) river_ += reviewer.stepsUsed();
      river = review.riverDone;
      if (!found && !review.points.empty()) {
        first_ += reviewer.stepsUsed();
        ++firsts_;
        found = true;
      }
    }
    steps_ += reviewer.stepsUsed();
    for (const ReviewedTurn& turn : review.turn)
      judged_ += turn.judged == Judged::Good || turn.judged == Judged::Told;
    for (const TurningPoint& point : review.points) {
      ++told_;
      claimed_ += point.loss();
      if (pairs_ > 0) confirm(point, seed);
    }
  }

  // From the seat's view: hidden cards are drawn again in each game.
  double won(AnyState state, Seat seat, uint32_t seed) {
    Rng chance(seed);
    settle(game_, state);
    uint32_t next = seed * 977u;
    static_cast<void>(
        playToEnd(game_, state, chance, [&](Seat) { return think(state, Level::Hard, next++); }));
    const SeatSet winners = game_.result(state).winners;
    int count = 0;
    for (Seat other = 0; other < table_.setup.players; ++other) count += contains(winners, other);
    return contains(winners, seat) ? 1.0 / count : 0;
  }

  void confirm(const TurningPoint& point, uint32_t seed) {
    TurnWalk walk;
    walk.begin(game_, match_->setup(), match_->history());
    walk.toTurn(point.turn);
    AnyState better = walk.state();
    for (int i = 0; i < point.actions; ++i) {
      settle(game_, better);
      static_cast<void>(game_.apply(better, point.action[i]));
    }
    walk.endTurn();
    double sum = 0, squares = 0;
    for (uint32_t i = 0; i < pairs_; ++i) {
      const uint32_t luck = seed * 100003u + point.turn * 1009u + i;
      const double gain = won(better, point.seat, luck) - won(walk.state(), point.seat, luck);
      sum += gain;
      squares += gain * gain;
    }
    const double loss = 100 * sum / pairs_;
    confirmed_ += loss > 0;
    half_ += loss >= point.loss() / 2.0;
    if (verbose_)
      std::printf("  turn %d of level %d: said %d -> %d, measured %.1f +- %.1f\n", point.turn,
                  static_cast<int>(level_[point.seat]), point.played, point.better, loss,
                  100 * std::sqrt(squares - sum * sum / pairs_) / pairs_);
  }

  const fit::Table& table_;
  const Game& game_;
  std::vector<Level> levels_;
  std::unique_ptr<std::byte[]> workspace_;
  std::unique_ptr<Match> match_;
  Level level_[kMaxSeats] = {};
  uint32_t pairs_;
  bool verbose_;
  long judged_ = 0, told_ = 0, confirmed_ = 0, half_ = 0, firsts_ = 0;
  double claimed_ = 0;
  uint64_t steps_ = 0, river_ = 0, first_ = 0;
};

}  // namespace

int main(int count, char** words) {
  std::string name, levels = "easy,normal,hard";
  uint32_t games = 20, pairs = 200, seed = 1;
  bool verbose = false;
  std::vector<fit::Table> tables;
  for (const Game& game : lucca::games()) {
    for (const fit::Table& table : fit::tablesOf(game)) tables.push_back(table);
  }
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--help" || word == "-h") return std::fputs(kUsage, stdout) < 0;
    if (word == "--tables") {
      for (const fit::Table& table : tables) std::puts(table.name.c_str());
      return 0;
    }
    if (word == "--verbose") {
      verbose = true;
      continue;
    }
    const bool number = word == "--games" || word == "--pairs" || word == "--seed";
    if (!number && word != "--table" && word != "--levels") return fail("unknown argument " + word);
    if (i + 1 == count) return fail(word + " wants a value");
    const std::string value = words[++i];
    if (!number) {
      (word == "--table" ? name : levels) = value;
      continue;
    }
    const NumberRange range{word == "--games" ? 1u : 0u, word == "--seed" ? UINT32_MAX : 100000u};
    const auto read = wholeNumber(value, range);
    if (!read) return fail(wantsNumber(word, range, value));
    (word == "--games" ? games : word == "--pairs" ? pairs : seed) = *read;
  }
  std::vector<Level> seated;
  for (const std::string& level : split(levels)) {
    constexpr const char* kNames[] = {"easy", "normal", "hard", "master"};
    const auto found = std::find(std::begin(kNames), std::end(kNames), level);
    if (found == std::end(kNames)) return fail("there is no level " + level);
    seated.push_back(static_cast<Level>(found - std::begin(kNames)));
  }
  for (const fit::Table& table : tables) {
    if (table.name != name) continue;
    Checker(table, seated, pairs, verbose).run(games, seed);
    return 0;
  }
  return fail(name.empty() ? "--table is missing (--tables lists them)"
                           : "there is no table \"" + name + "\" (--tables lists them)");
}
