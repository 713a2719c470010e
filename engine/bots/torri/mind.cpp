// Torri's computer player: for now any legal decision.
#include <cstring>
#include <new>

#include "engine/bots/mind.h"

namespace lucca {
namespace {

class TorriMind final : public Mind {
 public:
  TorriMind(const Game& game, const AnyView& view, uint32_t seed) {
    Rng rng(seed);
    AnyState state;
    std::memcpy(state.bytes, view.bytes, game.stateSize);
    game.legal(state, actions_);
    best_ = actions_[rng.below(static_cast<uint32_t>(actions_.size()))];
  }

  bool think(uint32_t) override { return true; }
  uint8_t progress() const override { return 100; }
  Action best() const override { return best_; }
  Reason why() const override { return {}; }
  uint32_t stepsUsed() const override { return 0; }

 private:
  ActionList actions_;
  Action best_;
};

}  // namespace

Mind* beginTorri(std::span<std::byte> workspace, const Game& game, const AnyView& view, uint32_t seed) {
  return new (workspace.data()) TorriMind(game, view, seed);
}

}  // namespace lucca
