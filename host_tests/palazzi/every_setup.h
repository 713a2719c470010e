// Every set-up of Palazzi that the rules have: edition, Celebration and number of players.
#pragma once

#include "engine/palazzi/rules.h"

namespace lucca::palazzi::test {

inline constexpr int kSetups = 14;

template <class Use>
void eachSetup(Use use) {
  for (uint8_t edition = 0; edition < 3; ++edition) {
    for (uint8_t celebration = 0; celebration < 2; ++celebration) {
      for (uint8_t players = 2; players <= 5; ++players) {
        const Setup setup{GameId::Palazzi, players, {edition, celebration}};
        if (State state; init(state, setup) == Verdict::Accepted) use(setup);
      }
    }
  }
}

}  // namespace lucca::palazzi::test
