// How the turns of a game follow each other: one constant of the game. The play scene (ui/play) asks it between two
// decisions; nothing here changes while a game is played.
#pragma once

#include <cstdint>

#include "ui/stage/table.h"

namespace lucca::ui {

struct TurnFlow {
  // In how many steps the time left at the end of a turn is shown.
  static constexpr int kEndSteps = 20;

  // Whether a seat may have secrets. Without them the screen is never covered when another seat is to move: the stage
  // greets that seat.
  bool keepsSecrets = true;
  // Whether the stage shows notes itself; false, the default: the shell lays them over it.
  bool saysNotes = false;
  // How long a seat is greeted, in ms at normal speed; 0: not at all.
  uint16_t greetingMs = 0;
  // Where the player does not want to be asked whether the turn is over: for how many ms it can still be taken back; 0:
  // not at all.
  uint16_t endsAfterMs = 0;

  // Whether the seat's view now holds something the others must not see: the hand-over then asks for a second press.
  // Default: never.
  bool (*secret)(const Table& table) = [](const Table&) { return false; };
  // Whether the seat decides in the middle of another seat's turn, which it has just watched: no recap comes between.
  // Default: never.
  bool (*interrupts)(const Table& table) = [](const Table&) { return false; };
  // While the rules continue: whether only the question whether the turn is over is left before the next seat.
  // Default: always.
  bool (*turnOver)(const Table& table) = [](const Table&) { return true; };
  // At that question: whether it waits for a key in any case. Default: never.
  bool (*endWaits)(const Table& table) = [](const Table&) { return false; };
};

}  // namespace lucca::ui
