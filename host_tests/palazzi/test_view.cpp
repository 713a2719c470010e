// The view of a seat: rules, section 11.
#include <cstring>

#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

static View viewOf(const State& s, Seat seat) {
  View v;
  std::memset(static_cast<void*>(&v), 0xA5, sizeof v);
  view(s, seat, v);
  return v;
}

static bool sameView(const State& a, const State& b, Seat seat) {
  const View va = viewOf(a, seat), vb = viewOf(b, seat);
  return std::memcmp(&va, &vb, sizeof va) == 0;
}

// Plays `actions` random actions of a random game.
static State randomState(Rng& rng, int players, bool celebration, int actions) {
  State s = fresh(Edition::Year2013, players, celebration);
  ActionList list;
  for (int i = 0; i < actions && toMove(s) != kOver; ++i) {
    legal(s, list);
    accept(s,
           toMove(s) == kChance ? drawChance(s, rng) : list[rng.below(static_cast<uint32_t>(list.size()))]);
  }
  return s;
}

TEST(section_11_another_seats_hand_is_hidden) {
  State s = fresh(Edition::Year2013, 3);
  for (int n = 1; n <= 12; ++n) accept(s, draw(card(n)));
  const View v = viewOf(s, 1);
  for (int i = 0; i < 4; ++i) {
    TEST_ASSERT_EQUAL(kHiddenCard, handOf(v.known, 0)[i]);
    TEST_ASSERT_EQUAL(card(5 + i), handOf(v.known, 1)[i]);
    TEST_ASSERT_EQUAL(kHiddenCard, handOf(v.known, 2)[i]);
  }
  TEST_ASSERT_TRUE(v.known.deck.has(card(1)));
  TEST_ASSERT_FALSE(v.known.deck.has(card(5)));
}

TEST(section_11_what_another_seat_kept_is_hidden_until_all_have_chosen) {
  State s = fresh(Edition::Year2013, 3);
  for (int n = 1; n <= 24; ++n) accept(s, draw(card(n)));
  State a = s, b = s;
  accept(a, keep(0, 1));
  accept(b, keep(1, 3));
  TEST_ASSERT_TRUE(sameView(a, b, 1));
  TEST_ASSERT_TRUE(sameView(a, b, 2));
  TEST_ASSERT_FALSE(sameView(a, b, 0));
  for (State* t : {&a, &b}) {
    accept(*t, keep(0, 1));
    accept(*t, keep(0, 1));
  }
  TEST_ASSERT_TRUE(sameView(a, b, 1));
  accept(a, rules(Step::Reveal));
  accept(b, rules(Step::Reveal));
  TEST_ASSERT_FALSE(sameView(a, b, 1));
}

TEST(section_11_hands_swapped_with_the_deck_look_the_same) {
  State a = fresh(Edition::Year2013, 3), b = a;
  for (int n : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}) accept(a, draw(card(n)));
  for (int n : {31, 32, 33, 34, 5, 6, 7, 8, 41, 42, 43, 44}) accept(b, draw(card(n)));
  TEST_ASSERT_TRUE(sameView(a, b, 1));
  TEST_ASSERT_FALSE(sameView(a, b, 0));
}

TEST(section_11_a_replaced_bastion_is_hidden) {
  State a = fresh(Edition::Year2013, 3), b = a;
  accept(b, draw(bastion(3)));
  for (State* s : {&a, &b}) accept(*s, draw(card(1)));
  for (Seat seat : {kNobody, Seat{0}, Seat{1}, Seat{2}}) TEST_ASSERT_TRUE(sameView(a, b, seat));
}

