// The contract that every game of the table keeps (engine/game/game.h), shown by random play over its set-ups. A new game
// inherits this test by its row.

#include <algorithm>
#include <cstring>

#include "engine/game/match.h"
#include "engine/games.h"
#include "host_tests/game/standard_setup.h"
#include "host_tests/suite.h"

using namespace lucca;

namespace {

constexpr std::size_t kSetupsAGame = 48;

// Calls `visit` for every set-up of options and players that the game accepts.
template <class Visit>
void forEachSetup(const Game& game, Visit visit) {
  Setup setup{game.id, 0, {}};
  std::size_t combinations = 1;
  for (const Option& option : game.options) combinations *= option.values.size();
  for (std::size_t i = 0; i < combinations; ++i) {
    std::size_t rest = i;
    for (std::size_t o = 0; o < game.options.size(); ++o) {
      setup.option[o] = static_cast<uint8_t>(rest % game.options[o].values.size());
      rest /= game.options[o].values.size();
    }
    for (setup.players = game.minPlayers; setup.players <= game.maxPlayers; ++setup.players) {
      AnyState state;
      if (game.init(state, setup) == Verdict::Accepted) visit(setup);
    }
  }
}

bool sameState(const Game& game, const AnyState& a, const AnyState& b) {
  return std::memcmp(a.bytes, b.bytes, game.stateSize) == 0;
}

void legalIsSortedAndFits(const ActionList& legal, Seat seat) {
  for (std::size_t i = 1; i < legal.size(); ++i) TEST_ASSERT_TRUE(legal[i - 1] < legal[i]);
  if (seat == kOver) {
    TEST_ASSERT_EQUAL(0, legal.size());
  } else if (seat == kRules) {
    TEST_ASSERT_EQUAL(1, legal.size());
  } else {
    TEST_ASSERT_NOT_EQUAL(0, legal.size());
  }
}

void onlyLegalIsAccepted(const Game& game, const AnyState& state, const ActionList& legal, Rng& rng) {
  for (int i = 0; i < 8; ++i) {
    Action action{static_cast<uint16_t>(rng.next() >> 16)};
    // Half of the tries lie near a legal action.
    if (i % 2 && !legal.empty()) {
      action.bits = legal[rng.below(static_cast<uint32_t>(legal.size()))].bits ^
                    static_cast<uint16_t>(1u << rng.below(16));
    }
    AnyState copy = state;
    const Verdict verdict = game.apply(copy, action);
    TEST_ASSERT_EQUAL(legal.contains(action), verdict == Verdict::Accepted);
    if (verdict == Verdict::Accepted) continue;
    TEST_ASSERT_TRUE(sameState(game, state, copy));
  }
}

void viewsAreWholeAndRepeatable(const Game& game, const AnyState& state, uint8_t players) {
  for (Seat seat = 0; seat < players; ++seat) {
    AnyView a, b;
    std::memset(a.bytes, 0x00, sizeof a.bytes);
    std::memset(b.bytes, 0xFF, sizeof b.bytes);
    game.view(state, seat, a);
    game.view(state, seat, b);
    TEST_ASSERT_EQUAL_MEMORY(a.bytes, b.bytes, game.viewSize);
  }
}

void resultIsWhole(const Game& game, const AnyState& state, uint8_t players) {
  const Result result = game.result(state);
  TEST_ASSERT_NOT_EQUAL(0, result.winners);
  TEST_ASSERT_EQUAL(0, result.winners >> players);
  AnyState copy = state;
  TEST_ASSERT_TRUE(game.apply(copy, Action{0}) == Verdict::GameOver);
}

// Going back to any length and forward again gives the same states.
void rewindsToAnyLength(Match& match, Rng& rng) {
  static Match again;
  match.settle();
  const uint32_t end = match.digest();
  const std::size_t length = match.history().size();
  const std::size_t cut = rng.below(static_cast<uint32_t>(length));
  TEST_ASSERT_TRUE(again.start(match.game(), match.setup()) == Verdict::Accepted);
  for (std::size_t i = 0; i < length; ++i) {
    again.settle();
    TEST_ASSERT_TRUE(again.apply(match.history()[i]) == Verdict::Accepted);
    if (i + 1 == cut) {
      static Match back;
      back = match;
      back.rewind(cut);
      TEST_ASSERT_EQUAL(cut, back.history().size());
      TEST_ASSERT_EQUAL_HEX32(again.digest(), back.digest());
    }
  }
  again.settle();
  TEST_ASSERT_EQUAL_HEX32(end, again.digest());
}

void playAndCheck(const Game& game, const Setup& setup, uint32_t seed) {
  static Match match;
  TEST_ASSERT_TRUE(match.start(game, setup) == Verdict::Accepted);
  Rng rng(seed);
  ActionList legal;
  for (Seat seat = match.toMove(); seat != kOver; seat = match.toMove()) {
    TEST_ASSERT_TRUE(seat == kChance || seat == kRules || (seat >= 0 && seat < setup.players));
    match.legal(legal);
    legalIsSortedAndFits(legal, seat);
    onlyLegalIsAccepted(game, match.state(), legal, rng);
    viewsAreWholeAndRepeatable(game, match.state(), setup.players);
    if (seat == kRules) {
      TEST_ASSERT_TRUE(match.apply(legal[0]) == Verdict::NotNow);
      TEST_ASSERT_EQUAL(legal[0].bits, game.ruleStep(match.state()).bits);
      TEST_ASSERT_EQUAL(legal[0].bits, match.step().bits);
      continue;
    }
    Action action = legal[rng.below(static_cast<uint32_t>(legal.size()))];
    if (seat == kChance) {
      action = game.drawChance(match.state(), rng);
      TEST_ASSERT_TRUE(legal.contains(action));
    }
    TEST_ASSERT_TRUE(match.apply(action) == Verdict::Accepted);
  }
  match.legal(legal);
  legalIsSortedAndFits(legal, kOver);
  resultIsWhole(game, match.state(), setup.players);
  rewindsToAnyLength(match, rng);
}

}  // namespace

