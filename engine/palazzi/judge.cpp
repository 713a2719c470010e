#include "engine/palazzi/rules.h"

namespace lucca::palazzi {

TaskState judge(const State& state, const Task& task) {
  if (state.phase != Phase::Over) return toMove(state) == task.seat ? TaskState::Turn : TaskState::Answers;
  return result(state).winners == seatBit(task.seat) ? TaskState::Reached : TaskState::Missed;
}

}  // namespace lucca::palazzi
