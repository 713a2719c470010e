#include "engine/torri/loss.h"

#include "engine/torri/foresight.h"

namespace lucca::torri {

namespace {

bool struggling(const State& state) { return struggleOf(state).placed != kNoLot; }

// The position after that many of the turn's decisions, with the steps of a struggle that are due.
State positionAfter(const LossSearch::Turn& turn, std::size_t decisions) {
  State state = turn.before;
  const auto settle = [&](bool always) {
    while (toMove(state) == kRules && (always || struggling(state))) {
      if (apply(state, ruleStep(state)) != Verdict::Accepted) return;
    }
  };
  for (std::size_t i = 0; i < decisions; ++i) {
    settle(true);
    static_cast<void>(apply(state, turn.decisions[i]));
  }
  settle(false);
  return state;
}

Lot highestLot(const State& state, Brick colour) {
  Lot found = kNoLot;
  int most = 1;
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      const int height = heightAt(state, lot);
      if (height <= most || colourAt(state, lot) != colour) continue;
      found = lot;
      most = height;
    }
  }
  return found;
}

Seat nextSeat(const State& state, Seat seat) { return static_cast<Seat>((seat + 1) % state.players()); }

// A whole turn of two bricks can still be gone back to.
bool isWholeTurn(const LossSearch::Turn& turn) {
  return turn.before.phase == Phase::Place && turn.before.used == 0 && seatInTurn(turn.before) == turn.seat;
}

// After the strike the seat has neither the floors nor the prisoners that win, whatever is taken.
bool stops(const State& state, const Strike& strike, Seat winner) {
  const int goal = goalOf(state, winner);
  State last = state;
  const bool two = strike.second != kNoAction;
  if (strike.left >= goal || (two && apply(last, strike.first) != Verdict::Accepted)) return false;
  return outcomeOf(last, two ? strike.second : strike.first, colourOfSeat(state, winner)).mostPrisoners <
         goal;
}

