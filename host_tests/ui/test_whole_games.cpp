// Whole games from the title to the result by key presses alone. The outcome on the device must be what the engine gives
// when it replays the history.

#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"
#include "host_tests/ui/harness/key_games.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

constexpr KeyGame kGames[] = {
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

TEST(whole_games_by_keys_end_as_the_engine_says) {
  for (const KeyGame& game : kGames) {
    device = new Device(kSquare, Language::En, 31);
    device->app().settings.speed = Speed::Instant;
    device->toMenu();
    setUpByKeys(game, [](Button button) { device->press(button); });
    TEST_ASSERT_TRUE_MESSAGE(device->session().running(), game.name);
    TEST_ASSERT_TRUE_MESSAGE(device->session().match().plan().setup.game == game.game, game.name);
    TEST_ASSERT_EQUAL_INT_MESSAGE(1 + game.changed, device->session().match().plan().persons(), game.name);
    Fingers fingers(7);
    for (int i = 0; i < 60000 && device->scene() != SceneId::Result; ++i) device->press(fingers.next());
    TEST_ASSERT_TRUE_MESSAGE(device->scene() == SceneId::Result, game.name);
    TEST_ASSERT_TRUE_MESSAGE(replaysToTheSame(device->session().match()), game.name);
    delete device;
  }
}

}  // namespace
