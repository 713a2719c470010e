// The pages of the result screen, left and right: the order, how it adds up, and what other parts of the program add.
#pragma once

#include <span>

#include "ui/shell/app.h"

namespace lucca::ui {

struct ResultPage {
  // False: nothing to show for this game.
  bool (*present)(App&);
  void (*draw)(App&, Canvas&, const Rect& area);
};

std::span<const ResultPage> resultPages();

}  // namespace lucca::ui
