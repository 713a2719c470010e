// Rules, sections 7 and 10: what the three cards of a triplet become.
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

TEST(section_7_start_and_extend_a_palace) {
  State s = midGame(Edition::Year2013, 3);
  mustPlay(s, 0, card(1), card(7), card(2));
  accept(s, play(card(7), As::Palace, kRed));
  accept(s, play(card(1), As::Palace, kRed));
  const Palace red = palaceOf(s, 0, kRed);
  TEST_ASSERT_EQUAL(2, red.cards.size());
  TEST_ASSERT_EQUAL(1, red.number);
  TEST_ASSERT_EQUAL(kDeck[card(1)].shields + kDeck[card(7)].shields, s.area[0].shields);
}

TEST(section_7_completion_scores_the_windows_at_once) {
  constexpr int kSizes[] = {0, 0, 0, 5, 4, 3};
  for (int players = 3; players <= 5; ++players) {
    State s = midGame(Edition::English2005, players);
    int windows = 0;
    for (int i = 0; i < kSizes[players] - 1; ++i) {
      give(s, 1, Zone::Building, {card(1 + 6 * i)});
      windows += kDeck[card(1 + 6 * i)].windows;
    }
    const CardId last = card(1 + 6 * (kSizes[players] - 1));
    give(s, 1, Zone::Building, {card(2)});
    mustPlay(s, 1, last, card(93), card(94));
    TEST_ASSERT_TRUE(completes(s, 1, kRed));
    windows += kDeck[last].windows;
    TEST_ASSERT_EQUAL(windows, pointsOf(s, play(last, As::Palace, kRed)));
    accept(s, play(last, As::Palace, kRed));
    TEST_ASSERT_EQUAL(windows, s.score[1].windows);
    TEST_ASSERT_EQUAL(1 << kRed, s.area[1].completed);
    // Its shields no longer count.
    TEST_ASSERT_EQUAL(kDeck[card(2)].shields, s.area[1].shields);
  }
}

TEST(section_7_each_completed_palace_adds_its_windows) {
  State s = midGame(Edition::Year2013, 5);
  give(s, 0, Zone::Building, {card(13), card(19)});  // 2 + 3 windows
  give(s, 0, Zone::Building, {card(2), card(8)});    // 1 + 2
  mustPlay(s, 0, card(25), card(14), card(3));       // red 0, yellow 3
  accept(s, play(card(25), As::Palace, kRed));
  TEST_ASSERT_EQUAL(5, s.score[0].windows);
  accept(s, play(card(14), As::Palace, kYellow));
  TEST_ASSERT_EQUAL(5 + 6, s.score[0].windows);
}

TEST(section_7_nothing_is_added_to_a_completed_or_opened_palace) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 0, Zone::Opened, {card(2)});
  mustPlay(s, 0, card(7), card(8), card(9));
  refuses(s, play(card(7), As::Palace, kRed), Refusal::ColourCompleted);
  refuses(s, play(card(8), As::Palace, kYellow), Refusal::ColourOpened);
  refuses(s, play(card(9), As::Palace, kRed), Refusal::OtherColour);
  // Two cards with wall and discard, one with a palace as well.
  TEST_ASSERT_EQUAL(7, legalCount(s));
}

TEST(section_7_a_wall_is_no_palace_card_any_more) {
  State s = midGame(Edition::Year2013, 3);
  mustPlay(s, 0, card(1), card(7), card(96));
  accept(s, play(card(96), As::Wall));
  TEST_ASSERT_EQUAL(1, s.area[0].walls);
  TEST_ASSERT_EQUAL(0, s.area[0].shields);
  TEST_ASSERT_EQUAL(kNoCard, highestVisible(s, 0));
  TEST_ASSERT_EQUAL(0, partyFrom(s, 0, kGrey));
  // Any colour, also that of a palace he has.
  accept(s, play(card(1), As::Palace, kRed));
  accept(s, play(card(7), As::Wall));
  TEST_ASSERT_EQUAL(2, s.area[0].walls);
}

