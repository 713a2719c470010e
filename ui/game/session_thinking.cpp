// What the computer players of a session think, and the hints they give.
#include "base/crc32.h"
#include "ui/game/session.h"

namespace lucca::ui {

void Session::beginThinking() {
  beginThinking(seat_, match_.state(), match_.history().size());
  stage_ = Stage::Think;
}

// Goes on if that is what it thinks about already.
void Session::beginThinking(Seat seat, const AnyState& state, std::size_t index) {
  AnyView seen;
  const Game& game = match_.game();
  game.view(state, seat, seen);
  const uint32_t seed = seedAt(index);
  const uint32_t name = crc32(reinterpret_cast<const uint8_t*>(seen.bytes), game.viewSize, seed) | 1u;
  if (thoughtOn_ == name && spare_.has(this)) return;
  spare_.take(this);
  bot_.begin(game, seen, static_cast<Level>(who(seat).level), seed);
  thoughtOn_ = name;
}

// What the rules do next follows by itself, and what chance draws from the seed.
bool Session::beginAhead() {
  const Game& game = match_.game();
  AnyState state = match_.state();
  std::size_t index = match_.history().size();
  Seat next = game.toMove(state);
  for (; next == kRules || next == kChance; next = game.toMove(state)) {
    Rng rng(seedAt(index));
    const Action action = next == kRules ? game.ruleStep(state) : game.drawChance(state, rng);
    if (game.apply(state, action) != Verdict::Accepted) return false;
    index += next == kChance;
  }
  if (next < 0 || plan_.isPerson(next)) return false;
  beginThinking(next, state, index);
  return true;
}

void Session::thinkAhead(uint32_t thinkSteps) {
  if (stage_ != Stage::Show) return;
  if (aheadAt_ != shows_) {
    aheadAt_ = shows_;
    ahead_ = beginAhead();
  }
  ahead_ = ahead_ && spare_.has(this) && !bot_.think(thinkSteps);
}

void Session::finishThinking(uint32_t nowMs, Speed speed) {
  if (!spare_.has(this)) beginThinking();
  Action action = bot_.best();
  if (check(action) != Verdict::Accepted) {
    // A computer player at a loss still has to move.
    ActionList all;
    match_.legal(all);
    action = all[seedAt(match_.history().size()) % all.size()];
  }
  reason_ = bot_.why();
  thoughtOn_ = 0;
  match_.game().view(match_.state(), watcher(), moment_.before);
  if (match_.apply(action) != Verdict::Accepted) {
    stage_ = Stage::Over;
    return;
  }
  record(seat_);
  show(nowMs, speed, seat_, action);
}

void Session::askHint() {
  thoughtOn_ = 0;
  spare_.take(this);
  bot_.begin(match_.game(), view_, Level::Hard, seedAt(match_.history().size()));
}

bool Session::advise(uint32_t thinkSteps) {
  if (!spare_.has(this)) askHint();
  const bool done = bot_.think(thinkSteps);
  hint_ = bot_.best();
  if (done) hintReason_ = bot_.why();
  return done;
}

}  // namespace lucca::ui
