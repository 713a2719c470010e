#include "ui/game/played_match.h"

#include <algorithm>

#include "engine/games.h"

namespace lucca::ui {

Verdict PlayedMatch::begin(const Plan& plan, uint32_t seed) {
  const Game* game = findGame(plan.setup.game);
  if (!game) return Verdict::BadSetup;
  const Verdict verdict = start(*game, plan.setup);
  if (verdict != Verdict::Accepted) return verdict;
  plan_ = plan;
  seed_ = seed;
  revealed_ = 0;
  foretold_.clear();
  ++changes_;
  return Verdict::Accepted;
}

uint32_t PlayedMatch::seedAt(std::size_t index) const {
  uint32_t mixed = seed_ + static_cast<uint32_t>(index + 1) * 0x9E3779B9u;
  mixed = (mixed ^ (mixed >> 16)) * 0x85EBCA6Bu;
  return mixed ^ (mixed >> 13);
}

Verdict PlayedMatch::add(Action action) {
  const Seat who = toMove();
  const Verdict verdict = apply(action);
  if (verdict != Verdict::Accepted) return verdict;
  const std::size_t size = history().size();
  movers_.set(size - 1, static_cast<unsigned>(who - kNobody));
  if (secret()) revealed_ = static_cast<uint16_t>(size);
  ++changes_;
  return verdict;
}

void PlayedMatch::foretell(std::span<const Action> outcomes, std::size_t before) {
  foretold_.clear();
  foretoldFrom_ = static_cast<uint16_t>(before);
  for (const Action outcome : outcomes) {
    if (!foretold_.full()) foretold_.push(outcome);
  }
}

Action PlayedMatch::outcomeAt(std::size_t index, const AnyState& state) const {
  if (plan_.shuffle != Shuffle::Free && game().drawShuffled) return game().drawShuffled(state, seed_);
  Rng rng(seedAt(index));
  return game().drawChance(state, rng);
}

bool PlayedMatch::drawChance() {
  const std::size_t nth = outcomes() - foretoldFrom_;
  if (nth < foretold_.size() && add(foretold_[nth]) == Verdict::Accepted) return true;
  return add(outcomeAt(history().size(), state())) == Verdict::Accepted;
}

void PlayedMatch::undo() {
  rewind(history().size() - 1);
  settle();
  revealed_ = std::min(revealed_, static_cast<uint16_t>(history().size()));
  ++changes_;
}

int PlayedMatch::madeLast(Seat seat) const {
  const std::size_t size = history().size(), first = secret() ? 0 : revealed_;
  int count = 0;
  for (std::size_t i = size; i > first && mover(i - 1) == seat; --i) ++count;
  return count;
}

std::size_t PlayedMatch::decisions() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < history().size(); ++i) count += mover(i) >= 0;
  return count;
}

Verdict PlayedMatch::check(Action action) const {
  AnyState copy = state();
  return game().apply(copy, action);
}

bool PlayedMatch::preview(Action action, Seat watcher, AnyView& after) const {
  AnyState copy = state();
  if (game().apply(copy, action) != Verdict::Accepted) return false;
  game().view(copy, watcher, after);
  return true;
}

Seat PlayedMatch::nextDecider() const {
  AnyState copy = state();
  lucca::settle(game(), copy);
  return game().toMove(copy);
}

uint32_t PlayedMatch::settledDigest() const {
  AnyState copy = state();
  lucca::settle(game(), copy);
  return digestOf(game(), copy);
}

bool PlayedMatch::secret() const { return game().secret != nullptr && game().secret(state()); }

void PlayedMatch::stateAfter(std::size_t length, AnyState& out) const {
  out = {};
  if (game().init(out, setup()) != Verdict::Accepted) return;
  for (std::size_t i = 0; i < length; ++i) {
    lucca::settle(game(), out);
    if (game().apply(out, history()[i]) != Verdict::Accepted) return;
  }
  lucca::settle(game(), out);
}

}  // namespace lucca::ui
