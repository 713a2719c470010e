// Whole games by key presses alone, from the title to the result: for the handheld under test on the PC, and for the
// emulated one, which follows what the PC pressed.
#pragma once

#include <functional>

#include "drivers/keys.h"
#include "engine/frame/match.h"
#include "engine/frame/rng.h"

namespace lucca::ui::test {

struct KeyGame {
  const char* name;
  GameId game;
  int morePlayers;  // presses of right on the row of players
  int edition;      // presses of left on the first option
  bool second;      // one press of right on the second option
  int people;       // seats turned from computer into person, after the first
};

using Press = std::function<void(Button)>;

// From the top of the main menu to the first screen of the game.
void setUpByKeys(const KeyGame& game, const Press& press);

// Confirms most of the time and wanders between: goes on with whatever is on the screen. `firmness`: how many
// confirmations there are to five detours.
class Fingers {
 public:
  explicit Fingers(uint32_t seed, uint32_t firmness = 6) : rng_(seed), firmness_(firmness) {}
  Button next();

 private:
  Rng rng_;
  uint32_t firmness_;
};

// Whether the engine comes to the same end by the history alone.
bool replaysToTheSame(const Match& played);

}  // namespace lucca::ui::test
