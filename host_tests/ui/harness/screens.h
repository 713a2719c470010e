// Every screen that has a reference picture: a name and the way to it from switching on. Each part of the program has its
// own list; a new screen is a new row.
#pragma once

#include <span>
#include <vector>

#include "host_tests/ui/harness/device.h"

namespace lucca::ui::test {

struct Screen {
  const char* name;  // of the file: lower case, unique
  void (*go)(Device& device);
};

// The way to a screen from another one, by further keys.
template <auto Go, Button... Keys>
void then(Device& d) {
  Go(d);
  d.press({Keys...});
}
template <auto Go, Button Key, int Times>
void thenTimes(Device& d) {
  Go(d);
  d.press(Key, Times);
}

// Begins a game of people at instant speed and plays `decisions` of it by number.
void startDecided(Device& d, GameId game, int players, uint32_t decisions);

std::span<const Screen> shellScreens();
std::span<const Screen> palazziScreens();
std::span<const Screen> choiceScreens();
std::span<const Screen> torriScreens();
std::span<const Screen> learnScreens();
std::span<const Screen> handicapScreens();
std::span<const Screen> startScreens();
std::span<const Screen> puzzleScreens();
std::span<const Screen> aftergameScreens();
std::span<const Screen> coachScreens();
std::span<const Screen> matchScreens();
std::span<const Screen> cityScreens();

// All of them, in the order of the contact sheet.
std::vector<Screen> allScreens();

std::string panelName(const Panel& panel);
std::string languageName(Language language);

}  // namespace lucca::ui::test
