// Games from which Torri's forecast learns, and their players.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "base/rng.h"
#include "engine/bots/bot.h"
#include "tools/arena/torri/forecaster.h"
#include "tools/fit/network.h"

namespace fit {

// The player of a seat: a small search that asks a forecast with these numbers, or a level of the computer players.
struct Style {
  const ForecastNumbers* numbers = nullptr;
  lucca::Level level = lucca::Level::Hard;  // without numbers
};

// One game. Up to some decision, drawn for each game, a weaker level or chance decides now and then, so that positions are met
// which only a search would look at. The positions from there on, with who won, are what is learned.
class TorriGame {
 public:
  // A style for each seat.
  TorriGame(uint32_t seed, const lucca::Setup& setup, const std::vector<Style>& styles);
  std::vector<Sample> play();
  // Of a seat, once it was played: 1, a share of a shared win, or 0.
  float won(lucca::Seat seat) const { return won_[seat]; }

 private:
  struct Player {
    lucca::Level level;
    std::vector<std::byte> workspace;
    lucca::Bot bot;
    std::unique_ptr<arena::Forecaster> forecaster;  // null: the bot plays at the level
    explicit Player(const Style& style)
        : level(style.level),
          workspace(lucca::kBotWorkspace),
          bot(workspace),
          forecaster(style.numbers != nullptr ? std::make_unique<arena::Forecaster>(*style.numbers)
                                              : nullptr) {}
  };

  lucca::Action best(const lucca::torri::State& state);
  void forgetPlans();
  lucca::Action another(const lucca::torri::State& state);
  lucca::Action ask(lucca::Bot& bot, const lucca::torri::State& state, lucca::Level level);

  lucca::Rng rng_;
  uint32_t botSeed_;
  lucca::Setup setup_;
  std::vector<std::unique_ptr<Player>> players_;
  Player stray_;
  std::array<float, lucca::kMaxSeats> won_{};
};

}  // namespace fit
