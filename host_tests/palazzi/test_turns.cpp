// A round: rules, sections 5 to 7, the City's picks of section 9 and the wild cards of section 10.
#include "host_tests/palazzi/table.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

void setUp() {}
void tearDown() {}

static void section5TheMostShieldsUnderConstructionGoFirst() {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Building, {card(1)});                       // 3 shields
  give(s, 0, Zone::Completed, {card(6), card(30), card(54)});  // completed: its shields do not count
  give(s, 1, Zone::Building, {card(2), card(8)});              // 2 + 1
  give(s, 1, Zone::Building, {card(13)});                      // + 1
  give(s, 2, Zone::Building, {card(96)});                      // 3
  accept(s, rules(Step::Order));
  const uint8_t expected[] = {1, 2, 0};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, s.order, 3);
  TEST_ASSERT_EQUAL(1, toMove(s));
}

// The picture of the German rulebook: A and C have four shields, C the higher number; B has three.
static void section5ExampleOfTheGermanRulebook() {
  State s = midGame(Edition::German2005, 3);
  give(s, 0, Zone::Building, {card(1), card(13)});   // 3 + 1 shields
  give(s, 1, Zone::Building, {card(25)});            // 3
  give(s, 2, Zone::Building, {card(10), card(94)});  // 3 + 1
  const PlayOrder order = playOrder(s);
  TEST_ASSERT_EQUAL(2, order.entry[0].seat);
  TEST_ASSERT_EQUAL(0, order.entry[1].seat);
  TEST_ASSERT_EQUAL(1, order.entry[2].seat);
  TEST_ASSERT_EQUAL(4, order.entry[0].shields);
  TEST_ASSERT_TRUE(order.entry[0].byNumber && order.entry[1].byNumber);
  TEST_ASSERT_FALSE(order.entry[2].byNumber);
}

static void section5ATieGoesToTheHighestNumberInAnyZone() {
  for (Zone zone : {Zone::Building, Zone::Completed, Zone::Opened}) {
    State s = midGame(Edition::Year2013, 3);
    give(s, 0, Zone::Building, {card(50)});
    give(s, 1, Zone::Building, {card(2)});
    give(s, 1, zone, {card(51)});
    give(s, 2, Zone::Building, {card(1)});
    for (Area& area : s.area) area.shields = 2;
    accept(s, rules(Step::Order));
    TEST_ASSERT_EQUAL(1, s.order[0]);
    TEST_ASSERT_EQUAL(0, s.order[1]);
  }
}

static void section5OnlyTheLastCardsNumberIsVisible() {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Building, {card(91), card(1)});
  give(s, 1, Zone::Building, {card(2)});
  give(s, 2, Zone::Building, {card(3)});
  for (Area& area : s.area) area.shields = 0;
  accept(s, rules(Step::Order));
  const uint8_t expected[] = {2, 1, 0};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, s.order, 3);
}

static void section5AWholeRoundOfThree() {
  State s = midGame(Edition::Year2013, 3);
  s.phase = Phase::Lay;
  s.mover = kChance;
  for (int n = 1; n <= 12; ++n) accept(s, draw(card(n)));
  for (int seat = 0; seat < 3; ++seat) give(s, seat, Zone::Building, {card(91 + seat)});
  accept(s, rules(Step::Order));
  for (unsigned turn = 0; turn < 3; ++turn) {
    TEST_ASSERT_EQUAL(4 - turn, legalCount(s));
    accept(s, take(turn));
    refuses(s, take(3), Verdict::NotNow);
    for (unsigned i = 0; i < 3; ++i) accept(s, play(card(static_cast<int>(1 + turn * 3 + i)), As::Discard));
  }
  TEST_ASSERT_TRUE(tripletFree(s, 3));
  accept(s, rules(Step::Discard));
  TEST_ASSERT_EQUAL(3, s.round);
  TEST_ASSERT_EQUAL(kChance, toMove(s));
  TEST_ASSERT_EQUAL(kNoCard, s.triplets[3][0]);
  TEST_ASSERT_FALSE(s.deck.has(card(12)));
}

