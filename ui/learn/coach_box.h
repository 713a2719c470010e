// The coach's words in a box on the stage that does not cover their subject. Words too long for the room come in parts, each
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
  int lines, parts;  // lines of the longest part; the number of parts
  int most;          // lines that a part could have
  bool whole;        // no part ends inside of a sentence
  bool low;          // of a low panel: tight, without a title
};

// `area`: the room for the box; `matter`: the area that it must not cover, if there is a place beside it; empty: none.
CoachBox coachBox(const Rect& area, const Rect& matter, std::string_view words);
// The same, but the box may use the whole stage where `area` would cut a sentence or cover the matter.
CoachBox coachBox(const Rect& area, const Rect& stage, const Rect& matter, std::string_view words);
// The words of a part.
std::string_view coachPart(const CoachBox& box, int part, std::string_view words);
// One part, with `title` and `right` above where the box has the room.
void drawCoachBox(Canvas& canvas, const CoachBox& box, int part, std::string_view title,
                  std::string_view right, std::string_view words);
// The subject of the box.
void drawMatterRing(Canvas& canvas, const Rect& matter);

// A line of the coach with its places filled in, and keys named as the board has them.
void fillCoachLine(std::string_view line, const CoachFacts& facts, KeyLayout keys, Phrase& out);

}  // namespace lucca::ui
