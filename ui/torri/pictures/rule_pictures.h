// The pictures of rule pages about Torri.
#pragma once

#include "drawing/canvas.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// 220 wide with its top left corner at (x, y). False: the picture is not about Torri.
bool drawTorriPicture(Canvas& canvas, RulePicture picture, int x, int y, int height);

}  // namespace lucca::ui
