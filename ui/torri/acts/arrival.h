// A brick comes to its lot: a house drops, a floor is pushed in under the stack that is lifted for it.
#pragma once

#include "ui/torri/pictures/city_picture.h"

namespace lucca::ui {

// While a brick comes down: `told` ms after it began. The state already has it.
inline constexpr int kDropMs = 160, kPushMs = 260;
void drawArriving(Canvas& canvas, const CityMeasures& measures, const Camera& camera,
                  const torri::State& after, torri::Lot lot, int told);
// The area that it may touch.
Rect arrivalArea(const CityMeasures& measures, const Camera& camera, const torri::State& after,
                 torri::Lot lot);

}  // namespace lucca::ui
