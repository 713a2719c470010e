// What a turn certainly loses, against every way to play the same cards.
#include <algorithm>
#include <vector>

#include "engine/palazzi/loss.h"
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

namespace {

constexpr uint32_t kGames = suite::kSanitized ? 2 : 60;

int certain(const State& state, Seat seat) {
  return pointsOf(state, seat).windows + wallsAtEnd(state, seat).points;
}

// The most that is certain over every way to play the cards in hand.
int mostCertain(const State& state, Seat seat) {
  if (state.phase != Phase::Play || state.mover != seat) return certain(state, seat);
  ActionList list;
  legal(state, list);
  int most = -1000;
  for (const Action action : list) {
    State next = state;
    accept(next, action);
    most = std::max(most, mostCertain(next, seat));
  }
  return most;
}

struct Played {
  State before, end;
  std::vector<Action> decisions;
  Seat seat;
};

// Every turn of random games, from the first choice to the last card.
template <class Look>
void eachTurn(Look look) {
  for (uint8_t edition = 0; edition < 3; ++edition) {
    for (uint8_t players = 2; players <= 5; ++players) {
      const Setup setup{GameId::Palazzi, players, {edition, 0}};
      State state;
      if (init(state, setup) != Verdict::Accepted) continue;
      for (uint32_t seed = 0; seed < kGames; ++seed) {
        TEST_ASSERT_TRUE(init(state, setup) == Verdict::Accepted);
        Rng rng(seed * 31 + players);
        Played played;
        played.seat = kNobody;
        while (toMove(state) != kOver) {
          ActionList list;
          legal(state, list);
          const Seat mover = toMove(state);
          if (mover >= 0 && state.phase >= Phase::Turn && played.seat != mover) {
            played.seat = mover;
            played.before = state;
            played.decisions.clear();
          }
          Action action =
              mover == kChance ? drawChance(state, rng) : list[rng.below(static_cast<uint32_t>(list.size()))];
          // More palaces than at random, and parties late.
          for (int i = 0; i < 4 && mover >= 0; ++i) {
            const bool built = kindOf(action) == Kind::Play && asOf(action) == As::Palace;
            if (built || (kindOf(action) != Kind::Play && kindOf(action) != Kind::Open)) break;
            action = list[rng.below(static_cast<uint32_t>(list.size()))];
          }
          accept(state, action);
          if (mover < 0) {
            played.seat = kNobody;
            continue;
          }
          played.decisions.push_back(action);
          played.end = state;
          const bool over = toMove(state) != mover || state.phase == Phase::Turn;
          if (over && played.seat == mover && kindOf(action) != Kind::Open) {
            look(played);
            played.seat = kNobody;
          }
        }
      }
    }
  }
}

std::size_t firstPlay(const Played& played) {
  std::size_t i = 0;
  while (i < played.decisions.size() && kindOf(played.decisions[i]) != Kind::Play) ++i;
  return i;
}
State after(const Played& played, std::size_t count) {
  State state = played.before;
  for (std::size_t i = 0; i < count; ++i) accept(state, played.decisions[i]);
  return state;
}

}  // namespace

// Never more than the best way to play the same cards would bring, and the way back leads to it.
TEST(walls_that_fall_could_have_held_with_the_same_cards) {
  int told = 0;
  eachTurn([&](const Played& played) {
    const TurnLoss loss = certainLoss(played.before, played.decisions, played.seat);
    if (loss.kind != Loss::Walls) return;
    ++told;
    TEST_ASSERT_EQUAL(played.before.rounds, played.before.round);
    const WallForecast walls = wallsAtEnd(played.end, played.seat);
    TEST_ASSERT_FALSE(walls.hold());
    TEST_ASSERT_EQUAL(walls.shields, loss.shields);
    TEST_ASSERT_EQUAL(walls.needed, loss.needed);
    const int had = certain(played.end, played.seat);
    TEST_ASSERT_GREATER_OR_EQUAL(TurnLoss::kWorthSaying, loss.points);
    TEST_ASSERT_EQUAL(mostCertain(after(played, firstPlay(played)), played.seat) - had, loss.points);
    // From the mistake on it is still possible.
    TEST_ASSERT_GREATER_OR_EQUAL(had + loss.points, mostCertain(after(played, loss.fault), played.seat));
  });
  TEST_ASSERT_GREATER_THAN(5, told);
}

// And it keeps silent only where nothing of the kind is lost.
TEST(silence_about_walls_is_right_too) {
  int silent = 0, missed = 0;
  eachTurn([&](const Played& played) {
    if (played.before.round != played.before.rounds || firstPlay(played) == played.decisions.size()) return;
    const WallForecast walls = wallsAtEnd(played.end, played.seat);
    if (walls.hold() || walls.pieces == 0) return;
    if (certainLoss(played.before, played.decisions, played.seat)) return;
    ++silent;
    const int most = mostCertain(after(played, firstPlay(played)), played.seat);
    missed += most - certain(played.end, played.seat) >= TurnLoss::kWorthSaying;
  });
  TEST_ASSERT_EQUAL(0, missed);
  TEST_ASSERT_GREATER_THAN(0, silent);
}

// Each turn that lost something in this way; how many there were.
template <class Look>
int eachLoss(Loss kind, Look look) {
  int told = 0;
  eachTurn([&](const Played& played) {
    const TurnLoss loss = certainLoss(played.before, played.decisions, played.seat);
    if (loss.kind != kind) return;
    ++told;
    look(played, loss);
  });
  return told;
}

TEST(a_card_that_was_thrown_away_would_have_completed_its_palace) {
  const int told = eachLoss(Loss::Thrown, [&](const Played& played, const TurnLoss& loss) {
    const Action thrown = played.decisions[loss.fault];
    TEST_ASSERT_EQUAL(loss.card, cardOf(thrown));
    TEST_ASSERT_TRUE(asOf(thrown) == As::Wall || asOf(thrown) == As::Discard);
    State then = after(played, loss.fault);
    accept(then, play(loss.card, As::Palace, loss.colour));
    TEST_ASSERT_TRUE(palaceOf(then, played.seat, loss.colour).zone == Zone::Completed);
    for (std::size_t i = loss.fault + 1u; i < played.decisions.size(); ++i) accept(then, played.decisions[i]);
    TEST_ASSERT_EQUAL(loss.points, certain(then, played.seat) - certain(played.end, played.seat));
  });
  TEST_ASSERT_GREATER_THAN(5, told);
}

// In the very last turn the game pays what is said.
TEST(a_party_before_the_triplet_would_have_brought_as_much_more) {
  const int told = eachLoss(Loss::Party, [&](const Played& played, const TurnLoss& loss) {
    const auto total = [&](bool opens) {
      State state = after(played, loss.fault);
      if (opens) accept(state, open(loss.colour));
      for (std::size_t i = loss.fault; i < played.decisions.size(); ++i) accept(state, played.decisions[i]);
      while (toMove(state) == kRules) accept(state, ruleStep(state));
      TEST_ASSERT_EQUAL(kOver, toMove(state));
      return pointsOf(state, played.seat).total;
    };
    TEST_ASSERT_EQUAL(loss.points, total(true) - total(false));
  });
  TEST_ASSERT_GREATER_THAN(0, told);
}
