// The screens of the games: one object each.
#pragma once

#include "ui/generic_ui.h"

namespace lucca::ui {

struct GameUis {
  GenericUi palazzi;
  GenericUi torri;
};

}  // namespace lucca::ui
