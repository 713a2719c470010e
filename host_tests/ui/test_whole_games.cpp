// Whole games from the title to the result by key presses alone. The outcome on the device must be what the engine gives
// when it replays the history.
#include <unity.h>

#include <cstdio>

#include "engine/frame/rng.h"
#include "engine/games.h"
#include "host_tests/ui/device.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using enum Button;

struct Configuration {
  const char* name;
  GameId game;
  int morePlayers;  // presses of right on the row of players
  int edition;      // presses of left on the first option
  bool second;      // one press of right on the second option
  int people;       // seats turned from computer into person, after the first
};
constexpr Configuration kConfigurations[] = {
    {"Palazzi, 3, one person", GameId::Palazzi, 0, 0, false, 0},
    {"Palazzi, 3 people, 2005 German", GameId::Palazzi, 0, 1, false, 2},
    {"Palazzi, 4, 2005 English", GameId::Palazzi, 1, 2, false, 1},
    {"Palazzi, 5, Celebration", GameId::Palazzi, 2, 0, true, 1},
    {"Palazzi, 2 people and the City", GameId::Palazzi, 3, 0, false, 1},
    {"Torri, 2, 8x8", GameId::Torri, 0, 0, false, 0},
    {"Torri, 2 people, 6x6, no switch", GameId::Torri, 0, 1, true, 1},
    {"Torri, 3 people, 6x6", GameId::Torri, 1, 1, false, 2},
    {"Torri, 4, 6x6, switch", GameId::Torri, 2, 1, true, 1},
};

Device* device = nullptr;

void setUpByKeys(const Configuration& c) {
  device->press({A, A});  // title, new game
  if (c.game == GameId::Torri) device->press(Down);
  device->press(A);
  device->press(Right, c.morePlayers);
  device->press(Down);
  device->press(Left, c.edition);
  device->press(Down);
  if (c.second) device->press(Right);
  device->press(A);
  for (int seat = 0; seat < c.people; ++seat) {
    device->press(Down, seat == 0 ? 2 : 1);
    device->press(Left, 2);  // normal, easy, person
  }
  device->press(Up, c.people == 0 ? 0 : c.people + 1);
  device->press(A);
}

// Confirms most of the time and wanders between; goes on with whatever is on the screen.
void playByKeys(uint32_t seed) {
  Rng rng(seed);
  for (int i = 0; i < 60000 && device->scene() != SceneId::Result; ++i) {
    static constexpr Button kMix[] = {A, A, A, A, A, A, Down, Right, Left, Up, B};
    device->press(kMix[rng.below(sizeof kMix / sizeof kMix[0])]);
  }
}

void whole_games_by_keys_end_as_the_engine_says() {
  for (const Configuration& c : kConfigurations) {
    device = new Device(kSquare, Language::En, 31);
    device->app().settings().speed = Speed::Instant;
    setUpByKeys(c);
    TEST_ASSERT_TRUE_MESSAGE(device->session().running(), c.name);
    TEST_ASSERT_TRUE_MESSAGE(device->session().plan().setup.game == c.game, c.name);
    TEST_ASSERT_EQUAL_INT_MESSAGE(1 + c.people, device->session().plan().persons(), c.name);
    playByKeys(7);
    TEST_ASSERT_TRUE_MESSAGE(device->scene() == SceneId::Result, c.name);

    static Match replay;
    const Match& played = device->session().match();
    TEST_ASSERT_TRUE(replay.start(*findGame(c.game), played.setup()) == Verdict::Accepted);
    for (const Action action : played.history()) {
      replay.settle();
      TEST_ASSERT_TRUE_MESSAGE(replay.apply(action) == Verdict::Accepted, c.name);
    }
    replay.settle();
    TEST_ASSERT_EQUAL_INT(kOver, replay.toMove());
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(replay.digest(), played.digest(), c.name);
    delete device;
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(whole_games_by_keys_end_as_the_engine_says);
  return UNITY_END();
}
