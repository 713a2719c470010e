// Torri has a river, and no turn of it is judged yet.
#include "engine/bots/review/torri/judge.h"

#include "engine/bots/torri/chance.h"

namespace lucca::torri {
namespace {

const State& stateOf(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

}  // namespace

uint16_t turnOf(const AnyState& state) {
  return stateOf(state).phase == Phase::Over ? uint16_t{0} : stateOf(state).turn;
}

bool cardsDue(const AnyState&) { return false; }
Chances chancesAt(const AnyState& state) { return chancesOf(stateOf(state)); }
bool canJudge(const AnyState&) { return false; }
Judge* beginJudge(std::span<std::byte>, TurnWalk&, uint32_t) { return nullptr; }

}  // namespace lucca::torri
