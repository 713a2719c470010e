#include "tools/cities/city_player.h"

#include <algorithm>
#include <array>
#include <memory>

#include "ui/setup/city.h"

namespace lucca {

namespace {

// A computer with memory of its own, as a device has one for all its computers.
struct Thinking {
  alignas(8) std::array<std::byte, kBotWorkspace> memory;
  Bot bot{memory};

  Action decide(const ui::PlayedMatch& match, Level level, uint32_t seed) {
    AnyView view;
    match.game().view(match.state(), match.toMove(), view);
    bot.begin(match.game(), view, level, seed);
    while (!bot.think(1u << 20)) {
    }
    return bot.best();
  }
};

ui::City pointsOf(GameId game, int number) {
  std::array<int, ui::kMedals> points = {playCity(game, number, Level::Easy),
                                         playCity(game, number, Level::Hard),
                                         playCity(game, number, Level::Master)};
  std::sort(points.begin(), points.end());
  ui::City city{};
  int last = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    last = std::max(points[i], last + 1);  // each medal asks for more than the one below it
    city.mark[i] = static_cast<uint8_t>(last);
  }
  return city;
}

// The turns of the first game that it wins, of at most kAttempts; 0: it wins none.
int winOf(GameId game, int number, Level level) {
  constexpr int kAttempts = 4;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    if (const int turns = playCity(game, number, level, attempt)) return turns;
  }
  return 0;
}

ui::City turnsOf(GameId game, int number) {
  constexpr int kMore = 2;  // turns that a level which does not win would have needed beyond the other's
  int hard = winOf(game, number, Level::Hard), master = winOf(game, number, Level::Master);
  if (hard == 0) hard = master + kMore;
  if (master == 0) master = hard;
  const int gold = std::min(hard, master), silver = std::max({hard, master, gold + 1});
  return {{ui::kAnyWin, static_cast<uint8_t>(silver), static_cast<uint8_t>(gold)}};
}

}  // namespace

int playCity(GameId game, int number, Level level, int attempt) {
  const ui::Plan plan = ui::cityPlan(game, number);
  const Seat person = plan.firstPerson();
  const auto match = std::make_unique<ui::PlayedMatch>();
  const auto inSeat = std::make_unique<Thinking>(), rivals = std::make_unique<Thinking>();
  if (match->begin(plan, static_cast<uint32_t>(number)) != Verdict::Accepted) return 0;
  for (match->settle(); match->toMove() != kOver; match->settle()) {
    const Seat seat = match->toMove();
    const uint32_t seed = match->seedAt(match->history().size());
    if (seat == kChance) {
      if (!match->drawChance()) return 0;
      continue;
    }
    const Action action = seat == person
                              ? inSeat->decide(*match, level, seed + static_cast<uint32_t>(attempt))
                              : rivals->decide(*match, static_cast<Level>(plan.who(seat).level), seed);
    if (match->add(action) != Verdict::Accepted) return 0;
  }
  return ui::cityScore(*match);
}

ui::City medalsOf(GameId game, int number, ui::Cities::Count count) {
  return count == ui::Cities::Count::Points ? pointsOf(game, number) : turnsOf(game, number);
}

}  // namespace lucca
