// Cards, parameters and set-up: rules, sections 1 to 4, 9 (the City's start) and 10.
#include <cstring>

#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

TEST(section_1_the_default_deck_follows_its_formula) {
  for (int n = 1; n <= 96; ++n) {
    const int colour = (n - 1) % 6, k = (n - 1) / 6;
    const Card& c = kDeck[card(n)];
    TEST_ASSERT_EQUAL(n, c.number);
    TEST_ASSERT_EQUAL(colour, c.colour);
    TEST_ASSERT_EQUAL((k + colour) % 4, c.windows);
    TEST_ASSERT_EQUAL(3 - (k + colour) % 4, c.shields);
  }
}

TEST(section_1_each_colour_has_four_cards_of_each_split) {
  int count[kColours][4] = {};
  for (int n = 1; n <= 96; ++n) ++count[kDeck[card(n)].colour][kDeck[card(n)].windows];
  for (auto& colour : count) {
    for (int cards : colour) TEST_ASSERT_EQUAL(4, cards);
  }
}

TEST(section_1_the_special_cards) {
  TEST_ASSERT_EQUAL(1, kDeck[wild(10)].windows);
  TEST_ASSERT_EQUAL(2, kDeck[wild(10)].shields);
  TEST_ASSERT_EQUAL(2, kDeck[wild(20)].windows);
  TEST_ASSERT_EQUAL(1, kDeck[wild(20)].shields);
  TEST_ASSERT_EQUAL(3, kDeck[wild(500)].windows);
  TEST_ASSERT_EQUAL(0, kDeck[wild(500)].shields);
  TEST_ASSERT_EQUAL(kBlue, kDeck[card(1513)].colour);
  TEST_ASSERT_EQUAL(0, kDeck[card(1513)].windows);
  TEST_ASSERT_EQUAL(3, kDeck[card(1513)].shields);
  TEST_ASSERT_EQUAL(kYellow, kDeck[card(2013)].colour);
  TEST_ASSERT_EQUAL(3, kDeck[card(2013)].windows);
  TEST_ASSERT_EQUAL(kDeck[card(10)].colour, kDeck[card(1513)].colour);
  TEST_ASSERT_EQUAL(kDeck[card(20)].colour, kDeck[card(2013)].colour);
}

TEST(section_1_the_higher_number_is_the_higher_card) {
  for (int id = 1; id < kPalaceCards; ++id) TEST_ASSERT_TRUE(kDeck[id - 1].number <= kDeck[id].number);
  TEST_ASSERT_TRUE(card(96) < wild(500) && wild(500) < card(1513) && card(1513) < card(2013));
}

TEST(section_2_parameters_for_each_number_of_players) {
  constexpr int kExpected[][3] = {{5, 7, 4}, {5, 7, 4}, {4, 6, 5}, {3, 5, 6}};
  for (int players = 2; players <= 5; ++players) {
    const State s = fresh(Edition::Year2013, players);
    TEST_ASSERT_EQUAL(kExpected[players - 2][0], s.size);
    TEST_ASSERT_EQUAL(kExpected[players - 2][1], s.rounds);
    TEST_ASSERT_EQUAL(kExpected[players - 2][2], s.tripletCount);
  }
}

TEST(section_2_the_cards_add_up) {
  constexpr int kUnused[] = {8, 10, 2, 0};
  for (int celebration = 0; celebration < 2; ++celebration) {
    for (int players = 2; players <= 5; ++players) {
      const State s = fresh(Edition::Year2013, players, celebration);
      const int started = 2 * players + (players == 2 ? 4 : 0);
      const int laid = s.tripletCount * 3 * s.rounds;
      TEST_ASSERT_EQUAL(100 + 3 * celebration, s.deck.count());
      TEST_ASSERT_EQUAL(kUnused[players - 2] + 3 * celebration, s.deck.count() - started - laid);
    }
  }
}

