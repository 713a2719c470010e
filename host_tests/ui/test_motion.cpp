// Motion: short, ended by any press, at rest the same picture as without it, and never a secret on the glass.

#include <cstdio>

#include "engine/palazzi/query.h"
#include "engine/torri/foresight.h"
#include "engine/torri/query.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/screens.h"
#include "host_tests/ui/harness/seen.h"
#include "ui/stage/table_of.h"
#include "ui/torri/pictures/city_measures.h"

namespace {

using enum Button;
using suite::kSanitized;

constexpr uint32_t kLongestMs = 300;
constexpr uint32_t kLongestActMs = 3800;  // it is said that no brick fits, then somebody wins

// How long something moves after the last press, or 0 when nothing does.
uint32_t movingMs() {
  uint32_t passed = 0;
  while (device->handheld().moving() && passed < 2 * kLongestActMs) {
    device->run(20);
    passed += 20;
  }
  return passed;
}

// The same screen drawn at once.
bool looksAtRest() {
  const uint32_t moved = sumOf(device->glance());
  device->app().screen.redraw();
  device->run(20);
  return moved == sumOf(device->glance());
}

void torriLot() {
  device->startGame(GameId::Torri, 2, 0);
  device->takeTurn();
  device->app().settings.speed = Speed::Normal;
  device->press(A);
  device->rest();
}

void palazziTurn() {
  startPeople(*device, GameId::Palazzi, 3);
  playUntil(*device,
            [](const Session& s) { return known(s).phase == palazzi::Phase::Turn && known(s).round == 3; });
  device->app().settings.speed = Speed::Normal;
}

void checkEndsAtRest(const char* what) {
  TEST_ASSERT_TRUE_MESSAGE(device->handheld().moving(), what);
  const uint32_t ms = movingMs();
  TEST_ASSERT_TRUE_MESSAGE(ms > 0 && ms < kLongestMs, what);
  TEST_ASSERT_TRUE_MESSAGE(looksAtRest(), what);
}

// On its way it looks otherwise than at its end.
void checkGoesToRest(const char* what) {
  const uint32_t between = sumOf(device->glance());
  checkEndsAtRest(what);
  TEST_ASSERT_FALSE_MESSAGE(between == sumOf(device->glance()), what);
}

TEST(a_new_screen_comes_over_the_last_one_and_is_whole_in_time) {
  device->toMenu();
  device->rest();
  static simulator::Picture menu, between, games;
  menu = device->glance();
  device->press(A);
  between = device->glance();
  TEST_ASSERT_TRUE(device->handheld().moving());
  TEST_ASSERT_FALSE(between == menu);
  device->rest();
  games = device->glance();
  TEST_ASSERT_FALSE(between == games);
  // Going forwards it comes from the right.
  TEST_ASSERT_EQUAL_HEX32(menu.at(0, 100), between.at(0, 100));
  TEST_ASSERT_EQUAL_HEX32(games.at(239, 100), between.at(239, 100));
  TEST_ASSERT_TRUE(looksAtRest());
}

TEST(a_page_is_turned_in_its_direction) {
  device->toMenu();
  device->press({X});
  device->rest();
  const uint32_t first = sumOf(device->glance());
  device->press(Right);
  const uint32_t between = sumOf(device->glance());
  checkEndsAtRest("next page");
  TEST_ASSERT_FALSE(between == first);
  TEST_ASSERT_FALSE(between == sumOf(device->glance()));
  device->press(Left);
  checkEndsAtRest("page before");
  TEST_ASSERT_TRUE(first == sumOf(device->glance()));
}

TEST(the_cursor_glides_to_the_next_row) {
  device->toMenu();
  device->rest();
  device->press(Up);
  checkGoesToRest("menu");
}

TEST(a_brick_drops_on_its_lot) {
  torriLot();
  device->press(A);
  checkGoesToRest("house");
}

TEST(a_triplet_is_lifted_and_its_cards_go_their_way) {
  palazziTurn();
  device->press(Down);
  device->rest();
  device->press(A);
  checkEndsAtRest("triplet");
  device->press(A);
  checkEndsAtRest("first card");
  device->press(A);
  checkEndsAtRest("second card");
  device->press(A);
  checkEndsAtRest("last card");
}

TEST(every_moment_on_display_comes_to_rest_in_time) {
  for (const GameId game : {GameId::Torri, GameId::Palazzi}) {
    device->startGame(game, 3, 7, 3);
    device->app().settings.speed = Speed::Normal;
    Session& session = device->session();
    static_cast<void>(session.start(device->app().draft, 11));
    device->app().go.playGame();
    uint32_t shows = session.showing().count();
    int moved = 0;
    for (int i = 0; i < 40000 && session.running(); ++i) {
      device->run(20);
      if (session.phase() != Session::Phase::Show || session.showing().count() == shows) continue;
      shows = session.showing().count();
      moved += device->handheld().moving();
      TEST_ASSERT_TRUE(movingMs() < kLongestActMs);
      TEST_ASSERT_TRUE(shows % (kSanitized ? 40 : 8) != 0 || looksAtRest());
      session.skip(device->app().now(), device->app().settings.speed);
    }
    TEST_ASSERT_FALSE(session.running());
    TEST_ASSERT_TRUE(moved > 20);
  }
}

const torri::State& torriState() {
  return reinterpret_cast<const torri::View*>(session().hands().view().bytes)->state;
}

// Only the part in which something moves is drawn again. The glass must then show what a whole redraw gives, or
// a moving part was not redrawn. Leaves the motion as it was.
bool isWhole() {
  const uint32_t part = sumOf(device->glance());
  Motion& motion = device->app().screen.motion();
  const Motion before = motion;
  device->app().screen.redraw();
  device->tick(0, 0);
  if (!motion.running()) return true;  // the last picture is not waited for
  motion = before;
  return part == sumOf(device->glance());
}

// As often as the device draws what moves; true when each of its pictures was whole.
bool movesWhole(int& pictures) {
  while (device->handheld().moving()) {
    device->tick(Motion::kFrameMs, 0);
    if (!device->handheld().moving()) break;
    ++pictures;
    if (!isWhole()) return false;
  }
  return true;
}

void checkMoments(GameId game, Panel panel) {
  constexpr uint32_t kEvery = kSanitized ? 21 : 3;
  device = std::make_unique<Device>(panel);
  device->startGame(game, 3, 7, 3);
  device->app().settings.speed = Speed::Normal;
  static_cast<void>(session().start(device->app().draft, 11));
  device->app().go.playGame();
  uint32_t shows = session().showing().count();
  int pictures = 0;
  for (int i = 0; i < 40000 && session().running(); ++i) {
    device->tick(20, 0);
    if (session().phase() != Session::Phase::Show || session().showing().count() == shows) continue;
    shows = session().showing().count();
    TEST_ASSERT_TRUE(shows % kEvery != 0 || movesWhole(pictures));
    session().skip(device->app().now(), Speed::Normal);
  }
  TEST_ASSERT_FALSE(session().running());
  TEST_ASSERT_TRUE(pictures > (kSanitized ? 40 : 400));
}

TEST(each_picture_of_what_happens_is_whole) {
  for (const GameId game : {GameId::Torri, GameId::Palazzi}) {
    for (const Panel panel : {kPanels[0], kPanels[1]}) checkMoments(game, panel);
  }
}

TEST(each_picture_of_a_cursor_is_whole) {
  for (const uint8_t size : {uint8_t{1}, uint8_t{3}}) {
    startPeople(*device, GameId::Torri, 3, {{torri::kSizeOption, size}, {torri::kSwitchOption, 1}});
    playUntil(
        *device, [](const Session& session) { return stateOf(session).turn > 12; }, 7,
        [](const Session&, Action action) { return heightAt(torriState(), torri::lotOf(action)); });
    device->app().settings.speed = Speed::Normal;
    device->press(A);
    device->rest();
    int pictures = 0;
    for (const Button arrow : {Right, Up, Right, Up, Up, Right, Down, Right, Right, Up, Up, Left, Down}) {
      device->press(arrow);
      TEST_ASSERT_TRUE(movesWhole(pictures));
    }
    TEST_ASSERT_TRUE(pictures > 20);
  }
}

TEST(a_press_ends_a_motion_and_acts_at_once) {
  torriLot();
  device->press(A);  // the first brick is on its way
  const std::size_t entries = session().match().history().size();
  TEST_ASSERT_TRUE(device->handheld().moving());
  device->press(B);  // ends it
  TEST_ASSERT_TRUE(entries == session().match().history().size());
  TEST_ASSERT_FALSE(device->handheld().moving());
  device->press(B);  // takes it back
  TEST_ASSERT_TRUE(entries - 1 == session().match().history().size());
  TEST_ASSERT_FALSE(device->handheld().moving());
  TEST_ASSERT_TRUE(looksAtRest());
  device->press(Y);
  TEST_ASSERT_TRUE(device->handheld().moving());
  device->press(Down);
  device->press(Down);
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Inspect);
}

