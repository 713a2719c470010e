// The log tells every entry of a game in whole, on every panel and in every language, whatever the players are called.

#include <cstdio>

#include "host_tests/device/people.h"
#include "host_tests/ui/harness/one_device.h"

namespace {

using enum Button;

int faults = 0;

void noteFault(TextFault, std::string_view text) {
  ++faults;
  std::printf("%dx%d: %.*s\n", device->canvas().width(), device->canvas().height(),
              static_cast<int>(text.size()), text.data());
}

// A whole game of people whose names are as wide as they can be, or as they come.
void playWhole(GameId game, int players, bool wideNames, uint32_t seed) {
  App& app = device->app();
  app.draft = planOfPeople(game, players);
  for (SeatInfo& seat : app.draft.seats) {
    if (wideNames) seat.name.set("WMWMWMWMWM");
  }
  app.settings.speed = Speed::Instant;
  static_cast<void>(session().start(app.draft, seed));
  app.go.playGame();
  device->run(20);
  device->unseen([&] {
    for (uint32_t i = 0; session().running() && i < 2000; ++i) {
      device->takeTurn();
      if (session().phase() == Session::Phase::Decide) device->playAny(i * 7919 + seed);
    }
  });
}

// Every page of it, from the end to the beginning.
int pagesOfLog() {
  device->app().go.push(SceneId::Log);
  device->run(40);
  int pages = 1;
  setTextFaultHook(noteFault);
  for (uint32_t before = 0; before != sumOf(device->glance()) && pages < 400; ++pages) {
    before = sumOf(device->glance());
    device->press(Left);
    device->run(4000);  // until the note that the log starts here is gone
  }
  setTextFaultHook(nullptr);
  return pages;
}

// With sanitizers the longest words are enough: they watch the drawing, and the words were read without them.
#if defined(__SANITIZE_ADDRESS__)
constexpr Language kRead[] = {Language::De};
#else
constexpr Language kRead[] = {Language::En, Language::It, Language::De};
#endif

TEST(every_entry_can_be_read_in_whole) {
  faults = 0;
  for (const Panel& panel : kPanels) {
    for (const Language language : kRead) {
      for (uint32_t seed = 1; seed <= 8; ++seed) {
        const int players = seed < 5 ? 2 : static_cast<int>(seed) - 3;
        device = std::make_unique<Device>(panel, language);
        device->toMenu();
        playWhole(GameId::Palazzi, players, seed % 2 == 0, seed);
        TEST_ASSERT_FALSE(session().running());
        TEST_ASSERT_GREATER_THAN(5, pagesOfLog());
      }
    }
  }
  TEST_ASSERT_EQUAL(0, faults);
}

}  // namespace
