// The lessons of the guided games, asked of the engine alone: whoever follows is taught everything; whoever does anything
// at all comes to the end; and every lesson can be carried out and missed.
#include <set>
#include <string>

#include "engine/games.h"
#include "engine/torri/query.h"
#include "host_tests/suite.h"
#include "ui/game/guided_game.h"
#include "ui/game/session.h"
#include "ui/stage/game_row.h"
#include "ui/torri/words.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

alignas(16) std::byte workspace[kBotWorkspace], adviserSpace[kBotWorkspace];
LentMemory spare{std::span<std::byte>(workspace)};
Session session{spare};
GuidedGame guided;
Bot adviser{std::span<std::byte>(adviserSpace)};

enum class Way { Random, Contrary, Follows, Loosely };
int askedFor = 0;

struct Told {
  std::set<Coach> lines;
  std::string wrong;  // what was said and is not so
  int asked = 0;
  unsigned learned = 0;
  bool over = false;
};

Action chooseRandomly(Rng& rng) {
  return session.legal()[rng.below(static_cast<uint32_t>(session.legal().size()))];
}

const torri::State& torriState() {
  return reinterpret_cast<const torri::View*>(session.hands().view().bytes)->state;
}
torri::Brick ownColour() { return torri::colourOfSeat(torriState(), guided.guide().player); }

// What a sensible beginner does where nobody asks for anything; he keeps his colour.
Action adviseEasily(uint32_t seed) {
  const bool torri = session.match().game().id == GameId::Torri;
  if (torri && torri::kindOf(session.legal()[0]) == torri::Kind::Switch) return torri::switchTo(ownColour());
  adviser.begin(session.match().game(), session.hands().view(), Level::Easy, seed);
  while (!adviser.think(1000)) {
  }
  return adviser.best();
}

Bearing bearingOf(Action action) {
  Moment would;
  would.mover = would.watcher = session.seat();
  would.action = action;
  would.before = session.hands().view();
  if (!session.match().preview(action, session.hands().watcher(), would.after)) return Bearing::None;
  return guided.guide().lessons[static_cast<std::size_t>(askedFor)].bears(would, session.seat());
}

// Does what the coach asks for, though not where he points.
Action doElsewhere(Action mark, Rng& rng) {
  const Bearing wanted = bearingOf(mark);
  for (int i = 0; i < 200; ++i) {
    const Action other = chooseRandomly(rng);
    if (bearingOf(other) == wanted) return other;
  }
  return mark;
}

Action choose(Way way, Rng& rng) {
  const Action mark = guided.mark(session);
  if (way == Way::Loosely && mark != kNoAction) return doElsewhere(mark, rng);
  if (way == Way::Loosely || way == Way::Follows) return mark != kNoAction ? mark : adviseEasily(rng.next());
  if (way == Way::Random || mark == kNoAction) return chooseRandomly(rng);
  // Anything but what was asked for, if there is anything else.
  for (int i = 0; i < 20; ++i) {
    const Action other = chooseRandomly(rng);
    if (other != mark) return other;
  }
  return mark;
}

std::string whatIsWrong(const CoachWords& words) {
  const int16_t* number = words.facts.number;
  const int size = guided.guide().setup.game == GameId::Torri ? torriState().size() : 0;
  const auto own = [&] { return torri::standingOf(torriState(), ownColour()); };
  switch (words.line) {
    case Coach::TorBlockDone:
    case Coach::TorFloorDone:
      return number[0] >= 2 ? "" : "a block or a tower of less than two";
    case Coach::TorControlMissed:
      return own().highestTower == 0 ? "" : "no tower, says the coach";
    case Coach::TorLimitDone:
      return number[0] >= 3 ? "" : "three floors, says the coach";
    case Coach::TorStruggleDone:
      return number[0] > 0 && number[0] >= number[1] ? "" : "the weaker tower was stronger";
    case Coach::TorPrisonerDone:
      return number[0] > 0 && number[1] == size ? "" : "no prisoner, or not so many to win";
    case Coach::TorPrisonerMissed:
      return words.facts.name == brickName(ownColour()) ? "" : "another's brick";
    case Coach::TorSwitch:
      return torri::neutralHolds(torriState()) ? "" : "a choice that the screen does not offer";
    case Coach::TorSwitchDone:
    case Coach::TorSwitchMissed:
      return words.facts.name == brickName(ownColour()) ? "" : "another colour";
    case Coach::TorWin:
      return number[0] == own().highestTower && number[1] == own().prisoners && number[2] == size
                 ? ""
                 : "other numbers";
    case Coach::TorWinDone:
      return number[0] > 1 && number[2] == size ? "" : "no tower";
    case Coach::PalBuildDone:
      return number[0] > 1 && number[0] <= number[1] ? "" : "cards of a palace";
    case Coach::PalLastDone:
      return number[0] >= number[1] ? "" : "walls that fall";
    case Coach::PalLastMissed:
      return number[0] < number[1] ? "" : "walls that hold";
    case Coach::PalFinishDone:
      return number[2] <= number[1] ? "" : "shields that grew";
    default:
      return "";
  }
}

