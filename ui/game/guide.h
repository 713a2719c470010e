// The guided first games as data: a whole game, from its first decision or after a short opening, and lessons. A lesson
// knows from the engine when it is worth speaking of, which choices carry it out, and whether something that happened did;
// the coach asks for it, says what came of it, or that it was not done. Every choice is the player's own and counts.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/game/seat.h"
#include "engine/game/setup.h"
#include "ui/game/moment.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// What something that happens, or would happen, means for a lesson.
enum class Bearing : uint8_t {
  None,
  Fails,   // the occasion was lost by it
  Passes,  // does it, but the coach would not ask for this
  Leads,   // a step on the way, in the same turn
  Nears,   // progress: another turn may finish it
  Heeds,   // leaves it, and rightly; asked for again and still so, it is learned in the words of `missed`
  Does,
  Best,  // does it as the coach would
};

// What fills the places {0}, {1}, {2} and {3} of the coach's words.
struct CoachFacts {
  int16_t number[3] = {};
  std::string_view name = {};
};

struct Lesson {
  RulePage page;            // where more is written
  Coach ask, done, missed;  // before the choice; after it
  bool (*ready)(const AnyView& now, Seat player);
  Bearing (*bears)(const Moment& moment, Seat player);
  // Of what happened; of the position that the coach asks in, before and after are the same.
  void (*facts)(const Moment& moment, Seat player, CoachFacts& out);
};

struct Guide {
  Setup setup;
  Seat player;  // the others are computers
  uint32_t seed;
  std::span<const Action> opening;  // played before the player's first decision, all seats' moves
  std::span<const Lesson> lessons;
  Coach hello, end;
};

inline constexpr std::size_t kMostLessons = 12;

}  // namespace lucca::ui
