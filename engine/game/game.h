// A game as the rest of the product sees it: a row of functions over a state of stated size. A new game is a folder
// with a State and one row in games.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "base/rng.h"
#include "engine/game/action.h"
#include "engine/game/result.h"
#include "engine/game/seat.h"
#include "engine/game/setup.h"
#include "engine/game/task.h"
#include "engine/game/verdict.h"

namespace lucca {

// An option of the set-up, for menus and command lines. `values` are the words of records and command lines; the screen
// has its own texts, found by game, option and value.
struct Option {
  const char* name;
  std::span<const char* const> values;
  uint8_t standard;
};

inline constexpr std::size_t kMaxStateSize = 512;
inline constexpr std::size_t kMaxViewSize = 512;

// Room for any game's state or view.
struct AnyState {
  alignas(8) std::byte bytes[kMaxStateSize];
};
struct AnyView {
  alignas(8) std::byte bytes[kMaxViewSize];
};

// The handicap that a weaker seat may get (rules, last section of each game).
struct HandicapSpec {
  enum class Kind : uint8_t {
    None,
    Points,  // points of its total that no category of the result has
    Goal,    // it wins with fewer
  };
  Kind kind = Kind::None;
  uint8_t steps = 0;  // the most
  uint8_t unit = 0;   // points, floors ... of one step
};

struct Game {
  GameId id;
  const char* name;
  uint8_t minPlayers, maxPlayers, usualPlayers;
  std::span<const Option> options;
  int8_t seatOption;  // the first option that belongs to a seat, one for each; -1: none does
  std::span<const char* const> categories;  // of Result::category
  std::span<const char* const> series;      // of SeatStanding, for a chart of the game
  HandicapSpec handicap = {};
  // Names the cards that this program has, if a program may be built with others; 0: those the game comes with. A new
  // game's set-up carries the name (stampDeck), and init() refuses a set-up with another one.
  uint32_t (*deck)() = nullptr;
  // Whether a seat knows now what another must not know; none: no seat ever does.
  bool (*secret)(const AnyState&) = nullptr;
  // How far a task of a puzzle is, once the rules have no step to do; none: the game has no puzzles.
  TaskState (*judge)(const AnyState&, const Task&) = nullptr;
  std::size_t stateSize = 0, viewSize = 0;
  // The last bytes of a state, which say what seats were given ahead. They are part of the digest only when one of them is
  // not 0: states of version 0.2.0 had none, and their digests stay right.
  std::size_t tailSize = 0;

  // BadSetup when the rules do not have that combination; the state is then untouched.
  Verdict (*init)(AnyState&, const Setup&) = nullptr;
  Seat (*toMove)(const AnyState&) = nullptr;
  // Sorted, without duplicates; empty only when the game is over. At kChance every outcome, at kRules one action.
  void (*legal)(const AnyState&, ActionList&) = nullptr;
  // Applies any action, at kChance and kRules too; refuses with a reason and leaves the state untouched.
  Verdict (*apply)(AnyState&, Action) = nullptr;
  // At kRules: the one action that legal() gives.
  Action (*ruleStep)(const AnyState&) = nullptr;
  // At kChance: one outcome, uniformly; the same as choosing from legal(), only faster.
  Action (*drawChance)(const AnyState&, Rng&) = nullptr;
  // At kChance, in a game whose shuffle is a number: the outcome that comes first in the order of that number. It does not
  // depend on how many were drawn before. None: the game has no chance.
  Action (*drawShuffled)(const AnyState&, uint32_t shuffle) = nullptr;
  // Writes the facts that a seat may know, and no others; for kNobody, those that every seat may know.
  void (*view)(const AnyState&, Seat, AnyView&) = nullptr;
  SeatStanding (*standing)(const AnyState&, Seat) = nullptr;
  // Valid at kOver.
  Result (*result)(const AnyState&) = nullptr;
  // The reason of a refusal in a few words of English, for records, logs and tests.
  const char* (*explain)(Verdict) = nullptr;
};

// For the set-up of a new game; one that was saved keeps what it has.
void stampDeck(const Game& game, Setup& setup);
// CRC-32 (the usual one, reflected 0xEDB88320) of the state's bytes.
uint32_t digestOf(const Game& game, const AnyState& state);
// Does the steps of the rules that are due.
void settle(const Game& game, AnyState& state);

// Completes a row that has its facts with the functions of a game: those of the namespace of `State`, with the names of
// the row's. `Refusal` is the game's enumeration of its own reasons; explain(Refusal) words them.
template <class State, class View, class Refusal, GameId kId>
constexpr Game makeGame(Game row) {
  static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<View>);
  // No padding: the bytes of a state are its digest.
  static_assert(std::has_unique_object_representations_v<State>);
  static_assert(sizeof(State) <= kMaxStateSize && sizeof(View) <= kMaxViewSize);
  struct Cast {
    static State& of(AnyState& s) { return *reinterpret_cast<State*>(s.bytes); }
    static const State& of(const AnyState& s) { return *reinterpret_cast<const State*>(s.bytes); }
  };
  row.id = kId;
  row.stateSize = sizeof(State);
  row.viewSize = sizeof(View);
  if constexpr (requires { State::kTailSize; }) row.tailSize = State::kTailSize;
  row.init = [](AnyState& s, const Setup& setup) {
    return setup.game == kId ? init(Cast::of(s), setup) : Verdict::BadSetup;
  };
  row.toMove = [](const AnyState& s) { return toMove(Cast::of(s)); };
  row.legal = [](const AnyState& s, ActionList& out) { legal(Cast::of(s), out); };
  row.apply = [](AnyState& s, Action action) { return apply(Cast::of(s), action); };
  row.ruleStep = [](const AnyState& s) { return ruleStep(Cast::of(s)); };
  row.drawChance = [](const AnyState& s, Rng& rng) { return drawChance(Cast::of(s), rng); };
  if constexpr (requires(const State& s) { drawShuffled(s, 0u); }) {
    row.drawShuffled = [](const AnyState& s, uint32_t shuffle) { return drawShuffled(Cast::of(s), shuffle); };
  }
  row.view = [](const AnyState& s, Seat seat, AnyView& v) {
    view(Cast::of(s), seat, *reinterpret_cast<View*>(v.bytes));
  };
  row.standing = [](const AnyState& s, Seat seat) { return standing(Cast::of(s), seat); };
  row.result = [](const AnyState& s) { return result(Cast::of(s)); };
  row.explain = [](Verdict verdict) {
    return verdict < Verdict::FirstOwn ? explainShared(verdict) : explain(static_cast<Refusal>(verdict));
  };
  return row;
}

}  // namespace lucca
