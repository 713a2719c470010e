// An act's clock: its beats at every speed, and the area that is drawn again for them.

#include "host_tests/suite.h"
#include "ui/stage/act.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

constexpr Beat kFall = {0, 200}, kRoof = {200, 100};

// The clock at `ms` after the beginning.
void goTo(Motion& motion, uint32_t ms) { static_cast<void>(motion.next(1000 + ms)); }

TEST(beats_follow_one_another) {
  static Motion motion;
  const Act act(motion);
  beginAct(motion, 1000, Speed::Normal, kNoAction, 300);
  TEST_ASSERT_TRUE(act.playing());
  goTo(motion, 84);  // a picture ahead
  TEST_ASSERT_EQUAL(50, act.count(kFall, 0, 100));
  TEST_ASSERT_EQUAL(75, act.way(kFall, 0, 100));
  TEST_ASSERT_EQUAL(0, act.part(kRoof));
  goTo(motion, 234);
  TEST_ASSERT_TRUE(act.done(kFall) && act.during(kRoof));
  goTo(motion, 300);
  TEST_ASSERT_FALSE(act.playing());
  TEST_ASSERT_EQUAL(Motion::kWhole, act.part(kRoof));
}

TEST(a_slow_game_stretches_an_act_and_an_instant_one_has_none) {
  static Motion motion;
  const Act act(motion);
  beginAct(motion, 1000, Speed::Slow, kNoAction, 300);
  goTo(motion, 144);
  TEST_ASSERT_EQUAL(50, act.count(kFall, 0, 100));
  goTo(motion, 400);
  TEST_ASSERT_TRUE(act.playing());
  goTo(motion, 480);
  TEST_ASSERT_FALSE(act.playing());
  beginAct(motion, 1000, Speed::Instant, kNoAction, 300);
  TEST_ASSERT_FALSE(act.playing());
  TEST_ASSERT_TRUE(act.done(kRoof));
}

TEST(only_what_moves_next_is_drawn_again) {
  static Motion motion;
  const Act act(motion);
  const Rect sky = {0, 20, 40, 100}, roof = {0, 120, 40, 10};
  const auto draw = [&] {
    act.covers(kFall, sky);
    act.covers(kRoof, roof);
  };
  beginAct(motion, 1000, Speed::Normal, kNoAction, 300);
  draw();
  TEST_ASSERT_TRUE(motion.area() == sky);
  goTo(motion, 170);
  draw();
  TEST_ASSERT_TRUE(motion.area() == join(sky, roof));
  goTo(motion, 260);
  draw();
  TEST_ASSERT_TRUE(motion.area() == roof);
  goTo(motion, 300);
  TEST_ASSERT_TRUE(motion.area().w > 320);  // at rest the stage says something else
}

}  // namespace
