#include "engine/bots/torri/lot_masks.h"

namespace lucca::torri {

int WideLots::count() const { return std::popcount(low) + std::popcount(high); }

WideLots WideLots::beside() const {
  constexpr int kLast = kStep * (kRows - 1);
  return {low << kStep | low >> kStep | low << 1 | low >> 1 | high << kLast,
          high << kStep | high >> kStep | high << 1 | high >> 1 | low >> kLast};
}

}  // namespace lucca::torri
