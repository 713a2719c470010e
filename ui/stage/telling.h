// The moments of the open game that are told in words, for the recap, the replay and the list of moves.
#pragma once

#include "engine/game/match.h"
#include "ui/game/moment.h"
#include "ui/words/text.h"

namespace lucca::ui {

class App;

// Whether the moment is told in words, and in which.
bool isTold(App& app, const Moment& moment, Phrase& words);
// Looks at up to `entries` of the moments that the app's trail does not know yet; call it before a walk.
void learnMoments(App& app, int entries = kMaxHistory);
bool hasNewMoments(App& app);

}  // namespace lucca::ui
