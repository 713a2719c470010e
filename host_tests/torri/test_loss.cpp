// The certain loss of a turn, compared with a search over every turn of the other seat or of the seat itself, and every
// choice of prisoners.
#include <algorithm>
#include <vector>

#include "engine/torri/loss.h"
#include "host_tests/suite.h"
#include "host_tests/torri/every_strike.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

constexpr uint32_t kGames = suite::kSanitized ? 4 : 60;

bool struggling(const State& state) { return struggleOf(state).placed != kNoLot; }

// Over every turn of at most two bricks whose last one fights: the least of that.
int leastOfStrikes(const State& position, Seat attacker, Brick colour) {
  State begun = position;
  begun.seat = attacker;
  begun.phase = Phase::Place;
  begun.used = 0;
  const int whole = standingOf(begun, colour).highestTower;
  return leastByTwo(begun, colour, leastByOne(begun, colour, whole));
}

// Every strike of that seat is known to its end: what is left of the tower is certain.
bool isSure(const State& state, Seat attacker, Brick colour) {
  StrikeSearch search;
  search.begin(state, attacker, colour);
  while (!search.advance(state, kLots)) {
  }
  const int left = search.strike() ? search.strike().left : standingOf(state, colour).highestTower;
  TEST_ASSERT_LESS_OR_EQUAL(left, search.leastPossible());
  return left == search.leastPossible();
}

// One turn of a game, with the decisions of the seat in it. False: somebody else decided in it, or the game is over.
struct Played {
  State before, end;
  std::vector<Action> decisions;
  Seat seat;
};
bool playTurn(State& state, Rng& rng, Played& out) {
  while (toMove(state) == kRules) TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
  out.before = state;
  out.seat = state.seat;
  out.decisions.clear();
  const uint16_t turn = state.turn;
  bool alone = true;
  while (state.phase != Phase::Over && state.turn == turn) {
    ActionList choices;
    legal(state, choices);
    // Floors make towers that are worth a warning.
    Action action = choices[rng.below(static_cast<uint32_t>(choices.size()))];
    for (int i = 0; i < 6 && state.phase == Phase::Place && heightAt(state, lotOf(action)) == 0; ++i)
      action = choices[rng.below(static_cast<uint32_t>(choices.size()))];
    if (state.phase == Phase::Switch && rng.below(4) != 0) action = switchTo(colourOfSeat(state, state.seat));
    if (toMove(state) >= 0) {
      alone = alone && toMove(state) == out.seat;
      out.decisions.push_back(action);
    }
    out.end = state;
    TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
    // The turn's end, before the rules look for a victory.
    if (state.turn == turn) out.end = state;
  }
  return alone && state.phase != Phase::Over;
}

template <class Look>
void eachTurn(Look look) {
  // The first game has a blow with more endings than are looked at.
  for (uint32_t game = 0; game <= kGames; ++game) {
    const uint32_t seed = game == 0 ? 47'514'083 : game;
    State state;
    const uint8_t players = static_cast<uint8_t>(2 + seed % 2);
    TEST_ASSERT_TRUE(init(state, {GameId::Torri, players, {0, 1, 0, 1, 2, 3}}) == Verdict::Accepted);
    Rng rng(seed);
    Played played;
    for (int turn = 0; turn < 24 && state.phase != Phase::Over; ++turn) {
      if (playTurn(state, rng, played) && !played.decisions.empty()) look(played);
    }
  }
}

State after(const Played& played, std::size_t decisions) {
  State state = played.before;
  for (std::size_t i = 0; i < decisions; ++i) {
    while (toMove(state) == kRules) TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
    TEST_ASSERT_TRUE(apply(state, played.decisions[i]) == Verdict::Accepted);
  }
  while (toMove(state) == kRules && struggling(state))
    TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
  return state;
}

// Whether the rest of the turn has a way without a struggle in which the colour does not win.
bool endsWithout(const State& state, Brick colour) {
  if (state.phase != Phase::Place) return !victoryOf(state, colour);
  ActionList bricks;
  listPlacements(state, bricks);
  for (const Action brick : bricks) {
    State next = state;
    if (effectOf(state, colourOf(brick), lotOf(brick)).kind != Effect::Kind::None) continue;
    TEST_ASSERT_TRUE(apply(next, brick) == Verdict::Accepted);
    if (next.seat != state.seat ? !victoryOf(next, colour) : endsWithout(next, colour)) return true;
  }
  return false;
}

}  // namespace

