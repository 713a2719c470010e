// The guided first games as data: a whole game, from its first decision or after a short opening, and lessons. A lesson
// knows from the engine when it is worth speaking of, which choices carry it out, and whether something that happened did;
// the coach asks for it, says what came of it, or that it was not done. Every choice is the player's own and counts.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/game/seat.h"
#include "engine/game/setup.h"
#include "ui/game/moment.h"
#include "ui/game/played_match.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// The meaning of an action, done or proposed, for a lesson.
enum class Bearing : uint8_t {
  None,
  Fails,   // it lost the occasion
  Passes,  // does it, but the coach would not ask for this
  Leads,   // a step on the way, in the same turn
  Nears,   // progress: another turn may finish it
  Heeds,   // rightly leaves it alone; the second time the lesson counts as learned, in the words of `missed`
  Does,
  Best,  // does it as the coach would
};

// The values of the places {0}, {1}, {2} and {3} in the coach's words.
struct CoachFacts {
  int16_t number[3] = {};
  std::string_view name = {};
  Action also[2] = {kNoAction, kNoAction};  // what the words name besides the choice: it must be seen, too
};

struct Lesson {
  RulePage page;            // where more is written
  Coach ask, done, missed;  // before the choice; after it
  bool (*ready)(const AnyView& now, Seat player);
  Bearing (*bears)(const Moment& moment, Seat player);
  // `moment`: what happened; when the coach asks, before and after are the same position.
  void (*facts)(const Moment& moment, Seat player, CoachFacts& out);
};

// A guided game: the same cards and the same lessons each time.
struct Guide {
  Setup setup;
  Seat player = 0;  // the seat of the person; the others are computers
  uint32_t seed;    // of all that chance draws
  std::span<const Action> opening =
      {};                           // moves of all seats before the player's first decision; default: none
  std::span<const Lesson> lessons;  // at most kMostLessons, in the order in which they may come up
  // Moves for the rivals: a bit of `settled` for each lesson that is over. Null, the default: they think for themselves.
  Action (*rival)(const PlayedMatch& match, const ActionList& legal, Seat player, unsigned settled) = nullptr;
  // The choice that the stage itself proposes, or kNoAction: the coach prefers it to others that are as good. Null, the
  // default: the stage never proposes one.
  Action (*proposes)(const AnyView& now) = nullptr;
  // Where the stage would show no cursor: the choice to put it on, for a learner who only presses A. kNoAction, or null, the
  // default: no cursor.
  Action (*begins)(const AnyView& now) = nullptr;
  Coach hello, end;  // what the coach says before the first move and after the last
};

inline constexpr std::size_t kMostLessons = 12;

// The state of a guided game that is saved beside the game itself.
struct GuideNote {
  static constexpr std::size_t kMost = 24;
  uint8_t guide = 0;   // 1 + its number among the guides of its game; 0: no guide
  uint8_t format = 0;  // of `progress`: a coach ignores a format that it does not know
  uint8_t size = 0;    // of `progress`
  std::array<uint8_t, kMost> progress{};
  friend bool operator==(const GuideNote&, const GuideNote&) = default;
};

}  // namespace lucca::ui
