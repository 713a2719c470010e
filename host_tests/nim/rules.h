// Nim, a tiny third game that only the tests know: the seat to move takes sticks from one of three rows; the seat that takes
// the last one wins, or loses. See engine/game/game.h for the contract of the functions that every game has.
#pragma once

#include "engine/game/game.h"

namespace lucca::nim {

// Far from the numbers of the product's games (engine/game/setup.h).
inline constexpr GameId kNim = static_cast<GameId>(250);

inline constexpr int kRows = 3, kMaxPlayers = 3;

struct State {
  uint8_t row[kRows];  // sticks
  uint8_t players;
  Seat mover;
  uint8_t lastLoses;
  uint8_t taken[kMaxPlayers];
};
struct View {
  State state;
};

// Setup::option of Nim.
enum SetupOption : uint8_t { kSizeOption = 0, kLastOption = 1 };

enum class Refusal : uint8_t { TooMany = static_cast<uint8_t>(Verdict::FirstOwn) };

// An action: row << 4 | sticks.
constexpr Action take(int row, int sticks) { return {static_cast<uint16_t>(row << 4 | sticks)}; }
constexpr int rowOf(Action action) { return action.bits >> 4; }
constexpr int sticksOf(Action action) { return action.bits & 15; }

Verdict init(State& state, const Setup& setup);
Seat toMove(const State& state);
void legal(const State& state, ActionList& out);
Verdict apply(State& state, Action action);
inline Action ruleStep(const State&) { return kNoAction; }
inline Action drawChance(const State&, Rng&) { return kNoAction; }
inline void view(const State& state, Seat, View& out) { out.state = state; }
inline SeatStanding standing(const State& state, Seat seat) { return {state.taken[seat]}; }
Result result(const State& state);
const char* explain(Refusal refusal);

inline constexpr const char* kSizeWords[] = {"small", "large"};
inline constexpr const char* kLastWords[] = {"wins", "loses"};
inline constexpr Option kOptions[] = {{"size", kSizeWords, 0}, {"last", kLastWords, 0}};
inline constexpr const char* kCategoryWords[] = {"sticks"};

inline constexpr Game kGame = makeGame<State, View, Refusal, kNim>({
    .id = kNim,
    .name = "nim",
    .minPlayers = 2,
    .maxPlayers = kMaxPlayers,
    .usualPlayers = 2,
    .options = kOptions,
    .seatOption = -1,
    .categories = kCategoryWords,
    .series = kCategoryWords,
});

}  // namespace lucca::nim
