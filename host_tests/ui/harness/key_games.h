// Whole games by key presses alone, from the title to the result: for the handheld under test on the PC, and for the
// emulated one, which follows what the PC pressed.
#pragma once

#include <functional>

#include "base/rng.h"
#include "drivers/keys.h"
#include "engine/game/match.h"

namespace lucca::ui::test {

struct KeyGame {
  const char* name;
  GameId game;
  int morePlayers;  // presses of right on the row of players
  int edition;      // presses of left on the first option
  bool second;      // one press of right on the second option
  int changed;      // seats after the first that are not left normal computers
  int lefts = 2;    // presses of left on each of them: 1 an easy computer, 2 a person
};

using Press = std::function<void(Button)>;

// From the top of the main menu to the first screen of the game.
void setUpByKeys(const KeyGame& game, const Press& press);

// Presses mostly A and sometimes another key, whatever is on the screen.
class Fingers {
 public:
  // `confirms`: how many confirmations there are to each of the detours, in the four directions and back.
  explicit Fingers(uint32_t seed, uint32_t confirms = 6, bool goesBack = true)
      : rng_(seed), confirms_(confirms), detours_(goesBack ? 5 : 4) {}
  Button next();

 private:
  Rng rng_;
  uint32_t confirms_, detours_;
};

// Whether the engine comes to the same end by the history alone.
bool replaysToTheSame(const Match& played);

}  // namespace lucca::ui::test