static void section5AfterTheLastRoundComesTheFinalScoring() {
  for (int players = 2; players <= 5; ++players) {
    State s = midGame(Edition::Year2013, players);
    s.phase = Phase::Discard;
    s.round = static_cast<uint8_t>(s.rounds - 1);
    accept(s, rules(Step::Discard));
    TEST_ASSERT_EQUAL(s.rounds, s.round);
    TEST_ASSERT_TRUE(s.phase == Phase::Lay);
    s.phase = Phase::Discard;
    s.mover = kRules;
    accept(s, rules(Step::Discard));
    TEST_ASSERT_TRUE(s.phase == Phase::FinalOrder);
  }
}

static void section5ATakenTripletIsGone() {
  State s = midGame(Edition::Year2013, 3);
  lastTurnOf(s, 1);
  refuses(s, take(1), Refusal::TripletTaken);
  refuses(s, take(4), Refusal::NoSuchTriplet);
}

// The example of all rulebooks: 2 red cards, 1 red card, a completed and (2013) an opened red palace: 5 points.
static State partyOfAlex() {
  State s = midGame(Edition::Year2013, 5);
  give(s, 0, Zone::Completed, {card(1), card(7), card(13)});
  give(s, 1, Zone::Building, {card(19), card(25)});
  give(s, 2, Zone::Building, {card(31)});
  give(s, 3, Zone::Completed, {card(37), card(43), card(49)});
  give(s, 4, Zone::Opened, {card(55), card(61), card(67)});
  lastTurnOf(s, 0);
  layTriplet(s, 0, card(2), card(3), card(4));
  return s;
}

static void section6TheExampleOfAlexsParty() {
  State s = partyOfAlex();
  TEST_ASSERT_EQUAL(5, pointsOf(s, open(kRed)));
  TEST_ASSERT_EQUAL(2, partyFrom(s, 1, kRed));
  TEST_ASSERT_EQUAL(1, partyFrom(s, 2, kRed));
  TEST_ASSERT_EQUAL(2, partyFrom(s, 3, kRed));
  TEST_ASSERT_EQUAL(0, partyFrom(s, 4, kRed));
  accept(s, open(kRed));
  TEST_ASSERT_EQUAL(5, s.score[0].parties);
  TEST_ASSERT_TRUE(palaceOf(s, 0, kRed).zone == Zone::Opened);
}

// Five players: three cards complete a palace, so one under construction brings two at best, as a completed one does.
static void section6WhatAPartyMayBecome() {
  State s = partyOfAlex();
  TEST_ASSERT_EQUAL(2 + 2 + 2 + 0, partyAtBest(s, 0, kRed));
  // Nobody comes to play again: nothing can be added.
  s.round = s.rounds;
  TEST_ASSERT_EQUAL(pointsOf(s, open(kRed)), partyAtBest(s, 0, kRed));
}

static void section6APartyGrowsOnlyWithCardsThatAreLeft() {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Building, {card(7)});
  lastTurnOf(s, 0);
  // Five cards complete a palace of three players: four at best in each of the two other quarters.
  TEST_ASSERT_EQUAL(4 + 4, partyAtBest(s, 0, kRed));
  for (int n = 1; n <= 91; n += 6) {
    if (s.deck.has(card(n))) s.deck.remove(card(n));
  }
  s.deck.add(card(13));
  TEST_ASSERT_EQUAL(1 + 1, partyAtBest(s, 0, kRed));
  // One that lies in a triplet can come too.
  layTriplet(s, 0, card(19), card(2), card(3));
  TEST_ASSERT_EQUAL(1 + 2, partyAtBest(s, 0, kRed));
}

