// The small pictures of the rule pages, by name (assets/rules/pictures.txt).
#pragma once

#include "drawing/canvas.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// The height of all pictures on a page whose text area is `boxHeight` high: on a low page they are smaller.
int pictureHeight(int boxHeight);

// Centred in the box, which is at least 220 wide and pictureHeight() high. On a low panel the rows below the box are
// cleared as well.
void drawPicture(Canvas& canvas, const Rect& box, RulePicture picture);

}  // namespace lucca::ui
