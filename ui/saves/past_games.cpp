#include "ui/saves/past_games.h"

#include "ui/game/session_look.h"

namespace lucca::ui {

using Kind = OpenGame::Kind;

bool PastGames::look(OpenGame::Replayed how) {
  game_.whole_ = how == OpenGame::Replayed::Whole;
  SessionLook(game_.session_).freeze();
  return true;
}

bool PastGames::lookOrTakeBack(OpenGame::Replayed how) {
  if (how != OpenGame::Replayed::Nothing) return look(how);
  game_.takeBack();
  return false;
}

bool PastGames::lookAtSaved() {
  game_.setAside(Kind::SavedGame);
  return lookOrTakeBack(game_.replay(game_.running_.bytes()));
}

bool PastGames::lookAtStored(std::size_t index) {
  if (index >= game_.finished_.count()) return false;
  game_.setAside(Kind::FinishedGame);
  return lookOrTakeBack(game_.replay(game_.finished_.read(index)));
}

// Usually it is the very one; after a loss it is another, so what is in the hall decides.
bool PastGames::lookAtFinished(const FameGame& game, std::size_t near) {
  const std::size_t count = game_.finished_.count();
  if (count == 0) return false;
  game_.setAside(Kind::FinishedGame);
  for (std::size_t i = 0; i < count; ++i) {
    const std::span<const uint8_t> bytes = game_.finished_.read((near + i) % count);
    SavedGame saved;
    if (!decodeGame(bytes, saved) || !isOf(game, saved.plan)) continue;
    const OpenGame::Replayed how = game_.replay(bytes);
    if (how == OpenGame::Replayed::Nothing) continue;
    const bool same = isFinished(game) ? how == OpenGame::Replayed::Part ||
                                             game_.session_.match().decisions() == game.length
                                       : saved.length == game.length;
    if (same) return look(how);
  }
  game_.takeBack();
  return false;
}

bool PastGames::lookAtNamed(uint32_t name) {
  for (std::size_t i = 0; i < game_.finished_.count(); ++i) {
    const std::span<const uint8_t> bytes = game_.finished_.read(i);
    SavedGame saved;
    if (!decodeGame(bytes, saved)) continue;
    game_.setAside(Kind::FinishedGame);
    const OpenGame::Replayed how = game_.replay(bytes);
    if (how != OpenGame::Replayed::Nothing && nameOf(game_.session_.match()) == name) return look(how);
  }
  game_.takeBack();
  return false;
}

}  // namespace lucca::ui