TEST(setups_that_the_rules_do_not_have) {
  State s;
  std::memset(static_cast<void*>(&s), 0x5A, sizeof s);
  const State before = s;
  const Setup bad[] = {
      setupOf(Edition::Year2013, 1),          setupOf(Edition::Year2013, 6),
      setupOf(Edition::English2005, 2),       setupOf(Edition::German2005, 2),
      setupOf(Edition::English2005, 3, true), setupOf(Edition::German2005, 5, true),
      setupOf(static_cast<Edition>(3), 3),    {GameId::Palazzi, 3, {2, 2}},
      {GameId::Palazzi, 3, {2, 0, 1}},
  };
  for (const Setup& setup : bad) {
    TEST_ASSERT_TRUE(init(s, setup) == Verdict::BadSetup);
    TEST_ASSERT_EQUAL_MEMORY(&before, &s, sizeof s);
  }
}

TEST(section_3_what_the_deck_holds_in_each_edition) {
  TEST_ASSERT_EQUAL(96, fresh(Edition::English2005, 3).deck.count());
  TEST_ASSERT_EQUAL(96, fresh(Edition::German2005, 3).deck.count());
  const State s2013 = fresh(Edition::Year2013, 3);
  TEST_ASSERT_EQUAL(100, s2013.deck.count());
  TEST_ASSERT_TRUE(s2013.deck.has(bastion(4)));
  TEST_ASSERT_FALSE(s2013.deck.has(wild(10)));
  refuses(fresh(Edition::English2005, 3), draw(bastion(1)), Refusal::NotInDeck);
}

TEST(section_10_the_celebration_changes_the_deck) {
  const State s = fresh(Edition::Year2013, 3, true);
  TEST_ASSERT_EQUAL(103, s.deck.count());
  TEST_ASSERT_FALSE(s.deck.has(card(10)));
  TEST_ASSERT_FALSE(s.deck.has(card(20)));
  for (CardId id : {wild(10), wild(20), wild(500), card(1513), card(2013)}) TEST_ASSERT_TRUE(s.deck.has(id));
}

// Deals hands of low cards from the front: seat s gets first + 4 s ...
static void dealInOrder(State& s, int first) {
  for (int i = 0; i < s.players * 4; ++i) accept(s, draw(card(first + i)));
}

static void layRound(State& s, int first) {
  for (int i = 0; i < s.tripletCount * 3; ++i) accept(s, draw(card(first + i)));
}

TEST(section_3_in_2013_a_bastion_in_a_hand_is_replaced) {
  State s = fresh(Edition::Year2013, 3);
  drawAll(s, {card(1), bastion(2), card(2), bastion(1), card(3), card(4)});
  const CardId* hand = handOf(s, 0);
  for (int i = 0; i < 4; ++i) TEST_ASSERT_EQUAL(card(1 + i), hand[i]);
  TEST_ASSERT_EQUAL(0b0011, s.aside);
  // Set aside until the reveal: not in a triplet of the first round.
  for (int n = 5; n <= 12; ++n) accept(s, draw(card(n)));
  TEST_ASSERT_TRUE(s.phase == Phase::Lay);
  refuses(s, draw(bastion(1)), Refusal::NotInDeck);
  accept(s, draw(bastion(3)));
  TEST_ASSERT_EQUAL(bastion(3), s.triplets[0][0]);
}

TEST(section_3_the_replaced_bastions_and_the_other_cards_go_back) {
  State s = fresh(Edition::Year2013, 3);
  accept(s, draw(bastion(1)));
  dealInOrder(s, 1);
  layRound(s, 31);
  for (int seat = 0; seat < 3; ++seat) accept(s, keep(0, 1));
  accept(s, rules(Step::Reveal));
  TEST_ASSERT_TRUE(s.deck.has(bastion(1)));
  TEST_ASSERT_TRUE(s.deck.has(card(3)));
  TEST_ASSERT_FALSE(s.deck.has(card(1)));
  TEST_ASSERT_EQUAL(100 - 6 - 12, s.deck.count());
  TEST_ASSERT_EQUAL(0, s.aside);
}

