// Sound: tunes from the table, note by note, never waiting.

#include "base/fixed_list.h"
#include "drivers/scores.h"
#include "host_tests/suite.h"

using namespace lucca;

namespace {

struct Tone {
  uint16_t hz;
  uint8_t duty;
};

class Ear final : public Speaker {
 public:
  void tone(uint16_t hz, uint8_t duty) override { heard.push({hz, duty}); }
  FixedList<Tone, 64> heard;
};

void play(SoundPlayer& player, uint32_t from, uint32_t to) {
  for (uint32_t t = from; t < to; t += 5) player.next(t);
}

}  // namespace

TEST(every_effect_has_notes_a_piezo_can_play) {
  for (int i = 0; i < kSounds; ++i) {
    const auto notes = notesOf(static_cast<Sound>(i));
    TEST_ASSERT_FALSE(notes.empty());
    TEST_ASSERT_NOT_EQUAL(0, notes.back().hz);
    for (const Note& note : notes) {
      TEST_ASSERT_TRUE(note.hz == 0 || (note.hz >= 150 && note.hz <= 5000));
      TEST_ASSERT_TRUE(note.ms > 0 && note.ms <= 800);
    }
  }
}

// MIDI numbers and lengths as others have set the music, independent of the notation; 0 is a rest.
struct Sung {
  int midi, units;
};
static void checkMelody(Sound sound, int unitMs, const Sung* sung, int count) {
  int at = 0, ms = 0;
  for (const Note& note : notesOf(sound)) {
    ms += note.ms;
    if (note.ms == kQuickMs) continue;  // of a broken chord
    TEST_ASSERT_LESS_THAN(count, at);
    uint32_t hz = sung[at].midi == 0 ? 0 : 440'000;
    for (int i = 69; i < sung[at].midi; ++i) hz = static_cast<uint32_t>(hz * 1'059'463ull / 1'000'000);
    TEST_ASSERT_UINT16_WITHIN(3, hz / 1000, note.hz);
    TEST_ASSERT_EQUAL(sung[at].units * unitMs, ms);
    ms = 0;
    ++at;
  }
  TEST_ASSERT_EQUAL(count, at);
}

TEST(tunes_are_what_puccini_wrote) {
  // Three quavers A flat, C as a crotchet, G; then F and E flat as long as half a bar of 6/8. A quaver is four units.
  constexpr Sung kLauretta[] = {{92, 3}, {0, 1},  {92, 3},  {0, 1},  {92, 4},
                                {96, 8}, {91, 4}, {89, 12}, {87, 12}};
  checkMelody(Sound::Boot, 50, kLauretta, 9);
  // A flat, B flat, C, A flat as a crotchet, its octave, and E flat.
  constexpr Sung kBello[] = {{80, 1}, {82, 1}, {84, 1}, {80, 2}, {92, 1}, {87, 3}};
  checkMelody(Sound::Complete, 60, kBello, 6);
  // C sharp, D, E as crotchets, F sharp and G as quavers, and the A that is held.
  constexpr Sung kCalaf[] = {{85, 2}, {86, 2}, {88, 2}, {90, 1}, {91, 1}, {93, 4}};
  checkMelody(Sound::Victory, 200, kCalaf, 6);
  // E, D sharp and C sharp, a bar of 3/4 each; the broken chords before the bars take a quaver.
  constexpr Sung kMusetta[] = {{88, 5}, {87, 6}, {85, 7}};
  checkMelody(Sound::Party, 100, kMusetta, 3);
}

TEST(scores_last_as_long_as_they_are_written) {
  for (const Score& score : kScores) {
    int units = 0, ms = 0;
    for (std::size_t at = score.notes.find(':'); at != std::string_view::npos;
         at = score.notes.find(':', at + 1)) {
      int number = 0;
      for (std::size_t i = at + 1; i < score.notes.size() && score.notes[i] != ' '; ++i)
        number = 10 * number + (score.notes[i] - '0');
      units += number;
    }
    for (const Note& note : notesOf(score.sound)) ms += note.ms;
    TEST_ASSERT_EQUAL(units * score.unitMs, ms);
  }
}

TEST(a_key_ends_a_tune_but_no_short_effect) {
  Ear ear;
  SoundPlayer player(ear);
  for (const Sound tune : {Sound::Boot, Sound::Party, Sound::Victory}) {
    player.play(tune);
    player.next(0);
    player.hush();
    TEST_ASSERT_FALSE(player.playing());
    TEST_ASSERT_EQUAL(0, ear.heard.back().hz);
  }
  player.play(Sound::Refuse);
  player.next(0);
  player.hush();
  TEST_ASSERT_TRUE(player.playing());
}

TEST(effects_of_the_players_hand_are_short) {
  for (const Sound sound : {Sound::Move, Sound::Confirm, Sound::Back, Sound::Card}) {
    int total = 0;
    for (const Note& note : notesOf(sound)) total += note.ms;
    TEST_ASSERT_LESS_OR_EQUAL(100, total);
  }
}

TEST(tune_sounds_note_by_note_and_ends_silent) {
  Ear ear;
  SoundPlayer player(ear);
  player.play(Sound::Complete);
  play(player, 0, 2000);
  const auto notes = notesOf(Sound::Complete);
  TEST_ASSERT_EQUAL(notes.size() + 1, ear.heard.size());
  for (std::size_t i = 0; i < notes.size(); ++i) TEST_ASSERT_EQUAL(notes[i].hz, ear.heard[i].hz);
  TEST_ASSERT_EQUAL(0, ear.heard.back().hz);
  TEST_ASSERT_FALSE(player.playing());
}

TEST(rest_is_silent) {
  Ear ear;
  SoundPlayer player(ear);
  player.play(Sound::Refuse);
  play(player, 0, 1000);
  TEST_ASSERT_EQUAL(0, ear.heard[1].hz);
  TEST_ASSERT_EQUAL(0, ear.heard[1].duty);
}

TEST(louder_steps_have_wider_pulses) {
  uint8_t before = 0;
  for (uint8_t step = 1; step <= kMaxVolume; ++step) {
    Ear ear;
    SoundPlayer player(ear);
    player.setVolume(step);
    player.play(Sound::Confirm);
    player.next(0);
    TEST_ASSERT_GREATER_THAN(before, ear.heard[0].duty);
    before = ear.heard[0].duty;
  }
  TEST_ASSERT_EQUAL(128, before);
}

TEST(mute_is_silent_and_ends_what_sounds) {
  Ear ear;
  SoundPlayer player(ear);
  player.play(Sound::Victory);
  player.next(0);
  player.setVolume(0);
  TEST_ASSERT_EQUAL(0, ear.heard.back().hz);
  player.play(Sound::Confirm);
  play(player, 10, 500);
  TEST_ASSERT_EQUAL(2, ear.heard.size());
}

TEST(cursor_tick_does_not_cut_off_a_tune) {
  Ear ear;
  SoundPlayer player(ear);
  player.play(Sound::Party);
  player.next(0);
  player.play(Sound::Move);
  player.next(10);
  TEST_ASSERT_EQUAL(1, ear.heard.size());
  player.play(Sound::Refuse);
  player.next(20);
  TEST_ASSERT_EQUAL(notesOf(Sound::Refuse)[0].hz, ear.heard.back().hz);
}

TEST(late_call_plays_the_rest_late) {
  Ear ear;
  SoundPlayer player(ear);
  player.play(Sound::Confirm);
  player.next(0);
  player.next(5000);
  TEST_ASSERT_EQUAL(notesOf(Sound::Confirm)[1].hz, ear.heard.back().hz);
  TEST_ASSERT_TRUE(player.playing());
}
