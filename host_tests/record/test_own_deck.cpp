// A program with the player's own deck: saves and codes carry the deck's name, and those of another deck are refused.

#include "base/bytes.h"
#include "engine/game/match_pack.h"
#include "engine/games.h"
#include "engine/palazzi/card.h"
#include "host_tests/suite.h"
#include "ui/game/session_loader.h"
#include "ui/saves/saved_game.h"
#include "ui/setup/draft.h"

using namespace lucca;
using namespace lucca::ui;

static std::byte workspace[kBotWorkspace];
static LentMemory spare(workspace);
static Session session(spare);
static Match match, again;
static PackWork work;
static uint8_t bytes[kSavedGameMost], packed[kMaxPacked];
static SavedGame saved;

static uint32_t deckOf(const Setup& setup) { return get32(&setup.option[kDeckOption]); }

TEST(saved_game_carries_its_deck) {
  TEST_ASSERT_NOT_EQUAL(0, palazzi::deckName());
  const Plan plan = standardPlan(GameId::Palazzi);
  TEST_ASSERT_TRUE(session.start(plan, 5) == Verdict::Accepted);
  const std::size_t size = encodeGame(session, 0, bytes);
  TEST_ASSERT_TRUE(decodeGame({bytes, size}, saved));
  TEST_ASSERT_EQUAL_HEX32(palazzi::deckName(), deckOf(saved.plan.setup));
  TEST_ASSERT_TRUE(SessionLoader(session).begin(saved.plan, saved.seed));
}

TEST(game_of_another_deck_is_not_taken_up) {
  Plan plan = standardPlan(GameId::Palazzi);
  TEST_ASSERT_FALSE(SessionLoader(session).begin(plan, 5));  // of the default deck, as all saves of 0.1.0
  put32(&plan.setup.option[kDeckOption], palazzi::deckName() ^ 1);
  TEST_ASSERT_FALSE(SessionLoader(session).begin(plan, 5));
  TEST_ASSERT_TRUE(session.start(plan, 5) == Verdict::Accepted);  // a new game has this program's deck
  TEST_ASSERT_EQUAL_HEX32(palazzi::deckName(), deckOf(session.match().plan().setup));
}

TEST(code_carries_its_deck) {
  const Game& game = *findGame(GameId::Palazzi);
  Setup setup = standardPlan(GameId::Palazzi).setup;
  TEST_ASSERT_TRUE(match.start(game, setup) == Verdict::BadSetup);
  stampDeck(game, setup);
  TEST_ASSERT_TRUE(match.start(game, setup) == Verdict::Accepted);
  const std::size_t size = packMatch(match, 1, packed, work);
  PackHead head;
  TEST_ASSERT_TRUE(readPackHead({packed, size}, head));
  TEST_ASSERT_EQUAL_HEX32(palazzi::deckName(), deckOf(head.setup));
  TEST_ASSERT_TRUE(unpackMatch({packed, size}, game, again, work));
  packed[3 + kDeckOption] ^= 1;
  TEST_ASSERT_FALSE(unpackMatch({packed, size}, game, again, work));
}
