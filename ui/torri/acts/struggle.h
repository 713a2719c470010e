// A struggle on the map: both towers from near, the blow, the top that falls, floors that change towers.
#pragma once

#include "ui/game/moment.h"
#include "ui/stage/act.h"
#include "ui/torri/pictures/city_picture.h"

namespace lucca::ui {

inline constexpr int kZoomMs = 250, kHoldMs = 250;  // of the way there and back, and of the last look
inline constexpr int kBlowMs = 250, kFallMs = 250, kMergeMs = 120, kPartMs = 400, kCarryMs = 280;

// Whether a moment of a struggle begins with the way to its towers, and ends with the way back.
struct Zoom {
  bool in = false, out = false;
};
struct StruggleBeats {
  Beat in, matter, out;
};
StruggleBeats beatsOf(const Moment& moment, const Zoom& zoom);
// All floors of the weaker tower that change towers.
int mergeMs(const torri::State& before);

struct StruggleScene {
  CityMeasures measures;
  Camera camera;
};
// Large lots with both towers of the struggle in view; the usual size where the towers are too far apart.
StruggleScene struggleScene(const StageLayout& layout, const CityMeasures& usual, const Camera& camera,
                            const torri::State& state);

// The city's measures at this moment: close up, or on the way between the two views; the lot `middle` moves in a straight line.
StruggleScene viewAt(const StruggleScene& usual, const StruggleScene& near, const StruggleBeats& beats,
                     const Act& act, torri::Lot middle);
// The struggle itself begins at `from`.
void drawStruggleMoment(Canvas& canvas, const StruggleScene& view, const Moment& moment, const Act& act,
                        int from, const Rect& area);

}  // namespace lucca::ui
