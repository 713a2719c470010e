// Random games of every configuration, followed card by card and point by point.

#include <cstdio>

#include "host_tests/palazzi/every_setup.h"
#include "host_tests/palazzi/ledger.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;

namespace {

constexpr uint32_t kGames = 60;

// Events that random play must have met; otherwise the check has not looked at them.
struct Seen {
  int cityDone = 0, wildsKept = 0, wildsBuilt = 0, ties = 0, negative = 0, opened = 0, aside = 0;
};

void playOne(const Setup& setup, uint32_t seed, Seen& seen) {
  State state;
  TEST_ASSERT_TRUE(init(state, setup) == Verdict::Accepted);
  static test::Ledger ledger;
  ledger.begin(state);
  Rng rng(seed);
  ActionList list;
  while (toMove(state) != kOver) {
    legal(state, list);
    const Action action = toMove(state) == kChance ? drawChance(state, rng)
                                                   : list[rng.below(static_cast<uint32_t>(list.size()))];
    const State before = state;
    TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
    ledger.follow(before, action, state);
    if (const char* wrong = ledger.whatIsWrong(state)) {
      static char text[160];
      std::snprintf(text, sizeof text, "%s (%d players, edition %d, seed %u, action %04x)", wrong,
                    setup.players, setup.option[0], static_cast<unsigned>(seed), action.bits);
      TEST_FAIL_MESSAGE(text);
    }
    seen.wildsBuilt += kindOf(action) == Kind::Play && asOf(action) == As::Palace && isWild(cardOf(action));
    seen.opened += kindOf(action) == Kind::Open;
    seen.aside += kindOf(action) == Kind::Draw && before.phase == Phase::Deal && isBastion(drawnCard(action));
    if (kindOf(action) == Kind::Keep)
      seen.wildsKept += isWild(handOf(before, before.mover)[secondKept(action)]);
  }
  const Result outcome = result(state);
  seen.cityDone += state.cityDone;
  seen.ties += outcome.tieBreak != 0;
  for (Seat seat = 0; seat < setup.players; ++seat) seen.negative += outcome.total[seat] < 0;
}

}  // namespace

TEST(every_card_and_point_is_where_the_history_put_it) {
  Seen seen;
  int configurations = 0;
  palazzi::test::eachSetup([&](const Setup& setup) {
    ++configurations;
    for (uint32_t seed = 0; seed < kGames; ++seed) playOne(setup, seed, seen);
  });
  TEST_ASSERT_EQUAL(palazzi::test::kSetups, configurations);
  TEST_ASSERT_NOT_EQUAL(0, seen.cityDone);
  TEST_ASSERT_NOT_EQUAL(0, seen.wildsKept);
  TEST_ASSERT_NOT_EQUAL(0, seen.wildsBuilt);
  TEST_ASSERT_NOT_EQUAL(0, seen.ties);
  TEST_ASSERT_NOT_EQUAL(0, seen.negative);
  TEST_ASSERT_NOT_EQUAL(0, seen.opened);
  TEST_ASSERT_NOT_EQUAL(0, seen.aside);
}

TEST(every_card_is_drawn_equally_often) {
  const Setup setup{GameId::Palazzi, 3, {2, 1}};
  State state;
  TEST_ASSERT_TRUE(init(state, setup) == Verdict::Accepted);
  // Also from a deck so small that it is counted through.
  for (int small = 0; small < 2; ++small) {
    static int count[kCards];
    for (int& c : count) c = 0;
    for (CardId id = 0; small && id < kCards; ++id) {
      if (state.deck.has(id) && id % 8 != 0) state.deck.remove(id);
    }
    const int cards = state.deck.count(), draws = 4000 * cards;
    Rng rng(99);
    for (int i = 0; i < draws; ++i) ++count[drawnCard(drawChance(state, rng))];
    for (CardId id = 0; id < kCards; ++id) {
      if (state.deck.has(id)) {
        TEST_ASSERT_INT_WITHIN(320, 4000, count[id]);
      } else {
        TEST_ASSERT_EQUAL(0, count[id]);
      }
    }
  }
}

TEST(the_member_of_a_set_by_its_rank) {
  CardSet set = palaceCards(true);
  for (CardId id = 3; id < 90; id = static_cast<CardId>(id + 7)) {
    if (set.has(id)) set.remove(id);
  }
  int rank = 0;
  for (CardId id = 0; id < kCards; ++id) {
    if (set.has(id)) TEST_ASSERT_EQUAL(id, set.member(rank++));
  }
  TEST_ASSERT_EQUAL(set.count(), rank);
}
