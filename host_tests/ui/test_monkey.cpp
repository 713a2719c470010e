// Random key presses over everything. LUCCA_MONKEY_PRESSES says how many (the usual number keeps the test short).

#include <cstdlib>
#include <set>

#include "base/rng.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/screens.h"

namespace {

constexpr Panel kLowPanel = kPanels[2];

// With sanitizers the presses are fewer.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kWatched = true;
#else
constexpr bool kWatched = false;
#endif

int presses() {
  const char* wanted = std::getenv("LUCCA_MONKEY_PRESSES");
  return wanted ? std::atoi(wanted) : kWatched ? 2000 : 12000;
}

// The presses wander: chance has to come to more than half of the scenes. `ui_screens` shows every one.
void checkMost(const std::set<SceneId>& seen) {
  if (!kWatched) TEST_ASSERT_GREATER_THAN(kScenes / 2, seen.size());
}

char message[120];
const char* where(int press) {
  std::snprintf(message, sizeof message, "in %s after press %d", sceneName(device->scene()), press);
  return message;
}

// A and the directions more often than the keys that leave.
Button randomButton(Rng& rng) {
  static constexpr Button kMix[] = {Button::A,    Button::A,    Button::A,    Button::A,     Button::Up,
                                    Button::Down, Button::Down, Button::Left, Button::Right, Button::Right,
                                    Button::B,    Button::X,    Button::Y};
  return kMix[rng.below(sizeof kMix / sizeof kMix[0])];
}

// A game that the computers play to its end: random keys seldom get so far.
void finishedGame(GameId game) {
  device->startGame(game, 3, 7);
  device->settle();
  device->app().settings.speed = Speed::Normal;  // things move again
}

// One person against computers is never handed the device, and random keys seldom seat a second one.
void gameOfPeople(GameId game) {
  device->startGame(game, 3, 0);
  device->app().settings.speed = Speed::Normal;
}

// The way of a player who wants to leave: the menu's "leave" in a game, back everywhere else.
bool reachesMenu() {
  Rng way(1504);
  for (int i = 0; i < 32; ++i) {
    switch (device->scene()) {
      case SceneId::MainMenu:
        return true;
      case SceneId::Title:
        device->press(Button::A);
        break;
      case SceneId::Fault:
        // Beside a store that fails: the third row plays without it.
        if (device->app().keep.setAside()) device->press({Button::Down, Button::Down});
        device->press(Button::A);
        break;
      case SceneId::Play:
      case SceneId::HandOver:
        device->press(Button::Y);
        break;
      case SceneId::GameMenu: {
        // B puts away a hint on display, and else the menu.
        device->press(Button::B);
        if (device->scene() != SceneId::GameMenu) device->press(Button::Y);
        if (device->scene() == SceneId::GameMenu) device->press({Button::Up, Button::A});
        break;
      }
      case SceneId::Result:  // A leaves the end scene, B the pages behind it
      case SceneId::Recap:
        // A leaves the page of news, B a film that it began; the first press of each ends a motion.
        device->press(way.below(2) == 0 ? Button::A : Button::B);
        break;
      default:
        device->press(Button::B);
    }
  }
  return device->scene() == SceneId::MainMenu;
}

TEST(random_presses_never_get_stuck) {
  device = std::make_unique<Device>(kLowPanel);
  Rng rng(2013);
  std::set<SceneId> seen;
  const int most = presses();
  for (int i = 0; i < most; ++i) {
    device->press(randomButton(rng));
    seen.insert(device->scene());
    if (rng.below(400) == 0) device->run(3000);
    if (rng.below(1500) == 0) device->reboot();
    if (i % 4000 == 2000) finishedGame(i % 8000 == 2000 ? GameId::Palazzi : GameId::Torri);
    if (i % 4000 == 0) gameOfPeople(i % 8000 == 0 ? GameId::Palazzi : GameId::Torri);
    if (i % 700 == 699) {
      TEST_ASSERT_TRUE_MESSAGE(reachesMenu(), where(i));
    }
  }
  checkMost(seen);
}

TEST(every_screen_leads_back_to_the_menu_in_a_few_presses) {
  static const std::vector<test::Screen> screens = allScreens();
  // With sanitizers a quarter of them: ui_golden draws each.
  for (std::size_t i = 0; i < screens.size(); i += kWatched ? 4 : 1) {
    const test::Screen& screen = screens[i];
    device = std::make_unique<Device>(kSquare, Language::En, 1504, KeyLayout::Eight);
    screen.go(*device);
    TEST_ASSERT_TRUE_MESSAGE(reachesMenu(), screen.name);
  }
}

// Held and chorded keys too: the levels of all keys change at random.
TEST(random_levels_of_all_keys_do_no_harm) {
  device = std::make_unique<Device>(kLowPanel);
  Rng rng(77);
  uint32_t now = 10'000'000;
  PadSet levels = 0;
  for (int i = 0; i < presses(); ++i) {
    levels = static_cast<PadSet>(levels ^ 1u << rng.below(kPads));
    device->step(now += 5 + rng.below(120), levels);
  }
  now += 1000;
  device->step(now, 0);
  device->press(Button::A);
  TEST_ASSERT_TRUE_MESSAGE(reachesMenu(), where(presses()));
}

// A device of four keys as it is somewhere in its life.
void beginLife(int life) {
  device =
      std::make_unique<Device>(kPanels[1], Language::De, 9 + static_cast<uint32_t>(life), KeyLayout::Four);
  switch (life % 4) {
    case 1:
      return gameOfPeople(GameId::Palazzi);
    case 2:
      return finishedGame(GameId::Torri);
    case 3:
      return gameOfPeople(GameId::Torri);
    default:
      return;
  }
}

TEST(four_keys_wander_through_most_scenes) {
  constexpr int kLife = 4000;
  Rng rng(5);
  std::set<SceneId> seen;
  uint32_t now = 0;
  for (int i = 0; i < 2 * presses(); ++i) {
    if (i % kLife == 0) {
      beginLife(i / kLife);
      now = 10'000'000;
    }
    // One of the four keys, now and then with a second one held.
    const Pad first = static_cast<Pad>(static_cast<int>(Pad::A) + static_cast<int>(rng.below(4)));
    const Pad second = static_cast<Pad>(static_cast<int>(Pad::A) + static_cast<int>(rng.below(4)));
    device->step(now += 20, padBit(first));
    if (rng.below(4) == 0) device->step(now += 20, static_cast<PadSet>(padBit(first) | padBit(second)));
    device->step(now += 20, 0);
    seen.insert(device->scene());
  }
  checkMost(seen);
}

}  // namespace
