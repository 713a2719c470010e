// The seals of a game when it leaves the browser, and when it comes in (docs/web.md says what they hold).
#pragma once

#include <span>

#include "simulator/web/course.h"
#include "simulator/web/sealed_games.h"

namespace lucca::web {

// A game that is to leave: its record is brought up to date, and `out` is what its link says. `to`: who gets it.
void sealForLink(SealedGame& record, const Course& course, Seat to, SeedSource& random, Seals& out);

// The news for everybody about seals that came in: Seals::news, with this browser's own findings. `mine`: what it
// knew about the game, or a record of nothing. `match` is at the end of the history; `again` is working memory.
uint8_t newsOf(const SealedGame& mine, const SealedGame& theirs, const Course& course, const Match& match,
               Match& again);

// The seals that came in become this browser's: its own secrets stay, and seat `to` is played here from now on.
void takeSeals(SealedGame& theirs, const SealedGame& mine, const Course& course, Seat to, SeedSource& random);

// Seat `to` draws what chance brings, in a match that waits for it. `record` belongs to this browser.
void drawSealed(SealedGame& record, const Course& course, Seat to, SeedSource& random, Match& match);

}  // namespace lucca::web
