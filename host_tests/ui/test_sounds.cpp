// Sounds of a game's moments: none lasts longer than what it belongs to, on display or in motion.
#include <algorithm>

#include "drivers/scores.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

uint32_t lengthOf(Sound sound) {
  uint32_t ms = 0;
  for (const Note& note : notesOf(sound)) ms += note.ms;
  return ms;
}

struct Heard {
  int tooLong = 0;
  bool missed = false;  // one of those that were waited for
  bool effects[kSounds] = {};

  bool has(Sound sound) const { return effects[static_cast<int>(sound)]; }
};

// Whole games of people, until these sounds were heard. A tune may continue while its moment is read, and so may the sound of
// what does not move; an sound ends with its motion.
Heard listen(GameId game, int players, std::initializer_list<Sound> wanted) {
  static Walker walker;
  static Moment moment;
  Heard heard;
  Device device;
  for (uint32_t seed = 1; seed < 20; ++seed) {
    device.startGame(game, players, 0, seed);
    for (uint32_t i = 0; device.session().running(); ++i) {
      device.takeTurn();
      if (device.session().phase() == Session::Phase::Decide) device.playAny(i * 7 + seed);
    }
    GameStage& stage = device.app().stage();
    const Acts& acts = stage.acts();
    for (walker.start(device.session().match(), kNobody); walker.next(moment);) {
      const Sound sound = stage.words().soundOf(moment);
      const uint32_t act = acts.actMs(moment);
      const uint32_t stay = act == 0 || sound == Sound::Party ? acts.stayMs(moment) : 0;
      heard.tooLong += lengthOf(sound) > act + stay;
      heard.effects[static_cast<int>(sound)] = true;
    }
    if (std::all_of(wanted.begin(), wanted.end(), [&](Sound each) { return heard.has(each); })) return heard;
  }
  heard.missed = true;
  return heard;
}

void check(const Heard& heard) {
  TEST_ASSERT_FALSE(heard.missed);
  TEST_ASSERT_EQUAL(0, heard.tooLong);
}

}  // namespace

TEST(no_sound_outlasts_what_it_belongs_to) {
  check(listen(GameId::Palazzi, 3, {Sound::Round, Sound::Party, Sound::Complete, Sound::Card}));
  check(listen(GameId::Torri, 3, {Sound::Struggle, Sound::Blow, Sound::Prisoner, Sound::Merge, Sound::Card}));
}
