#include "host_tests/ui/harness/screens.h"

#include "host_tests/device/people.h"

namespace lucca::ui::test {

void startDecided(Device& d, GameId game, int players, uint32_t decisions) {
  d.app().draft = planOfPeople(game, players);
  d.app().settings.speed = Speed::Instant;
  beginGame(d.app(), 0);
  d.run(100);
  d.unseen([&] {
    for (uint32_t i = 0; i < decisions; ++i) {
      d.takeTurn();
      d.playAny(7 * i + 3);
    }
  });
  d.run(100);
}

std::vector<Screen> allScreens() {
  std::vector<Screen> screens;
  for (const std::span<const Screen> part :
       {shellScreens(), palazziScreens(), choiceScreens(), torriScreens(), learnScreens(), handicapScreens(),
        startScreens(), puzzleScreens(), aftergameScreens(), coachScreens(), matchScreens(), cityScreens()}) {
    screens.insert(screens.end(), part.begin(), part.end());
  }
  return screens;
}

std::string panelName(const Panel& panel) {
  return std::to_string(panel.width) + "x" + std::to_string(panel.height);
}

std::string languageName(Language language) { return kLanguageCodes[static_cast<int>(language)]; }

}  // namespace lucca::ui::test