TEST(section_3_in_2005_all_four_bastions_join_after_the_reveal) {
  for (Edition edition : {Edition::English2005, Edition::German2005}) {
    State s = fresh(edition, 4);
    dealInOrder(s, 1);
    refuses(s, draw(bastion(1)), Refusal::NotInDeck);
    layRound(s, 31);
    for (int seat = 0; seat < 4; ++seat) accept(s, keep(0, 1));
    accept(s, rules(Step::Reveal));
    for (int i = 1; i <= 4; ++i) TEST_ASSERT_TRUE(s.deck.has(bastion(i)));
    TEST_ASSERT_EQUAL(100 - 8 - 15, s.deck.count());
  }
}

TEST(section_3_seats_keep_one_after_another_and_reveal_together) {
  State s = fresh(Edition::Year2013, 3);
  dealInOrder(s, 1);
  layRound(s, 31);
  for (Seat seat = 0; seat < 3; ++seat) {
    TEST_ASSERT_EQUAL(seat, toMove(s));
    TEST_ASSERT_EQUAL(0, s.area[0].building);
    accept(s, keep(1, 3));
  }
  TEST_ASSERT_EQUAL(kRules, toMove(s));
  accept(s, rules(Step::Reveal));
  TEST_ASSERT_EQUAL(1 << kYellow | 1 << kBlue, s.area[0].building);
  TEST_ASSERT_EQUAL(kDeck[card(2)].shields + kDeck[card(4)].shields, s.area[0].shields);
}

// A hand of four for seat 0 of three, the others low.
static State withHand(bool celebration, CardId a, CardId b, CardId c, CardId d) {
  State s = fresh(Edition::Year2013, 3, celebration);
  drawAll(s, {a, b, c, d});
  for (int n = 51; n <= 58; ++n) accept(s, draw(card(n)));
  layRound(s, 71);
  return s;
}

TEST(section_3_two_cards_of_one_colour_either_on_top) {
  const State s = withHand(false, card(1), card(7), card(2), card(3));
  TEST_ASSERT_EQUAL(7, legalCount(s));
  for (bool sevenOnTop : {false, true}) {
    State t = s;
    accept(t, sevenOnTop ? keep(0, 1) : keep(1, 0));
    accept(t, keep(0, 1));
    accept(t, keep(0, 1));
    accept(t, rules(Step::Reveal));
    const Palace red = palaceOf(t, 0, kRed);
    TEST_ASSERT_EQUAL(2, red.cards.size());
    TEST_ASSERT_EQUAL(sevenOnTop ? 7 : 1, red.number);
    TEST_ASSERT_EQUAL(1 << kRed, t.area[0].building);
  }
}

TEST(section_3_two_colours_in_the_order_of_the_hand) {
  const State s = withHand(false, card(1), card(2), card(3), card(4));
  TEST_ASSERT_EQUAL(6, legalCount(s));
  refuses(s, keep(2, 1), Refusal::KeepOrder);
  refuses(s, keep(2, 2), Refusal::SameCardTwice);
}

TEST(section_3_a_wild_card_is_kept_on_top_of_an_ordinary_one) {
  const State s = withHand(true, wild(10), card(1), wild(500), card(3));
  // Two colours 1, four pairs with a wild card, two wild cards 0.
  TEST_ASSERT_EQUAL(5, legalCount(s));
  refuses(s, keep(0, 1), Refusal::WildBelow);
  refuses(s, keep(0, 2), Refusal::TwoWilds);
  State t = s;
  accept(t, keep(1, 0));
  accept(t, keep(0, 1));
  accept(t, keep(0, 1));
  accept(t, rules(Step::Reveal));
  TEST_ASSERT_EQUAL(1 << kRed, t.area[0].building);
  const Palace red = palaceOf(t, 0, kRed);
  TEST_ASSERT_EQUAL(10, red.number);
  TEST_ASSERT_EQUAL(wild(10), red.top);
  TEST_ASSERT_EQUAL(kDeck[card(1)].windows + 1, red.windows);
  TEST_ASSERT_EQUAL(kDeck[card(1)].shields + 2, red.shields);
}

