// The timeline of a replay: a track with the rounds, the turn on the screen, and the turns that mattered.
#pragma once

#include <span>

#include "drawing/canvas.h"
#include "ui/look/paint.h"
#include "ui/words/text.h"

namespace lucca::ui {

// A turn that mattered, or the luck of the cards before it.
struct TimelineMark {
  uint16_t turn = 0;  // from 0
  uint8_t emblem = 0;
  bool luck = false;
  Paint paint = {};
};

struct Timeline {
  uint16_t turn = 0, turns = 0;  // the one on the screen, from 1; 0: before the first
  uint8_t stride = 1;            // turns from one stroke of the track to the next: a round
  std::span<const TimelineMark> marks = {};
};

// The track and the counter in a box about 15 rows high.
void drawTimeline(Canvas& canvas, const Rect& box, const Timeline& line);
// The counter above the track, in a narrow box.
void drawTimelineColumn(Canvas& canvas, const Rect& box, const Timeline& line);
// Only the track, three rows high: marks are strokes.
void drawTimelineEdge(Canvas& canvas, const Rect& edge, const Timeline& line);
// "16/21".
void addTurn(const Timeline& line, Phrase& out);

}  // namespace lucca::ui