TEST(at_instant_speed_nothing_moves) {
  device->app().settings.speed = Speed::Instant;
  for (const Button button : {A, Down, Up, A, Down, A, A, A, A, A, A, Right, A, B, Y, B, X, B}) {
    device->press(button);
    TEST_ASSERT_FALSE(device->handheld().moving());
  }
}

TEST(a_game_taken_up_again_stands_still) {
  torriLot();
  device->press(A);
  device->reboot();
  TEST_ASSERT_FALSE(device->handheld().moving());
}

// The glass itself, frame by frame: from the press that ends the secret choice on, nothing of the hand is seen.
TEST(nothing_of_a_hand_is_on_the_glass_when_it_was_chosen) {
  Device one, other;
  simulator::Picture hands[2];
  for (Device* d : {&one, &other}) {
    d->startGame(GameId::Palazzi, 3, 0, d == &one ? 5 : 77);
    d->takeTurn();
    d->app().settings.speed = Speed::Normal;
    hands[d == &other] = d->picture();
    d->press({A, Right, A});  // the pair
    d->press(A);              // the turn is over
  }
  TEST_ASSERT_FALSE(hands[0] == hands[1]);
  for (int frame = 0; frame < 40; ++frame) {
    TEST_ASSERT_TRUE(one.scene() == SceneId::HandOver);
    TEST_ASSERT_TRUE(one.glance() == other.glance());
    one.run(20);
    other.run(20);
  }
}

