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
  // A picture has thousands of parts, and most lie where the one before did.
  if (last_ < count_ && contains(areas_[last_], area)) return;
  join(area);
}

void DirtyAreas::clear(const Rect& part) {
  uint8_t left = 0;
  for (uint8_t i = 0; i < count_; ++i) {
    if (!contains(part, areas_[i])) areas_[left++] = areas_[i];
  }
  count_ = left;
  last_ = 0;
}

void DirtyAreas::join(const Rect& area) {
  for (uint8_t i = 0; i < count_; ++i) {
    if (!contains(areas_[i], area)) continue;
    last_ = i;
    return;
  }
  // Joins the pair that adds the fewest undrawn pixels; touching neighbours, such as letters, add next to
  // none.
  uint8_t best = count_;
  int bestCost = 0;
  for (uint8_t i = 0; i < count_; ++i) {
    const int cost = pixels(lucca::join(areas_[i], area)) - pixels(areas_[i]) - pixels(area);
    if (best < count_ && cost >= bestCost) continue;
    best = i;
    bestCost = cost;
  }
  last_ = best < count_ && (count_ == kMost || bestCost <= 0) ? best : count_;
  if (last_ < count_) {
    areas_[last_] = lucca::join(areas_[last_], area);
  } else {
    areas_[count_++] = area;
  }
}

}  // namespace lucca
