// The handicaps of the seats, as command lines and records write them: a number for each seat, in points or floors.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "tools/arguments.h"

namespace lucca {

// "0, 3, 6, 9 or 12"
inline std::string handicapValues(const HandicapSpec& spec) {
  std::string out = "0";
  for (int step = 1; step <= spec.steps; ++step)
    out += (step == spec.steps ? " or " : ", ") + std::to_string(step * spec.unit);
  return out;
}

// The set-up's game and players are known. Empty, or what is wrong; the set-up is then unchanged.
inline std::string setHandicaps(const Game& game, const std::vector<int64_t>& values, Setup& setup) {
  const HandicapSpec& spec = game.handicap;
  if (spec.steps == 0) return std::string(game.name) + " has no handicaps";
  if (values.size() != setup.players)
    return std::to_string(values.size()) + " handicaps for " + std::to_string(setup.players) + " players";
  Setup out = setup;
  for (std::size_t seat = 0; seat < values.size(); ++seat) {
    const int64_t steps = values[seat] / spec.unit;
    if (values[seat] < 0 || steps > spec.steps || steps * spec.unit != values[seat])
      return "a handicap of " + std::to_string(values[seat]) + ": it is " + handicapValues(spec);
    setHandicap(out, static_cast<Seat>(seat), static_cast<int>(steps));
  }
  setup = out;
  return "";
}

// "0,6,0"
inline std::string readHandicaps(const Game& game, const std::string& list, Setup& setup) {
  std::vector<int64_t> values;
  for (const std::string& part : split(list)) {
    const auto value = wholeNumber(part, {0, 999});
    if (!value)
      return "--handicap wants a number for each seat (" + handicapValues(game.handicap) + "), like 0," +
             std::to_string(game.handicap.unit) + ", not \"" + list + "\"";
    values.push_back(*value);
  }
  return setHandicaps(game, values, setup);
}

// By seat; empty: no seat has one.
inline std::vector<int> handicapsOf(const Game& game, const Setup& setup) {
  std::vector<int> out;
  for (Seat seat = 0; setup.handicap != 0 && seat < setup.players; ++seat)
    out.push_back(handicapOf(setup, seat) * game.handicap.unit);
  return out;
}

}  // namespace lucca
