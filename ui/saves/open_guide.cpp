#include "ui/saves/open_guide.h"

namespace lucca::ui {

bool OpenGuide::begin(const Guide& guide) {
  if (!game_.takeFreeSlot()) game_.setAside(OpenGame::Kind::Guide);
  game_.resuming_ = false;
  return game_.guided_.begin(guide, game_.session_);
}

void OpenGuide::takeUp(const Guide& guide) {
  if (!game_.isRunning() || game_.guided_.active()) return;
  const PlayedMatch& match = game_.session_.match();
  const GuideNote* note = game_.guides_.of(game_.running_.current(), match.plan().setup.game, match.seed());
  if (note != nullptr) static_cast<void>(game_.guided_.resume(guide, *note, game_.session_));
}

void OpenGuide::end() {
  if (game_.isRunning() && game_.guided_.active()) game_.guides_.forget(game_.running_.current());
  game_.guided_.end();
}

void OpenGuide::playFreely() {
  end();
  game_.kind_ = OpenGame::Kind::Running;
  game_.running_.touch();
}

}  // namespace lucca::ui
