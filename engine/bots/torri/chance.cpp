#include "engine/bots/torri/chance.h"

#include <algorithm>

#include "engine/bots/torri/appraisal.h"
#include "engine/bots/torri/chance_numbers.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

constexpr int kUnit = 64;
constexpr int kStageParts = 16;

// How near the nearest victory is, in kStageParts.
int stageOf(const Appraisal& appraisal, int size) {
  int most = 0;
  for (unsigned c = 0; c < kColours; ++c) {
    most = std::max<int>({most, appraisal.height[c], appraisal.held[c]});
  }
  return std::min(most * kStageParts / size, kStageParts);
}

}  // namespace

ChanceSigns readChanceSigns(const State& state) {
  const Scale scale(state);
  const Appraisal appraisal = appraise(scale, state);
  const int size = state.size(), players = state.players();
  const int stage = stageOf(appraisal, size);
  ChanceSigns signs{};
  signs.stage = static_cast<uint8_t>(std::min(stage * kChanceStages / kStageParts, kChanceStages - 1));
  int worth[kMaxSeats] = {}, first = 0, second = INT32_MIN;
  for (Seat seat = 0; seat < players; ++seat)
    worth[seat] = worthTo(appraisal, state, seat, scale.weights.lag);
  for (Seat seat = 1; seat < players; ++seat) {
    if (worth[seat] > worth[first]) first = seat;
  }
  for (Seat seat = 0; seat < players; ++seat) {
    if (seat != first) second = std::max(second, worth[seat]);
  }
  for (Seat seat = 0; seat < players; ++seat) {
    const unsigned colour = index(colourOfSeat(state, seat));
    const int away = (seat - state.seat + players) % players;  // turns until its turn
    const auto put = [&](ChanceSign sign, int value) {
      signs.of[seat][static_cast<int>(sign)] = static_cast<int16_t>(value);
    };
    const bool threat = appraisal.winning >> colour & 1u;
    put(ChanceSign::Worth, worth[seat]);
    put(ChanceSign::LateWorth, worth[seat] * stage / kStageParts);
    put(ChanceSign::Own, appraisal.worth[colour] * stage / kStageParts);
    put(ChanceSign::Height, appraisal.height[colour] * kUnit / size);
    put(ChanceSign::Held, std::min<int>(appraisal.held[colour], size) * kUnit / size * stage / kStageParts);
    put(ChanceSign::Most, seat == first ? worth[seat] - second : 0);
    put(ChanceSign::Threat, threat ? kUnit : 0);
    put(ChanceSign::Soon, threat && away == 1 ? kUnit : 0);
    put(ChanceSign::ToMove, away == 0 ? kUnit * stage / kStageParts : 0);
    put(ChanceSign::Next, away == 1 ? kUnit * stage / kStageParts : 0);
  }
  return signs;
}

int chanceTable(const State& state) {
  // With four seats there is no colour to switch to.
  const int mayChange = state.switchAllowed() && state.players() < kColours ? 1 : 0;
  return ((state.players() - 2) * 2 + mayChange) * 4 + (state.size() - 6) / 2;
}

Chances chancesOf(const State& state) {
  const int players = state.players();
  if (state.phase == Phase::Over) return winnersChances(result(state).winners, players);
  const ChanceSigns signs = readChanceSigns(state);
  const ChanceNumbers& numbers = kChanceNumbers[chanceTable(state)];
  int32_t score[kMaxSeats] = {};
  for (Seat seat = 0; seat < players; ++seat) {
    for (int i = 0; i < kChanceSigns; ++i) score[seat] += signs.of[seat][i] * numbers.weight[i];
    score[seat] /= 256;
  }
  return shareChances(score, players, numbers.doubt[signs.stage]);
}

}  // namespace lucca::torri
