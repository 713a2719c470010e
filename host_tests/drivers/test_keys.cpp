// Keys: debouncing, repeats, holds, ignored keys, and every layout.
#include <unity.h>

#include "drivers/keys.h"

using namespace lucca;

void setUp() {}
void tearDown() {}

static constexpr PadSet pads(Pad a) { return padBit(a); }
static constexpr PadSet pads(Pad a, Pad b) { return padBit(a) | padBit(b); }

// A player with one finger on one layout: time passes in steps of 4 ms.
struct Hand {
  Keys keys;
  uint32_t now = 1000;
  FixedList<KeyEvent, 64> seen;

  explicit Hand(KeyLayout layout = KeyLayout::Eight) : keys(layout) { pass(0, 40); }

  void pass(PadSet levels, uint32_t ms) {
    for (const uint32_t end = now + ms; now < end; now += 4) {
      for (const KeyEvent& e : keys.next(now, levels)) seen.push(e);
    }
  }
  void tap(PadSet levels) {
    pass(levels, 60);
    pass(0, 60);
  }
  bool saw(Button button, KeyKind kind = KeyKind::Press) const { return seen.contains({button, kind}); }
  int count(KeyKind kind) const {
    int n = 0;
    for (const KeyEvent& e : seen) n += e.kind == kind;
    return n;
  }
};

static void pressAndReleaseAreReportedOnce() {
  Hand hand;
  hand.tap(pads(Pad::A));
  TEST_ASSERT_EQUAL(2, hand.seen.size());
  TEST_ASSERT_TRUE(hand.seen[0] == (KeyEvent{Button::A, KeyKind::Press}));
  TEST_ASSERT_TRUE(hand.seen[1] == (KeyEvent{Button::A, KeyKind::Release}));
}

static void bouncingContactsGiveOnePress() {
  Hand hand;
  for (int i = 0; i < 3; ++i) {
    hand.pass(pads(Pad::B), 4);
    hand.pass(0, 4 * (i == 1));
  }
  hand.pass(pads(Pad::B), 50);
  hand.pass(0, 4);
  hand.pass(pads(Pad::B), 4);
  hand.pass(0, 50);
  TEST_ASSERT_EQUAL(1, hand.count(KeyKind::Press));
  TEST_ASSERT_EQUAL(1, hand.count(KeyKind::Release));
}

static void pressIsReportedAtTheFirstCallThatSeesIt() {
  Keys keys;
  keys.next(0, 0);
  TEST_ASSERT_EQUAL(1, keys.next(1, pads(Pad::Up)).size());
}

static void directionsRepeatAfter400ThenEvery100() {
  Keys keys;
  keys.next(0, 0);
  keys.next(100, pads(Pad::Left));
  FixedList<uint32_t, 16> times;
  for (uint32_t t = 101; t <= 900; ++t) {
    for (const KeyEvent& e : keys.next(t, pads(Pad::Left))) {
      TEST_ASSERT_TRUE(e.kind == KeyKind::Repeat);
      times.push(t);
    }
  }
  const uint32_t wanted[] = {500, 600, 700, 800, 900};
  TEST_ASSERT_EQUAL(5, times.size());
  TEST_ASSERT_EQUAL_UINT32_ARRAY(wanted, times.begin(), 5);
}

static void lateCallGivesOneRepeatNotABurst() {
  Keys keys;
  keys.next(0, 0);
  keys.next(100, pads(Pad::Down));
  TEST_ASSERT_EQUAL(1, keys.next(2000, pads(Pad::Down)).size());
  TEST_ASSERT_EQUAL(0, keys.next(2050, pads(Pad::Down)).size());
  TEST_ASSERT_EQUAL(1, keys.next(2100, pads(Pad::Down)).size());
}

static void helpAndMenuAreToldOnceThatTheyAreHeldAndOthersDoNotRepeat() {
  Hand hand;
  hand.pass(pads(Pad::Y), 3000);
  TEST_ASSERT_EQUAL(2, hand.seen.size());
  TEST_ASSERT_TRUE(hand.saw(Button::Y, KeyKind::Press));
  TEST_ASSERT_TRUE(hand.saw(Button::Y, KeyKind::Repeat));
  Hand other;
  other.pass(pads(Pad::A), 3000);
  TEST_ASSERT_EQUAL(1, other.seen.size());
  TEST_ASSERT_TRUE(other.saw(Button::A, KeyKind::Press));
}

static void keysHeldAtBootAreIgnoredUntilReleased() {
  Keys keys;
  for (uint32_t t = 0; t < 2000; t += 10) TEST_ASSERT_EQUAL(0, keys.next(t, pads(Pad::X, Pad::Up)).size());
  TEST_ASSERT_EQUAL(0, keys.next(2000, pads(Pad::Up)).size());
  TEST_ASSERT_EQUAL(1, keys.next(2100, pads(Pad::X, Pad::Up)).size());
}

static void keyThatWokeTheDeviceMeansNothingMore() {
  Hand hand;
  hand.pass(pads(Pad::A), 20);
  hand.keys.ignoreUntilReleased();
  hand.seen.clear();
  hand.pass(pads(Pad::A), 2000);
  hand.pass(0, 40);
  TEST_ASSERT_EQUAL(0, hand.seen.size());
  hand.tap(pads(Pad::A));
  TEST_ASSERT_EQUAL(2, hand.seen.size());
}

static void timeMayWrapAround() {
  Keys keys;
  keys.next(0xFFFFFF00u, 0);
  TEST_ASSERT_EQUAL(1, keys.next(0xFFFFFFF0u, pads(Pad::Up)).size());
  TEST_ASSERT_EQUAL(0, keys.next(0x00000100u, pads(Pad::Up)).size());
  TEST_ASSERT_EQUAL(1, keys.next(0x00000180u, pads(Pad::Up)).size());
}

