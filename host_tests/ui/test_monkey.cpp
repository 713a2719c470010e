// Random key presses over everything. LUCCA_MONKEY_PRESSES says how many (the usual number keeps the test short).

#include <cstdlib>

#include "base/rng.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/screens.h"

namespace {

constexpr Panel kLowPanel = kPanels[2];

// Only a device that failed shows the fault page, and only one with six games asks which of them may go
// (host_tests/ui/test_running.cpp).
// Chance seldom finds a whole review or the menu of a replay (host_tests/fame/test_aftergame.cpp goes there), and a warning
// needs a seat with a coach (host_tests/ui/test_coach.cpp), the table of a match a finished game of one
// (host_tests/ui/test_match.cpp), and the end of a city a whole game of it (host_tests/ui/test_cities.cpp).
constexpr uint64_t kNotByKeys =
    uint64_t{1} << static_cast<int>(SceneId::Fault) | uint64_t{1} << static_cast<int>(SceneId::Turning) |
    uint64_t{1} << static_cast<int>(SceneId::Try) | uint64_t{1} << static_cast<int>(SceneId::Warning) |
    uint64_t{1} << static_cast<int>(SceneId::Tourney) | uint64_t{1} << static_cast<int>(SceneId::Running) |
    uint64_t{1} << static_cast<int>(SceneId::CityEnd);

// Scenes as bits: a failing test jumps out, so its locals own nothing.
class SceneSet {
 public:
  void add(SceneId scene) { bits_ |= uint64_t{1} << static_cast<int>(scene); }
  bool has(SceneId scene) const { return bits_ >> static_cast<int>(scene) & 1; }
  bool all() const { return bits_ == (uint64_t{1} << kScenes) - 1; }

 private:
  static_assert(kScenes < 64);
  uint64_t bits_ = kNotByKeys;
};

// With sanitizers the presses are fewer: they watch, and whether chance finds every scene was seen without them.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kFindsAll = false;
#else
constexpr bool kFindsAll = true;
#endif

void checkAllSeen(const SceneSet& seen) {
  if (!kFindsAll) return;
  for (int i = 0; i < kScenes; ++i) {
    TEST_ASSERT_TRUE_MESSAGE(seen.has(static_cast<SceneId>(i)), sceneName(static_cast<SceneId>(i)));
  }
}

int presses() {
  const char* wanted = std::getenv("LUCCA_MONKEY_PRESSES");
  return wanted ? std::atoi(wanted) : kFindsAll ? 12000 : 2000;
}

// Chance may take its time to find a scene, but not for ever.
bool goOn(int press, int most, const SceneSet& seen) {
  return press < most || (kFindsAll && press < 20 * most && !seen.all());
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

// One person against computers is never handed the device, and random keys seldom seat a second one. Palazzi begins with
// a secret choice, so with the page on which the device changes hands.
void gameOfPeople(GameId game, SceneSet& seen) {
  device->startGame(game, 3, 0);
  seen.add(device->scene());
  device->app().settings.speed = Speed::Normal;
}

// Nor do they often find the log in the menu; Torri has two pages of its own before it.
void logOfPeople(GameId game, SceneSet& seen) {
  gameOfPeople(game, seen);
  device->takeTurn();
  device->press(Button::Y);
  device->press(Button::Down, game == GameId::Torri ? 6 : 4);
  device->press(Button::A);
  seen.add(device->scene());
}

// The last page of the device check, and the panel's page behind it.
void deviceCheck(SceneSet& seen) {
  device->fitPanel();
  device->app().go.home();
  device->run(20);
  device->app().go.push(SceneId::Diagnostics);
  device->run(20);
  seen.add(device->scene());
  device->press({Button::A, Button::A, Button::A, Button::A});
  seen.add(device->scene());
}

// Behind the last row of Learn.
void keysOfTheBoard(SceneSet& seen) {
  device->app().go.home();
  device->run(20);
  device->app().go.push(SceneId::Keys);
  device->run(20);
  seen.add(device->scene());
}

// What a player who wants to leave does: the menu's "leave" in a game, back everywhere else.
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

TEST(random_presses_reach_every_scene_and_never_get_stuck) {
  device = std::make_unique<Device>(kLowPanel);
  Rng rng(2013);
  SceneSet seen;
  seen.add(device->scene());
  const int most = presses();
  for (int i = 0; goOn(i, most, seen); ++i) {
    device->press(randomButton(rng));
    seen.add(device->scene());
    if (rng.below(400) == 0) device->run(3000);
    if (rng.below(1500) == 0) device->reboot();
    if (i % 4000 == 2000) finishedGame(i % 8000 == 2000 ? GameId::Palazzi : GameId::Torri);
    if (i % 4000 == 0) logOfPeople(i % 8000 == 0 ? GameId::Palazzi : GameId::Torri, seen);
    if (i % 8000 == 3000) deviceCheck(seen);
    if (i % 8000 == 5000) keysOfTheBoard(seen);
    if (i % 700 == 699) {
      TEST_ASSERT_TRUE_MESSAGE(reachesMenu(), where(i));
    }
  }
  checkAllSeen(seen);
}

TEST(every_screen_leads_back_to_the_menu_in_a_few_presses) {
  static const std::vector<test::Screen> screens = allScreens();
  // With sanitizers a quarter of them: ui_golden draws each.
  for (std::size_t i = 0; i < screens.size(); i += kFindsAll ? 1 : 4) {
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
void beginLife(int life, SceneSet& seen) {
  device =
      std::make_unique<Device>(kPanels[1], Language::De, 9 + static_cast<uint32_t>(life), KeyLayout::Four);
  seen.add(device->scene());
  switch (life % 5) {
    case 1:
      return gameOfPeople(GameId::Palazzi, seen);
    case 2:
      return deviceCheck(seen);
    case 3:
      return finishedGame(GameId::Torri);
    case 4:
      return gameOfPeople(GameId::Torri, seen);
    default:
      return;
  }
}

TEST(four_keys_reach_every_scene) {
  constexpr int kLife = 4000;
  Rng rng(5);
  SceneSet seen;
  uint32_t now = 0;
  for (int i = 0; goOn(i, 2 * presses(), seen); ++i) {
    if (i % kLife == 0) {
      beginLife(i / kLife, seen);
      now = 10'000'000;
    }
    // One of the four keys, now and then with a second one held.
    const Pad first = static_cast<Pad>(static_cast<int>(Pad::A) + static_cast<int>(rng.below(4)));
    const Pad second = static_cast<Pad>(static_cast<int>(Pad::A) + static_cast<int>(rng.below(4)));
    device->step(now += 20, padBit(first));
    if (rng.below(4) == 0) device->step(now += 20, static_cast<PadSet>(padBit(first) | padBit(second)));
    device->step(now += 20, 0);
    seen.add(device->scene());
  }
  checkAllSeen(seen);
}

}  // namespace
