#include "engine/bots/torri/prover.h"

#include <algorithm>

#include "engine/torri/placement.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"
#include "engine/torri/struggle.h"

namespace lucca::torri {
namespace {

// The most steps for one answer; an answer that takes more counts as a refutation.
constexpr int kMostInAnswer = 150;

Seat otherOf(Seat seat) { return static_cast<Seat>(1 - seat); }

int highestOf(const State& state) {
  int highest = 0;
  for (unsigned block = 0; block < state.blocks; ++block)
    highest = std::max<int>(highest, state.height[block]);
  return highest;
}

// The colours that the seat may continue with.
ColourSet openColours(const State& state, Seat seat) {
  const auto own = colourBit(colourOfSeat(state, seat));
  return state.switchAllowed() ? static_cast<ColourSet>(own | neutralColours(state)) : own;
}

// Whether the seat would win with the colour, which it plays or may switch to. A handicap goes with the seat.
bool winsWith(const State& state, Seat seat, Brick colour) {
  if (state.fewer[seat] == 0 || colour == colourOfSeat(state, seat))
    return static_cast<bool>(victoryOf(state, colour));
  State then = state;
  then.seatColours =
      static_cast<uint8_t>((then.seatColours & ~(3u << (2 * seat))) | index(colour) << (2 * seat));
  return static_cast<bool>(victoryOf(then, colour));
}

// A colour that the seat would win with if its turn began and it could choose; kColours: none.
unsigned winningColour(const State& state, Seat seat) {
  const unsigned own = index(colourOfSeat(state, seat));
  if (victoryOf(state, static_cast<Brick>(own))) return own;
  const ColourSet open = openColours(state, seat);
  for (unsigned c = 0; c < kColours; ++c) {
    if (c != own && (open >> c & 1u) && winsWith(state, seat, static_cast<Brick>(c))) return c;
  }
  return kColours;
}

// Only a floor that makes a tower as high as the highest, or a house that joins two towers, can make or break a victory.
bool isCritical(const State& state, Action action, int least) {
  const Lot lot = lotOf(action);
  if (blockOf(state.cell[lot]) == kEmpty) return towersAround(state, lot).count > 1;
  return heightAt(state, lot) + 1 >= least;
}

// Whether the seat no longer wins at the start of its turn, if the turn before it ended so.
bool isBroken(const State& state, Seat seat) {
  if (state.phase == Phase::Over) return result(state).winners != seatBit(seat);
  return !victoryOf(state, colourOfSeat(state, seat));
}

// Whether the second brick refutes the victory of `seat`, for some choice of prisoners.
bool refutesSecond(const Scale& scale, const State& state, Action second, Seat seat, int& steps) {
  Endings endings(otherOf(seat));
  do {
    State then = state;
    endings.play(scale, then, second);
    if (isBroken(then, seat)) return true;
    if (++steps >= kMostInAnswer) return true;
  } while (endings.next());
  return false;
}

// The same after the first brick: is there a second one? Says which.
bool refutesAfter(const Scale& scale, const State& state, Seat seat, Action& second, int& steps) {
  if (state.phase == Phase::Over) return isBroken(state, seat);
  const bool broken = isBroken(state, seat);
  const int least = highestOf(state);
  PlaceWalk walk;
  for (second = walk.next(state); second != kNoAction; second = walk.next(state)) {
    if (!broken && !isCritical(state, second, least)) continue;
    if (refutesSecond(scale, state, second, seat, steps)) return true;
    if (steps >= kMostInAnswer) return true;
  }
  return false;
}

bool refutes(const Scale& scale, const State& state, Action first, Seat seat, Action& second, int& steps) {
  Endings endings(otherOf(seat));
  do {
    State then = state;
    endings.play(scale, then, first);
    ++steps;
    if (refutesAfter(scale, then, seat, second, steps)) return true;
  } while (endings.next());
  return false;
}

}  // namespace

bool isNearVictory(const State& state) {
  int first = 0, second = 0;
  for (unsigned block = 0; block < state.blocks; ++block) {
    const int height = state.height[block];
    if (height > first) {
      second = first;
      first = height;
    } else {
      second = std::max(second, height);
    }
  }
  int held = 0;
  for (unsigned c = 0; c < kColours; ++c) held = std::max(held, prisonersOf(state, static_cast<Brick>(c)));
  const int size = std::min(goalOf(state, 0), goalOf(state, 1));
  return first + 2 >= size || (second > 1 && first + second >= size) || held + 3 >= size;
}

// Plays on until a brick is to be placed, a colour to be chosen, a turn begins or the game is over.
void Endings::play(const Scale& scale, State& state, Action placement) {
  static_cast<void>(apply(state, placement));
  for (std::size_t at = 0;;) {
    if (state.phase == Phase::Prisoner && toMove(state) == chooser_ && at < kDepth) {
      take(state, at++);
    } else if (state.phase == Phase::Prisoner) {
      static_cast<void>(apply(state, choosePrisoner(scale, state)));
    } else if (toMove(state) == kRules && state.phase != Phase::TurnStart) {
      advance(state);
    } else {
      depth_ = at;
      return;
    }
  }
}

bool Endings::next() {
  while (depth_ > 0) {
    --depth_;
    if (++pick_[depth_] < options_[depth_]) {
      std::fill(pick_ + depth_ + 1, pick_ + kDepth, uint8_t{0});
      many_ = true;
      return true;
    }
    pick_[depth_] = 0;
  }
  return false;
}

void Endings::take(State& state, std::size_t at) {
  const Takeable takeable(state);
  uint8_t count = 0;
  Lot chosen = kNoLot;
  for (int i = 0; i < kStride * state.size(); ++i) {
    if (!takeable.contains(state, i)) continue;
    if (count == pick_[at]) chosen = static_cast<Lot>(i);
    ++count;
  }
  options_[at] = count;
  static_cast<void>(apply(state, takePrisoner(chosen)));
}

Action PlaceWalk::next(const State& state) {
  const unsigned end = static_cast<unsigned>(kStride * state.size()) * kColours;
  while (next_ < end) {
    const auto lot = static_cast<Lot>(next_ / kColours);
    const auto colour = static_cast<Brick>(next_ % kColours);
    ++next_;
    if (inCity(state, lot) && why(state, colour, lot) == Verdict::Accepted) return place(colour, lot);
  }
  return kNoAction;
}

void Prover::begin(const State& state, int budget) {
  root_ = after_ = state;
  seat_ = seatInTurn(state);
  win_ = turn_ = {};
  known_.clear();
  left_ = budget;
  one_ = state.used != 0;
  firsts_.begin();
  seconds_.begin();
  threat_ = one_ && winningColour(state, seat_) != kColours;
  stage_ = !isNearVictory(state) ? Stage::Done : one_ ? Stage::Second : Stage::First;
}

int Prover::step(const Scale& scale) {
  if (stage_ == Stage::Done) return 0;
  int steps = 1;
  switch (stage_) {
    case Stage::First:
      steps = stepFirst(scale);
      break;
    case Stage::Second:
      steps = stepSecond(scale);
      break;
    case Stage::Known:
      steps = stepKnown(scale);
      break;
    default:
      steps = stepAnswers(scale);
      break;
  }
  left_ -= steps;
  if (left_ <= 0) stage_ = Stage::Done;
  return steps;
}

int Prover::stepFirst(const Scale& scale) {
  turn_ = {};
  turn_.brick[0] = firsts_.next(root_);
  if (turn_.brick[0] == kNoAction) {
    stage_ = Stage::Done;
    return 1;
  }
  ofFirst_ = Endings(otherOf(seat_));
  placeFirst(scale);
  return 1;
}

// With the prisoners that are to be looked at next.
void Prover::placeFirst(const Scale& scale) {
  after_ = root_;
  ofFirst_.play(scale, after_, turn_.brick[0]);
  stage_ = after_.phase == Phase::Place ? Stage::Second : Stage::First;
  threat_ = stage_ == Stage::Second && winningColour(after_, seat_) != kColours;
  seconds_.begin();
}

int Prover::stepSecond(const Scale& scale) {
  constexpr int kWalk = 32;  // placements passed over that take as long as a step
  const int least = goalOf(root_, seat_);
  for (int passed = 0; passed < kWalk; ++passed) {
    const Action second = seconds_.next(after_);
    if (second == kNoAction) {
      stage_ = one_ ? Stage::Done : Stage::First;
      return 1;
    }
    if (!threat_ && !isCritical(after_, second, least)) continue;
    turn_.brick[one_ ? 0 : 1] = second;
    ofSecond_ = Endings(otherOf(seat_));
    placeSecond(scale);
    return 1;
  }
  return 1;
}

void Prover::placeSecond(const Scale& scale) {
  State then = after_;
  ofSecond_.play(scale, then, turn_.brick[one_ ? 0 : 1]);
  stage_ = beginProof(scale, then) ? Stage::Known : Stage::Second;
}

// Whether the turn makes a threat, which is then to be proved.
bool Prover::beginProof(const Scale& scale, const State& then) {
  if (then.phase == Phase::Over) return false;
  const unsigned colour = winningColour(then, seat_);
  if (colour == kColours || victoryOf(then, colourOfSeat(then, otherOf(seat_)))) return false;
  then_ = then;
  turn_.colour = kNoAction;
  if (then_.phase == Phase::Switch) {
    turn_.colour = switchTo(static_cast<Brick>(colour));
    static_cast<void>(apply(then_, turn_.colour));
  }
  settle(scale, then_);
  at_ = 0;
  answers_.begin();
  return then_.phase == Phase::Place;
}

// Answers that refuted other turns are tried first.
int Prover::stepKnown(const Scale& scale) {
  if (at_ == known_.size()) {
    stage_ = Stage::Answers;
    return 1;
  }
  const Answer answer = known_[at_++];
  if (why(then_, colourOf(answer.brick[0]), lotOf(answer.brick[0])) != Verdict::Accepted) return 1;
  int steps = 1;
  State after = then_;
  Endings endings(otherOf(seat_));
  endings.play(scale, after, answer.brick[0]);
  const bool possible = answer.brick[1] != kNoAction && after.phase == Phase::Place &&
                        why(after, colourOf(answer.brick[1]), lotOf(answer.brick[1])) == Verdict::Accepted;
  if (!possible || !refutesSecond(scale, after, answer.brick[1], seat_, steps)) return steps + 1;
  remember(answer);
  endProof(scale, false);
  return steps + 1;
}

int Prover::stepAnswers(const Scale& scale) {
  Answer answer{{answers_.next(then_), kNoAction}};
  if (answer.brick[0] == kNoAction) {
    endProof(scale, true);
    return 1;
  }
  int steps = 0;
  if (refutes(scale, then_, answer.brick[0], seat_, answer.brick[1], steps)) {
    remember(answer);
    endProof(scale, false);
  }
  return steps;
}

// A turn wins if it does so after all prisoners that the other may choose on the way.
void Prover::endProof(const Scale& scale, bool holds) {
  stage_ = Stage::Second;
  if (!holds) return;
  if (ofSecond_.next()) return placeSecond(scale);
  if (!one_ && ofFirst_.next()) return placeFirst(scale);
  win_ = turn_;
  win_.value = kProved;
  if (!one_ && ofFirst_.many()) win_.brick[1] = win_.colour = kNoAction;  // it depends on the prisoners
  stage_ = Stage::Done;
}

void Prover::remember(const Answer& answer) {
  std::size_t at = 0;
  while (at < known_.size() && known_[at].brick[0] != answer.brick[0]) ++at;
  if (at == known_.size() && !known_.push(answer)) --at;
  for (; at > 0; --at) known_[at] = known_[at - 1];
  known_[0] = answer;
}

void Stopper::begin(const State& state, int budget) {
  root_ = state;
  seat_ = seatInTurn(state);
  turns_.clear();
  left_ = budget;
  firsts_.begin();
}

int Stopper::step(const Scale& scale) {
  if (left_ <= 0 || turns_.full()) return 0;
  const Action first = firsts_.next(root_);
  if (first == kNoAction) return 0;
  State after = root_;
  static_cast<void>(apply(after, first));
  int steps = 1 + settle(scale, after);
  const Seat other = otherOf(seat_);
  if (after.phase == Phase::Place && after.seat == seat_ && !isBroken(after, other)) {
    const int least = highestOf(after);
    PlaceWalk walk;
    for (Action second = walk.next(after); second != kNoAction; second = walk.next(after)) {
      if (!isCritical(after, second, least)) continue;
      State then = after;
      static_cast<void>(apply(then, second));
      steps += 1 + settle(scale, then);
      if (isBroken(then, other)) {
        Turn turn;
        turn.brick[0] = first;
        turn.brick[1] = second;
        turns_.push(turn);
      }
      if (steps > kMostInAnswer) break;
    }
  }
  left_ -= steps;
  return steps;
}

}  // namespace lucca::torri
