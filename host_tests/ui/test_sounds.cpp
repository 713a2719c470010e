// Sounds of a game's moments: none lasts longer than what it belongs to, on display or in motion.
#include "drivers/scores.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/game_walk.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

uint32_t lengthOf(Effect effect) {
  uint32_t ms = 0;
  for (const Note& note : notesOf(effect)) ms += note.ms;
  return ms;
}

struct Heard {
  int moments = 0, tooLong = 0;
  bool effects[kEffects] = {};
};

// Until a sound of `last` was heard. A tune may go on while its moment is read, and so may the sound of what does not move; an effect ends with its motion.
Heard listen(GameId game, int players, Effect last) {
  Heard heard;
  Device device;
  startPeople(device, game, players);
  watchUntil(device, [&](const Moment& moment) {
    const GameUi& ui = device.app().gameUi();
    const Effect effect = ui.soundOf(moment);
    const uint32_t act = ui.actMs(moment);
    const uint32_t stay = act == 0 || effect == Effect::Party ? ui.stayMs(moment) : 0;
    heard.tooLong += lengthOf(effect) > act + stay;
    heard.effects[static_cast<int>(effect)] = true;
    return ++heard.moments >= 60 && heard.effects[static_cast<int>(last)];
  });
  return heard;
}

}  // namespace

TEST(no_sound_outlasts_what_it_belongs_to) {
  TEST_ASSERT_EQUAL(0, listen(GameId::Palazzi, 5, Effect::Round).tooLong);
  TEST_ASSERT_EQUAL(0, listen(GameId::Torri, 3, Effect::Struggle).tooLong);
  // A palace that is completed: its last floor falls, the roof comes, the order is shown (ui/palazzi/acts/build.cpp).
  TEST_ASSERT_LESS_OR_EQUAL(260 + 180 + 250, lengthOf(Effect::Complete));
}
