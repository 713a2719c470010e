// Mark, the rival of Torri's guided game: he plays so that the next lesson comes up, and never to win.
#pragma once

#include "ui/game/played_match.h"

namespace lucca::ui {

// The lessons that he plays for, by their place in the guide.
struct TorriLessons {
  static constexpr int kDanger = 4, kStruggle = 5, kPrisoner = 7, kSwitch = 8, kWin = 9;
};

Action torriRival(const PlayedMatch& match, const ActionList& legal, Seat player, unsigned settled);

}  // namespace lucca::ui
