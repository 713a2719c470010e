#include "tools/puzzles/prover.h"

#include "engine/game/task_search.h"

#include <algorithm>

namespace lucca::puzzles {

bool replay(const Game& game, const Setup& setup, std::span<const Action> history, AnyState& state) {
  state = {};
  if (game.init(state, setup) != Verdict::Accepted) return false;
  for (const Action action : history) {
    settle(game, state);
    if (game.apply(state, action) != Verdict::Accepted) return false;
  }
  settle(game, state);
  return true;
}

Proof Prover::prove(const AnyState& state, std::size_t most) {
  Proof proof;
  proof_ = &proof;
  root_ = &state;
  most_ = most;
  std::vector<Action> own;
  proof.ways = walk(state, own);
  for (const Key& way : proof.ways) {
    proof.tempting.erase(way);
    proof.near.erase(way);
  }
  proof_ = nullptr;
  return proof;
}

// The ways that hold from here on, during the seat's turn.
std::set<Key> Prover::walk(const AnyState& state, std::vector<Action>& own) {
  if (!own.empty() && game_.judge(state, task_) != TaskState::Turn) return judgeTurn(state, own);
  const bool mine = game_.toMove(state) == task_.seat;
  ActionList legal;
  game_.legal(state, legal);
  std::set<Key> ways;
  bool all = true;
  for (const Action action : legal) {
    if (proof_->stopped) return ways;
    AnyState next = state;
    if (game_.apply(next, action) != Verdict::Accepted) continue;
    settle(game_, next);
    if (mine) own.push_back(action);
    const std::set<Key> found = walk(next, own);
    if (mine) own.pop_back();
    all = all && !found.empty();
    ways.insert(found.begin(), found.end());
    if (mine && ways.size() > most_) proof_->stopped = true;
  }
  // The others' choices inside the turn must not matter.
  if (!mine && !all) ways.clear();
  return ways;
}

std::set<Key> Prover::judgeTurn(const AnyState& state, const std::vector<Action>& own) {
  Try one;
  one.own = own;
  for (const Action action : own) reading_.add(one.key, action, task_);
  std::sort(one.key.begin(), one.key.end());
  one.after = state;
  one.tempts = reading_.tempts(state, task_);
  one.holds = holds(state);
  proof_->all.insert(one.key);
  if (!one.holds && reading_.nears(*root_, state, task_)) proof_->near.insert(one.key);
  if (one.tempts && !one.holds) proof_->tempting.insert(one.key);
  if (one.tempts || one.holds) proof_->tries.push_back(one);
  return one.holds ? std::set<Key>{one.key} : std::set<Key>{};
}

bool Prover::holds(const AnyState& state) { return search(state, nullptr); }

bool Prover::follows(const AnyState& state, std::span<const Action> own) {
  const bool mine = game_.toMove(state) == task_.seat;
  ActionList legal;
  if (game_.toMove(state) >= 0) game_.legal(state, legal);
  if (own.empty() || (mine && !legal.contains(own[0]))) return holds(state);
  for (const Action action : legal) {
    if (mine && action != own[0]) continue;
    AnyState next = state;
    if (game_.apply(next, action) != Verdict::Accepted) return false;
    settle(game_, next);
    if (!follows(next, mine ? own.subspan(1) : own)) return false;
  }
  return true;
}

std::vector<Action> Prover::refutation(const AnyState& state) {
  std::vector<Action> line;
  return search(state, &line) ? std::vector<Action>{} : line;
}

void Prover::order(std::vector<Action>& choices) const {
  std::stable_partition(choices.begin(), choices.end(), [&](Action action) {
    return std::find(young_.begin(), young_.end(), action) != young_.end();
  });
}

bool Prover::search(const AnyState& state, std::vector<Action>* line) {
  ++positions_;
  const TaskState judged = game_.judge(state, task_);
  if (!isOpen(judged)) return judged == TaskState::Reached;
  const bool mine = game_.toMove(state) == task_.seat;
  ActionList legal;
  game_.legal(state, legal);
  std::vector<Action> choices(legal.begin(), legal.end());
  if (!mine) order(choices);
  const std::size_t length = line ? line->size() : 0;
  for (const Action action : choices) {
    AnyState next = state;
    if (game_.apply(next, action) != Verdict::Accepted) continue;
    settle(game_, next);
    if (line) line->resize(length);
    if (line && !mine) line->push_back(action);
    const bool held = search(next, line);
    if (mine && held) return true;
    if (mine || held) continue;
    if (std::find(young_.begin(), young_.end(), action) == young_.end()) {
      young_.insert(young_.begin(), action);
      if (young_.size() > 8) young_.pop_back();
    }
    return false;
  }
  return !mine;
}

bool Prover::refutes(const AnyState& state, std::span<const Action> line) const {
  const TaskState judged = game_.judge(state, task_);
  if (!isOpen(judged)) return judged == TaskState::Missed;
  AnyState next = state;
  if (game_.toMove(state) != task_.seat) {
    if (line.empty() || game_.apply(next, line[0]) != Verdict::Accepted) return false;
    settle(game_, next);
    return refutes(next, line.subspan(1));
  }
  ActionList legal;
  game_.legal(state, legal);
  for (const Action action : legal) {
    next = state;
    if (game_.apply(next, action) != Verdict::Accepted) continue;
    settle(game_, next);
    if (!refutes(next, line)) return false;
  }
  return true;
}

bool fitsDevice(const Game& game, const Task& task, const Proof& proof) {
  static TaskSearch search;
  for (const Try& one : proof.tries) {
    if (game.judge(one.after, task) > TaskState::Answers) continue;
    search.begin(game, one.after, task, {});
    while (!search.advance(1 << 20)) {
    }
    if (search.leftOut() || search.refuted() == one.holds) return false;
  }
  return true;
}

}  // namespace lucca::puzzles