TEST(section_3_a_hand_with_all_three_wild_cards_has_three_pairs) {
  TEST_ASSERT_EQUAL(3, legalCount(withHand(true, wild(10), wild(20), card(1), wild(500))));
}

// Two players; seat 0 keeps the first two of its hand, seat 1 too.
static State cityAfter(bool celebration, std::initializer_list<CardId> eight) {
  State s = fresh(Edition::Year2013, 2, celebration);
  drawAll(s, eight);
  layRound(s, 71);
  accept(s, keep(0, 1));
  accept(s, keep(0, 1));
  settle(s);
  return s;
}

TEST(section_9_the_city_starts_with_the_four_other_cards_ascending) {
  State s = cityAfter(false, {card(1), card(2), card(63), card(9), card(4), card(5), card(15), card(60)});
  const Palace green = palaceOf(s, kCityArea, kGreen);
  TEST_ASSERT_EQUAL(3, green.cards.size());
  TEST_ASSERT_EQUAL(card(9), green.cards[0]);
  TEST_ASSERT_EQUAL(card(15), green.cards[1]);
  TEST_ASSERT_EQUAL(63, green.number);
  TEST_ASSERT_EQUAL(60, palaceOf(s, kCityArea, kGrey).number);
  TEST_ASSERT_FALSE(s.deck.has(card(63)));
}

TEST(section_9_each_card_of_the_citys_start_is_a_step_of_its_own) {
  State s = fresh(Edition::Year2013, 2);
  drawAll(s, {card(1), card(2), card(63), card(9), card(4), card(5), card(15), card(60)});
  layRound(s, 71);
  accept(s, keep(0, 1));
  accept(s, keep(0, 1));
  accept(s, rules(Step::Reveal));
  for (int number : {9, 15, 60, 63}) accept(s, rules(Step::CityLay, card(number)));
  accept(s, rules(Step::Order));
}

TEST(section_9_wild_cards_of_the_start_go_onto_the_largest_palace) {
  // 3 and 9 are one green palace of two cards, 60 a grey one of one.
  const State s = cityAfter(true, {card(1), card(2), wild(20), card(9), card(4), card(5), card(3), card(60)});
  TEST_ASSERT_EQUAL(20, palaceOf(s, kCityArea, kGreen).number);
  TEST_ASSERT_EQUAL(3, palaceOf(s, kCityArea, kGreen).cards.size());
  TEST_ASSERT_EQUAL(60, palaceOf(s, kCityArea, kGrey).number);
}

TEST(section_9_among_equal_palaces_the_wild_card_takes_the_highest_number) {
  const State s =
      cityAfter(true, {card(1), card(2), wild(10), card(15), card(4), card(5), card(8), card(60)});
  TEST_ASSERT_EQUAL(10, palaceOf(s, kCityArea, kGrey).number);
  TEST_ASSERT_EQUAL(8, palaceOf(s, kCityArea, kYellow).number);
}

TEST(section_9_two_wild_cards_ascend_onto_the_same_palace) {
  const State s =
      cityAfter(true, {card(1), card(2), wild(500), card(15), card(4), card(5), wild(10), card(60)});
  // 10 goes onto the 60 (highest of equals), then 500 onto the same, now the largest.
  const Palace grey = palaceOf(s, kCityArea, kGrey);
  TEST_ASSERT_EQUAL(3, grey.cards.size());
  TEST_ASSERT_EQUAL(500, grey.number);
  TEST_ASSERT_EQUAL(wild(10), grey.cards[1]);
}

TEST(section_4_at_most_one_palace_of_each_colour) {
  State s = fresh(Edition::Year2013, 3);
  drawAll(s, {card(1), card(7), card(13), card(19)});
  for (int n = 51; n <= 58; ++n) accept(s, draw(card(n)));
  layRound(s, 71);
  accept(s, keep(0, 1));
  accept(s, keep(0, 1));
  accept(s, keep(0, 1));
  settle(s);
  TEST_ASSERT_EQUAL(1 << kRed, s.area[0].building);
  TEST_ASSERT_EQUAL(2, s.area[0].count[kRed]);
}