TEST(section_7_the_three_cards_in_any_order_each_once) {
  State s = midGame(Edition::Year2013, 3);
  mustPlay(s, 0, card(3), card(1), card(2));
  accept(s, play(card(2), As::Discard));
  refuses(s, play(card(2), As::Wall), Refusal::NotInTriplet);
  refuses(s, play(card(4), As::Wall), Refusal::NotInTriplet);
  accept(s, play(card(3), As::Discard));
  accept(s, play(card(1), As::Discard));
  TEST_ASSERT_EQUAL(kRules, toMove(s));
}

TEST(section_7_who_may_discard_a_bastion) {
  for (Edition edition : {Edition::English2005, Edition::German2005, Edition::Year2013}) {
    State s = midGame(edition, 3);
    mustPlay(s, 0, bastion(1), bastion(2), card(1));
    const bool german = edition == Edition::German2005;
    TEST_ASSERT_EQUAL(german ? 1 + 1 + 3 : 2 + 2 + 3, legalCount(s));
    if (german) {
      refuses(s, play(bastion(1), As::Discard), Refusal::BastionMustStand);
    } else {
      accept(s, play(bastion(1), As::Discard));
    }
    refuses(s, play(bastion(2), As::Wall), Refusal::BastionNotWall);
    refuses(s, play(bastion(2), As::Palace, kRed), Refusal::BastionNotPalace);
    refuses(s, play(card(1), As::Bastion), Refusal::NotABastion);
    accept(s, play(bastion(2), As::Bastion));
    TEST_ASSERT_EQUAL(1, s.area[0].bastions);
    accept(s, play(card(1), As::Discard));
  }
}

TEST(section_7_a_wild_card_joins_any_palace_under_construction) {
  State s = midGame(Edition::Year2013, 3, true);
  give(s, 0, Zone::Building, {card(1)});
  give(s, 0, Zone::Building, {card(2)});
  give(s, 0, Zone::Completed, {card(3)});
  give(s, 0, Zone::Opened, {card(4)});
  mustPlay(s, 0, wild(10), wild(20), wild(500));
  TEST_ASSERT_EQUAL(3 * (2 + 2), legalCount(s));
  refuses(s, play(wild(10), As::Palace, kGreen), Refusal::ColourCompleted);
  refuses(s, play(wild(10), As::Palace, kBlue), Refusal::ColourOpened);
  refuses(s, play(wild(10), As::Palace, kViolet), Refusal::NothingToJoin);
  accept(s, play(wild(500), As::Palace, kYellow));
  TEST_ASSERT_EQUAL(500, palaceOf(s, 0, kYellow).number);
  TEST_ASSERT_EQUAL(kDeck[card(2)].windows + 3, palaceOf(s, 0, kYellow).windows);
  accept(s, play(wild(10), As::Wall));
  TEST_ASSERT_EQUAL(1, s.area[0].walls);
  accept(s, play(wild(20), As::Discard));
}

TEST(section_7_a_wild_card_never_starts_a_palace) {
  State s = midGame(Edition::Year2013, 3, true);
  mustPlay(s, 0, wild(10), card(1), card(2));
  TEST_ASSERT_EQUAL(2 + 3 + 3, legalCount(s));
  refuses(s, play(wild(10), As::Palace, kRed), Refusal::NothingToJoin);
  accept(s, play(card(1), As::Palace, kRed));
  accept(s, play(wild(10), As::Palace, kRed));
  TEST_ASSERT_EQUAL(2, s.area[0].count[kRed]);
}

TEST(section_10_a_wild_card_takes_a_palaces_last_place) {
  State s = midGame(Edition::Year2013, 4, true);
  give(s, 0, Zone::Building, {card(1), card(7), card(13)});
  mustPlay(s, 0, wild(500), card(19), card(2));
  const int windows = kDeck[card(1)].windows + kDeck[card(7)].windows + kDeck[card(13)].windows + 3;
  TEST_ASSERT_EQUAL(windows, pointsOf(s, play(wild(500), As::Palace, kRed)));
  accept(s, play(wild(500), As::Palace, kRed));
  TEST_ASSERT_EQUAL(windows, s.score[0].windows);
  TEST_ASSERT_EQUAL(500, palaceOf(s, 0, kRed).number);
  TEST_ASSERT_EQUAL(wild(500), highestVisible(s, 0));
  refuses(s, play(card(19), As::Palace, kRed), Refusal::ColourCompleted);
}
