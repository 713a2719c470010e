// The list of screens: complete, and each with a name of its own.

#include <set>
#include <string>

#include "host_tests/suite.h"
#include "host_tests/ui/harness/screens.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

TEST(every_scene_is_among_the_screens) {
  static std::set<SceneId> seen;
  static std::set<std::string> names;
  static const std::vector<test::Screen> screens = allScreens();
  for (const test::Screen& screen : screens) {
    Device& device = newDevice();
    screen.go(device);
    seen.insert(device.scene());
    TEST_ASSERT_TRUE_MESSAGE(names.insert(screen.name).second, screen.name);
  }
  for (int i = 0; i < kScenes; ++i) {
    TEST_ASSERT_TRUE_MESSAGE(seen.count(static_cast<SceneId>(i)), sceneName(static_cast<SceneId>(i)));
  }
}

}  // namespace
