#include "tools/arena/yardstick.h"

namespace arena {
namespace {

using namespace lucca;

constexpr const Yardstick* kYardsticks[] = {&kPalazziYardstick, &kTorriYardstick};

int anything(const AnyState&, Action, const AnyState&, Seat) { return 0; }
constexpr Yardstick kNone = {GameId{}, anything, anything, nullptr, nullptr, nullptr};

}  // namespace

const Yardstick& yardstickOf(GameId game) {
  for (const Yardstick* yardstick : kYardsticks) {
    if (yardstick->game == game) return *yardstick;
  }
  return kNone;
}

std::unique_ptr<Contender> makeForecaster(const std::string& path, bool likeMaster) {
  for (const Yardstick* yardstick : kYardsticks) {
    if (yardstick->forecaster == nullptr) continue;
    if (auto player = yardstick->forecaster(path, likeMaster)) return player;
  }
  return nullptr;
}

}  // namespace arena
