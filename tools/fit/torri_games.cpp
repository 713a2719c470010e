#include "tools/fit/torri_games.h"

#include <algorithm>
#include <span>

#include "engine/torri/game.h"
#include "engine/torri/query.h"

namespace fit {

using namespace lucca;
using namespace lucca::torri;

namespace {

// How often another decides in the first part of a game, in percent; one of them is drawn for each. Levels do not look for
// positions that a forecast is wrong about, so games between them need more of it.
constexpr int kMostStrays = 70;  // decisions of that first part, in 8 x 8
constexpr uint32_t kWhenLevelsPlay[] = {5, 15, 30, 60}, kWhenForecastsPlay[] = {5, 15};

}  // namespace

TorriGame::TorriGame(uint32_t seed, const Setup& setup, const std::vector<Style>& styles)
    : rng_(seed), botSeed_(seed * 4096u), setup_(setup), stray_(Style{}) {
  for (const Style& style : styles) players_.push_back(std::make_unique<Player>(style));
}

std::vector<Sample> TorriGame::play() {
  State state{};
  static_cast<void>(init(state, setup_));
  const bool forecast =
      std::any_of(players_.begin(), players_.end(), [](const auto& p) { return p->forecaster != nullptr; });
  const uint32_t strays = rng_.below(static_cast<uint32_t>(kMostStrays * state.size() / 8));
  const auto chances = forecast ? std::span<const uint32_t>(kWhenForecastsPlay) : kWhenLevelsPlay;
  const uint32_t chance = chances[rng_.below(static_cast<uint32_t>(chances.size()))];
  std::vector<Sample> samples;
  std::vector<Seat> movers;
  for (uint32_t decision = 0; toMove(state) != kOver;) {
    if (toMove(state) == kRules) {
      advance(state);
      continue;
    }
    const bool straight = decision++ >= strays;
    if (straight && state.phase == Phase::Place && state.used == 0) {
      readSigns(state, samples.emplace_back().signs);
      movers.push_back(state.seat);
    }
    const bool other = !straight && rng_.below(100) < chance;
    if (other) forgetPlans();
    static_cast<void>(apply(state, other ? another(state) : best(state)));
  }
  const SeatSet winners = result(state).winners;
  int count = 0;
  for (Seat seat = 0; seat < state.players(); ++seat) count += contains(winners, seat);
  for (Seat seat = 0; seat < state.players(); ++seat)
    won_[static_cast<std::size_t>(seat)] = contains(winners, seat) ? 1.0f / static_cast<float>(count) : 0.0f;
  for (std::size_t i = 0; i < movers.size(); ++i) samples[i].won = won_[static_cast<std::size_t>(movers[i])];
  return samples;
}

Action TorriGame::best(const State& state) {
  Player& player = *players_[static_cast<std::size_t>(toMove(state))];
  if (player.forecaster == nullptr) return ask(player.bot, state, player.level);
  return player.forecaster->decide(state, botSeed_++).action;
}

void TorriGame::forgetPlans() {
  for (const auto& player : players_) {
    if (player->forecaster != nullptr) player->forecaster->forget();
  }
}

// What the best player would hardly do: a weaker level's decision, or any.
Action TorriGame::another(const State& state) {
  const uint32_t draw = rng_.below(5);
  if (draw < 3) return ask(stray_.bot, state, draw == 0 ? Level::Normal : Level::Easy);
  ActionList actions;
  legal(state, actions);
  return actions[rng_.below(static_cast<uint32_t>(actions.size()))];
}

Action TorriGame::ask(Bot& bot, const State& state, Level level) {
  AnyView view{};
  reinterpret_cast<View*>(view.bytes)->state = state;
  bot.begin(kGame, view, level, botSeed_++);
  while (!bot.think(1u << 20)) {
  }
  return bot.best();
}

}  // namespace fit
