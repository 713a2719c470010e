// The lessons of the guided games, asked of the engine alone: whoever follows is taught everything; whoever does anything
// at all comes to the end; and every lesson can be carried out and missed.
#include <set>
#include <string>

#include "engine/games.h"
#include "host_tests/suite.h"
#include "ui/game/guided_game.h"
#include "ui/game/session.h"
#include "ui/stage/game_row.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

alignas(16) std::byte workspace[kBotWorkspace], adviserSpace[kBotWorkspace];
LentMemory spare{std::span<std::byte>(workspace)};
Session session{spare};
GuidedGame guided;
Bot adviser{std::span<std::byte>(adviserSpace)};

enum class Way { Follows, Random, Contrary };

struct Told {
  std::set<Coach> lines;
  int asked = 0;
  unsigned learned = 0;
  bool over = false;
};

Action chooseRandomly(Rng& rng) {
  return session.legal()[rng.below(static_cast<uint32_t>(session.legal().size()))];
}

// What a sensible beginner does where nobody asks for anything.
Action adviseEasily(uint32_t seed) {
  adviser.begin(session.match().game(), session.view(), Level::Easy, seed);
  while (!adviser.think(1000)) {
  }
  return adviser.best();
}

Action choose(Way way, Rng& rng) {
  const Action mark = guided.mark(session);
  if (way == Way::Follows) return mark != kNoAction ? mark : adviseEasily(rng.next());
  if (way == Way::Random || mark == kNoAction) return chooseRandomly(rng);
  // Anything but what was asked for, if there is anything else.
  for (int i = 0; i < 20; ++i) {
    const Action other = chooseRandomly(rng);
    if (other != mark) return other;
  }
  return mark;
}

void listen(Told& told) {
  while (guided.speaks(session)) {
    told.lines.insert(guided.words().line);
    const Lesson& lesson = guided.guide().lessons[static_cast<std::size_t>(guided.words().lesson)];
    told.asked += guided.words().line == lesson.ask;
    guided.heard();
  }
}

void goOn() {
  const uint32_t shows = session.shows();
  session.update(0, Speed::Instant, 1000);
  if (session.shows() != shows) guided.watch(session.moment());
}

Told playGuided(const Guide& guide, Way way, uint32_t seed) {
  Told told;
  Rng rng(seed);
  if (!guided.begin(guide, session)) return told;
  for (int i = 0; i < 20000 && session.stage() != Stage::Over; ++i) {
    switch (session.stage()) {
      case Stage::HandOver:
        session.takeDevice();
        break;
      case Stage::Recap:
        session.endRecap();
        break;
      case Stage::Decide: {
        listen(told);
        const Action action = choose(way, rng);
        if (session.play(action) != Verdict::Accepted) return told;
        guided.watch(session.moment());
        break;
      }
      case Stage::Confirm:
        if (session.match().toMove() >= 0 || session.match().toMove() == kChance) listen(told);
        session.confirm();
        break;
      default:
        goOn();
    }
  }
  told.over = session.stage() == Stage::Over;
  for (int i = 0; i < guided.lessons(); ++i) told.learned |= unsigned{guided.learned(i)} << i;
  return told;
}

}  // namespace

// Of a lesson the player heard the rule: he did it and was told what came of it, or lost the occasion and was told that.
static unsigned heardOf(const Guide& guide, const Told& told) {
  unsigned heard = 0, bit = 1;
  for (const Lesson& lesson : guide.lessons) {
    if (told.lines.count(lesson.done) || told.lines.count(lesson.missed)) heard |= bit;
    bit <<= 1;
  }
  return heard;
}

TEST(whoever_follows_is_taught_everything) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = *rowOf(id).guide;
    const unsigned all = (1u << guide.lessons.size()) - 1;
    int whole = 0;
    for (uint32_t seed = 1; seed <= 12; ++seed) {
      const Told told = playGuided(guide, Way::Follows, seed);
      TEST_ASSERT_TRUE(told.over);
      whole += told.learned == all;
      // A beginner's other moves decide whether it comes to prisoners.
      if (id == GameId::Palazzi) TEST_ASSERT_EQUAL_HEX(all, told.learned);
      TEST_ASSERT_GREATER_OR_EQUAL(static_cast<int>(guide.lessons.size()) - 3,
                                   __builtin_popcount(heardOf(guide, told)));
    }
    TEST_ASSERT_GREATER_THAN(5, whole);
  }
}

TEST(whoever_does_anything_comes_to_the_end) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = *rowOf(id).guide;
    for (uint32_t seed = 1; seed <= 300; ++seed) {
      const Told told = playGuided(guide, seed % 2 ? Way::Random : Way::Contrary, seed);
      TEST_ASSERT_TRUE(told.over);
      // No lesson is asked for more than twice.
      TEST_ASSERT_LESS_OR_EQUAL(2 * static_cast<int>(guide.lessons.size()), told.asked);
    }
  }
}

TEST(every_lesson_can_be_carried_out_and_missed) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    Guide guide = *rowOf(id).guide;
    static std::set<Coach> all;
    all.clear();
    for (uint32_t seed = 1; seed <= 150; ++seed) {
      const Way way = static_cast<Way>(seed % 3);
      all.merge(playGuided(guide, way, seed).lines);
    }
    for (const Lesson& lesson : guide.lessons) {
      const char* page = kRulePageIds[static_cast<int>(lesson.page)];
      TEST_ASSERT_TRUE_MESSAGE(all.count(lesson.ask), page);     // is asked for,
      TEST_ASSERT_TRUE_MESSAGE(all.count(lesson.done), page);    // done,
      TEST_ASSERT_TRUE_MESSAGE(all.count(lesson.missed), page);  // and missed
    }
  }
}

// What was done unasked is not asked for again.
TEST(what_the_player_did_already_is_skipped) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = *rowOf(id).guide;
    int skipped = 0;
    for (uint32_t seed = 1; seed <= 40; ++seed) {
      const Told told = playGuided(guide, Way::Random, seed);
      for (const Lesson& lesson : guide.lessons)
        skipped += told.lines.count(lesson.done) && !told.lines.count(lesson.ask);
    }
    TEST_ASSERT_GREATER_THAN(0, skipped);
  }
}
