// The games that wait to be played on, in the order in which they are offered.
#pragma once

#include <array>
#include <cstdint>

#include "ui/saves/running_games.h"
#include "ui/saves/settings.h"

namespace lucca::ui {

struct WaitingGames {
  std::array<int8_t, kGameSlots> slots{};  // the last played first
  int8_t count = 0;

  int slot(int i) const { return slots[static_cast<std::size_t>(i)]; }
};

// `unsaved`: the current game waits, too, where nothing is saved.
WaitingGames waitingGames(const RunningGames& running, const Settings& settings, bool unsaved = false);

}  // namespace lucca::ui
