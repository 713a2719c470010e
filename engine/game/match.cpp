#include "engine/game/match.h"

#include <algorithm>

#include "base/bytes.h"
#include "base/crc32.h"

namespace lucca {

void stampDeck(const Game& game, Setup& setup) {
  if (game.deck != nullptr) put32(&setup.option[kDeckOption], game.deck());
}

uint32_t digestOf(const Game& game, const AnyState& state) {
  const std::byte* const end = state.bytes + game.stateSize;
  const bool plain =
      std::all_of(end - game.tailSize, end, [](std::byte byte) { return byte == std::byte{0}; });
  return crc32(reinterpret_cast<const uint8_t*>(state.bytes), game.stateSize - (plain ? game.tailSize : 0));
}

void settle(const Game& game, AnyState& state) {
  while (game.toMove(state) == kRules) {
    if (game.apply(state, game.ruleStep(state)) != Verdict::Accepted) return;
  }
}

Verdict Match::start(const Game& game, const Setup& setup) {
  AnyState fresh{};
  const Verdict verdict = game.init(fresh, setup);
  if (verdict != Verdict::Accepted) return verdict;
  game_ = &game;
  setup_ = setup;
  state_ = fresh;
  history_.clear();
  return Verdict::Accepted;
}

Verdict Match::apply(Action action) {
  const Seat seat = toMove();
  if (seat == kOver) return Verdict::GameOver;
  if (seat == kRules) return Verdict::NotNow;
  if (history_.full()) return Verdict::HistoryFull;
  const Verdict verdict = game_->apply(state_, action);
  if (verdict == Verdict::Accepted) history_.push(action);
  return verdict;
}

Action Match::step() {
  if (toMove() != kRules) return kNoAction;
  const Action due = game_->ruleStep(state_);
  return game_->apply(state_, due) == Verdict::Accepted ? due : kNoAction;
}

void Match::rewind(std::size_t length) {
  history_.truncate(length);
  AnyState fresh{};
  Verdict verdict = game_->init(fresh, setup_);
  state_ = fresh;
  for (std::size_t i = 0; verdict == Verdict::Accepted && i < history_.size(); ++i) {
    settle();
    verdict = game_->apply(state_, history_[i]);
  }
}

}  // namespace lucca