void listen(Told& told) {
  while (guided.speaks(session)) {
    if (told.wrong.empty()) told.wrong = whatIsWrong(guided.words());
    told.lines.insert(guided.words().line);
    const Lesson& lesson = guided.guide().lessons[static_cast<std::size_t>(guided.words().lesson)];
    if (guided.words().line == lesson.ask) {
      ++told.asked;
      askedFor = guided.words().lesson;
    }
    guided.heard();
  }
}

// As the play screens have it: not in the middle of a struggle.
bool turnOver() {
  return session.match().game().id != GameId::Torri ||
         torri::struggleOf(torriState()).placed == torri::kNoLot;
}

void goOn() {
  if (session.phase() == Session::Phase::Working && turnOver() && session.confirmNow()) return;
  const uint32_t shows = session.showing().count();
  session.update(0, Speed::Instant, 1000);
  if (session.showing().count() != shows) guided.watch(session.showing().moment());
}

Told playGuided(const Guide& guide, Way way, uint32_t seed) {
  Told told;
  Rng rng(seed);
  if (!guided.begin(guide, session)) return told;
  for (int i = 0; i < 20000 && session.phase() != Session::Phase::Over; ++i) {
    switch (session.phase()) {
      case Session::Phase::HandOver:
        session.takeDevice();
        break;
      case Session::Phase::Recap:
        session.endRecap();
        break;
      case Session::Phase::Decide: {
        listen(told);
        const Action action = choose(way, rng);
        if (session.play(action) != Verdict::Accepted) return told;
        guided.watch(session.showing().moment());
        break;
      }
      case Session::Phase::Confirm:
        if (!turnOver()) {
          session.confirmLater();
          break;
        }
        listen(told);
        session.confirm();
        break;
      default:
        goOn();
    }
  }
  told.over = session.phase() == Session::Phase::Over;
  for (int i = 0; i < guided.lessons(); ++i) told.learned |= unsigned{guided.learned(i)} << i;
  return told;
}

}  // namespace

static unsigned allOf(const Guide& guide) { return (1u << guide.lessons.size()) - 1; }

// Of a lesson the player heard the rule: he did it and was told what came of it, or lost the occasion and was told that.
static unsigned heardOf(const Guide& guide, const Told& told) {
  unsigned heard = 0, bit = 1;
  for (const Lesson& lesson : guide.lessons) {
    if (told.lines.count(lesson.done) || told.lines.count(lesson.missed)) heard |= bit;
    bit <<= 1;
  }
  return heard;
}

struct Taught {
  int heard = 0, learned = 0;  // games in which every lesson was
};

static Taught playGames(const Guide& guide, Way way, uint32_t games) {
  Taught taught;
  for (uint32_t seed = 1; seed <= games; ++seed) {
    const Told told = playGuided(guide, way, seed);
    if (!told.wrong.empty()) continue;
    taught.heard += told.over && heardOf(guide, told) == allOf(guide);
    taught.learned += told.over && told.learned == allOf(guide);
  }
  return taught;
}

TEST(whoever_follows_is_taught_everything) {
  const Taught torri = playGames(*rowOf(GameId::Torri).guide, Way::Follows, 100);
  TEST_ASSERT_EQUAL(100, torri.learned);
  const Taught palazzi = playGames(*rowOf(GameId::Palazzi).guide, Way::Follows, 100);
  TEST_ASSERT_EQUAL(100, palazzi.heard);
  // What nobody asked for may leave more walls than shields.
  TEST_ASSERT_GREATER_OR_EQUAL(85, palazzi.learned);
}

TEST(whoever_does_it_elsewhere_is_taught_too) {
  const Taught torri = playGames(*rowOf(GameId::Torri).guide, Way::Loosely, 100);
  TEST_ASSERT_GREATER_OR_EQUAL(95, torri.heard);
  // In some games no neutral colour ever holds anything, and nobody is told to switch.
  TEST_ASSERT_GREATER_OR_EQUAL(90, torri.learned);
  const Taught palazzi = playGames(*rowOf(GameId::Palazzi).guide, Way::Loosely, 100);
  TEST_ASSERT_GREATER_OR_EQUAL(95, palazzi.heard);
}

// The rival of Torri's guide is no part of the lessons: with others nearly as much comes up.
TEST(another_rival_teaches_nearly_as_much) {
  Guide guide = *rowOf(GameId::Torri).guide;
  int learned = 0;
  for (uint32_t seed = 1; seed <= 100; ++seed) {
    guide.seed = seed * 77;
    learned += playGuided(guide, Way::Follows, seed).learned == allOf(guide);
  }
  TEST_ASSERT_GREATER_OR_EQUAL(90, learned);
}

TEST(whoever_does_anything_comes_to_the_end) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = *rowOf(id).guide;
    for (uint32_t seed = 1; seed <= 300; ++seed) {
      const Told told = playGuided(guide, seed % 2 ? Way::Random : Way::Contrary, seed);
      TEST_ASSERT_TRUE(told.over);
      TEST_ASSERT_EQUAL_STRING("", told.wrong.c_str());
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
    for (uint32_t seed = 1; seed <= 200; ++seed) {
      const Way way = static_cast<Way>(seed % 4);
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