static void section6TheSeatThatPlaysNowMayStillBringGuests() {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Building, {card(7)});
  give(s, 2, Zone::Opened, {card(13)});
  s.round = s.rounds;
  mustPlay(s, 1, card(19), card(25), card(2));
  TEST_ASSERT_EQUAL(1 + 3, partyAtBest(s, 0, kRed));
  accept(s, play(card(2), As::Discard));
  accept(s, play(card(19), As::Discard));
  TEST_ASSERT_EQUAL(1 + 1, partyAtBest(s, 0, kRed));
}

static void section9TheCityBringsMostJustBeforeItCompletes() {
  State s = midGame(Edition::Year2013, 2);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Opened, {card(7)});
  give(s, kCityArea, Zone::Building, {card(13), card(19), card(25)});
  lastTurnOf(s, 0);
  s.round = s.rounds;
  // Two picks: four cards under construction are worth more than a completed palace.
  TEST_ASSERT_EQUAL(4, partyAtBest(s, 0, kRed));
  s.round = static_cast<uint8_t>(s.rounds - 2);
  // Six picks: completed, and four cards of the next.
  TEST_ASSERT_EQUAL(2 + 4, partyAtBest(s, 0, kRed));
}

static void section6APalaceHasOnePartyOnly() {
  State s = partyOfAlex();
  accept(s, open(kRed));
  refuses(s, open(kRed), Refusal::AlreadyOpened);
  refuses(s, open(kBlue), Refusal::NotCompleted);
}

static void section6SeveralPalacesOneAfterAnother() {
  State s = partyOfAlex();
  give(s, 0, Zone::Completed, {card(2), card(8), card(14)});
  give(s, 1, Zone::Building, {card(20)});
  TEST_ASSERT_EQUAL(3, legalCount(s));
  accept(s, open(kYellow));
  TEST_ASSERT_EQUAL(0, toMove(s));
  accept(s, open(kRed));
  TEST_ASSERT_EQUAL(1 + 5, s.score[0].parties);
  TEST_ASSERT_EQUAL(1, legalCount(s));
}

static void section6AWildCardCountsAsItsPalacesColour() {
  State s = midGame(Edition::Year2013, 4, true);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Building, {card(7), wild(10)});
  lastTurnOf(s, 0);
  TEST_ASSERT_EQUAL(2, pointsOf(s, open(kRed)));
}

static void section6ThePalaceFinishedThisTurnWaits() {
  State s = midGame(Edition::Year2013, 5);
  give(s, 0, Zone::Building, {card(1), card(7)});
  mustPlay(s, 0, card(13), card(2), card(3));
  accept(s, play(card(13), As::Palace, kRed));
  TEST_ASSERT_EQUAL(1 << kRed, s.area[0].completed);
  refuses(s, open(kRed), Verdict::NotNow);
}

static void section6NoOpeningOnceATripletIsTaken() {
  State s = partyOfAlex();
  accept(s, take(0));
  refuses(s, open(kRed), Verdict::NotNow);
}

static void section7StartAndExtendAPalace() {
  State s = midGame(Edition::Year2013, 3);
  mustPlay(s, 0, card(1), card(7), card(2));
  accept(s, play(card(7), As::Palace, kRed));
  accept(s, play(card(1), As::Palace, kRed));
  const Palace red = palaceOf(s, 0, kRed);
  TEST_ASSERT_EQUAL(2, red.cards.size());
  TEST_ASSERT_EQUAL(1, red.number);
  TEST_ASSERT_EQUAL(kDeck[card(1)].shields + kDeck[card(7)].shields, s.area[0].shields);
}

