// Blinking: what would be goes and comes, and in the end stays in view.
#include "host_tests/suite.h"
#include "ui/look/blink.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

constexpr Rect kFloor{10, 20, 30, 8};

Blink begun(uint32_t nowMs) {
  Blink blink;
  blink.begin(nowMs);
  static_cast<void>(blink.shows(kFloor));
  return blink;
}

TEST(it_begins_in_view_and_goes_and_comes) {
  Blink blink = begun(1000);
  TEST_ASSERT_TRUE(blink.shows(kFloor));
  TEST_ASSERT_FALSE(blink.next(1000 + Blink::kMs - 1));
  TEST_ASSERT_TRUE(blink.next(1000 + Blink::kMs));
  TEST_ASSERT_FALSE(blink.shows(kFloor));
  TEST_ASSERT_TRUE(blink.next(1000 + 2 * Blink::kMs));
  TEST_ASSERT_TRUE(blink.shows(kFloor));
}

TEST(before_five_seconds_are_over_it_stays_in_view) {
  Blink blink = begun(0);
  uint32_t last = 0;
  for (uint32_t now = 0; now < 20'000; now += 20) {
    if (blink.next(now)) last = now;
  }
  TEST_ASSERT_GREATER_THAN(3000, last);
  TEST_ASSERT_LESS_THAN(5000, last);
  TEST_ASSERT_TRUE(blink.shows(kFloor));
}

TEST(another_choice_begins_it_anew) {
  Blink blink = begun(0);
  TEST_ASSERT_TRUE(blink.next(Blink::kMs));
  TEST_ASSERT_FALSE(blink.shows(kFloor));
  blink.begin(500);
  TEST_ASSERT_TRUE(blink.shows(kFloor));
  TEST_ASSERT_FALSE(blink.next(500 + Blink::kMs - 1));
}

TEST(where_nothing_blinks_nothing_is_drawn_again) {
  Blink blink = begun(0);
  blink.forgetArea();
  TEST_ASSERT_FALSE(blink.next(Blink::kMs));
  static_cast<void>(blink.shows(kFloor));
  static_cast<void>(blink.shows(makeRect(100, 20, 5, 5)));
  TEST_ASSERT_TRUE(blink.next(Blink::kMs));
  TEST_ASSERT_TRUE(blink.area() == makeRect(10, 20, 95, 8));
}

}  // namespace
