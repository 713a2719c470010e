// Torri's row of the table of games.
#pragma once

#include "engine/torri/rules.h"

namespace lucca::torri {

struct Rules {
  using State = torri::State;
  using View = torri::View;
  static Verdict init(State& state, const Setup& setup) { return torri::init(state, setup); }
  static Seat toMove(const State& state) { return torri::toMove(state); }
  static void legal(const State& state, ActionList& out) { torri::legal(state, out); }
  static Verdict apply(State& state, Action action) { return torri::apply(state, action); }
  // Torri has no chance.
  static Action drawChance(const State&, Rng&) { return kNoAction; }
  static void view(const State& state, Seat, View& view) { view.state = state; }
  static Result result(const State& state) { return torri::result(state); }
  static const char* explain(Verdict verdict) { return torri::explain(verdict); }
};

inline constexpr const char* kSizeWords[] = {"6", "8", "10", "12"};
inline constexpr const char* kSwitchWords[] = {"off", "on"};
inline constexpr const char* kColourWords[] = {"white", "black", "red", "blue"};
inline constexpr Option kOptions[] = {
    {"size", kSizeWords, 1},       {"switch", kSwitchWords, 1},   {"colour-0", kColourWords, 0},
    {"colour-1", kColourWords, 1}, {"colour-2", kColourWords, 2}, {"colour-3", kColourWords, 3},
};
inline constexpr const char* kCategoryWords[] = {"tower", "prisoners", "bricks"};
inline constexpr const char* kReasonWords[] = {"tower", "prisoners", "blocked", "length"};  // by EndReason

inline constexpr Game kGame = makeGame<Rules>(GameId::Torri, "torri", 2, 4, kOptions, kCategoryWords);

}  // namespace lucca::torri
