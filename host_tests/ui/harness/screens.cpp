#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

std::vector<Screen> allScreens() {
  std::vector<Screen> screens;
  for (const std::span<const Screen> part :
       {shellScreens(), palazziScreens(), choiceScreens(), torriScreens(), learnScreens(), handicapScreens(),
        startScreens(), puzzleScreens(), aftergameScreens(), coachScreens()}) {
    screens.insert(screens.end(), part.begin(), part.end());
  }
  return screens;
}

std::string panelName(const Panel& panel) {
  return std::to_string(panel.width) + "x" + std::to_string(panel.height);
}

std::string languageName(Language language) { return kLanguageCodes[static_cast<int>(language)]; }

}  // namespace lucca::ui::test
