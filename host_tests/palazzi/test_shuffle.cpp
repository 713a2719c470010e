// A shuffle that is a number: what is drawn depends on number, pile and card, not on what was decided.

#include <algorithm>
#include <array>
#include <vector>

#include "engine/palazzi/rules.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;

namespace {

const Setup kThree{GameId::Palazzi, 3, {2, 0}};

struct Drawn {
  std::vector<unsigned> hands, first, later;
};

// Plays a game whose decisions come from `decisions`.
Drawn play(const Setup& setup, uint32_t shuffle, uint32_t decisions) {
  Drawn drawn;
  State state;
  TEST_ASSERT_TRUE(init(state, setup) == Verdict::Accepted);
  Rng rng(decisions);
  ActionList list;
  while (toMove(state) != kOver) {
    legal(state, list);
    Action action = list[rng.below(static_cast<uint32_t>(list.size()))];
    if (toMove(state) == kChance) {
      action = drawShuffled(state, shuffle);
      auto& pile = state.phase == Phase::Deal ? drawn.hands : state.round == 1 ? drawn.first : drawn.later;
      pile.push_back(drawnCard(action));
    }
    TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
  }
  return drawn;
}

// The members of `a` that `b` has too, in the order of `a`.
std::vector<unsigned> shared(const std::vector<unsigned>& a, const std::vector<unsigned>& b) {
  std::vector<unsigned> both;
  for (const unsigned card : a) {
    if (std::find(b.begin(), b.end(), card) != b.end()) both.push_back(card);
  }
  return both;
}

}  // namespace

TEST(other_decisions_leave_the_order_of_the_cards) {
  for (uint8_t players = 2; players <= 5; ++players) {
    const Setup setup{GameId::Palazzi, players, {2, 0}};
    bool differed = false;
    for (uint32_t shuffle = 1; shuffle <= 40; ++shuffle) {
      const Drawn one = play(setup, shuffle, 1), other = play(setup, shuffle, shuffle + 1);
      TEST_ASSERT_TRUE(one.hands == other.hands);
      TEST_ASSERT_TRUE(one.first == other.first);
      TEST_ASSERT_TRUE(shared(one.later, other.later) == shared(other.later, one.later));
      // Only cards that were kept in one of the games are missing in the other.
      TEST_ASSERT_GREATER_OR_EQUAL(one.later.size() - 2 * players, shared(one.later, other.later).size());
      differed = differed || one.later != other.later;
    }
    TEST_ASSERT_EQUAL(players > 2, differed);  // with two, no card of a hand comes back to the deck
  }
}

TEST(another_number_is_another_game) {
  const Drawn one = play(kThree, 12, 1), next = play(kThree, 13, 1);
  TEST_ASSERT_FALSE(one.hands == next.hands);
  TEST_ASSERT_FALSE(one.first == next.first);
  TEST_ASSERT_FALSE(one.later == next.later);
}

// Pinned: a number means the same cards for ever.
TEST(a_number_keeps_its_cards) {
  const std::vector<unsigned> hands = play(kThree, 12, 1).hands;
  const std::array<unsigned, 4> first = {104, 54, 40, 92};
  for (unsigned i = 0; i < first.size(); ++i) TEST_ASSERT_EQUAL(first[i], hands[i]);
}

// Cards that come back to the deck after the hands were kept, and the bastions, are not laid sooner than others.
TEST(every_card_comes_first_equally_often) {
  constexpr int kNumbers = 6000;
  std::array<int, kCards> dealt{}, laid{}, inDeck{};
  const Setup setup{GameId::Palazzi, 3, {0, 0}};  // all four bastions join the deck after the first round
  for (uint32_t shuffle = 1; shuffle <= kNumbers; ++shuffle) {
    State state;
    TEST_ASSERT_TRUE(init(state, setup) == Verdict::Accepted);
    Rng rng(shuffle);
    ActionList list;
    ++dealt[drawnCard(drawShuffled(state, shuffle))];
    while (state.round < 2 || toMove(state) != kChance) {
      legal(state, list);
      const Action action = toMove(state) == kChance ? drawShuffled(state, shuffle)
                                                     : list[rng.below(static_cast<uint32_t>(list.size()))];
      TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
    }
    ++laid[drawnCard(drawShuffled(state, shuffle))];
    for (unsigned card = 0; card < kCards; ++card) inDeck[card] += state.deck.has(card);
  }
  State state;
  TEST_ASSERT_TRUE(init(state, setup) == Verdict::Accepted);
  const int each = kNumbers / state.deck.count();
  for (unsigned card = 0; card < kCards; ++card) {
    if (state.deck.has(card)) TEST_ASSERT_INT_WITHIN(each / 2, each, dealt[card]);
  }
  int bastionsFirst = 0, bastionsThere = 0, cardsThere = 0;
  for (unsigned card = 0; card < kCards; ++card) {
    cardsThere += inDeck[card];
    if (!isBastion(static_cast<CardId>(card))) continue;
    bastionsFirst += laid[card];
    bastionsThere += inDeck[card];
  }
  const int expected = static_cast<int>(int64_t{kNumbers} * bastionsThere / cardsThere);
  TEST_ASSERT_INT_WITHIN(expected / 5, expected, bastionsFirst);
}
