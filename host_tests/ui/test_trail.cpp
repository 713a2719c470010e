// The trail finds every moment of a match as a walk from its start does, whatever undo took back and whichever match came in
// between.

#include <cstring>

#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"
#include "ui/game/trail.h"
#include "ui/stage/telling.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

struct Found {
  std::size_t index;
  Action action;
  Seat mover;
};

// The moments that are told, by a walk over the whole match.
std::vector<Found> walkAll(Device& device) {
  std::vector<Found> all;
  static Walker walker;
  static Moment moment;
  walker.start(device.session().match(), kNobody);
  Phrase words;
  while (walker.next(moment)) {
    if (isTold(device.app(), moment, words)) all.push_back({moment.index, moment.action, moment.mover});
  }
  return all;
}

// The number-th of them, by the trail.
bool find(Device& device, int number, Found& found) {
  static Walker walker;
  static Moment moment;
  App& app = device.app();
  learnMoments(app);
  int met = app.trail.startBefore(walker, kNobody, number);
  if (met > number) return false;
  Phrase words;
  while (met <= number) {
    if (!walker.next(moment)) return false;
    if (isTold(app, moment, words)) ++met;
  }
  found = {moment.index, moment.action, moment.mover};
  return true;
}

void compare(Device& device, int step) {
  static std::vector<Found> all;
  all = walkAll(device);
  const int count = static_cast<int>(all.size());
  const auto same = [&](int number) {
    Found found{};
    TEST_ASSERT_TRUE(find(device, number, found));
    const Found& expected = all[static_cast<std::size_t>(number)];
    TEST_ASSERT_EQUAL(expected.index, found.index);
    TEST_ASSERT_EQUAL(expected.action.bits, found.action.bits);
    TEST_ASSERT_EQUAL(expected.mover, found.mover);
  };
  for (int number = 0; number < count; number += step) same(number);
  for (int number = count - 1; number >= 0; number -= step) same(number);
  Found none{};
  TEST_ASSERT_FALSE(find(device, count, none));
}

void play(Device& device, int decisions, uint32_t seed) {
  for (int i = 0; i < decisions && device.session().running(); ++i) {
    device.takeTurn();
    if (device.session().phase() == Session::Phase::Decide)
      device.playAny(seed = seed * 1664525 + 1013904223);
  }
}

TEST(every_moment_of_a_long_match_is_found) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    static Device device;
    device.startGame(game, 4, 0);
    play(device, 400, 7);
    TEST_ASSERT_GREATER_THAN(60, device.session().match().history().size());
    compare(device, 1);
  }
}

TEST(what_undo_took_back_is_forgotten) {
  static Device device;
  device.startGame(GameId::Torri, 2, 0);
  for (uint32_t i = 0; i < 60; ++i) {
    device.takeTurn();
    Session& session = device.session();
    if (session.phase() != Session::Phase::Decide) break;
    // One way, looked at, and another way instead.
    static_cast<void>(session.play(session.legal()[i % session.legal().size()]));
    Found found{};
    static_cast<void>(find(device, static_cast<int>(i), found));
    if (session.undoReach() > 0) session.undo();
    compare(device, 5);
    device.playAny(i * 7 + 3);
    compare(device, 5);
  }
}

TEST(another_match_of_the_same_kind_is_another) {
  static Device device;
  device.startGame(GameId::Torri, 3, 0, 1);
  play(device, 40, 3);
  compare(device, 9);
  device.startGame(GameId::Torri, 3, 0, 2);
  play(device, 36, 4);
  TEST_ASSERT_TRUE(device.session().running());
  compare(device, 9);
  device.reboot();
  compare(device, 9);
}

}  // namespace