// The first struggle, or the first that `other` does not start.
Action struggleOf(const Session& session, Action other = kNoAction) {
  for (const Action action : session.legal()) {
    if (torri::kindOf(action) == torri::Kind::Place && action != other &&
        effectOf(torriState(), torri::colourOf(action), torri::lotOf(action)).kind ==
            torri::Effect::Kind::Fight)
      return action;
  }
  return kNoAction;
}

// New results about a struggle appear on its card and in both blocks: the city around them is not redrawn.
TEST(what_is_foretold_draws_the_card_and_the_blocks_alone) {
  startPeople(*device, GameId::Torri, 2, {{torri::kSizeOption, 3}, {torri::kSwitchOption, 1}});
  playUntil(
      *device,
      [](const Session& session) {
        return struggleOf(session) != kNoAction && struggleOf(session, struggleOf(session)) != kNoAction;
      },
      7, [](const Session&, Action action) { return heightAt(torriState(), torri::lotOf(action)); });
  device->rest();
  device->app().settings.speed = Speed::Normal;
  const Table table = tableOf(device->app());
  Decision& decision = device->app().stage().decision(table);
  decision.pointAt(table, struggleOf(session()));
  device->app().screen.redraw();
  device->run(20);
  // Once more from the beginning, with the card on the screen: what was found is kept until another struggle is looked at.
  decision.pointAt(table, struggleOf(session(), struggleOf(session())));
  for (int i = 0; i < 400; ++i) static_cast<void>(decision.ponder(table));
  decision.pointAt(table, struggleOf(session()));
  Rect news{};
  for (int i = 0; i < 4000 && news.empty(); ++i) news = decision.ponder(table);
  TEST_ASSERT_FALSE(news.empty());
  const Rect city = stageLayout(240, 240).city;
  TEST_ASSERT_LESS_THAN(city.w * city.h, news.w * news.h);
  device->app().screen.redraw(news);
  device->run(20);
  TEST_ASSERT_TRUE(looksAtRest());
}

// A greeting does not move, so next to nothing is redrawn: a key does not wait for pictures.
TEST(a_greeting_keeps_nobody_waiting) {
  startPeople(*device, GameId::Torri, 2, {{torri::kSizeOption, 3}, {torri::kSwitchOption, 1}});
  device->app().settings.speed = Speed::Normal;
  Motion& motion = device->app().screen.motion();
  for (int i = 0; i < 60 && !(motion.acting() && motion.decided() == kNoAction); ++i) {
    if (session().phase() == Session::Phase::Decide) static_cast<void>(session().play(session().legal()[0]));
    if (session().phase() == Session::Phase::Confirm) session().confirm();
    device->run(40);
  }
  TEST_ASSERT_TRUE(motion.acting() && motion.decided() == kNoAction);
  device->run(KeyGuard::kMs);
  TEST_ASSERT_EQUAL(1, motion.area().h);
}

}  // namespace
