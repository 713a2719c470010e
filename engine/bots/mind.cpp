#include "engine/bots/mind.h"

#include <algorithm>

namespace lucca {

bool Mind::think(uint32_t steps) {
  credit_ += static_cast<int32_t>(steps);
  while (!decided_ && credit_ > 0) {
    const int used = step();
    credit_ -= used;
    used_ += static_cast<uint32_t>(used);
  }
  return decided_;
}

uint8_t Mind::progress() const {
  return decided_ ? 100 : static_cast<uint8_t>(std::min<uint32_t>(99, used_ * 100 / budget_));
}

}  // namespace lucca
