// Facts and services of a machine around the handheld: the page in a browser fills this in.
#pragma once

#include <cstdint>

namespace lucca::ui {

struct Outside {
  uint16_t today = 0;      // the day of the year, from 1; 0, the default: there is no date
  bool copies = false;     // there is a place that text can be copied to
  bool wantsCopy = false;  // a scene requests it: the text of the city on the screen (ui/cities/city_share.h)
};

}  // namespace lucca::ui
