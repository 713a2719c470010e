// The screens of the games: one object each.
#pragma once

#include "ui/generic_ui.h"
#include "ui/palazzi/palazzi_ui.h"

namespace lucca::ui {

struct GameUis {
  PalazziUi palazzi;
  GenericUi torri;
};

}  // namespace lucca::ui
