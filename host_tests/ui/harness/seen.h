// The holder's knowledge of the game.
#pragma once

#include "ui/game/session.h"
#include "ui/palazzi/seen.h"
#include "ui/torri/seen.h"

namespace lucca::ui::test {

inline const palazzi::State& known(const Session& session) { return ui::known(session.hands().view()); }
inline const torri::State& stateOf(const Session& session) { return ui::stateOf(session.hands().view()); }

}  // namespace lucca::ui::test
