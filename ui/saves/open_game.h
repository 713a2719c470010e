// Which game the session holds: the running one, or one that is only looked at. While it is another, the running one is set
// aside: its bytes wait in RunningGames, and nothing of the session is saved until takeBack(). A guided game is a running
// one, and its coach is kept with it; only where no slot is free is it another, and not saved.
#pragma once

#include <cstdint>
#include <span>

#include "ui/game/guided_game.h"
#include "ui/game/puzzle_game.h"
#include "ui/game/session.h"
#include "ui/saves/finished_games.h"
#include "ui/saves/guide_saves.h"
#include "ui/saves/puzzle_progress.h"
#include "ui/saves/review_saves.h"
#include "ui/saves/running_games.h"

namespace lucca::ui {

class OpenGame {
 public:
  enum class Kind : uint8_t { Running, Guide, Puzzle, SavedGame, FinishedGame };

  OpenGame(LentMemory& spare, RunningGames& running, FinishedGames& finished)
      : session_(spare),
        puzzle_(spare),
        reviews_(spare),
        spare_(spare),
        running_(running),
        finished_(finished) {}

  Session& session() { return session_; }
  const Session& session() const { return session_; }
  GuidedGame& guided() { return guided_; }
  const GuidedGame& guided() const { return guided_; }
  GuideSaves& guides() { return guides_; }
  PuzzleGame& puzzle() { return puzzle_; }
  const PuzzleGame& puzzle() const { return puzzle_; }
  PuzzleProgress& progress() { return progress_; }
  const PuzzleProgress& progress() const { return progress_; }
  ReviewSaves& reviews() { return reviews_; }
  Kind kind() const { return kind_; }
  bool isRunning() const { return kind_ == Kind::Running; }

  // Loads the running game from its saved bytes. False: they do not lead to a game, and the session has none.
  bool resume();
  // Puts the running game back into the session, as it was.
  void takeBack();
  // The game of a slot becomes the running one; the one before stays in its own. False: it cannot be played on.
  bool open(int slot);
  // The game of a slot is gone for good.
  void remove(int slot);
  // Leaves the running game in its slot and goes to one without a game, where another may begin. False: there is none.
  bool takeFreeSlot();
  // A puzzle is another game, too, and is not saved; takeBack() ends it. False: the rules do not follow it.
  bool beginPuzzle(const Puzzle& puzzle, const Plan& plan);
  // A saved game that is unfit to be played on goes to the finished ones.
  void putAwayUnfit();

  // The session's game is only looked at (ui/saves/past_games.h); whole(): the rules of this program follow it to its end.
  bool looking() const { return kind_ >= Kind::SavedGame; }
  bool whole() const { return whole_; }

  // ---- Tries
  // Continues the session's finished game after its first `entries`, as a running game of its own in a free slot, marked as a
  // try. False, and nothing changed: no slot is free. `asThen`: chance has the same outcomes next as in the finished game.
  bool tryFrom(const Plan& plan, uint32_t seed, std::size_t entries, bool asThen);
  // The name of the finished game that the running one is a try of (nameOf); 0: it is none.
  uint32_t triedGame() const;

  // The match that the session's game is one of, running or just ended (ui/saves/open_tourney.h); null: it is a game by itself.
  const Tourney* tourney() const {
    return session_.match().plan().tourney != TourneyKind::None && tourney_.kind != TourneyKind::None
               ? &tourney_
               : nullptr;
  }

  // ---- The place at which the running game would continue: the cursor's, and what the session adds to it.
  void noteCursor(uint32_t cursor);
  uint32_t place() const;
  // After switching on: the saved place of the cursor. False when there is nothing to go back to.
  bool takePlace(uint32_t& place);
  // The running game's decisions, if there are new ones; and its cursor, which is worth a write only when it rests.
  void save();
  void saveCursor();

 private:
  friend class OpenGuide;
  friend class OpenTourney;
  friend class PastGames;

  enum class Replayed : uint8_t { Nothing, Part, Whole };
  Replayed replay(std::span<const uint8_t> bytes);
  void setAside(Kind kind);
  void markTry(uint32_t seed, std::size_t entries, bool asThen);
  void foretellTry();

  Session session_;
  GuidedGame guided_;
  GuideSaves guides_;
  PuzzleGame puzzle_;
  PuzzleProgress progress_;
  ReviewSaves reviews_;
  LentMemory& spare_;
  RunningGames& running_;
  FinishedGames& finished_;
  Tourney tourney_;
  uint32_t cursor_ = 0;
  Kind kind_ = Kind::Running;
  bool resuming_ = false, whole_ = false;
};

// The name of a match: the same for every device that has it, and unlike that of other matches.
uint32_t nameOf(const PlayedMatch& match);

}  // namespace lucca::ui
