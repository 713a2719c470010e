// Power cuts in the work on a review: after each one the store holds a part of the same review, and the work continues from
// there to the same end.
#include <array>
#include <vector>

#include "base/lent_memory.h"
#include "engine/bots/bot.h"
#include "engine/bots/review/review_bytes.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"
#include "ui/saves/review_work.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

using Bytes = std::vector<uint8_t>;

alignas(std::max_align_t) std::array<std::byte, kBotWorkspace> memory;
LentMemory spare{memory};
TestFlash flash(8);
PlayedMatch match;

Bytes bytesOf(const Review& review) {
  Bytes bytes(kMaxReviewBytes);
  bytes.resize(packReview(review, bytes));
  return bytes;
}

// Two people who do anything.
void playAny(uint32_t seed) {
  Plan plan = standardPlan(GameId::Palazzi);
  setPlayers(plan, 2);
  for (SeatInfo& who : plan.seats) who.isBot = false;
  TEST_ASSERT_TRUE(match.begin(plan, seed) == Verdict::Accepted);
  Rng rng(seed);
  ActionList legal;
  for (match.settle(); match.toMove() != kOver; match.settle()) {
    if (match.toMove() == kChance) {
      TEST_ASSERT_TRUE(match.drawChance());
      continue;
    }
    legal.clear();
    match.legal(legal);
    TEST_ASSERT_TRUE(match.add(legal[rng.below(static_cast<uint32_t>(legal.size()))]) == Verdict::Accepted);
  }
}

// What is kept of the match's review; nothing: empty.
Bytes kept(ReviewSaves& saves) {
  static Review review;
  return saves.find(nameOfGame(match.setup(), match.history(), 0b11), review) ? bytesOf(review) : Bytes{};
}

// Works the review out with what is kept, and returns what was kept on the way, the whole review last.
std::vector<Bytes> workOut(ReviewSaves& saves) {
  ReviewWork work(spare);
  std::vector<Bytes> all;
  work.follow(match, saves);
  while (!work.done()) {
    const std::size_t points = work.review().points.size();
    static_cast<void>(work.work(match, saves, 50'000));
    // To look takes the work's memory, so only where that was taken anyway.
    if (points == work.review().points.size() && !work.done()) continue;
    Bytes now = kept(saves);
    if (!now.empty() && (all.empty() || now != all.back())) all.push_back(now);
  }
  TEST_ASSERT_TRUE(all.empty() || all.back() == bytesOf(work.review()));
  return all;
}

void put(ReviewSaves& saves, const Bytes& bytes) {
  static Review review;
  TEST_ASSERT_TRUE(unpackReview(bytes, review));
  saves.put(review);
}

// A finished game, and a store in which no review is kept yet.
struct Played {
  Store store{flash};
  ReviewSaves saves{spare};

  Played() {
    playAny(3);
    flash.reset();
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    saves.load(&store);
  }
};

TEST(a_review_that_was_cut_off_goes_on_to_the_same_end) {
  Played played;
  ReviewSaves& saves = played.saves;
  const std::vector<Bytes> parts = workOut(saves);
  // Something is kept before the end, or a cut would lose all of the work.
  TEST_ASSERT_GREATER_THAN(2, parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    saves.forget();
    put(saves, parts[i]);
    const std::vector<Bytes> rest = workOut(saves);
    TEST_ASSERT_EQUAL(parts.size() - 1 - i, rest.size());
    TEST_ASSERT_TRUE(kept(saves) == parts.back());
  }
}

// Every byte of every write is once the last.
TEST(a_cut_at_any_instant_leaves_the_part_before_or_after) {
  Played played;
  Store& store = played.store;
  ReviewSaves& saves = played.saves;
  const std::vector<Bytes> parts = workOut(saves);
  flash.reset();
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  const Action cards[] = {{1}, {2}, {3}};
  saves.load(&store);
  saves.markTry(2, 77, 88, cards, 12);
  Bytes before;
  uint32_t cuts = 0;
  for (const Bytes& part : parts) {
    flash.keep();
    for (uint32_t at = 0;; ++at) {
      Store trial = store;
      ReviewSaves interrupted(spare);
      interrupted.load(&trial);
      flash.cutAt(at);
      put(interrupted, part);
      const bool cut = flash.dead();
      flash.powerOn();
      Store again(flash);
      TEST_ASSERT_EQUAL(StoreResult::Ok, again.mount());
      ReviewSaves found(spare);
      found.load(&again);
      const Bytes now = kept(found);
      TEST_ASSERT_TRUE(now == part || (cut && now == before));
      std::array<Action, 8> next;
      std::size_t from = 0;
      TEST_ASSERT_EQUAL(88, found.triedIn(2, 77));
      TEST_ASSERT_EQUAL(3, found.cardsOf(77, next, from));
      TEST_ASSERT_TRUE(from == 12 && next[2] == cards[2]);
      flash.rollBack();
      cuts += cut;
      if (!cut) break;
    }
    put(saves, part);
    before = part;
  }
  TEST_ASSERT_GREATER_THAN(500, cuts);
}

}  // namespace
