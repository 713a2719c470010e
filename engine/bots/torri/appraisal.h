// How good a position of Torri is for a seat, without looking ahead: above all how many bricks each colour still
// needs to win, and whether another tower can take the top off its own.
#pragma once

#include <cstdint>

#include "engine/game/seat.h"
#include "engine/torri/state.h"

namespace lucca::torri {

// The worth of a finished game to its winner; a shared win is worth nothing to either.
inline constexpr int kWon = 20000;
// A value from here on says that the game is won, one below its negative that it is lost.
inline constexpr int kSure = kWon / 2;
// The value of a turn that wins whatever is answered, by a proof (prover.h). Trees, which look at some answers only, do not
// say it.
inline constexpr int kProved = kWon - 500;

// The numbers of the appraisal, found by letting players with different ones play each other. 256 is the progress of
// a tower that has reached its height.
struct Weights {
  int16_t steep = 8;     // 16ths of the progress that count by its square, not evenly
  int16_t run = 6;       // for each floor of the top's colour under the top, up to two
  int16_t exposed = 4;   // 16ths of a tower's worth lost when another can take its top
  int16_t heir = 4;      // 16ths of it for the colour that would then control it
  int16_t second = 2;    // 16ths of the second tower
  int16_t plot = 10;     // 16ths of what a tower to be started would be worth
  int16_t brick = 1;     // for each brick in the city
  int16_t prisoner = 8;  // 16ths of the progress by prisoners
  int16_t threat = 107;  // for a victory that only waits for its turn
  int16_t lag =
      24;  // how much less a neutral colour is worth than the seat's own, since any seat may switch to it
  // Without the switch to neutral colours, most games end when the bricks run out, without a tower that wins. The numbers
  // below count more when that is nearer.
  int16_t ahead = 80;      // for the seat that would win now
  int16_t captives = 100;  // for each prisoner more than the rival with the most, at most two
};

inline constexpr int kAllRivals = 16;

struct ForecastNumbers;
struct SmallForecastNumbers;

// The worth of progress towards a victory in a city of a given size, made once a decision. Progress is counted in
// bricks: 2N is the victory.
struct Scale {
  int size;
  int rivals;    // 16ths of the rivals' standing that count
  bool runsOut;  // the bricks are likely to decide the game
  Weights weights;
  uint16_t tower[2 * kMaxSize + 1];
  uint16_t prisoners[kMaxBricks + 1];

  // The numbers of the forecasts that judge the best turns (forecast.h); null: the appraisal alone judges.
  const ForecastNumbers* forecasts = nullptr;
  // With more than two seats, the numbers of the forecasts that judge the positions after the others' answers; null: the
  // appraisal judges.
  const SmallForecastNumbers* roundForecasts = nullptr;

  explicit Scale(const State& game, int rivals = kAllRivals, const Weights& with = {});
};

struct Appraisal {
  int worth[kColours];       // of each colour, neutral ones too
  uint8_t height[kColours];  // of its highest tower
  uint8_t held[kColours];    // prisoners
  ColourSet winning;         // colours that would win if their turn began now
};
Appraisal appraise(const Scale& scale, const State& state);

// The seat's position against the others. The rules have nothing to do in the state: a seat is to move, or the game
// is over.
int standing(const Scale& scale, const State& state, Seat seat);
// The same with an existing appraisal, which a switch does not change.
int standing(const Scale& scale, const Appraisal& appraisal, const State& state, Seat seat);

// The worth of the position to a seat: its own colour, or, where it may switch, a better neutral one less `lag`.
int worthTo(const Appraisal& appraisal, const State& state, Seat seat, int lag);

// The best colour to continue with for a seat that may switch.
Brick bestColour(const Appraisal& appraisal, const State& state, Seat seat);

}  // namespace lucca::torri
