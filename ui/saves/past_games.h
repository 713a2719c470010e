// Loads games into the session only to be looked at, as far as the rules of this program follow them. The running game is set
// aside until OpenGame::takeBack(). False, and nothing changed: nothing of the game can be shown.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ui/saves/open_game.h"

namespace lucca::ui {

class PastGames {
 public:
  explicit PastGames(OpenGame& game) : game_(game) {}

  // A game of the hall; the store is searched from its `near`-th game on.
  bool lookAtFinished(const FameGame& game, std::size_t near);
  // A finished game of the store by its index, or by its name (nameOf).
  bool lookAtStored(std::size_t index);
  bool lookAtNamed(uint32_t name);
  // The current slot's game, which is unfit to be played on.
  bool lookAtSaved();

 private:
  bool look(OpenGame::Replayed how);
  bool lookOrTakeBack(OpenGame::Replayed how);

  OpenGame& game_;
};

}  // namespace lucca::ui
