// The coach's words in a box on the stage, where what they are about is not. Words too long for the room come in parts, each
// of which ends with a sentence.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "drivers/keys.h"
#include "ui/game/guided_game.h"
#include "ui/words/text.h"

namespace lucca::ui {

struct CoachBox {
  Rect box;
  const Font* font;
  int lines, parts;  // in the longest part; parts in all
  int most;          // lines that a part could have
  bool whole;        // no part ends inside of a sentence
  bool low;          // of a low panel: tight, without a title
};

// `area`: where it may lie; `matter`: what it must not cover, if there is a place beside it; empty: nothing.
CoachBox coachBox(const Rect& area, const Rect& matter, std::string_view words);
// The same; in all of the stage where a sentence would be cut, or the matter covered, in the area.
CoachBox coachBox(const Rect& area, const Rect& stage, const Rect& matter, std::string_view words);
// What a part says.
std::string_view coachPart(const CoachBox& box, int part, std::string_view words);
// One part, with `title` and `right` above where the box has the room.
void drawCoachBox(Canvas& canvas, const CoachBox& box, int part, std::string_view title,
                  std::string_view right, std::string_view words);
// The subject of the box.
void drawMatterRing(Canvas& canvas, const Rect& matter);

// A line of the coach with its places filled in, and keys named as the board has them.
void fillCoachLine(std::string_view line, const CoachFacts& facts, KeyLayout keys, Phrase& out);

}  // namespace lucca::ui
