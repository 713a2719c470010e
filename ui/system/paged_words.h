// A screen with a text of one or more pages: the page under a title, its dots, and what the keys do.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

// Turns to the next page (a step of 1) or back. False: there is none.
bool turnWords(App& app, Pager& pager, int step);
// `confirm`: what A does.
void drawWords(App& app, Canvas& canvas, Pager& pager, Text title, Text words, Text confirm);

}  // namespace lucca::ui
