// Keys: debouncing, repeats, holds, ignored keys, and every layout.

#include <utility>

#include "drivers/key_edges.h"
#include "drivers/keys.h"
#include "host_tests/suite.h"

using namespace lucca;

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

TEST(press_and_release_are_reported_once) {
  Hand hand;
  hand.tap(pads(Pad::A));
  TEST_ASSERT_EQUAL(2, hand.seen.size());
  TEST_ASSERT_TRUE(hand.seen[0] == (KeyEvent{Button::A, KeyKind::Press}));
  TEST_ASSERT_TRUE(hand.seen[1] == (KeyEvent{Button::A, KeyKind::Release}));
}

TEST(bouncing_contacts_give_one_press) {
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

// Worn contacts bounce for 20 ms. A read that falls into a bounce may see the key open.
TEST(contacts_that_bounce_for_20_ms_give_one_press) {
  for (int first = 4; first < 20; first += 4) {
    for (int second = first; second < 20; second += 4) {
      Hand hand;
      for (int ms = 0; ms < 24; ms += 4) hand.pass(ms >= first && ms <= second ? 0 : pads(Pad::B), 4);
      hand.pass(pads(Pad::B), 60);
      for (int ms = 0; ms < 24; ms += 4) hand.pass(ms >= first && ms <= second ? pads(Pad::B) : 0, 4);
      hand.pass(0, 60);
      TEST_ASSERT_EQUAL(1, hand.count(KeyKind::Press));
    }
  }
}

TEST(press_is_reported_at_the_first_call_that_sees_it) {
  Keys keys;
  keys.next(0, 0);
  TEST_ASSERT_EQUAL(1, keys.next(1, pads(Pad::Up)).size());
}

TEST(directions_repeat_after400_then_every100) {
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

TEST(late_call_gives_one_repeat_not_a_burst) {
  Keys keys;
  keys.next(0, 0);
  keys.next(100, pads(Pad::Down));
  TEST_ASSERT_EQUAL(1, keys.next(2000, pads(Pad::Down)).size());
  TEST_ASSERT_EQUAL(0, keys.next(2050, pads(Pad::Down)).size());
  TEST_ASSERT_EQUAL(1, keys.next(2100, pads(Pad::Down)).size());
}

TEST(help_and_menu_are_told_once_that_they_are_held_and_others_do_not_repeat) {
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

TEST(keys_held_at_boot_are_ignored_until_released) {
  Keys keys;
  for (uint32_t t = 0; t < 2000; t += 10) TEST_ASSERT_EQUAL(0, keys.next(t, pads(Pad::X, Pad::Up)).size());
  TEST_ASSERT_EQUAL(0, keys.next(2000, pads(Pad::Up)).size());
  TEST_ASSERT_EQUAL(1, keys.next(2100, pads(Pad::X, Pad::Up)).size());
}

TEST(key_that_woke_the_device_means_nothing_more) {
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

TEST(a_change_of_the_screen_voids_a_and_b_but_not_their_strokes) {
  Hand four(KeyLayout::Four);
  four.pass(pads(Pad::B), 60);
  four.keys.decideNothingUntilReleased();
  four.pass(pads(Pad::B, Pad::X), 40);
  TEST_ASSERT_TRUE(four.saw(Button::X));
  four.pass(0, 60);
  TEST_ASSERT_FALSE(four.saw(Button::B));
  four.pass(pads(Pad::A), 60);
  four.keys.decideNothingUntilReleased();
  four.pass(0, 60);
  TEST_ASSERT_FALSE(four.saw(Button::A));
  four.tap(pads(Pad::A));
  TEST_ASSERT_TRUE(four.saw(Button::A));

  Hand stick(KeyLayout::StickAndTwo);
  for (int i = 0; i < 10; ++i) {
    stick.pass(pads(Pad::B), 60);
    stick.keys.decideNothingUntilReleased();
  }
  TEST_ASSERT_TRUE(stick.saw(Button::X));
  stick.pass(0, 60);
  TEST_ASSERT_FALSE(stick.saw(Button::B));
}

TEST(a_change_of_the_screen_stops_a_held_direction) {
  Hand hand;
  hand.pass(pads(Pad::Down), 60);
  hand.keys.decideNothingUntilReleased();
  hand.seen.clear();
  hand.pass(pads(Pad::Down), 2000);
  TEST_ASSERT_EQUAL(0, hand.seen.size());
  hand.pass(0, 60);
  hand.tap(pads(Pad::Down));
  TEST_ASSERT_TRUE(hand.saw(Button::Down));
}

// Held for long on four keys, A and B only show their strokes.
TEST(on_four_keys_a_long_look_at_the_strokes_decides_nothing) {
  Hand hand(KeyLayout::Four);
  hand.pass(pads(Pad::B), 200);
  TEST_ASSERT_EQUAL(0, hand.keys.looksAt());
  hand.pass(pads(Pad::B), 200);
  TEST_ASSERT_EQUAL(buttonBit(Button::B), hand.keys.looksAt());
  hand.pass(0, 60);
  TEST_ASSERT_EQUAL(0, hand.keys.looksAt());
  TEST_ASSERT_TRUE(hand.saw(Button::B));
  hand.seen.clear();
  hand.pass(pads(Pad::B), 1200);
  hand.pass(0, 60);
  TEST_ASSERT_FALSE(hand.saw(Button::B));
}

TEST(time_may_wrap_around) {
  Keys keys;
  keys.next(0xFFFFFF00u, 0);
  TEST_ASSERT_EQUAL(1, keys.next(0xFFFFFFF0u, pads(Pad::Up)).size());
  TEST_ASSERT_EQUAL(0, keys.next(0x00000100u, pads(Pad::Up)).size());
  TEST_ASSERT_EQUAL(1, keys.next(0x00000180u, pads(Pad::Up)).size());
}

TEST(several_keys_at_once_are_all_down) {
  Hand hand;
  hand.pass(pads(Pad::A, Pad::Y), 40);
  TEST_ASSERT_TRUE(hand.saw(Button::A) && hand.saw(Button::Y));
  TEST_ASSERT_EQUAL(2, hand.count(KeyKind::Press));
}

TEST(layout_follows_from_the_keys_there_are) {
  TEST_ASSERT_TRUE(layoutFor(kAllPads) == KeyLayout::Eight);
  TEST_ASSERT_TRUE(layoutFor(pads(Pad::A, Pad::B) | pads(Pad::X, Pad::Y)) == KeyLayout::Four);
  TEST_ASSERT_TRUE(layoutFor(kDirectionPads | pads(Pad::A, Pad::B) | pads(Pad::Stick)) ==
                   KeyLayout::StickAndTwo);
}

TEST(stick_pushed_in_is_a_where_all_keys_are_there) {
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

TEST(every_layout_reaches_every_button_and_only_that) {
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

TEST(four_keys_use_only_their_four) {
  for (int i = 0; i < kButtons; ++i) {
    const KeyStroke stroke = strokeFor(KeyLayout::Four, static_cast<Button>(i));
    TEST_ASSERT_TRUE(stroke.pad >= Pad::A && stroke.pad <= Pad::Y);
    TEST_ASSERT_TRUE(stroke.with >= Pad::A && stroke.with <= Pad::Y);
  }
}

TEST(four_keys_repeat_left_while_the_chord_is_held) {
  Hand hand(KeyLayout::Four);
  hand.pass(pads(Pad::A), 100);
  hand.pass(pads(Pad::A, Pad::X), 620);
  hand.pass(0, 60);
  TEST_ASSERT_TRUE(hand.saw(Button::Left, KeyKind::Repeat));
  TEST_ASSERT_FALSE(hand.saw(Button::A));
}

// A long step hides which came first: A was let go, X pressed.
TEST(four_keys_that_change_in_one_call_are_a_chord_and_decide_nothing) {
  for (const auto& [modifier, meant] : {std::pair{Pad::A, Button::Left}, std::pair{Pad::B, Button::X}}) {
    Hand hand(KeyLayout::Four);
    hand.pass(pads(modifier), 100);
    hand.pass(pads(Pad::X), 60);
    hand.pass(0, 60);
    TEST_ASSERT_EQUAL(1, hand.count(KeyKind::Press));
    TEST_ASSERT_TRUE(hand.saw(meant));
  }
}

// A chord whose fingers come in the other order: the arrow is plain, and the modifier decides nothing.
TEST(four_keys_a_modifier_just_behind_its_arrow_decides_nothing) {
  for (const Pad modifier : {Pad::A, Pad::B}) {
    for (uint32_t lateMs = 4; lateMs < 40; lateMs += 4) {
      Hand hand(KeyLayout::Four);
      hand.pass(pads(Pad::X), lateMs);
      hand.pass(pads(modifier, Pad::X), 80);
      hand.pass(pads(modifier), 40);
      hand.pass(0, 60);
      TEST_ASSERT_EQUAL(1, hand.count(KeyKind::Press));
      TEST_ASSERT_TRUE(hand.saw(Button::Up));
    }
  }
  Hand roll(KeyLayout::Four);  // fast fingers: A goes down before X is up
  roll.pass(pads(Pad::X), 48);
  roll.pass(pads(Pad::A, Pad::X), 20);
  roll.pass(pads(Pad::A), 60);
  roll.pass(0, 60);
  TEST_ASSERT_TRUE(roll.saw(Button::Up) && roll.saw(Button::A));
}

TEST(four_keys_both_modifiers_cancel) {
  Hand hand(KeyLayout::Four);
  hand.pass(pads(Pad::A), 60);
  hand.pass(pads(Pad::A, Pad::B), 60);
  hand.pass(pads(Pad::B), 60);
  hand.pass(0, 60);
  TEST_ASSERT_EQUAL(0, hand.seen.size());
  hand.tap(pads(Pad::B));
  TEST_ASSERT_TRUE(hand.saw(Button::B));
}

TEST(b_held_is_help_and_not_back_beside_a_stick) {
  Hand hand(KeyLayout::StickAndTwo);
  hand.pass(pads(Pad::B), 700);
  TEST_ASSERT_TRUE(hand.saw(Button::X));
  hand.pass(0, 60);
  TEST_ASSERT_FALSE(hand.saw(Button::B));
  hand.tap(pads(Pad::B));
  TEST_ASSERT_TRUE(hand.saw(Button::B));
}

TEST(a_stick_pushed_in_is_the_menu_at_once_and_held_for_more) {
  Hand hand(KeyLayout::StickAndTwo);
  hand.pass(pads(Pad::Stick), 40);
  TEST_ASSERT_TRUE(hand.saw(Button::Y));
  hand.pass(pads(Pad::Stick), 500);
  TEST_ASSERT_TRUE(hand.saw(Button::Y, KeyKind::Repeat));
}

// Contacts that opened may touch again for a while; the next press of a finger comes later.
TEST(a_bounce_long_after_release_gives_no_press) {
  Hand hand;
  hand.tap(pads(Pad::A));
  hand.pass(pads(Pad::A), 60);
  hand.pass(0, 16);
  hand.pass(pads(Pad::A), 4);
  hand.pass(0, 100);
  TEST_ASSERT_EQUAL(2, hand.count(KeyKind::Press));
  hand.pass(pads(Pad::A), 60);
  hand.pass(0, 32);
  hand.pass(pads(Pad::A), 60);
  TEST_ASSERT_EQUAL(4, hand.count(KeyKind::Press));
}

namespace {

constexpr PadSet kDown = padBit(Pad::A);

// Reads one key every 4 ms as the loop does.
struct Reader {
  KeyEdges edges;
  uint32_t now = 1000;

  PadSet after(uint32_t ms, PadSet down, PadSet fell = 0) { return edges.next(now += ms, down, fell); }
  void pass(uint32_t ms, PadSet down) {
    for (uint32_t i = 0; i < ms; i += 4) after(4, down);
  }
  explicit Reader(PadSet down) { pass(100, down); }
};

}  // namespace

TEST(an_edge_between_two_close_reads_is_a_disturbance) {
  Reader reader(0);
  TEST_ASSERT_EQUAL(0, reader.after(4, 0, kDown));
  TEST_ASSERT_EQUAL(0, reader.after(KeyEdges::kLongMs, 0, kDown));
}

TEST(a_tap_during_a_long_step_is_down_for_one_read) {
  Reader reader(0);
  TEST_ASSERT_EQUAL(kDown, reader.after(60, 0, kDown));
  TEST_ASSERT_EQUAL(0, reader.after(4, 0));
}

TEST(a_disturbance_that_ends_a_sleep_is_no_press) {
  Reader reader(0);
  reader.now += 500;
  reader.edges.slept(reader.now);
  TEST_ASSERT_EQUAL(0, reader.after(1, 0, kDown));
  reader.now += 500;
  reader.edges.slept(reader.now);
  TEST_ASSERT_EQUAL(kDown, reader.after(1, kDown, kDown));
}

TEST(a_key_let_go_and_pressed_again_during_a_long_step_is_up_for_one_read) {
  Reader reader(kDown);
  TEST_ASSERT_EQUAL(0, reader.after(60, kDown, kDown));
  TEST_ASSERT_EQUAL(kDown, reader.after(4, kDown));
}

TEST(a_key_that_only_changed_during_a_long_step_shows_its_level) {
  Reader pressed(0), released(kDown);
  TEST_ASSERT_EQUAL(kDown, pressed.after(60, kDown, kDown));
  TEST_ASSERT_EQUAL(0, released.after(60, 0, kDown));  // it bounced when it opened
}

TEST(a_bounce_that_falls_into_a_long_step_means_nothing) {
  Reader pressed(0), released(kDown);
  pressed.pass(8, kDown);
  TEST_ASSERT_EQUAL(kDown, pressed.after(60, kDown, kDown));
  released.pass(8, 0);
  TEST_ASSERT_EQUAL(0, released.after(60, 0, kDown));
}

TEST(the_first_read_takes_no_edges) {
  KeyEdges edges;
  TEST_ASSERT_EQUAL(0, edges.next(5000, 0, kDown));
  TEST_ASSERT_EQUAL(0, edges.ignored());
}

namespace {

// The whole way of a press: one key, read after so many milliseconds.
struct Wire {
  Keys keys;
  KeyEdges edges;
  int presses = 0;
  uint32_t now = 0;

  void read(uint32_t ms, PadSet down, PadSet fell) {
    now += ms;
    for (const KeyEvent& event : keys.next(now, edges.next(now, down, fell)))
      presses += event.kind == KeyKind::Press;
  }
  void pass(uint32_t ms, PadSet down) {
    for (uint32_t i = 0; i < ms; i += 4) read(4, down, 0);
  }
  Wire() {
    pass(40, 0);
    read(4, kDown, kDown);
    pass(40, kDown);
  }
};

}  // namespace

TEST(a_second_press_inside_a_long_step_is_reported) {
  for (const uint32_t endsMs : {8, 12, 20, 40, 80}) {
    Wire wire;
    wire.read(200, kDown, kDown);
    wire.pass(endsMs, kDown);
    wire.pass(100, 0);
    TEST_ASSERT_EQUAL(2, wire.presses);
  }
}

TEST(a_release_that_bounces_at_the_end_of_a_long_step_is_no_press) {
  Wire wire;
  wire.read(200, kDown, kDown);
  wire.pass(100, 0);
  TEST_ASSERT_EQUAL(1, wire.presses);
}
