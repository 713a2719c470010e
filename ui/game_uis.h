// The screens of the games: one object each.
#pragma once

#include "ui/palazzi/palazzi_ui.h"
#include "ui/torri/torri_ui.h"

namespace lucca::ui {

struct GameUis {
  PalazziUi palazzi;
  TorriUi torri;
};

}  // namespace lucca::ui