TEST(a_blow_is_told_when_and_only_when_the_turn_made_it_possible) {
  int told = 0, second = 0, unsure = 0;
  eachTurn([&](const Played& played) {
    const TurnLoss loss = certainLoss({played.before, played.decisions, played.seat});
    const State end = after(played, played.decisions.size());
    const Seat next = static_cast<Seat>((played.seat + 1) % end.players());
    if (victoryOf(end, colourOfSeat(end, next))) return;
    const int now = leastOfStrikes(end, next, colourOfSeat(end, played.seat));
    const int height = standingOf(end, colourOfSeat(end, played.seat)).highestTower;
    const int safe = leastOfStrikes(played.before, next, colourOfSeat(played.before, played.seat));
    const bool struck = now < height && now < safe, said = loss.kind == Loss::Struck;
    const bool sure = isSure(end, next, colourOfSeat(end, played.seat)) &&
                      isSure(played.before, next, colourOfSeat(played.before, played.seat));
    // Every reported loss is true, and every certain loss is reported.
    TEST_ASSERT_TRUE(struck || !said);
    TEST_ASSERT_TRUE(said || !struck || !sure);
    unsure += struck && !said;
    if (!said) return;
    ++told;
    TEST_ASSERT_LESS_OR_EQUAL(loss.left, now);
    if (sure) TEST_ASSERT_EQUAL(now, loss.left);
    TEST_ASSERT_EQUAL(height, loss.height);
    TEST_ASSERT_EQUAL(height, heightAt(end, loss.tower));
    TEST_ASSERT_EQUAL(next, loss.by);
    // Before the mistake as much was safe as at the turn's beginning, after it no more.
    second += loss.fault > 0;
    const State good = after(played, loss.fault), bad = after(played, loss.fault + 1u);
    if (!struggling(good)) {
      TEST_ASSERT_GREATER_OR_EQUAL(safe, leastOfStrikes(good, next, colourOfSeat(good, played.seat)));
    }
    if (!struggling(bad) && isSure(bad, next, colourOfSeat(bad, played.seat))) {
      TEST_ASSERT_LESS_THAN(safe, leastOfStrikes(bad, next, colourOfSeat(bad, played.seat)));
    }
  });
  TEST_ASSERT_GREATER_THAN(5, told);
  TEST_ASSERT_GREATER_THAN(0, second);
  TEST_ASSERT_EQUAL(1, unsure);
}

// The next seat wins as its turn begins, and the seat's own turn that is named would have prevented it, whatever is taken.
TEST(a_win_is_told_when_a_strike_would_have_prevented_it) {
  int told = 0, silent = 0, given = 0, unstoppable = 0;
  eachTurn([&](const Played& played) {
    const TurnLoss loss = certainLoss({played.before, played.decisions, played.seat});
    const State end = after(played, played.decisions.size());
    const Seat next = static_cast<Seat>((played.seat + 1) % end.players());
    const Brick theirs = colourOfSeat(end, next);
    const bool wins = static_cast<bool>(victoryOf(end, theirs));
    if (loss.kind != Loss::Wins) {
      silent += wins;
      // It keeps silent only where nothing but a struggle could have prevented it.
      if (wins && !victoryOf(end, theirs).prisoners)
        unstoppable += leastOfStrikes(played.before, played.seat, theirs) >= goalOf(end, next);
      TEST_ASSERT_FALSE(wins && !victoryOf(played.before, theirs) && endsWithout(played.before, theirs) &&
                        !victoryOf(end, theirs).prisoners);
      return;
    }
    ++told;
    TEST_ASSERT_TRUE(wins);
    const int goal = goalOf(end, next);
    if (!loss.strike) {
      // The turn gave it away: a search over all bricks finds one that does not.
      ++given;
      const State good = after(played, loss.fault);
      TEST_ASSERT_FALSE(static_cast<bool>(victoryOf(good, theirs)));
      TEST_ASSERT_TRUE(endsWithout(good, theirs));
      return;
    }
    TEST_ASSERT_LESS_THAN(goal, leastOfStrikes(played.before, played.seat, theirs));
    State then = played.before;
    TEST_ASSERT_TRUE(apply(then, loss.strike.first) == Verdict::Accepted);
    const bool both = loss.strike.second != kNoAction;
    TEST_ASSERT_TRUE(!both || apply(then, loss.strike.second) == Verdict::Accepted);
    TEST_ASSERT_LESS_THAN(goal, mostAfter(then, theirs));
    if (loss.fault == 0) return;
    const State middle = after(played, 1);
    TEST_ASSERT_TRUE(middle.phase == Phase::Place && !struggling(middle));
  });
  TEST_ASSERT_GREATER_THAN(given, told);
  TEST_ASSERT_EQUAL(unstoppable, silent);
  TEST_ASSERT_GREATER_THAN(0, given);
}

TEST(in_slices_the_answer_is_the_same) {
  int looked = 0;
  eachTurn([&](const Played& played) {
    if (++looked % 8 != 0) return;
    const LossSearch::Turn turn{played.before, played.decisions, played.seat};
    LossSearch search;
    search.begin(turn);
    while (!search.advance(turn, 1)) {
    }
    const TurnLoss whole = certainLoss(turn);
    TEST_ASSERT_TRUE(search.loss().kind == whole.kind && search.loss().fault == whole.fault);
    TEST_ASSERT_EQUAL(whole.left, search.loss().left);
  });
}
