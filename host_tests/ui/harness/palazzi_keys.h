// A game of Palazzi played by keys on `device`.
#pragma once

#include "drawing/type/fonts.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/seen.h"
#include "ui/palazzi/captions.h"

namespace lucca::ui::test {

using namespace lucca::palazzi;
using enum Button;

inline const State& known() { return known(session()); }

// A game of people. `edition`: the value of its option.
inline void start(int players, uint8_t edition, bool celebration = false) {
  startPeople(*device, GameId::Palazzi, players,
              {{kEditionOption, edition}, {kCelebrationOption, celebration}});
}

// Plays a random game of people without drawing it, and calls `use` at each decision.
template <class Use>
void eachDecision(int players, uint8_t edition, Use use) {
  start(players, edition);
  device->unseen([&] {
    for (uint32_t i = 0; session().running() && i < 600; ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      use();
      device->playAny(i * 7919 + static_cast<uint32_t>(players));
    }
  });
}

// A new device at its menu, whose pictures `listener` hears.
inline void begin(Panel panel, Language language, TextListener& listener) {
  device = std::make_unique<Device>(panel, language);
  device->toMenu();
  device->listen(listener);
}

// While cards are placed, calls `check(action, after, caption)` for each legal way: the position after it, and its words.
template <class Check>
void eachPlacing(Check check) {
  const State& state = known();
  if (state.phase != Phase::Play) return;
  const StagePlan plan = stagePlan(device->canvas(), state);
  for (const Action action : session().legal()) {
    if (kindOf(action) != Kind::Play) continue;
    State after = state;
    TEST_ASSERT_TRUE(apply(after, action) == Verdict::Accepted);
    check(action, after, placing(plan, state, session().seat(), action));
  }
}

// Whether the words fit on one line of the caption.
inline bool fits(const StagePlan& plan, const Phrase& words) {
  return Canvas::textWidth(words, kFontSmall) <= plan.caption.w - 12;
}

// Draws all of the picture at once, when it is still.
inline void look() {
  device->rest();
  device->app().screen.redraw();
  device->run(20);
}

}  // namespace lucca::ui::test

// Tests of Palazzi's screens are written with these names.
using namespace lucca::palazzi;
using enum Button;
