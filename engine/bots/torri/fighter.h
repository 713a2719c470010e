// A tower as a struggle sees it.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/torri/city/floors.h"
#include "engine/torri/state.h"

namespace lucca::torri {

struct Fighter {
  uint16_t strength;  // as the rules count it; the size of the block breaks ties
  uint8_t height;     // floors
  uint8_t colour;     // of the top
  uint8_t next;  // the colour of the first floor from the top down that has another; the top's if none has
  uint8_t run;   // floors of the top's colour from the top down

  // Reads the floors, of which the tower's bottom one is the `bottom`th of all. The strength is left as it is.
  void readFloors(const State& state, unsigned bottom, uint8_t itsHeight) {
    height = itsHeight;
    const unsigned top = bottom + height - 1u;
    colour = next = static_cast<uint8_t>(index(floorAt(state, top)));
    for (run = 1; run < height; ++run) {
      const unsigned below = index(floorAt(state, top - run));
      if (below == colour) continue;
      next = static_cast<uint8_t>(below);
      break;
    }
  }
};

// How often a tower can take the top off another before it falls itself.
inline int strikes(const Fighter& by, const Fighter& on) {
  return std::min(by.height - (by.strength > on.strength ? 1 : 2), on.height - 1);
}

}  // namespace lucca::torri
