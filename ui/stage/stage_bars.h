// The bars of a stage: the caption's two lines and the keys.
#pragma once

#include "ui/look/text_box.h"
#include "ui/stage/game_stage.h"
#include "ui/words/text.h"

namespace lucca::ui {

// The key, or the keys together, with which this board gives the button.
void addKeySign(Phrase& out, KeyLayout keys, Button button);

// What a stage says: a line, and a softer one below. In the colour of a warning: a refusal, or what would be lost.
struct Caption {
  Phrase first, second;
  bool refusal = false, warning = false;  // of the first line; of the second
};

// In a low box the first line only. A first line too long for its own takes both.
void drawCaption(Canvas& canvas, const Rect& box, const Caption& caption);

// What A, B and the directions do; empty: nothing.
struct StageKeys {
  std::string_view a = {}, b = {};
  ButtonSet moves = 0;
  std::string_view move = {};
};
// With help and menu at the right.
void drawKeys(const Table& table, Canvas& canvas, const Rect& footer, const Rect& foot,
              const StageKeys& keys);

}  // namespace lucca::ui