static void severalKeysAtOnceAreAllDown() {
  Hand hand;
  hand.pass(pads(Pad::A, Pad::Y), 40);
  TEST_ASSERT_EQUAL(buttonBit(Button::A) | buttonBit(Button::Y), hand.keys.down());
  TEST_ASSERT_EQUAL(2, hand.count(KeyKind::Press));
}

static void layoutFollowsFromTheKeysThereAre() {
  TEST_ASSERT_TRUE(layoutFor(kAllPads) == KeyLayout::Eight);
  TEST_ASSERT_TRUE(layoutFor(pads(Pad::A, Pad::B) | pads(Pad::X, Pad::Y)) == KeyLayout::Four);
  TEST_ASSERT_TRUE(layoutFor(kDirectionPads | pads(Pad::A, Pad::B) | pads(Pad::Stick)) ==
                   KeyLayout::StickAndTwo);
}

static void stickPushedInIsAWhereAllKeysAreThere() {
  Hand hand;
  hand.tap(pads(Pad::Stick));
  TEST_ASSERT_TRUE(hand.saw(Button::A));
}

// Presses a button the way the screen says it is reached.
static void pressAsShown(Hand& hand, Button button) {
  const KeyStroke stroke = strokeFor(hand.keys.layout(), button);
  hand.seen.clear();
  if (stroke.chord()) hand.pass(padBit(stroke.with), 80);
  hand.pass(padBit(stroke.pad) | (stroke.chord() ? padBit(stroke.with) : 0), stroke.held ? 700 : 80);
  if (stroke.chord()) hand.pass(padBit(stroke.with), 80);
  hand.pass(0, 80);
}

static void everyLayoutReachesEveryButtonAndOnlyThat() {
  for (const KeyLayout layout : {KeyLayout::Eight, KeyLayout::Four, KeyLayout::StickAndTwo}) {
    Hand hand(layout);
    for (int i = 0; i < kButtons; ++i) {
      const Button button = static_cast<Button>(i);
      pressAsShown(hand, button);
      TEST_ASSERT_TRUE(hand.saw(button));
      TEST_ASSERT_TRUE(hand.saw(button, KeyKind::Release));
      TEST_ASSERT_EQUAL(1, hand.count(KeyKind::Press));
    }
  }
}

static void fourKeysUseOnlyTheirFour() {
  for (int i = 0; i < kButtons; ++i) {
    const KeyStroke stroke = strokeFor(KeyLayout::Four, static_cast<Button>(i));
    TEST_ASSERT_TRUE(stroke.pad >= Pad::A && stroke.pad <= Pad::Y);
    TEST_ASSERT_TRUE(stroke.with >= Pad::A && stroke.with <= Pad::Y);
  }
}

static void fourKeysRepeatLeftWhileTheChordIsHeld() {
  Hand hand(KeyLayout::Four);
  hand.pass(pads(Pad::A), 100);
  hand.pass(pads(Pad::A, Pad::X), 620);
  hand.pass(0, 60);
  TEST_ASSERT_TRUE(hand.saw(Button::Left, KeyKind::Repeat));
  TEST_ASSERT_FALSE(hand.saw(Button::A));
}

static void fourKeysBothModifiersCancel() {
  Hand hand(KeyLayout::Four);
  hand.pass(pads(Pad::A), 60);
  hand.pass(pads(Pad::A, Pad::B), 60);
  hand.pass(pads(Pad::B), 60);
  hand.pass(0, 60);
  TEST_ASSERT_EQUAL(0, hand.seen.size());
  hand.tap(pads(Pad::B));
  TEST_ASSERT_TRUE(hand.saw(Button::B));
}

static void stickHeldIsHelpAndNotTheMenu() {
  Hand hand(KeyLayout::StickAndTwo);
  hand.pass(pads(Pad::Stick), 700);
  TEST_ASSERT_TRUE(hand.saw(Button::X));
  hand.pass(0, 60);
  TEST_ASSERT_FALSE(hand.saw(Button::Y));
  hand.tap(pads(Pad::Stick));
  TEST_ASSERT_TRUE(hand.saw(Button::Y));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(pressAndReleaseAreReportedOnce);
  RUN_TEST(bouncingContactsGiveOnePress);
  RUN_TEST(pressIsReportedAtTheFirstCallThatSeesIt);
  RUN_TEST(directionsRepeatAfter400ThenEvery100);
  RUN_TEST(lateCallGivesOneRepeatNotABurst);
  RUN_TEST(helpAndMenuAreToldOnceThatTheyAreHeldAndOthersDoNotRepeat);
  RUN_TEST(keysHeldAtBootAreIgnoredUntilReleased);
  RUN_TEST(keyThatWokeTheDeviceMeansNothingMore);
  RUN_TEST(timeMayWrapAround);
  RUN_TEST(severalKeysAtOnceAreAllDown);
  RUN_TEST(layoutFollowsFromTheKeysThereAre);
  RUN_TEST(stickPushedInIsAWhereAllKeysAreThere);
  RUN_TEST(everyLayoutReachesEveryButtonAndOnlyThat);
  RUN_TEST(fourKeysUseOnlyTheirFour);
  RUN_TEST(fourKeysRepeatLeftWhileTheChordIsHeld);
  RUN_TEST(fourKeysBothModifiersCancel);
  RUN_TEST(stickHeldIsHelpAndNotTheMenu);
  return UNITY_END();
}
