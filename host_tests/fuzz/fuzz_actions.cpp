// Arbitrary bytes as a game: the first ones choose the game and its set-up, every two more are an action. A word with
// its top bit set picks a legal action, so that games get far; any other is tried as it is.
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "engine/game/match.h"
#include "engine/games.h"

using namespace lucca;

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

// Accepted exactly when it is in the list; a refusal changes nothing.
void tryAction(const Game& game, AnyState& state, Action action, const ActionList& legal) {
  const AnyState before = state;
  const Verdict verdict = game.apply(state, action);
  demand((verdict == Verdict::Accepted) == legal.contains(action));
  demand(game.explain(verdict) != nullptr);
  if (verdict != Verdict::Accepted) demand(std::memcmp(before.bytes, state.bytes, game.stateSize) == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  constexpr size_t kHeader = 2 + kMaxOptions;
  if (size < kHeader) return 0;
  const Game& game = games()[data[0] % games().size()];
  Setup setup{game.id, static_cast<uint8_t>(data[1] % 7), {}};
  for (size_t i = 0; i < game.options.size(); ++i) {
    // One value more than there are: a bad set-up now and then.
    setup.option[i] = static_cast<uint8_t>(data[2 + i] % (game.options[i].values.size() + 1));
  }
  AnyState state{};
  if (game.init(state, setup) != Verdict::Accepted) return 0;
  ActionList legal;
  for (size_t i = kHeader; i + 1 < size; i += 2) {
    const uint16_t word = static_cast<uint16_t>(data[i] | data[i + 1] << 8);
    game.legal(state, legal);
    const Seat seat = game.toMove(state);
    demand(legal.empty() == (seat == kOver));
    const bool picked = word & 0x8000u && !legal.empty();
    tryAction(game, state, picked ? legal[word % legal.size()] : Action{word}, legal);
    AnyView view;
    if (seat >= 0) game.view(state, seat, view);
  }
  if (game.toMove(state) == kOver) demand(game.result(state).winners != 0);
  return 0;
}
