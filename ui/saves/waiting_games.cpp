#include "ui/saves/waiting_games.h"

#include <utility>

namespace lucca::ui {

WaitingGames waitingGames(const RunningGames& running, const Settings& settings, bool unsaved) {
  WaitingGames games;
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  for (int8_t s = 0; s < kGameSlots; ++s) {
    if (running.used(s) || (unsaved && s == running.current())) games.slots[at(games.count++)] = s;
  }
  const auto age = [&](int i) { return settings.slotAges[at(games.slot(i))]; };
  for (int i = 1; i < games.count; ++i) {
    for (int k = i; k > 0 && age(k) < age(k - 1); --k) std::swap(games.slots[at(k)], games.slots[at(k - 1)]);
  }
  return games;
}

}  // namespace lucca::ui
