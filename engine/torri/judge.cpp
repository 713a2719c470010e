#include "engine/torri/query.h"

namespace lucca::torri {

TaskState judge(const State& state, const Task& task) {
  if (state.phase == Phase::Over)
    return result(state).winners == seatBit(task.seat) ? TaskState::Reached : TaskState::Missed;
  const bool turnBegins = state.phase == Phase::Place && state.used == 0;
  if (!turnBegins) return seatInTurn(state) == task.seat ? TaskState::Turn : TaskState::Answers;
  // The seat's own turn began, and it has not won; or another's, who has not won either.
  if (state.seat == task.seat) return TaskState::Missed;
  if (task.goal == Goal::Stop) return TaskState::Reached;
  if (task.goal == Goal::Close) return TaskState::Missed;
  const bool threatens = static_cast<bool>(victoryOf(state, colourOfSeat(state, task.seat)));
  return task.exact || threatens ? TaskState::Answers : TaskState::Missed;
}

}  // namespace lucca::torri
