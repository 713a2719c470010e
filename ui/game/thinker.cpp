#include "ui/game/thinker.h"

#include "base/crc32.h"

namespace lucca::ui {

namespace {

// A legal action for a computer player at a loss. A function of its own, as the list would otherwise lie on the stack while
// the player begins to think.
[[gnu::noinline]] Action anyLegal(const PlayedMatch& match) {
  ActionList all;
  match.legal(all);
  return all[match.seedAt(match.history().size()) % all.size()];
}

}  // namespace

void Thinker::begin(const PlayedMatch& match, Start start) {
  begin(match, match.toMove(), match.state(), match.history().size(), start);
}

void Thinker::begin(const PlayedMatch& match, Seat seat, const AnyState& state, std::size_t index,
                    Start start) {
  AnyView seen;
  const Game& game = match.game();
  game.view(state, seat, seen);
  const uint32_t seed = match.seedAt(index);
  const uint32_t name = crc32(reinterpret_cast<const uint8_t*>(seen.bytes), game.viewSize, seed) | 1u;
  waits_ = !(thoughtOn_ == name && spare_.has(this));
  if (!waits_ || start == Start::Later) return;
  waits_ = false;
  spare_.take(this);
  bot_.begin(game, seen, static_cast<Level>(match.plan().who(seat).level), seed);
  thoughtOn_ = name;
}

bool Thinker::think(const PlayedMatch& match, uint32_t steps, bool& progressed) {
  progressed = false;
  if (waits_ || !spare_.has(this)) {
    begin(match, Start::Now);
    return false;
  }
  const uint8_t before = bot_.progress();
  const bool decided = bot_.think(steps);
  progressed = decided || bot_.progress() != before;
  return decided;
}

Action Thinker::take(const PlayedMatch& match, Reason& why) {
  if (waits_ || !spare_.has(this)) begin(match, Start::Now);
  why = bot_.why();
  thoughtOn_ = 0;
  const Action action = bot_.best();
  return match.check(action) == Verdict::Accepted ? action : anyLegal(match);
}

// What the rules do next follows by itself, and what chance draws from the seed.
bool Thinker::beginAhead(const PlayedMatch& match) {
  const Game& game = match.game();
  AnyState state = match.state();
  std::size_t index = match.history().size();
  Seat next = game.toMove(state);
  for (; next == kRules || next == kChance; next = game.toMove(state)) {
    Rng rng(match.seedAt(index));
    const Action action = next == kRules ? game.ruleStep(state) : game.drawChance(state, rng);
    if (game.apply(state, action) != Verdict::Accepted) return false;
    index += next == kChance;
  }
  if (next < 0 || match.plan().isPerson(next)) return false;
  begin(match, next, state, index, Start::Now);
  return true;
}

void Thinker::thinkAhead(const PlayedMatch& match, uint32_t show, uint32_t steps) {
  if (aheadAt_ != show) {
    aheadAt_ = show;
    ahead_ = beginAhead(match);
  }
  ahead_ = ahead_ && spare_.has(this) && !bot_.think(steps);
}

void Thinker::askHint(const PlayedMatch& match, const AnyView& view) {
  thoughtOn_ = 0;
  waits_ = false;
  spare_.take(this);
  bot_.begin(match.game(), view, Level::Hard, match.seedAt(match.history().size()));
}

bool Thinker::advise(const PlayedMatch& match, const AnyView& view, uint32_t steps) {
  if (!spare_.has(this)) askHint(match, view);
  const bool done = bot_.think(steps);
  hint_ = bot_.best();
  if (done) hintReason_ = bot_.why();
  return done;
}

}  // namespace lucca::ui