static void section7CompletionScoresTheWindowsAtOnce() {
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

static void section7EachCompletedPalaceAddsItsWindows() {
  State s = midGame(Edition::Year2013, 5);
  give(s, 0, Zone::Building, {card(13), card(19)});  // 2 + 3 windows
  give(s, 0, Zone::Building, {card(2), card(8)});    // 1 + 2
  mustPlay(s, 0, card(25), card(14), card(3));       // red 0, yellow 3
  accept(s, play(card(25), As::Palace, kRed));
  TEST_ASSERT_EQUAL(5, s.score[0].windows);
  accept(s, play(card(14), As::Palace, kYellow));
  TEST_ASSERT_EQUAL(5 + 6, s.score[0].windows);
}

static void section7NothingIsAddedToACompletedOrOpenedPalace() {
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

static void section7AWallIsNoPalaceCardAnyMore() {
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

static void section7TheThreeCardsInAnyOrderEachOnce() {
  State s = midGame(Edition::Year2013, 3);
  mustPlay(s, 0, card(3), card(1), card(2));
  accept(s, play(card(2), As::Discard));
  refuses(s, play(card(2), As::Wall), Refusal::NotInTriplet);
  refuses(s, play(card(4), As::Wall), Refusal::NotInTriplet);
  accept(s, play(card(3), As::Discard));
  accept(s, play(card(1), As::Discard));
  TEST_ASSERT_EQUAL(kRules, toMove(s));
}

static void section7WhoMayDiscardABastion() {
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

static void section7AWildCardJoinsAnyPalaceUnderConstruction() {
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

static void section7AWildCardNeverStartsAPalace() {
  State s = midGame(Edition::Year2013, 3, true);
  mustPlay(s, 0, wild(10), card(1), card(2));
  TEST_ASSERT_EQUAL(2 + 3 + 3, legalCount(s));
  refuses(s, play(wild(10), As::Palace, kRed), Refusal::NothingToJoin);
  accept(s, play(card(1), As::Palace, kRed));
  accept(s, play(wild(10), As::Palace, kRed));
  TEST_ASSERT_EQUAL(2, s.area[0].count[kRed]);
}

static void section10AWildCardTakesAPalacesLastPlace() {
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

// Two players after both turns: triplets 1 and 3 are left, seat 1 is first in the order.
static State pickTime(bool celebration, std::initializer_list<CardId> six) {
  State s = midGame(Edition::Year2013, 2, celebration);
  const CardId* c = six.begin();
  layTriplet(s, 0, card(91), card(92), card(93));
  layTriplet(s, 1, c[0], c[1], c[2]);
  layTriplet(s, 3, c[3], c[4], c[5]);
  s.order[0] = 1;
  s.order[1] = 0;
  s.phase = Phase::Turn;
  s.mover = 0;
  s.turn = 1;
  s.taken = 0b0100;
  return s;
}

static void beginPicks(State& s) {
  accept(s, take(0));
  for (int n : {91, 92, 93}) accept(s, play(card(n), As::Discard));
}

static void section9TheFirstPlayerPicksFromEitherTheSecondFromTheOther() {
  State s = pickTime(false, {card(1), card(2), bastion(1), card(4), card(5), card(6)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(1, toMove(s));
  TEST_ASSERT_EQUAL(6, legalCount(s));
  refuses(s, city(card(1), As::Wall), Refusal::CityNeverWalls);
  refuses(s, city(bastion(1), As::Discard), Refusal::CityNeverDiscards);
  refuses(s, city(card(1), As::Palace, kBlue), Refusal::OtherColour);
  refuses(s, city(card(91), As::Palace, kRed), Refusal::OtherTriplet);
  refuses(s, city(card(50), As::Palace, kYellow), Refusal::NotInTriplet);
  accept(s, city(bastion(1), As::Bastion));
  TEST_ASSERT_EQUAL(1, s.area[kCityArea].bastions);
  TEST_ASSERT_EQUAL(0, toMove(s));
  TEST_ASSERT_EQUAL(3, legalCount(s));
  refuses(s, city(card(1), As::Palace, kRed), Refusal::OtherTriplet);
  accept(s, city(card(5), As::Palace, kViolet));
  TEST_ASSERT_EQUAL(1 << kViolet, s.area[kCityArea].building);
  accept(s, rules(Step::Discard));
  TEST_ASSERT_EQUAL(kChance, toMove(s));
}

static void section9TheCityCompletesAtFiveAndStartsTheColourAgain() {
  State s = pickTime(false, {card(25), card(2), card(3), card(31), card(5), card(6)});
  give(s, kCityArea, Zone::Building, {card(1), card(7), card(13), card(19)});
  beginPicks(s);
  accept(s, city(card(25), As::Palace, kRed));
  TEST_ASSERT_EQUAL(1, s.cityDone);
  TEST_ASSERT_EQUAL(25, cityPalace(s, 0).number);
  TEST_ASSERT_EQUAL(5, cityPalace(s, 0).cards.size());
  TEST_ASSERT_EQUAL(0, s.area[kCityArea].building);
  TEST_ASSERT_EQUAL(0, s.area[kCityArea].shields);
  accept(s, city(card(31), As::Palace, kRed));
  TEST_ASSERT_EQUAL(1, palaceOf(s, kCityArea, kRed).cards.size());
}

static void section9TwoCompletedCityPalacesOfOneColourCountTwice() {
  State s = midGame(Edition::Year2013, 2);
  giveCityDone(s, kRed, card(1));
  giveCityDone(s, kRed, card(7));
  give(s, kCityArea, Zone::Building, {card(13)});
  give(s, 1, Zone::Building, {card(19)});
  give(s, 0, Zone::Completed, {card(25)});
  lastTurnOf(s, 0);
  TEST_ASSERT_EQUAL(2 + 2 + 1, partyFrom(s, kCityArea, kRed));
  TEST_ASSERT_EQUAL(2 + 2 + 1 + 1, pointsOf(s, open(kRed)));
}

static void section9TheCitysShieldsDoNotCountForTheOrder() {
  State s = midGame(Edition::Year2013, 2);
  give(s, 0, Zone::Building, {card(1)});
  give(s, 1, Zone::Building, {card(4)});
  give(s, kCityArea, Zone::Building, {card(3), card(25), card(49)});
  accept(s, rules(Step::Order));
  TEST_ASSERT_EQUAL(0, s.order[0]);
  TEST_ASSERT_EQUAL(1, s.order[1]);
}

static void section9AWildCardForTheCityGoesOntoAPalaceOfThePickersChoice() {
  State s = pickTime(true, {wild(10), card(2), card(3), card(4), card(5), card(6)});
  give(s, kCityArea, Zone::Building, {card(1)});
  give(s, kCityArea, Zone::Building, {card(9)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(2 + 5, legalCount(s));
  refuses(s, city(wild(10), As::Palace, kGrey), Refusal::NothingToJoin);
  accept(s, city(wild(10), As::Palace, kGreen));
  TEST_ASSERT_EQUAL(10, palaceOf(s, kCityArea, kGreen).number);
}

static void section9AWildCardCannotBePickedWhileTheCityBuildsNothing() {
  State s = pickTime(true, {wild(10), wild(20), card(3), card(4), card(5), card(6)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(4, legalCount(s));
  refuses(s, city(wild(10), As::Palace, kGreen), Refusal::NothingToJoin);
}

static void section9ATripletWithoutAPlayableCardIsSkipped() {
  State s = pickTime(true, {wild(10), wild(20), wild(500), bastion(1), card(5), card(6)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(3, legalCount(s));
  accept(s, city(bastion(1), As::Bastion));
  // Seat 0 has three wild cards to choose from and the City builds nothing.
  TEST_ASSERT_EQUAL(kRules, toMove(s));
  accept(s, rules(Step::SkipPick, 0));
  accept(s, rules(Step::Discard));
}

static void section9ABastionAloneCanBePickedToo() {
  State s = pickTime(true, {wild(10), wild(20), bastion(2), bastion(1), bastion(3), bastion(4)});
  beginPicks(s);
  accept(s, city(bastion(1), As::Bastion));
  TEST_ASSERT_EQUAL(0, toMove(s));
  TEST_ASSERT_EQUAL(1, legalCount(s));
  accept(s, city(bastion(2), As::Bastion));
  TEST_ASSERT_EQUAL(2, s.area[kCityArea].bastions);
}

static void section9WildCardsAloneCanBePickedWhileTheCityBuilds() {
  State s = pickTime(true, {wild(10), wild(20), wild(500), card(4), card(5), card(6)});
  beginPicks(s);
  accept(s, city(card(4), As::Palace, kBlue));
  TEST_ASSERT_EQUAL(0, toMove(s));
  TEST_ASSERT_EQUAL(3, legalCount(s));
  accept(s, city(wild(20), As::Palace, kBlue));
  TEST_ASSERT_EQUAL(20, palaceOf(s, kCityArea, kBlue).number);
}

static void section9AFinishedCityPalaceMakesTheNextPickImpossible() {
  State s = pickTime(true, {wild(10), wild(20), wild(500), card(25), card(5), card(6)});
  give(s, kCityArea, Zone::Building, {card(1), card(7), card(13), card(19)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(3 + 3, legalCount(s));
  accept(s, city(card(25), As::Palace, kRed));
  TEST_ASSERT_EQUAL(kRules, toMove(s));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(section5TheMostShieldsUnderConstructionGoFirst);
  RUN_TEST(section5ExampleOfTheGermanRulebook);
  RUN_TEST(section5ATieGoesToTheHighestNumberInAnyZone);
  RUN_TEST(section5OnlyTheLastCardsNumberIsVisible);
  RUN_TEST(section5AWholeRoundOfThree);
  RUN_TEST(section5AfterTheLastRoundComesTheFinalScoring);
  RUN_TEST(section5ATakenTripletIsGone);
  RUN_TEST(section6TheExampleOfAlexsParty);
  RUN_TEST(section6WhatAPartyMayBecome);
  RUN_TEST(section6APartyGrowsOnlyWithCardsThatAreLeft);
  RUN_TEST(section6TheSeatThatPlaysNowMayStillBringGuests);
  RUN_TEST(section9TheCityBringsMostJustBeforeItCompletes);
  RUN_TEST(section6APalaceHasOnePartyOnly);
  RUN_TEST(section6SeveralPalacesOneAfterAnother);
  RUN_TEST(section6AWildCardCountsAsItsPalacesColour);
  RUN_TEST(section6ThePalaceFinishedThisTurnWaits);
  RUN_TEST(section6NoOpeningOnceATripletIsTaken);
  RUN_TEST(section7StartAndExtendAPalace);
  RUN_TEST(section7CompletionScoresTheWindowsAtOnce);
  RUN_TEST(section7EachCompletedPalaceAddsItsWindows);
  RUN_TEST(section7NothingIsAddedToACompletedOrOpenedPalace);
  RUN_TEST(section7AWallIsNoPalaceCardAnyMore);
  RUN_TEST(section7TheThreeCardsInAnyOrderEachOnce);
  RUN_TEST(section7WhoMayDiscardABastion);
  RUN_TEST(section7AWildCardJoinsAnyPalaceUnderConstruction);
  RUN_TEST(section7AWildCardNeverStartsAPalace);
  RUN_TEST(section10AWildCardTakesAPalacesLastPlace);
  RUN_TEST(section9TheFirstPlayerPicksFromEitherTheSecondFromTheOther);
  RUN_TEST(section9TheCityCompletesAtFiveAndStartsTheColourAgain);
  RUN_TEST(section9TwoCompletedCityPalacesOfOneColourCountTwice);
  RUN_TEST(section9TheCitysShieldsDoNotCountForTheOrder);
  RUN_TEST(section9AWildCardForTheCityGoesOntoAPalaceOfThePickersChoice);
  RUN_TEST(section9AWildCardCannotBePickedWhileTheCityBuildsNothing);
  RUN_TEST(section9ATripletWithoutAPlayableCardIsSkipped);
  RUN_TEST(section9ABastionAloneCanBePickedToo);
  RUN_TEST(section9WildCardsAloneCanBePickedWhileTheCityBuilds);
  RUN_TEST(section9AFinishedCityPalaceMakesTheNextPickImpossible);
  return UNITY_END();
}
