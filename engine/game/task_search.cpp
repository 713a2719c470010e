#include "engine/game/task_search.h"

#include <cstring>

namespace lucca {

namespace {

constexpr int kYoung = 4;  // answers that refuted last and are tried first

}  // namespace

void TaskSearch::begin(const Game& game, const AnyState& state, const Task& task,
                       std::span<const Action> first) {
  game_ = &game;
  task_ = task;
  given_ = hints_ = youngest_ = 0;
  for (const Action action : first) {
    if (given_ < kMostHints - kYoung) first_[given_++] = action;
  }
  hints_ = given_;
  depth_ = 0;
  refuted_ = leftOut_ = false;
  refutation_ = kNoAction;
  positions_ = 0;
  std::memcpy(state_.bytes, state.bytes, game.stateSize);
  settle(game, state_);
  if (game.toMove(state_) >= 0) {
    game.legal(state_, legal_);
    push(game.toMove(state_));
  }
}

uint8_t TaskSearch::progress() const {
  if (depth_ == 0) return 100;
  return static_cast<uint8_t>((frames_[0].next - 1) * 100 / (frames_[0].count + 1));
}

bool TaskSearch::advance(int positions) {
  for (int i = 0; i < positions && depth_ > 0; ++i) {
    Frame& top = frames_[depth_ - 1];
    if (top.next == top.count) {
      --depth_;
      deliver(top.own ? Value::Refuted : Value::Holds);
      continue;
    }
    ++positions_;
    std::memcpy(state_.bytes, top.state.bytes, game_->stateSize);
    const Action action = top.choice[top.next++];
    if (game_->apply(state_, action) != Verdict::Accepted) continue;
    const Value value = descend();
    if (value != Value::Unknown) deliver(value);
  }
  return over();
}

// Advances to the next choice, which becomes a frame, or to the end.
TaskSearch::Value TaskSearch::descend() {
  for (;;) {
    settle(*game_, state_);
    const TaskState judged = game_->judge(state_, task_);
    if (!isOpen(judged)) return judged == TaskState::Reached ? Value::Holds : Value::Refuted;
    const Seat mover = game_->toMove(state_);
    if (mover >= 0) game_->legal(state_, legal_);
    if (mover < 0 || legal_.size() > kMostChoices || (depth_ == kDepth && legal_.size() > 1)) {
      leftOut_ = true;
      return Value::Holds;
    }
    if (legal_.size() > 1) {
      push(mover);
      return Value::Unknown;
    }
    if (game_->apply(state_, legal_[0]) != Verdict::Accepted) return Value::Holds;
  }
}

void TaskSearch::push(Seat mover) {
  Frame& frame = frames_[depth_++];
  std::memcpy(frame.state.bytes, state_.bytes, game_->stateSize);
  frame.count = static_cast<uint8_t>(legal_.size());
  for (std::size_t i = 0; i < legal_.size(); ++i) frame.choice[i] = legal_[i];
  frame.next = 0;
  frame.own = mover == task_.seat;
  if (!frame.own) order(frame);
}

void TaskSearch::order(Frame& frame) const {
  int sorted = 0;
  for (int h = 0; h < hints_; ++h) {
    for (int i = sorted; i < frame.count; ++i) {
      if (frame.choice[i] != first_[h]) continue;
      const Action found = frame.choice[i];
      for (int k = i; k > sorted; --k) frame.choice[k] = frame.choice[k - 1];
      frame.choice[sorted++] = found;
      break;
    }
  }
}

// A position's value decides the frame that led to it, and perhaps those before.
void TaskSearch::deliver(Value value) {
  while (depth_ > 0) {
    Frame& top = frames_[depth_ - 1];
    const bool decides = top.own ? value == Value::Holds : value == Value::Refuted;
    if (!decides) return;
    const Action by = top.choice[top.next - 1];
    if (!top.own) {
      bool known = false;
      for (int i = 0; i < hints_; ++i) known = known || first_[i] == by;
      if (!known) {
        const int at = given_ + youngest_;
        youngest_ = static_cast<uint8_t>((youngest_ + 1) % kYoung);
        first_[at] = by;
        if (at >= hints_) hints_ = static_cast<uint8_t>(at + 1);
      }
    }
    --depth_;
    if (depth_ == 0) {
      refuted_ = value == Value::Refuted;
      refutation_ = refuted_ ? by : kNoAction;
    }
  }
}

}  // namespace lucca
