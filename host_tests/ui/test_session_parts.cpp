// The parts of a session, each by itself: who made which entry, who has seen it, and what is on display.

#include "host_tests/suite.h"
#include "ui/game/showing.h"
#include "ui/game/thinker.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

PlayedMatch match;

// Two people of Torri, the second a computer if wanted.
Plan planOf(bool computer) {
  Plan plan = standardPlan(GameId::Torri);
  setPlayers(plan, 2);
  plan.seats[0].isBot = false;
  plan.seats[1].isBot = computer;
  return plan;
}

void begin(bool computer = false, uint32_t seed = 7) {
  TEST_ASSERT_TRUE(match.begin(planOf(computer), seed) == Verdict::Accepted);
  match.settle();
}

// The first legal action, by whoever is to move.
void playFirst() {
  ActionList legal;
  match.legal(legal);
  TEST_ASSERT_TRUE(match.add(legal[0]) == Verdict::Accepted);
  match.settle();
}

TEST(every_entry_knows_its_mover) {
  begin();
  for (int i = 0; i < 6; ++i) {
    const Seat who = match.toMove();
    const uint32_t before = match.changes();
    playFirst();
    TEST_ASSERT_EQUAL(who, match.mover(match.history().size() - 1));
    TEST_ASSERT_EQUAL(before + 1, match.changes());
  }
  TEST_ASSERT_EQUAL(match.history().size(), match.decisions());
}

TEST(a_setup_that_the_rules_do_not_have_leaves_the_match_as_it_was) {
  begin();
  playFirst();
  Plan wrong = planOf(false);
  wrong.setup.players = 9;
  TEST_ASSERT_TRUE(match.begin(wrong, 1) == Verdict::BadSetup);
  TEST_ASSERT_EQUAL(1, match.history().size());
  TEST_ASSERT_EQUAL(2, match.plan().setup.players);
}

TEST(undo_takes_back_an_entry_and_counts_as_a_change) {
  begin();
  const uint32_t digest = match.settledDigest();
  playFirst();
  TEST_ASSERT_EQUAL(1, match.madeLast(0));
  TEST_ASSERT_EQUAL(0, match.madeLast(1));
  const uint32_t before = match.changes();
  match.undo();
  TEST_ASSERT_EQUAL(0, match.history().size());
  TEST_ASSERT_EQUAL_HEX32(digest, match.settledDigest());
  TEST_ASSERT_EQUAL(before + 1, match.changes());
}

TEST(entries_have_seeds_of_their_own) {
  begin(false, 7);
  const uint32_t first = match.seedAt(0), second = match.seedAt(1);
  begin(false, 8);
  TEST_ASSERT_NOT_EQUAL(first, second);
  TEST_ASSERT_NOT_EQUAL(first, match.seedAt(0));
}

TEST(news_is_what_others_did_since_one_looked) {
  begin();
  Hands hands;
  hands.begin(match);
  TEST_ASSERT_TRUE(hands.mayShow() == (match.game().secret == nullptr));  // nothing is hidden there
  hands.take(match, 0);
  TEST_ASSERT_TRUE(hands.mayShow());
  while (match.toMove() == 0) playFirst();
  TEST_ASSERT_FALSE(hands.hasNews(match, 0));
  TEST_ASSERT_TRUE(hands.hasNews(match, 1));
  hands.sawAll(match, 1);
  TEST_ASSERT_FALSE(hands.hasNews(match, 1));
  match.undo();
  hands.forget(match, 1);
  TEST_ASSERT_EQUAL(match.history().size(), hands.seenBy(1));
  hands.putDown(match);
  TEST_ASSERT_TRUE(hands.mayShow() == (match.game().secret == nullptr));  // nothing is hidden there
}

// A match in which seat 0 holds the device, has made its turn and has seen all entries.
std::size_t watchedTurn(Hands& hands) {
  begin(true);
  hands.begin(match);
  hands.take(match, 0);
  while (match.toMove() == 0) playFirst();
  hands.sawAll(match, 0);
  return match.history().size();
}

// Moments that the holder has watched are no news; those that it missed before are.
TEST(what_was_watched_is_not_told_again) {
  Hands hands;
  const std::size_t seen = watchedTurn(hands);
  playFirst();
  TEST_ASSERT_FALSE(hands.hasNews(match, 0));
  hands.missedLast(match);
  TEST_ASSERT_TRUE(hands.hasNews(match, 0));
  TEST_ASSERT_EQUAL(seen + 1, hands.watchedFrom());
  hands.putDown(match);
  TEST_ASSERT_EQUAL(match.history().size(), hands.watchedFrom());
}

// Earlier moments at instant speed are still news.
TEST(who_watches_only_the_last_entry_has_not_seen_those_before) {
  Hands hands;
  const std::size_t seen = watchedTurn(hands);
  playFirst();
  playFirst();
  hands.sawLast(match);
  TEST_ASSERT_EQUAL(seen, hands.seenBy(0));
  hands.sawAll(match, 0);
  playFirst();
  hands.sawLast(match);
  TEST_ASSERT_EQUAL(match.history().size(), hands.seenBy(0));
}

TEST(a_moment_stays_its_time_and_at_slow_speed_until_a_key) {
  begin();
  static Showing showing;
  Hands hands;
  hands.begin(match);
  hands.look(match);
  playFirst();
  const uint32_t count = showing.count();
  showing.happened(match, hands, 0, match.history()[0]);
  showing.display(1000, Speed::Normal);
  TEST_ASSERT_EQUAL(count + 1, showing.count());
  TEST_ASSERT_EQUAL(0, showing.moment().index);
  TEST_ASSERT_FALSE(showing.over(1500));
  showing.stayUntil(1400);
  TEST_ASSERT_TRUE(showing.over(1500));
  showing.display(1000, Speed::Slow);
  TEST_ASSERT_FALSE(showing.over(100'000));
}

TEST(a_thinker_whose_memory_was_taken_comes_to_the_same_move) {
  alignas(std::max_align_t) static std::byte bytes[kBotWorkspace];
  static LentMemory spare(bytes);
  static Thinker thinker(spare);
  begin(true);
  while (match.toMove() == 0) playFirst();
  Reason why;
  bool progressed;
  thinker.begin(match);
  while (!thinker.think(match, 100, progressed)) {
  }
  const Action first = thinker.take(match, why);
  thinker.begin(match);
  thinker.think(match, 3, progressed);
  spare.take(nullptr);
  TEST_ASSERT_EQUAL(0, thinker.progress());
  while (!thinker.think(match, 100, progressed)) {
  }
  TEST_ASSERT_TRUE(first == thinker.take(match, why));
}

}  // namespace
