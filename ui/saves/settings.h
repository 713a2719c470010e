// The owner's settings and other remembered choices, and their bytes in the store (docs/store-format.md). Another layout of the bytes
// gets another version: the store keeps each version's value, so that no firmware writes over what a newer one set.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "drivers/light.h"
#include "drivers/sound.h"
#include "ui/game/plan.h"
#include "ui/game/session.h"
#include "ui/look/theme.h"
#include "ui/saves/slots.h"
#include "ui/words/text.h"

namespace lucca::ui {

inline constexpr int kKnownNames = 8;

struct Settings {
  static constexpr uint8_t kVersion = 2, kVersion010 = 1;  // of the bytes; version 0.1.0 wrote the latter

  uint8_t languageChosen = 0;  // 0: ask at the first start
  Language language = Language::En;
  uint8_t brightness = 4;  // kMinBrightness..kMaxBrightness
  uint8_t volume = 2;      // 0..kMaxVolume
  Speed speed = Speed::Normal;
  uint8_t askBeforeEnd = 1;   // "end the turn?" before what cannot be taken back
  uint8_t shortHandOver = 0;  // without a secret the hand-over asks no question
  uint8_t largeText = 0;      // one size up, where the panel has room
  Theme theme = Theme::Stone;
  uint8_t slot = 0;                            // of the running game that was played last
  uint8_t planKnown = 0;                       // bit i: plans[i] was played
  std::array<Plan, 2> plans{};                 // the last of each game: see lastPlan()
  std::array<Name, kKnownNames> names{};       // typed in by players, newest first
  uint32_t wordsSeen = 0;                      // bit w: the glossary's word w was explained where it came up
  std::array<uint8_t, kGameSlots> slotAges{};  // games of other slots resumed since the slot's own was
  uint16_t principlesSeen = 0;                 // bit p: the hint that rests on principle p said it
  // People with a coach who asked for hints, the last one first: 14 bits of the name's checksum, and how often, up to
  // kHintsKnown. 0: free.
  std::array<uint16_t, 4> hinted{};
};

// After this many hints a person with a coach knows how to get one.
inline constexpr int kHintsKnown = 3;
int hintsOf(const Settings& settings, std::string_view name);
void noteHint(Settings& settings, std::string_view name);

// The game as it was last played; null: never, or a game that shares its place was played since. A game's place is its
// number, as long as there are as many places as games.
inline const Plan* lastPlan(const Settings& settings, GameId game) {
  const std::size_t place = static_cast<std::size_t>(game) % settings.plans.size();
  const bool known = (settings.planKnown >> place & 1) && settings.plans[place].setup.game == game;
  return known ? &settings.plans[place] : nullptr;
}
inline void rememberPlan(Settings& settings, const Plan& plan) {
  const std::size_t place = static_cast<std::size_t>(plan.setup.game) % settings.plans.size();
  settings.plans[place] = plan;
  settings.planKnown = static_cast<uint8_t>(settings.planKnown | 1u << place);
}

// The slot's game is resumed: its age is 0 again, and the others are one sitting older.
inline void noteSitting(Settings& settings, int slot) {
  constexpr uint8_t kMostAge = 99;
  settings.slot = static_cast<uint8_t>(slot);
  uint8_t& own = settings.slotAges[settings.slot];
  for (uint8_t& age : settings.slotAges) age = age < kMostAge ? static_cast<uint8_t>(age + 1) : kMostAge;
  own = 0;
}

inline constexpr std::size_t kSettingsMost = 520;

// Returns the number of bytes.
std::size_t encodeSettings(const Settings& settings, std::span<uint8_t, kSettingsMost> out);
// False, and unchanged, when the bytes are no settings of that version. A single value that this firmware does not know
// (a language, a game) is left at its default.
bool decodeSettings(uint8_t version, std::span<const uint8_t> bytes, Settings& settings);

}  // namespace lucca::ui
