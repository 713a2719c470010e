#include "engine/bots/bot.h"

#include "engine/bots/minds.h"

namespace lucca {

const MindRow* findMind(GameId game) {
  for (const MindRow& row : minds()) {
    if (row.game == game) return &row;
  }
  return nullptr;
}

void Bot::begin(const Game& game, const AnyView& view, Level level, uint32_t seed, uint32_t budget) {
  mind_ = findMind(game.id)->begin(workspace_, view, level, seed, budget, intent_);
}

bool Bot::think(uint32_t steps) { return mind_->think(steps); }
uint8_t Bot::progress() const { return mind_->progress(); }
Action Bot::best() const { return mind_->best(); }
Reason Bot::why() const { return mind_->why(); }
uint32_t Bot::stepsUsed() const { return mind_->stepsUsed(); }

}  // namespace lucca
