// How the games look at a turn of a puzzle.
#include "engine/palazzi/query.h"
#include "engine/torri/query.h"
#include "tools/puzzles/prover.h"

namespace lucca::puzzles {

namespace {

const torri::State& city(const AnyState& state) {
  return *reinterpret_cast<const torri::State*>(state.bytes);
}

constexpr uint16_t kColourKey = 0x100;
constexpr int kFewPlacements = 4;  // are left in a city that is all but full

constexpr Reading kTorri = {
    .add =
        [](Key& key, Action action, const Task& task) {
          if (torri::kindOf(action) == torri::Kind::Place) key.push_back(torri::lotOfPlace(action));
          if (torri::kindOf(action) == torri::Kind::Switch && task.goal == Goal::Win)
            key.push_back(static_cast<uint16_t>(kColourKey + torri::valueOf(action)));
        },
    .tempts =
        [](const AnyState& any, const Task& task) {
          const torri::State& state = city(any);
          if (task.goal == Goal::Stop) return true;
          if (state.phase == torri::Phase::Over) return task.goal == Goal::Close;
          if (task.goal == Goal::Close) return false;
          return static_cast<bool>(torri::victoryOf(state, torri::colourOfSeat(state, task.seat)));
        },
    .nears =
        [](const AnyState& root, const AnyState& any, const Task& task) {
          const torri::State& state = city(any);
          if (task.goal == Goal::Close)
            return state.phase == torri::Phase::Over || torri::countPlacements(state) <= kFewPlacements;
          const torri::Brick mine = torri::colourOfSeat(state, task.seat);
          return torri::prisonersOf(state, mine) > torri::prisonersOf(city(root), mine);
        },
};

// Without an answer: the game would end with the seat's turn.
constexpr Reading kPalazzi = {
    .add = [](Key& key, Action action, const Task&) { key.push_back(action.bits); },
    .tempts = [](const AnyState&, const Task&) { return true; },
    .nears = [](const AnyState&, const AnyState&, const Task&) { return false; },
};

}  // namespace

const Reading& readingOf(GameId game) { return game == GameId::Torri ? kTorri : kPalazzi; }

}  // namespace lucca::puzzles