// Whether bricks that start no struggle can end the turn without a victory of that colour.
bool hasQuietWay(const State& state, Brick winner) {
  for (int c = 0; c < kColours; ++c) {
    for (int at = 0; at < state.size() * state.size(); ++at) {
      const Brick brick = static_cast<Brick>(c);
      const Lot lot = lotAt(at % state.size(), at / state.size());
      if (why(state, brick, lot) != Verdict::Accepted) continue;
      if (effectOf(state, brick, lot).kind != Effect::Kind::None) continue;
      State then = state;
      if (apply(then, place(brick, lot)) != Verdict::Accepted || victoryOf(then, winner)) continue;
      if (then.phase != Phase::Place || then.seat != state.seat) return true;
      // The second brick, in the same way.
      for (int d = 0; d < kColours; ++d) {
        for (int next = 0; next < state.size() * state.size(); ++next) {
          const Lot other = lotAt(next % state.size(), next / state.size());
          const Brick second = static_cast<Brick>(d);
          if (why(then, second, other) != Verdict::Accepted) continue;
          if (effectOf(then, second, other).kind != Effect::Kind::None) continue;
          State end = then;
          if (apply(end, place(second, other)) == Verdict::Accepted && !victoryOf(end, winner)) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

void LossSearch::begin(const Turn& turn) {
  loss_ = {};
  stage_ = Stage::Done;
  const State end = positionAfter(turn, turn.decisions.size());
  if (toMove(end) == kOver || struggling(end)) return;
  loss_.by = nextSeat(end, turn.seat);
  const Brick theirs = colourOfSeat(end, loss_.by);
  const Victory victory = victoryOf(end, theirs);
  if (!victory) return beginStrikes(turn);
  if (!victory.tower || !isWholeTurn(turn) || colourOfSeat(turn.before, loss_.by) != theirs) return;
  const int height = standingOf(end, theirs).highestTower;
  loss_.height = static_cast<uint8_t>(height);
  loss_.tower = highestLot(end, theirs);
  if (!victoryOf(turn.before, theirs)) return givenAway(turn);
  search_.begin(turn.before, turn.seat, theirs);
  stage_ = Stage::Prevents;
}

void LossSearch::beginStrikes(const Turn& turn) {
  const State end = positionAfter(turn, turn.decisions.size());
  const Brick own = colourOfSeat(end, turn.seat);
  loss_.height = standingOf(end, own).highestTower;
  loss_.tower = highestLot(end, own);
  // The position that can be gone back to is compared with this one: it must not be in the middle of a struggle.
  if (loss_.height == 0 || turn.decisions.empty() || struggling(turn.before)) return;
  search_.begin(end, loss_.by, own);
  stage_ = Stage::Strikes;
}

// The turn itself made the next seat win: the last brick that could have gone elsewhere is the mistake.
void LossSearch::givenAway(const Turn& turn) {
  const Brick winner = colourOfSeat(turn.before, loss_.by);
  for (std::size_t n = turn.decisions.size(); n-- > 0;) {
    const State state = positionAfter(turn, n);
    if (struggling(state) || state.phase != Phase::Place || victoryOf(state, winner)) continue;
    if (!hasQuietWay(state, winner)) continue;
    loss_.kind = Loss::Wins;
    loss_.fault = static_cast<uint8_t>(n);
    return;
  }
}

// The seat's own strike is known: the next seat would not win after it.
void LossSearch::prevented(const Turn& turn) {
  stage_ = Stage::Done;
  const Strike& strike = search_.strike();
  if (!strike || !stops(turn.before, strike, loss_.by)) return;
  loss_.kind = Loss::Wins;
  loss_.strike = strike;
  loss_.left = strike.left;
  // With the second brick alone, if that would do.
  if (turn.decisions.size() < 2 || kindOf(turn.decisions[1]) != Kind::Place) return;
  const State middle = positionAfter(turn, 1);
  if (struggling(middle) || middle.phase != Phase::Place) return;
  const Strike late = strikeOn(middle, turn.seat, colourOfSeat(middle, loss_.by), 1);
  if (!late || !stops(middle, late, loss_.by)) return;
  // The colour of the first brick is not allowed; a house of any other colour strikes in the same way.
  for (int c = 0; c < kColours; ++c) {
    if (why(middle, static_cast<Brick>(c), lotOf(late.first)) == Verdict::Accepted) loss_.fault = 1;
  }
}

// The first decision after which less was safe than before the turn is the mistake.
void LossSearch::faultAfter(const Turn& turn, int decisions) {
  const int count = static_cast<int>(turn.decisions.size());
  for (; decisions < count; ++decisions) {
    const State state = positionAfter(turn, static_cast<std::size_t>(decisions));
    if (struggling(state)) continue;
    after_ = static_cast<uint8_t>(decisions);
    search_.begin(state, loss_.by, colourOfSeat(state, turn.seat));
    stage_ = Stage::Fault;
    return;
  }
  loss_.kind = Loss::Struck;
  loss_.fault = static_cast<uint8_t>(count - 1);
  stage_ = Stage::Done;
}

bool LossSearch::advance(const Turn& turn, int steps) {
  const std::size_t all = turn.decisions.size();
  switch (stage_) {
    case Stage::Prevents:
      if (search_.advance(turn.before, steps)) prevented(turn);
      break;
    case Stage::Strikes:
      if (!search_.advance(positionAfter(turn, all), steps)) break;
      stage_ = Stage::Done;
      if (!search_.strike()) break;
      loss_.strike = search_.strike();
      loss_.left = loss_.strike.left;
      search_.begin(turn.before, loss_.by, colourOfSeat(turn.before, turn.seat));
      stage_ = Stage::Baseline;
      break;
    case Stage::Baseline:
      if (!search_.advance(turn.before, steps)) break;
      stage_ = Stage::Done;
      safe_ = static_cast<uint8_t>(search_.leastPossible());
      if (loss_.left < safe_) faultAfter(turn, 1);
      break;
    case Stage::Fault: {
      const State state = positionAfter(turn, after_);
      if (!search_.advance(state, steps)) break;
      if (search_.leastPossible() >= safe_) {
        faultAfter(turn, after_ + 1);
        break;
      }
      loss_.kind = Loss::Struck;
      loss_.fault = static_cast<uint8_t>(after_ - 1);
      stage_ = Stage::Done;
      break;
    }
    case Stage::Done:
      break;
  }
  return stage_ == Stage::Done;
}

TurnLoss certainLoss(const LossSearch::Turn& turn) {
  LossSearch search;
  search.begin(turn);
  while (!search.advance(turn, kLots)) {
  }
  return search.loss();
}

}  // namespace lucca::torri
