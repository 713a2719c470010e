// The match at the end of one of its games.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

// The session's game is over and counted. If it is one of a match, its result goes there; if another game follows, that one
// waits in the slot from now on, with everybody in the next seat. No game is changed without a decision of a player.
void continueTourney(App& app);

}  // namespace lucca::ui
