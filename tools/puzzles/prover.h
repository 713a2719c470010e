// Proves a puzzle: a search over every turn of the seat, every answer and every choice of prisoners, whoever makes it. It
// takes no shortcut but to stop at the first answer that refutes.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "engine/game/game.h"

namespace lucca::puzzles {

// The key that tells two ways apart: Torri's lots and the colour played on with, Palazzi's openings, triplet and what became of its
// cards. The order of the bricks or cards and the colours of bricks do not.
using Key = std::vector<uint16_t>;

// How a game looks at a turn.
struct Reading {
  // Adds a decision of the seat to the key.
  void (*add)(Key& key, Action action, const Task& task);
  // Whether the position at the end of the turn looks like the goal: the seat would have reached it without an answer.
  bool (*tempts)(const AnyState& state, const Task& task);
  // Whether it comes near the goal without looking like it: a prisoner more, a city that is all but full.
  bool (*nears)(const AnyState& root, const AnyState& state, const Task& task);
};
const Reading& readingOf(GameId game);

// The seat's decisions in a turn, and what they come to.
struct Try {
  std::vector<Action> own;  // in order
  Key key;                  // sorted
  AnyState after;           // at the end of the turn, the rules settled
  bool holds, tempts;
};

struct Proof {
  std::set<Key> ways;      // that hold whatever is answered
  std::set<Key> tempting;  // that look like the goal and are refuted, whatever order or colour they have
  std::set<Key> near;      // that come near it and fail
  std::set<Key> all;       // turns
  std::vector<Try> tries;  // those that hold or tempt
  bool stopped = false;    // there are more ways than were asked for
};

class Prover {
 public:
  Prover(const Game& game, const Task& task) : game_(game), task_(task), reading_(readingOf(game.id)) {}

  // `state`: the task's seat is to move. Stops when there are more than `most` ways.
  Proof prove(const AnyState& state, std::size_t most);
  // Whether a position after the seat's turn holds against every answer.
  bool holds(const AnyState& state);
  // Whether the seat's decisions `own` hold, whatever the others choose inside the turn and answer.
  bool follows(const AnyState& state, std::span<const Action> own);
  // An answer that refutes it: the decisions of the others, in order. Empty: it holds.
  std::vector<Action> refutation(const AnyState& state);
  // Whether the decisions `line` of the others refute it, whatever the seat decides meanwhile.
  bool refutes(const AnyState& state, std::span<const Action> line) const;
  uint64_t positions() const { return positions_; }

 private:
  std::set<Key> walk(const AnyState& state, std::vector<Action>& own);
  std::set<Key> judgeTurn(const AnyState& state, const std::vector<Action>& own);
  bool search(const AnyState& state, std::vector<Action>* line);
  void order(std::vector<Action>& choices) const;

  const Game& game_;
  Task task_;
  const Reading& reading_;
  Proof* proof_ = nullptr;
  const AnyState* root_ = nullptr;
  std::size_t most_ = 0;
  std::vector<Action> young_;  // that refuted last
  uint64_t positions_ = 0;
};

// The position of a history, settled. False: the rules do not follow it.
bool replay(const Game& game, const Setup& setup, std::span<const Action> history, AnyState& state);

// Whether the search of the device judges every try as the proof does. No try is too long for it, not even one that an answer
// is found for at once.
bool fitsDevice(const Game& game, const Task& task, const Proof& proof);

}  // namespace lucca::puzzles
