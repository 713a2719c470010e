// The piezo's tunes and sounds, written as music. A score is a row of notes "PITCH:UNITS" ("Ab6:3"), rests "-:UNITS" and bar lines;
// a pitch is a letter, # or b, and the octave, A4 = 440 Hz in equal temperament. "PITCH!" is a note of a quick broken chord:
// kQuickMs long, and so much shorter is the next one. The three tunes are by Giacomo Puccini, born in Lucca in 1858, in the
// public domain, and set here for one square wave; a piezo is loudest from about 1 to 4 kHz, so they lie high. Pitches and
// lengths were compared with settings of others: of the title for four clarinets, of the waltz for a telephone, of the
// victory for violins.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "drivers/sound.h"

namespace lucca {

inline constexpr int kQuickMs = 35;

struct Score {
  Sound sound;
  std::string_view name;
  std::string_view key;
  int unitMs;
  std::string_view notes;
};

inline constexpr Score kScores[kSounds] = {
    {Sound::Move, "move", "C major", 8, "C7:1"},
    {Sound::Confirm, "confirm", "C major", 15, "G6:2 C7:3"},
    {Sound::Back, "back", "C major", 15, "C7:2 G6:3"},
    {Sound::Refuse, "refuse", "", 10, "A3:9 -:3 G3:14"},
    {Sound::Card, "card", "", 6, "E6:3 A6:5"},
    // "Mi piace, è bello, bello", with its octave, from the same aria as the title; a unit is a quaver.
    {Sound::Complete, "complete", "A flat major", 60, "Ab5:1 Bb5:1 C6:1 Ab5:2 Ab6:1 | Eb6:3"},
    // Musetta's waltz, La bohème, second act (1896), 3/4: "Quando me'n vo'", three bars that step down from E, with the
    // orchestra's broken chord before the next bar; a unit is a quaver.
    {Sound::Party, "party", "E major", 100, "E6:5 E5! G#5! B5! | D#6:6 E5! G#5! B5! | C#6:7"},
    // Turandot's riddles are a struggle too: its tritone, falling home.
    {Sound::Struggle, "struggle", "D minor", 48, "D5:1 A5:1 G#5:1 D5:2"},
    {Sound::Blow, "blow", "A minor", 5, "A5:5 E5:8 C5:12"},
    {Sound::Prisoner, "prisoner", "A minor", 30, "A5:3 E5:6"},
    {Sound::Merge, "merge", "C major", 28, "C5:1 G5:1 C6:2"},
    {Sound::Round, "round", "C major", 10, "C6:9 G6:16"},
    {Sound::Handover, "handover", "", 10, "E6:6 -:4 E7:9"},
    {Sound::Undo, "undo", "D minor", 15, "A6:2 F6:2 D6:3"},
    {Sound::Warning, "warning", "", 40, "A5:3 -:2 A5:3"},
    {Sound::Bronze, "bronze", "C major", 10, "C6:14"},
    {Sound::Silver, "silver", "C major", 10, "E6:14"},
    {Sound::Gold, "gold", "C major", 10, "G6:24"},
    // Gianni Schicchi (1918), Lauretta: "O mio babbino caro", Andantino ingenuo, 6/8. Four units are a quaver, so that the
    // three equal notes at the beginning can be told apart.
    {Sound::Boot, "title", "A flat major", 50, "Ab6:3 -:1 Ab6:3 -:1 Ab6:4 C7:8 G6:4 | F6:12 Eb6:12"},
    // Turandot (1926), the last bars of "Nessun dorma"; a unit is a quaver.
    {Sound::Victory, "victory", "D major", 200, "C#6:2 D6:2 E6:2 F#6:1 G6:1 | D6! F#6! A6:4"},
};

// ---- Reading a score, when the program is built
namespace score {

// The next word, without bar lines; empty at the end.
constexpr std::string_view takeWord(std::string_view& rest) {
  while (!rest.empty() && (rest[0] == ' ' || rest[0] == '|')) rest.remove_prefix(1);
  const std::size_t end = rest.find(' ');
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(word.size());
  return word;
}

constexpr std::size_t count(std::string_view notes) {
  std::size_t words = 0;
  while (!takeWord(notes).empty()) ++words;
  return words;
}

// Takes the pitch off the word; a rest is 0.
constexpr uint16_t takePitch(std::string_view& word) {
  // The eighth octave from C on, in hundredths of a hertz.
  constexpr uint32_t kTop[12] = {418601, 443492, 469864, 497803, 527404, 558765,
                                 591991, 627193, 664488, 704000, 745862, 790213};
  constexpr int kSteps[7] = {9, 11, 0, 2, 4, 5, 7};  // of the letters A to G
  const char letter = word[0];
  word.remove_prefix(1);
  if (letter == '-') return 0;
  int step = kSteps[letter - 'A'];
  if (word[0] == '#' || word[0] == 'b') {
    step += word[0] == '#' ? 1 : -1;
    word.remove_prefix(1);
  }
  const int octave = word[0] - '0';
  word.remove_prefix(1);
  const uint32_t divisor = 100u << (8 - octave);
  return static_cast<uint16_t>((kTop[step] + divisor / 2) / divisor);
}

template <std::size_t Count>
constexpr std::array<Note, Count> read(const Score& score) {
  std::array<Note, Count> notes{};
  std::string_view rest = score.notes;
  int late = 0;  // what the broken chord took
  for (Note& note : notes) {
    std::string_view word = takeWord(rest);
    note.hz = takePitch(word);
    if (word[0] == '!') {
      note.ms = kQuickMs;
      late += kQuickMs;
      continue;
    }
    int units = 0;
    for (word.remove_prefix(1); !word.empty(); word.remove_prefix(1)) units = 10 * units + (word[0] - '0');
    note.ms = static_cast<uint16_t>(units * score.unitMs - late);
    late = 0;
  }
  return notes;
}

}  // namespace score

}  // namespace lucca
