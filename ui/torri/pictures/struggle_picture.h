// A struggle on the map: both towers from near, the blow, the top that falls, floors that change towers.
#pragma once

#include "ui/game/moment.h"
#include "ui/stage/act.h"
#include "ui/torri/pictures/city_picture.h"

namespace lucca::ui {

inline constexpr int kZoomMs = 250, kBlowMs = 250, kFallMs = 250, kMergeMs = 120, kPartMs = 400;

struct StruggleScene {
  CityMeasures measures;
  Camera camera;
};
// Large lots with both towers of the struggle in view; the usual ones where they stand too far apart.
StruggleScene struggleScene(const StageLayout& layout, const CityMeasures& usual, const Camera& camera,
                            const torri::State& state);

// `usual` is where the zoom of a struggle that begins comes from.
void drawStruggleMoment(Canvas& canvas, const StruggleScene& usual, const StruggleScene& scene,
                        const Moment& moment, const Act& act, const Rect& area);

}  // namespace lucca::ui
