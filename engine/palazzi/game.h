// Palazzi's row in the table of games.
#pragma once

#include "engine/game/game.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {

struct Rules {
  using State = palazzi::State;
  using View = palazzi::View;
  static Verdict init(State& s, const Setup& setup) { return palazzi::init(s, setup); }
  static Seat toMove(const State& s) { return palazzi::toMove(s); }
  static void legal(const State& s, ActionList& out) { palazzi::legal(s, out); }
  static Verdict apply(State& s, Action a) { return palazzi::apply(s, a); }
  static Action drawChance(const State& s, Rng& rng) { return palazzi::drawChance(s, rng); }
  static void view(const State& s, Seat seat, View& out) { palazzi::view(s, seat, out); }
  static Result result(const State& s) { return palazzi::result(s); }
  static const char* explain(Verdict v) { return palazzi::explain(v); }
};

inline constexpr const char* kEditions[] = {"2005-en", "2005-de", "2013"};
inline constexpr const char* kNoYes[] = {"no", "yes"};
inline constexpr Option kOptions[] = {{"edition", kEditions, 2}, {"celebration", kNoYes, 0}};
inline constexpr const char* kCategories[] = {"windows", "parties", "walls", "street"};

inline constexpr Game kGame = makeGame<Rules>(GameId::Palazzi, "palazzi", 2, 5, kOptions, kCategories);

}  // namespace lucca::palazzi
