#include "drawing/dirty.h"

namespace lucca {

namespace {

bool contains(const Rect& outer, const Rect& inner) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
         inner.bottom() <= outer.bottom();
}

int pixels(const Rect& r) { return r.w * r.h; }

}  // namespace

void DirtyAreas::setGuard(Guard guard, void* context) {
  guard_ = guard;
  context_ = context;
}

void DirtyAreas::add(const Rect& area) {
  if (guard_ != nullptr) guard_(context_, area);
  // Where it costs fewest pixels that were not drawn; touching neighbours, such as letters, cost next to
  // nothing.
  int best = -1, bestCost = 0;
  for (int i = 0; i < count_; ++i) {
    if (contains(areas_[i], area)) return;
    const int cost = pixels(join(areas_[i], area)) - pixels(areas_[i]) - pixels(area);
    if (best < 0 || cost < bestCost) {
      best = i;
      bestCost = cost;
    }
  }
  if (best >= 0 && (count_ == kMost || bestCost <= 0)) {
    areas_[best] = join(areas_[best], area);
  } else {
    areas_[count_++] = area;
  }
}

}  // namespace lucca
