#include "tools/arena/torri/forecaster.h"

#include <fstream>
#include <iterator>
#include <span>
#include <sstream>

#include "engine/torri/game.h"

namespace arena {

using namespace lucca;
using namespace lucca::torri;

namespace {

constexpr Skill kSmall[kTables] = {{.beam = 12, .keep = 24, .plan = {{8, 8, 1, {}}}},
                                   {.beam = 12, .keep = 16, .plan = {{12, 4, 2, {1}}}},
                                   {.beam = 12, .keep = 16, .plan = {{12, 4, 3, {1, 1}}}}};

}  // namespace

Decision Forecaster::decide(const State& state, uint32_t seed) {
  const Skill& skill = !likeMaster_           ? kSmall[state.players() - 2]
                       : state.players() == 2 ? kMasterOfForecasts
                                              : kMasterOfRounds[state.players() - 3];
  const Action planned = state.phase == Phase::Switch                     ? turn_.colour
                         : state.phase == Phase::Place && state.used != 0 ? turn_.brick[1]
                                                                          : kNoAction;
  State then = state;
  if (planned != kNoAction && apply(then, planned) == Verdict::Accepted) return {planned, 0};
  Scale scale(state);
  if (state.players() == 2) {
    scale.forecasts = &numbers_;
  } else {
    scale.roundForecasts = &small_;
  }
  deliberation_->begin(scale, state, skill, seed);
  uint32_t steps = 0;
  for (int used = 1; used > 0 && (skill.budget == 0 || steps < skill.budget);) {
    used = deliberation_->step(scale);
    steps += static_cast<uint32_t>(used);
  }
  if (state.phase == Phase::Place) turn_ = deliberation_->best().turn;
  return {deliberation_->best().action, steps};
}

bool readForecast(const std::string& path, ForecastNumbers& out) {
  std::ifstream file(path);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::size_t begin = text.find("= {");
  if (begin == std::string::npos) return false;
  for (char& c : text) {
    if (c != '-' && (c < '0' || c > '9')) c = ' ';
  }
  std::istringstream numbers(text.substr(begin));
  const auto fill = [&numbers](std::span<int16_t> row) {
    for (int16_t& number : row) numbers >> number;
  };
  fill(out.start);
  for (auto& row : out.sign) fill(row);
  fill(out.out);
  return !numbers.fail();
}

namespace {

class ForecasterOfFile final : public Contender {
 public:
  explicit ForecasterOfFile(bool likeMaster) : likeMaster_(likeMaster) {}
  bool read(const std::string& path) {
    if (!readForecast(path, numbers_)) return false;
    player_ = std::make_unique<Forecaster>(numbers_, likeMaster_);
    return true;
  }

  Decision decide(const Game& game, const AnyState& state, Seat, uint32_t seed) override {
    const auto& torri = *reinterpret_cast<const State*>(state.bytes);
    if (game.id != GameId::Torri || torri.size() > kMostSizeWithSigns) {
      ActionList actions;
      game.legal(state, actions);
      return {actions[0], 0};
    }
    return player_->decide(torri, seed);
  }

 private:
  ForecastNumbers numbers_{};
  bool likeMaster_;
  std::unique_ptr<Forecaster> player_;
};

}  // namespace

std::unique_ptr<Contender> makeTorriForecaster(const std::string& path, bool likeMaster) {
  auto player = std::make_unique<ForecasterOfFile>(likeMaster);
  if (!player->read(path)) return nullptr;
  return player;
}

}  // namespace arena
