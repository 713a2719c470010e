// Cards, parameters and set-up: rules, sections 1 to 4, 9 (the City's start) and 10.
#include <cstring>

#include "host_tests/palazzi/table.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

void setUp() {}
void tearDown() {}

static void section1TheDefaultDeckFollowsItsFormula() {
  for (int n = 1; n <= 96; ++n) {
    const int colour = (n - 1) % 6, k = (n - 1) / 6;
    const Card& c = kDeck[card(n)];
    TEST_ASSERT_EQUAL(n, c.number);
    TEST_ASSERT_EQUAL(colour, c.colour);
    TEST_ASSERT_EQUAL((k + colour) % 4, c.windows);
    TEST_ASSERT_EQUAL(3 - (k + colour) % 4, c.shields);
  }
}

static void section1EachColourHasFourCardsOfEachSplit() {
  int count[kColours][4] = {};
  for (int n = 1; n <= 96; ++n) ++count[kDeck[card(n)].colour][kDeck[card(n)].windows];
  for (auto& colour : count) {
    for (int cards : colour) TEST_ASSERT_EQUAL(4, cards);
  }
}

static void section1TheSpecialCards() {
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

static void section1TheHigherNumberIsTheHigherCard() {
  for (int id = 1; id < kPalaceCards; ++id) TEST_ASSERT_TRUE(kDeck[id - 1].number <= kDeck[id].number);
  TEST_ASSERT_TRUE(card(96) < wild(500) && wild(500) < card(1513) && card(1513) < card(2013));
}

static void section2ParametersForEachNumberOfPlayers() {
  constexpr int kExpected[][3] = {{5, 7, 4}, {5, 7, 4}, {4, 6, 5}, {3, 5, 6}};
  for (int players = 2; players <= 5; ++players) {
    const State s = fresh(Edition::Year2013, players);
    TEST_ASSERT_EQUAL(kExpected[players - 2][0], s.size);
    TEST_ASSERT_EQUAL(kExpected[players - 2][1], s.rounds);
    TEST_ASSERT_EQUAL(kExpected[players - 2][2], s.tripletCount);
  }
}

static void section2TheCardsAddUp() {
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

static void setupsThatTheRulesDoNotHave() {
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

static void section3WhatTheDeckHoldsInEachEdition() {
  TEST_ASSERT_EQUAL(96, fresh(Edition::English2005, 3).deck.count());
  TEST_ASSERT_EQUAL(96, fresh(Edition::German2005, 3).deck.count());
  const State s2013 = fresh(Edition::Year2013, 3);
  TEST_ASSERT_EQUAL(100, s2013.deck.count());
  TEST_ASSERT_TRUE(s2013.deck.has(bastion(4)));
  TEST_ASSERT_FALSE(s2013.deck.has(wild(10)));
  refuses(fresh(Edition::English2005, 3), draw(bastion(1)), Refusal::NotInDeck);
}

static void section10TheCelebrationChangesTheDeck() {
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

static void section3In2013ABastionInAHandIsReplaced() {
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

static void section3TheReplacedBastionsAndTheOtherCardsGoBack() {
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

static void section3In2005AllFourBastionsJoinAfterTheReveal() {
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

static void section3SeatsKeepOneAfterAnotherAndRevealTogether() {
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

static void section3TwoCardsOfOneColourEitherOnTop() {
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

static void section3TwoColoursInTheOrderOfTheHand() {
  const State s = withHand(false, card(1), card(2), card(3), card(4));
  TEST_ASSERT_EQUAL(6, legalCount(s));
  refuses(s, keep(2, 1), Refusal::KeepOrder);
  refuses(s, keep(2, 2), Refusal::SameCardTwice);
}

static void section3AWildCardIsKeptOnTopOfAnOrdinaryOne() {
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

static void section3AHandWithAllThreeWildCardsHasThreePairs() {
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

static void section9TheCityStartsWithTheFourOtherCardsAscending() {
  State s = cityAfter(false, {card(1), card(2), card(63), card(9), card(4), card(5), card(15), card(60)});
  const Palace green = palaceOf(s, kCityArea, kGreen);
  TEST_ASSERT_EQUAL(3, green.cards.size());
  TEST_ASSERT_EQUAL(card(9), green.cards[0]);
  TEST_ASSERT_EQUAL(card(15), green.cards[1]);
  TEST_ASSERT_EQUAL(63, green.number);
  TEST_ASSERT_EQUAL(60, palaceOf(s, kCityArea, kGrey).number);
  TEST_ASSERT_FALSE(s.deck.has(card(63)));
}

static void section9EachCardOfTheCitysStartIsAStepOfItsOwn() {
  State s = fresh(Edition::Year2013, 2);
  drawAll(s, {card(1), card(2), card(63), card(9), card(4), card(5), card(15), card(60)});
  layRound(s, 71);
  accept(s, keep(0, 1));
  accept(s, keep(0, 1));
  accept(s, rules(Step::Reveal));
  for (int number : {9, 15, 60, 63}) accept(s, rules(Step::CityLay, card(number)));
  accept(s, rules(Step::Order));
}

static void section9WildCardsOfTheStartGoOntoTheLargestPalace() {
  // 3 and 9 are one green palace of two cards, 60 a grey one of one.
  const State s = cityAfter(true, {card(1), card(2), wild(20), card(9), card(4), card(5), card(3), card(60)});
  TEST_ASSERT_EQUAL(20, palaceOf(s, kCityArea, kGreen).number);
  TEST_ASSERT_EQUAL(3, palaceOf(s, kCityArea, kGreen).cards.size());
  TEST_ASSERT_EQUAL(60, palaceOf(s, kCityArea, kGrey).number);
}

static void section9AmongEqualPalacesTheWildCardTakesTheHighestNumber() {
  const State s =
      cityAfter(true, {card(1), card(2), wild(10), card(15), card(4), card(5), card(8), card(60)});
  TEST_ASSERT_EQUAL(10, palaceOf(s, kCityArea, kGrey).number);
  TEST_ASSERT_EQUAL(8, palaceOf(s, kCityArea, kYellow).number);
}

static void section9TwoWildCardsAscendOntoTheSamePalace() {
  const State s =
      cityAfter(true, {card(1), card(2), wild(500), card(15), card(4), card(5), wild(10), card(60)});
  // 10 goes onto the 60 (highest of equals), then 500 onto the same, now the largest.
  const Palace grey = palaceOf(s, kCityArea, kGrey);
  TEST_ASSERT_EQUAL(3, grey.cards.size());
  TEST_ASSERT_EQUAL(500, grey.number);
  TEST_ASSERT_EQUAL(wild(10), grey.cards[1]);
}

static void section4AtMostOnePalaceOfEachColour() {
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

int main() {
  UNITY_BEGIN();
  RUN_TEST(section1TheDefaultDeckFollowsItsFormula);
  RUN_TEST(section1EachColourHasFourCardsOfEachSplit);
  RUN_TEST(section1TheSpecialCards);
  RUN_TEST(section1TheHigherNumberIsTheHigherCard);
  RUN_TEST(section2ParametersForEachNumberOfPlayers);
  RUN_TEST(section2TheCardsAddUp);
  RUN_TEST(setupsThatTheRulesDoNotHave);
  RUN_TEST(section3WhatTheDeckHoldsInEachEdition);
  RUN_TEST(section10TheCelebrationChangesTheDeck);
  RUN_TEST(section3In2013ABastionInAHandIsReplaced);
  RUN_TEST(section3TheReplacedBastionsAndTheOtherCardsGoBack);
  RUN_TEST(section3In2005AllFourBastionsJoinAfterTheReveal);
  RUN_TEST(section3SeatsKeepOneAfterAnotherAndRevealTogether);
  RUN_TEST(section3TwoCardsOfOneColourEitherOnTop);
  RUN_TEST(section3TwoColoursInTheOrderOfTheHand);
  RUN_TEST(section3AWildCardIsKeptOnTopOfAnOrdinaryOne);
  RUN_TEST(section3AHandWithAllThreeWildCardsHasThreePairs);
  RUN_TEST(section9TheCityStartsWithTheFourOtherCardsAscending);
  RUN_TEST(section9EachCardOfTheCitysStartIsAStepOfItsOwn);
  RUN_TEST(section9WildCardsOfTheStartGoOntoTheLargestPalace);
  RUN_TEST(section9AmongEqualPalacesTheWildCardTakesTheHighestNumber);
  RUN_TEST(section9TwoWildCardsAscendOntoTheSamePalace);
  RUN_TEST(section4AtMostOnePalaceOfEachColour);
  return UNITY_END();
}
