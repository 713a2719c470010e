#include "ui/game/puzzle_game.h"

#include <new>

#include "engine/bots/bot.h"
#include "ui/game/session_loader.h"

namespace lucca::ui {

bool PuzzleGame::begin(const Puzzle& puzzle, const Plan& plan, Session& session) {
  puzzle_ = &puzzle;
  tries_ = hints_ = 0;
  told_ = false;
  if (load(plan, session)) return true;
  end();
  return false;
}

bool PuzzleGame::again(Session& session) {
  const Plan plan = session.match().plan();
  return load(plan, session);
}

bool PuzzleGame::load(const Plan& plan, Session& session) {
  static_assert(sizeof(TaskSearch) <= kBotWorkspace);
  outcome_ = Outcome::Open;
  turnEnd_ = 0;
  SessionLoader loader(session);
  if (!loader.begin(plan, 1)) return false;
  for (const Action action : puzzle_->history) {
    if (!loader.replay(action)) return false;
  }
  return loader.takeUp(puzzle_->seat);
}

void PuzzleGame::decide(Outcome outcome) {
  if (outcome_ == Outcome::Open && tries_ < 99) ++tries_;
  outcome_ = outcome;
}

PuzzleGame::Outcome PuzzleGame::judge(const Session& session) {
  const PlayedMatch& match = session.match();
  if (match.history().size() <= base()) return outcome_;
  const TaskState judged = match.game().judge(match.state(), puzzle_->task());
  if (judged == TaskState::Reached) decide(Outcome::Right);
  if (judged == TaskState::Missed) decide(Outcome::Wrong);
  return outcome_;
}

bool PuzzleGame::ponder(const Session& session, int positions, Action& action) {
  const PlayedMatch& match = session.match();
  action = kNoAction;
  if (judge(session) != Outcome::Open) return true;
  const bool answers = match.game().judge(match.state(), puzzle_->task()) == TaskState::Answers;
  if (answers && turnEnd_ == 0) turnEnd_ = static_cast<uint16_t>(match.history().size());
  if (!spare_.has(this) || searched_ != match.changes()) {
    search_ = new (spare_.take(this).data()) TaskSearch;
    searched_ = match.changes();
    search().begin(match.game(), match.state(), puzzle_->task(), puzzle_->answers);
  }
  if (!search().advance(positions)) return false;
  searched_ = match.changes() - 1;
  if (search().refuted()) {
    action = search().refutation();
  } else if (!answers) {
    action = search().any();  // inside the seat's own turn: whatever it is, the try still holds
  } else {
    decide(Outcome::Right);
  }
  return true;
}

bool PuzzleGame::answerAgain(Session& session) {
  constexpr std::size_t kMost = 24;  // decisions of a turn, the others' in it included
  if (turnEnd_ == 0 || turnEnd_ - base() > kMost) return false;
  Action turn[kMost];
  const std::size_t count = turnEnd_ - base();
  for (std::size_t i = 0; i < count; ++i) turn[i] = session.match().history()[base() + i];
  const uint8_t tries = tries_;
  if (!again(session)) return false;
  SessionLoader loader(session);
  for (std::size_t i = 0; i < count; ++i) {
    if (!loader.replay(turn[i])) return false;
  }
  loader.watch(puzzle_->seat);
  tries_ = static_cast<uint8_t>(tries - 1);  // it is judged once more
  return true;
}

}  // namespace lucca::ui
