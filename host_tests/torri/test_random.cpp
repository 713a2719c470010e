// Random games of every size, number of players and switch, checked after every action against a plain second
// implementation and the invariants of the state.

#include <algorithm>
#include <cstring>

#include "engine/game/match.h"
#include "engine/torri/game.h"
#include "host_tests/suite.h"
#include "host_tests/torri/walker.h"

using namespace lucca;
using namespace lucca::torri;

namespace {

struct Seen {
  int ends[4] = {};
  int kinds[12] = {};
  int refused[32] = {};
  int decisions = 0;
};

void failWith(const char* what, const Setup& setup, uint32_t seed, int turn) {
  static char text[160];
  snprintf(text, sizeof text, "%s (size option %d, %d players, switch %d, seed %u, turn %d)", what,
           setup.option[0], setup.players, setup.option[1], seed, turn);
  TEST_FAIL_MESSAGE(text);
}

// Null when all is well.
const char* wrongWith(const State& state, const ActionList& list) {
  static std::string wrong;
  wrong = test::whatIsWrong(state);
  if (!wrong.empty()) return wrong.c_str();
  if (state.phase != Phase::Place) return nullptr;
  if (!std::ranges::equal(test::plainPlacements(state), list)) return "legal placements differ";
  if (countPlacements(state) != static_cast<int>(list.size())) return "count of placements";
  Rng drawing(state.turn);
  Rng choosing(state.turn);
  const Action chosen = list[choosing.below(static_cast<uint32_t>(list.size()))];
  if (drawPlacement(state, drawing) != chosen) return "a placement drawn is not the one chosen from the list";
  return nullptr;
}

const char* wrongWhy(const State& state, const ActionList& list, Seen& seen) {
  for (int lot = 0; lot < kLots; ++lot) {
    for (int c = 0; c < kColours; ++c) {
      const Verdict verdict = why(state, static_cast<Brick>(c), static_cast<Lot>(lot));
      const bool listed = list.contains(place(static_cast<Brick>(c), static_cast<Lot>(lot)));
      if (listed != (verdict == Verdict::Accepted)) return "why() and legal() differ";
      ++seen.refused[static_cast<int>(verdict)];
    }
  }
  return nullptr;
}

// Any legal action; in a wild game half of the bricks are floors or start a struggle where they can, so that towers
// grow and fights last.
Action choose(const State& state, const ActionList& list, bool wild, Rng& rng) {
  if (wild && state.phase == Phase::Place && rng.below(2) == 0) {
    ActionList chosen;
    for (Action action : list) {
      const Effect effect = effectOf(state, colourOf(action), lotOf(action));
      if (effect.floor || effect.kind != Effect::Kind::None) chosen.push(action);
    }
    if (!chosen.empty()) return chosen[rng.below(static_cast<uint32_t>(chosen.size()))];
  }
  return list[rng.below(static_cast<uint32_t>(list.size()))];
}

void playOne(const Setup& setup, uint32_t seed, bool askWhy, Seen& seen) {
  State state;
  TEST_ASSERT_EQUAL(Verdict::Accepted, init(state, setup));
  Rng rng(seed);
  for (;;) {
    ActionList list;
    legal(state, list);
    if (const char* wrong = wrongWith(state, list)) failWith(wrong, setup, seed, state.turn);
    const Seat seat = toMove(state);
    if (seat == kOver) break;
    TEST_ASSERT_FALSE(list.empty());
    if (seat == kRules) TEST_ASSERT_EQUAL(1, list.size());
    if (askWhy && state.phase == Phase::Place) {
      if (const char* wrong = wrongWhy(state, list, seen)) failWith(wrong, setup, seed, state.turn);
    }
    seen.decisions += seat >= 0;
    const Action action = choose(state, list, seed % 2 == 0, rng);
    ++seen.kinds[static_cast<int>(kindOf(action))];
    TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, action));
  }
  ++seen.ends[static_cast<int>(state.reason)];
}

Setup setupOf(int size, int players, int switches, int rotate) {
  Setup setup{GameId::Torri, static_cast<uint8_t>(players), {}};
  setup.option[kSizeOption] = static_cast<uint8_t>(size);
  setup.option[kSwitchOption] = static_cast<uint8_t>(switches);
  for (int seat = 0; seat < 4; ++seat) {
    setup.option[static_cast<std::size_t>(kColourOption + seat)] = static_cast<uint8_t>((seat + rotate) % 4);
  }
  return setup;
}

TEST(every_configuration_agrees_with_the_plain_second_rules) {
  constexpr int kGamesOfSize[] = {4, 2, 2, 1};
  Seen seen;
  uint32_t seed = 1;
  for (int size = 0; size < 4; ++size) {
    for (int players = 2; players <= 4; ++players) {
      for (int switches = 0; switches < 2; ++switches) {
        for (int game = 0; game < kGamesOfSize[size]; ++game, ++seed) {
          playOne(setupOf(size, players, switches, game), seed, game < 2, seen);
        }
      }
    }
  }
  for (int kind = 0; kind < 12; ++kind) {
    static char text[40];
    snprintf(text, sizeof text, "no action of kind %d was seen", kind);
    TEST_ASSERT_GREATER_THAN_MESSAGE(0, seen.kinds[kind], text);
  }
  for (Refusal reason : {Refusal::OutsideCity, Refusal::NoBrickLeft, Refusal::SameColour,
                         Refusal::EqualStrength, Refusal::SecondTower, Refusal::TooFewHouses}) {
    TEST_ASSERT_GREATER_THAN(0, seen.refused[static_cast<int>(reason)]);
  }
}

}  // namespace
