// Cities are numbered games. The number fixes the set-up, the seats, the cards and the rivals' thoughts (cityPlan in
// ui/setup/city.h), so that a city is the same for every player. This file has the marks of the medals. The build makes their
// table from assets/cities; tools/cities computes them and host_tests/cities checks them (docs/cities.md).
#pragma once

#include <cstdint>
#include <span>

#include "ui/game/played_match.h"

namespace lucca::ui {

enum class Medal : uint8_t { None, Bronze, Silver, Gold };
inline constexpr int kMedals = 3;

struct City {
  uint8_t mark[kMedals];  // bronze, silver, gold
};
// Where turns count, a mark that any win reaches.
inline constexpr uint8_t kAnyWin = 255;

struct Cities {
  enum class Count : uint8_t {
    Points,  // a mark is the least points for the medal
    Turns,   // a mark is the most turns that the person may need to win
  };
  Count count = Count::Points;
  std::span<const City> all = {};  // city n is all[n - 1]

  int size() const { return static_cast<int>(all.size()); }
  int mark(int number, Medal medal) const {
    return all[static_cast<std::size_t>(number - 1)].mark[static_cast<int>(medal) - 1];
  }
};

// The cities of a game; none: it has no cities, or its deck differs from the one that the medals were made with.
Cities citiesOf(GameId game);

inline bool isCity(const Plan& plan) { return plan.shuffle == Shuffle::City; }
// The city of a game with that seed; 0: there is no such city.
int cityNumber(const Plan& plan, uint32_t seed);

// The person's score in a finished city: points, or the person's own turns until the win. 0 and less: no medal.
int cityScore(const PlayedMatch& over);
Medal medalOf(const Cities& cities, int number, int score);
// Whether a score is a better one than `other` in such cities.
bool isBetter(Cities::Count count, int score, int other);

}  // namespace lucca::ui