TEST(every_game_has_a_row_of_its_own) {
  TEST_ASSERT_NOT_EQUAL(0, games().size());
  for (const Game& game : games()) {
    TEST_ASSERT_EQUAL_PTR(&game, findGame(game.id));
    TEST_ASSERT_TRUE(game.options.size() <= kMaxOptions);
    TEST_ASSERT_TRUE(game.categories.size() <= kMaxCategories);
    TEST_ASSERT_TRUE(!game.series.empty() && game.series.size() <= kMaxSeries);
    TEST_ASSERT_TRUE(game.usualPlayers >= game.minPlayers && game.usualPlayers <= game.maxPlayers);
    TEST_ASSERT_TRUE(game.seatOption < 0 ||
                     game.seatOption + game.maxPlayers <= static_cast<int>(game.options.size()));
    for (const Option& option : game.options) TEST_ASSERT_LESS_THAN(option.values.size(), option.standard);
  }
  TEST_ASSERT_NULL(findGame(static_cast<GameId>(200)));
}

TEST(the_standard_options_are_a_setup_for_each_number_of_players) {
  for (const Game& game : games()) {
    for (uint8_t players = game.minPlayers; players <= game.maxPlayers; ++players) {
      AnyState state;
      TEST_ASSERT_TRUE(game.init(state, test::standardSetup(game, players)) == Verdict::Accepted);
    }
  }
}

TEST(every_reason_has_words) {
  for (const Game& game : games()) {
    for (int v = 0; v < 256; ++v)
      TEST_ASSERT_NOT_EQUAL(0, std::strlen(game.explain(static_cast<Verdict>(v))));
  }
}

TEST(random_play_keeps_the_contract) {
  for (const Game& game : games()) {
    std::size_t count = 0;
    forEachSetup(game, [&](const Setup&) { ++count; });
    const std::size_t stride = std::max<std::size_t>(1, count / kSetupsAGame) | 1;
    std::size_t at = 0, played = 0;
    forEachSetup(game, [&](const Setup& setup) {
      if (at++ % stride) return;
      playAndCheck(game, setup, static_cast<uint32_t>(at));
      ++played;
    });
    TEST_ASSERT_NOT_EQUAL(0, played);
  }
}

TEST(bad_setups_leave_the_match_alone) {
  for (const Game& game : games()) {
    static Match match;
    const Setup setup = test::standardSetup(game, game.minPlayers);
    TEST_ASSERT_TRUE(match.start(game, setup) == Verdict::Accepted);
    const uint32_t digest = match.digest();
    Setup bad = setup;
    bad.players = static_cast<uint8_t>(game.maxPlayers + 1);
    TEST_ASSERT_TRUE(match.start(game, bad) == Verdict::BadSetup);
    bad = setup;
    bad.game = static_cast<GameId>(200);
    TEST_ASSERT_TRUE(match.start(game, bad) == Verdict::BadSetup);
    bad = setup;
    bad.option[0] = 99;
    TEST_ASSERT_TRUE(match.start(game, bad) == Verdict::BadSetup);
    TEST_ASSERT_EQUAL_HEX32(digest, match.digest());
    TEST_ASSERT_TRUE(match.setup() == setup);
  }
}