TEST(section_11_which_card_became_a_wall_is_hidden) {
  State a = midGame(Edition::Year2013, 3);
  mustPlay(a, 0, card(1), card(2), card(3));
  State b = a;
  accept(a, play(card(1), As::Wall));
  accept(a, play(card(2), As::Discard));
  accept(b, play(card(2), As::Wall));
  accept(b, play(card(1), As::Discard));
  for (Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
    TEST_ASSERT_TRUE(sameView(a, b, seat));
    TEST_ASSERT_EQUAL(1, viewOf(a, seat).known.area[0].walls);
  }
}

TEST(section_11_nobodys_view_shows_no_hand) {
  State s = fresh(Edition::Year2013, 4);
  for (int n = 1; n <= 16; ++n) accept(s, draw(card(n)));
  const View v = viewOf(s, kNobody);
  for (int i = 0; i < 16; ++i) TEST_ASSERT_EQUAL(kHiddenCard, v.known.cards[i]);
}

TEST(section_11_after_the_reveal_nothing_is_hidden_but_the_order_of_the_deck) {
  Rng rng(3);
  State s = randomState(rng, 3, false, 60);
  TEST_ASSERT_TRUE(s.phase > Phase::Reveal);
  const View v = viewOf(s, 2);
  TEST_ASSERT_EQUAL_MEMORY(&s, &v.known, sizeof s);
}

// A game can be looked at while the triplets of a later round are laid.
TEST(section_11_palaces_stay_visible_while_triplets_are_laid) {
  Rng rng(5);
  int laying = 0;
  for (int length = 40; length < 90; ++length) {
    const State s = randomState(rng, 3, false, length);
    if (s.phase != Phase::Lay || s.round == 1) continue;
    ++laying;
    const View v = viewOf(s, kNobody);
    TEST_ASSERT_EQUAL_MEMORY(&s, &v.known, sizeof s);
  }
  TEST_ASSERT_GREATER_THAN_INT(0, laying);
}

// Every seat, at every moment of the set-up and some of the game: a guessed state gives the same view back.
TEST(a_sample_gives_the_view_it_was_made_from) {
  Rng rng(11);
  for (int players = 2; players <= 5; ++players) {
    for (int length = 0; length < 70; ++length) {
      const State s = randomState(rng, players, length % 2, length);
      for (Seat seat = 0; seat < players; ++seat) {
        const View v = viewOf(s, seat);
        const State guess = sample(v, rng);
        TEST_ASSERT_TRUE(sameView(s, guess, seat));
        TEST_ASSERT_EQUAL(toMove(s), toMove(guess));
      }
    }
  }
}

TEST(a_sampled_game_can_be_played_to_its_end) {
  Rng rng(12);
  ActionList list;
  for (int length = 0; length < 60; ++length) {
    const State s = randomState(rng, 2 + length % 4, true, length);
    State guess = sample(viewOf(s, 1), rng);
    while (toMove(guess) != kOver) {
      legal(guess, list);
      accept(guess, list[rng.below(static_cast<uint32_t>(list.size()))]);
    }
    TEST_ASSERT_NOT_EQUAL(0, result(guess).winners);
  }
}

TEST(samples_differ) {
  State s = fresh(Edition::Year2013, 3);
  for (int n = 1; n <= 12; ++n) accept(s, draw(card(n)));
  Rng rng(5);
  const View v = viewOf(s, 0);
  const State a = sample(v, rng), b = sample(v, rng);
  TEST_ASSERT_NOT_EQUAL(0, std::memcmp(&a, &b, sizeof a));
}

TEST(the_seat_to_move_has_its_legal_actions_from_its_view) {
  Rng rng(13);
  ActionList ofState, ofView;
  for (int length = 20; length < 120; ++length) {
    const State s = randomState(rng, 3, true, length);
    if (toMove(s) < 0) continue;
    legal(s, ofState);
    legal(viewOf(s, toMove(s)).known, ofView);
    TEST_ASSERT_EQUAL(ofState.size(), ofView.size());
    TEST_ASSERT_EQUAL_MEMORY(ofState.begin(), ofView.begin(), ofState.size() * sizeof(Action));
  }
}
