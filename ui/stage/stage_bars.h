// The bars of a stage: the caption's two lines and the keys.
#pragma once

#include "ui/look/text_box.h"
#include "ui/stage/table.h"
#include "ui/widgets/bottom_line.h"
#include "ui/words/text.h"

namespace lucca::ui {

class GameStage;

// The key, or the keys together, with which this board gives the button.
void addKeySign(Phrase& out, KeyLayout keys, Button button);

// The words of a stage: a line, and a softer one below. In the colour of a warning: a refusal, or what would be lost.
struct Caption {
  Phrase first, second;
  bool refusal = false, warning = false;  // of the first line; of the second
};

// In a low box the first line only. A first line too long for its own takes both.
void drawCaption(Canvas& canvas, const Rect& box, const Caption& caption);

// The bottom line of a stage, with help and menu; X held is the hint, Y held is everybody.
void drawBottomLine(const Table& table, Canvas& canvas, const Rect& footer, const Rect& foot,
                    const BottomLine& line);

// The bottom line of a scene that lies over a stage, as high as the stage's own.
void drawLineOver(const GameStage& stage, const Table& table, Canvas& canvas, const BottomLine& line);

}  // namespace lucca::ui
