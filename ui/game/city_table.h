// The medals of all cities, as tools/make/cities.py made them from assets/cities.
#pragma once

#include "ui/game/city.h"

namespace lucca::ui {

Cities cityTable(GameId game);

}  // namespace lucca::ui
