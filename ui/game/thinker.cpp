#include "ui/game/thinker.h"

#include "base/crc32.h"
#include "engine/bots/minds.h"
#include "engine/bots/review/turn_walk.h"

namespace lucca::ui {

namespace {

// A legal action for a computer player without a result. It is a function of its own, because the list would otherwise be on
// the stack while the player begins to think.
[[gnu::noinline]] Action anyLegal(const PlayedMatch& match) {
  ActionList all;
  match.legal(all);
  return all[match.seedAt(match.history().size()) % all.size()];
}

}  // namespace

void Thinker::begin(const PlayedMatch& match, Start start) {
  if (start == Start::Now && recall(match, 0)) return;
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

// Thinks again about a decision of the current turn that was already made, the first from entry `from` on. False: there is
// none, or the plan for this turn is known.
[[gnu::noinline]] bool Thinker::recall(const PlayedMatch& match, std::size_t from) {
  recalls_ = false;
  if (!findMind(match.game().id)->wholeTurns) takenUpAt_ = 0;
  if (takenUpAt_ == 0) return false;
  TurnWalk walk;
  walk.begin(match.game(), match.setup(), match.history());
  const Seat seat = match.toMove();
  if (!walk.toTurnOf(match.state()) || walk.position() >= takenUpAt_) takenUpAt_ = 0;
  if (takenUpAt_ == 0 || walk.seat() != seat) return false;
  while (walk.position() < from || walk.seat() != seat) {
    if (!walk.next()) return false;
  }
  recalls_ = walk.position() < match.history().size();
  if (!recalls_) return false;
  recalled_ = static_cast<uint16_t>(walk.position());
  begin(match, seat, walk.state(), recalled_, Start::Now);
  return true;
}

bool Thinker::think(const PlayedMatch& match, uint32_t steps, bool& progressed) {
  progressed = false;
  if (waits_ || !spare_.has(this)) {
    begin(match, Start::Now);
    return false;
  }
  const uint8_t before = bot_.progress();
  const bool decided = bot_.think(steps);
  if (decided && recalls_) {
    static_cast<void>(bot_.best());  // the mind keeps what it plans after it
    if (recall(match, recalled_ + 1u)) return false;
    takenUpAt_ = 0;
    begin(match, Start::Now);
    return false;
  }
  progressed = decided || bot_.progress() != before;
  return decided;
}

Action Thinker::take(const PlayedMatch& match, Reason& why) {
  if (waits_ || recalls_ || !spare_.has(this)) {
    takenUpAt_ = 0;  // the plan is no longer wanted
    recalls_ = false;
    begin(match, Start::Now);
  }
  why = bot_.why();
  thoughtOn_ = 0;
  const Action action = bot_.best();
  return match.check(action) == Verdict::Accepted ? action : anyLegal(match);
}

// Steps of the rules follow by themselves, and outcomes of chance follow from the seed.
bool Thinker::beginAhead(const PlayedMatch& match) {
  if (takenUpAt_ != 0) return false;
  const Game& game = match.game();
  AnyState state = match.state();
  std::size_t index = match.history().size();
  Seat next = game.toMove(state);
  for (; next == kRules || next == kChance; next = game.toMove(state)) {
    const Action action = next == kRules ? game.ruleStep(state) : match.outcomeAt(index, state);
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
