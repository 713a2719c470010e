// The card of the main menu: a game that waits, with its position.
#pragma once

#include "drawing/canvas.h"
#include "ui/saves/running_games.h"
#include "ui/widgets/key_signs.h"

namespace lucca::ui {

struct MenuCard {
  const RunningGames::Glimpse* game;  // null: it cannot be read
  std::string_view what;              // who plays, or what A does with it
  int number, count;                  // which of how many it is, from 1
  bool chosen;                        // it is under the cursor
};

// On a low panel its words lie below each other.
void drawMenuCard(Canvas& canvas, const Rect& box, const MenuCard& card);

}  // namespace lucca::ui
