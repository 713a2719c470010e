#include "ui/stage/timeline.h"

#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

constexpr Colour kGold = rgb(0xFFDA4A);

struct Track {
  int left, width, turns;

  int at(int turn) const { return left + (turns > 1 ? turn * (width - 1) / turns : 0); }
};

// Strokes at the rounds, what is behind in the accent, the marks, the handle.
void drawTrack(Canvas& canvas, const Rect& box, const Timeline& line, bool signs) {
  const Track track{box.x, box.w, line.turns};
  const int middle = box.y + box.h / 2;
  canvas.fillRect(makeRect(box.x, middle - 1, box.w, 3), kInkSoft);
  canvas.fillRect(makeRect(box.x + 1, middle, box.w - 2, 1), kOnDark);
  canvas.fillRect(makeRect(box.x, middle - 1, track.at(line.turn) - box.x, 3), kAccent);
  for (int turn = 0; turn <= line.turns && line.stride > 0; turn += line.stride)
    canvas.fillRect(makeRect(track.at(turn), middle - 3, 1, 2), kInkSoft);
  for (const TimelineMark& mark : line.marks) {
    const int x = track.at(mark.turn);
    if (mark.luck && signs) {
      for (int i = -4; i <= 4; ++i) {
        const int half = 4 - (i < 0 ? -i : i);
        canvas.fillRect(makeRect(x - half, middle + i, 2 * half + 1, 1), kInk);
        if (half > 0) canvas.fillRect(makeRect(x - half + 1, middle + i, 2 * half - 1, 1), kGold);
      }
    } else if (signs) {
      drawMedallion(canvas, static_cast<Emblem>(mark.emblem), x, middle, 5, mark.paint);
    } else {
      canvas.fillRect(makeRect(x - 1, box.y, 3, box.h), kInk);
      canvas.fillRect(makeRect(x, box.y + 1, 1, box.h - 2), mark.luck ? kGold : static_cast<Colour>(kOnDark));
    }
  }
  const int x = track.at(line.turn), half = box.h < 12 ? 3 : 6;
  canvas.fillRoundRect(makeRect(x - 3, middle - half, 7, 2 * half + 1), 2, kInk);
  canvas.fillRoundRect(makeRect(x - 2, middle - half + 1, 5, 2 * half - 1), 2, kAccent);
}

}  // namespace

void addTurn(const Timeline& line, Phrase& out) { out.add(line.turn).add("/").add(line.turns); }

void drawTimeline(Canvas& canvas, const Rect& box, const Timeline& line) {
  Phrase turn;
  addTurn(line, turn);
  Phrase widest;
  widest.add(line.turns).add("/").add(line.turns);
  const int width = Canvas::textWidth(widest, kFontBody);
  drawLine(canvas, box, turn, {&kFontBody, kInk, Align::Right, true});
  drawTrack(canvas, makeRect(box.x + 6, box.y, box.w - width - 20, box.h), line, true);
}

void drawTimelineColumn(Canvas& canvas, const Rect& box, const Timeline& line) {
  Phrase turn;
  addTurn(line, turn);
  const int half = box.h / 2;
  drawLine(canvas, makeRect(box.x, box.y, box.w, half), turn, {&kFontBody, kInk, Align::Centre, true});
  drawTrack(canvas, makeRect(box.x + 5, box.y + half, box.w - 10, 15), line, false);
}

void drawTimelineEdge(Canvas& canvas, const Rect& edge, const Timeline& line) {
  const Rect box = makeRect(edge.x, edge.y - 2, edge.w, 7);
  drawTrack(canvas, box, line, false);
}

}  // namespace lucca::ui
