// The bars of a stage: the caption's two lines and the keys.
#pragma once

#include "drivers/keys.h"
#include "ui/look/text_box.h"
#include "ui/words/text.h"

namespace lucca::ui {

// What a stage says: a line, and a softer one below. In the colour of a warning: a refusal, or what would be lost.
struct Caption {
  Phrase first, second;
  bool refusal = false, warning = false;  // of the first line; of the second
};

// In a low box the first line only. A first line too long for its own takes both.
void drawCaption(Canvas& canvas, const Rect& box, const Caption& caption);

// A and B with their words, help and menu at the right: as signs alone where the words leave no room.
void drawKeys(Canvas& canvas, const Rect& footer, const Rect& foot, KeyLayout keys, std::string_view a,
              std::string_view b);

}  // namespace lucca::ui
