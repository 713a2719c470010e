// A computer player. It knows only its seat's view, thinks in slices, and gives the same move for
// the same view, seed and level on every machine. A mind that decides whole turns keeps its plan in the bot: the same bot
// carries it out as long as the game proceeds as foreseen. Integers only; all other memory is the workspace the caller
// lends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/bots/reason.h"
#include "engine/game/game.h"

namespace lucca {

enum class Level : uint8_t { Easy, Normal, Hard, Master };
inline constexpr int kLevels = 4;

// The reviewer runs minds in the same memory, and uses parts of it for itself and for a game's judge. A mind takes at most the
// rest; Torri's needs nearly all of it.
inline constexpr std::size_t kReviewerPart = 640, kJudgePart = 192;
inline constexpr std::size_t kBotWorkspace = 8 * 1024 + 256;

class Mind;

// A mind's plan for the rest of its turn. It outlives the decision: if the next decision is the one that was
// foreseen, the mind carries the plan out.
struct Intent {
  uint32_t where = 0;  // names the position and the level that the plan is for; 0: nothing is planned
  Action next = kNoAction,
         then = kNoAction;  // the planned action there, and the one at the decision after it
  int32_t value = 0;        // for the mind alone: its judgement of the turn
};

class Bot {
 public:
  // The workspace has kBotWorkspace bytes, aligned for pointers, and is the bot's until its move is taken.
  explicit Bot(std::span<std::byte> workspace) : workspace_(workspace) {}

  // Starts to think about the decision that `view` shows for its seat, which is to move. The game must be in the table
  // of minds (engine/bots/minds.h). A budget of 0 steps is the level's own; another measures what thinking longer is
  // worth.
  void begin(const Game& game, const AnyView& view, Level level, uint32_t seed, uint32_t budget = 0);
  // Continues to think for about `steps` steps; a step is one simulated decision. True when the move is decided.
  bool think(uint32_t steps);
  uint8_t progress() const;  // 0..100
  // The best move so far: legal from begin() on. The plan after it is kept for the next begin().
  Action best() const;
  Reason why() const;
  // The plan after the best move, once best() was called.
  const Intent& intent() const { return intent_; }
  // Simulated decisions since begin().
  uint32_t stepsUsed() const;

 private:
  std::span<std::byte> workspace_;
  Mind* mind_ = nullptr;
  Intent intent_;
};

}  // namespace lucca
