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

struct Game {
  GameId id;
  const char* name;
  uint8_t minPlayers, maxPlayers;
  std::span<const Option> options;
  std::span<const char* const> categories;  // of Result::category
  std::size_t stateSize, viewSize;

  // BadSetup when the rules do not have that combination; the state is then untouched.
  Verdict (*init)(AnyState&, const Setup&);
  Seat (*toMove)(const AnyState&);
  // Sorted, without duplicates; empty only when the game is over. At kChance every outcome, at kRules one action.
  void (*legal)(const AnyState&, ActionList&);
  // Applies any action, at kChance and kRules too; refuses with a reason and leaves the state untouched.
  Verdict (*apply)(AnyState&, Action);
  // At kChance: one outcome, uniformly; the same as choosing from legal(), only faster.
  Action (*drawChance)(const AnyState&, Rng&);
  // What a seat may know, and nothing else; for kNobody what every seat may know.
  void (*view)(const AnyState&, Seat, AnyView&);
  // Valid at kOver.
  Result (*result)(const AnyState&);
  // The reason of a refusal in a few words of English, for records, logs and tests.
  const char* (*explain)(Verdict);
};

// Makes a row's functions from a game's own types: `G::State` and `G::View`, and free functions of its namespace
// reached through static members of `G` with the names of the row's.
template <class G>
constexpr Game makeGame(GameId id, const char* name, uint8_t minPlayers, uint8_t maxPlayers,
                        std::span<const Option> options, std::span<const char* const> categories) {
  using State = typename G::State;
  using View = typename G::View;
  static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<View>);
  // No padding: the bytes of a state are its digest.
  static_assert(std::has_unique_object_representations_v<State>);
  static_assert(sizeof(State) <= kMaxStateSize && sizeof(View) <= kMaxViewSize);
  struct Cast {
    static State& of(AnyState& s) { return *reinterpret_cast<State*>(s.bytes); }
    static const State& of(const AnyState& s) { return *reinterpret_cast<const State*>(s.bytes); }
  };
  return Game{
      id,
      name,
      minPlayers,
      maxPlayers,
      options,
      categories,
      sizeof(State),
      sizeof(View),
      [](AnyState& s, const Setup& setup) { return G::init(Cast::of(s), setup); },
      [](const AnyState& s) { return G::toMove(Cast::of(s)); },
      [](const AnyState& s, ActionList& out) { G::legal(Cast::of(s), out); },
      [](AnyState& s, Action a) { return G::apply(Cast::of(s), a); },
      [](const AnyState& s, Rng& rng) { return G::drawChance(Cast::of(s), rng); },
      [](const AnyState& s, Seat seat, AnyView& v) {
        G::view(Cast::of(s), seat, *reinterpret_cast<View*>(v.bytes));
      },
      [](const AnyState& s) { return G::result(Cast::of(s)); },
      [](Verdict v) { return G::explain(v); },
  };
}

}  // namespace lucca
