// The lessons of the guided games, asked of the engine alone: a player who follows is taught everything; random moves
// also reach the end; and every lesson can be carried out and missed.
#include <array>
#include <set>
#include <string>

#include "engine/games.h"
#include "engine/palazzi/query.h"
#include "engine/torri/query.h"
#include "engine/torri/threats.h"
#include "host_tests/suite.h"
#include "ui/game/guided_game.h"
#include "ui/game/session.h"
#include "ui/game/turn_shortcut.h"
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

enum class Way { Random, Contrary, Follows, Loosely, Declines };
int askedFor = 0;
int declined = -1;  // the only lesson that Declines does not follow

struct Told {
  std::set<Coach> lines;
  std::string wrong;  // what was said and is not so
  int asked = 0;
  unsigned learned = 0;
  bool over = false, won = false;
};

Action chooseRandomly(Rng& rng) {
  return session.legal()[rng.below(static_cast<uint32_t>(session.legal().size()))];
}

const torri::State& torriState() {
  return reinterpret_cast<const torri::View*>(session.hands().view().bytes)->state;
}
torri::Brick ownColour() { return torri::colourOfSeat(torriState(), guided.guide().player); }

// The choice of a sensible beginner when the coach asks for nothing; the beginner keeps the colour.
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
  const bool follows = way == Way::Declines && (mark == kNoAction || askedFor != declined);
  if (follows) return mark != kNoAction ? mark : adviseEasily(rng.next());
  if (way == Way::Random || mark == kNoAction) return chooseRandomly(rng);
  // Anything but what was asked for, if there is anything else.
  for (int i = 0; i < 20; ++i) {
    const Action other = chooseRandomly(rng);
    if (other != mark) return other;
  }
  return mark;
}

// ---- What Torri's coach says, asked of the engine at the position where he says it.

Seat rivalSeat() { return static_cast<Seat>(1 - guided.guide().player); }
bool takenByOneHouse(const torri::State& state) {
  const torri::Strike strike = torri::strikeOn(state, rivalSeat(), ownColour(), 1);
  return strike && strike.left == 0;
}
// Whether one more floor, or one more house, ends the danger.
bool wardedOff(bool byFloor) {
  for (const Action action : session.legal()) {
    torri::State then = torriState();
    if ((torri::heightAt(then, torri::lotOf(action)) > 0) != byFloor) continue;
    if (torri::apply(then, action) != Verdict::Accepted || torri::struggleOf(then).placed != torri::kNoLot)
      continue;
    if (!takenByOneHouse(then)) return true;
  }
  return false;
}
// The struggle that the coach asks for, played out with prisoners taken at random: the player's tower keeps its floors,
// and the other one is a house.
bool alwaysWon(Action action) {
  const torri::State& now = torriState();
  const torri::Effect effect = torri::effectOf(now, torri::colourOf(action), torri::lotOf(action));
  const int floors = torri::standingOf(now, ownColour()).highestTower;
  Rng rng(action.bits);
  for (int i = 0; i < 8; ++i) {
    torri::State then = now;
    if (torri::apply(then, action) != Verdict::Accepted) return false;
    while (torri::struggleOf(then).placed != torri::kNoLot) {
      static ActionList choices;
      torri::legal(then, choices);
      if (torri::apply(then, choices[rng.below(static_cast<uint32_t>(choices.size()))]) != Verdict::Accepted)
        return false;
    }
    if (torri::heightAt(then, effect.weaker) != 1) return false;
    if (torri::standingOf(then, ownColour()).highestTower < floors) return false;
  }
  return true;
}
bool fits(const CoachWords& words, int least) {
  const torri::Lot lot = torri::lotOf(words.about);
  const torri::Brick colour = torri::colourOf(words.about);
  return torri::heightAt(torriState(), lot) >= least && torri::colourAt(torriState(), lot) == ownColour() &&
         words.facts.name == brickName(colour) && torri::limitAt(torriState(), lot, colour).houses > 0 &&
         torri::why(torriState(), colour, lot) == Verdict::Accepted;
}
bool isOneOfTheChoices(torri::Brick colour) {
  for (const Action action : session.legal()) {
    if (torri::colourAt(torriState(), torri::lotOf(action)) != colour) return false;
  }
  return true;
}

bool torriHolds(const CoachWords& words) {
  const int16_t* number = words.facts.number;
  const torri::State& state = torriState();
  const torri::Standing own = torri::standingOf(state, ownColour());
  switch (words.line) {
    case Coach::TorBlockDone:
    case Coach::TorFloorDone:
      return number[0] >= 2;
    case Coach::TorColour:
      return state.used != 0 && state.phase == torri::Phase::Place;
    case Coach::TorFloor:
      return fits(words, 1);
    case Coach::TorControl:
    case Coach::TorControlMissed:
      return own.highestTower == 0;
    case Coach::TorControlDone:
      return own.highestTower >= 2;
    case Coach::TorDanger: {
      torri::State then = state;
      return takenByOneHouse(state) && wardedOff(true) && wardedOff(false) &&
             torri::apply(then, words.about) == Verdict::Accepted && !takenByOneHouse(then);
    }
    case Coach::TorDangerDone:
      return !takenByOneHouse(state);
    case Coach::TorStruggle: {
      const torri::Effect effect =
          torri::effectOf(state, torri::colourOf(words.about), torri::lotOf(words.about));
      return torri::colourAt(state, effect.stronger) == ownColour() &&
             torri::strengthAt(state, effect.stronger).value == number[0] &&
             torri::strengthAt(state, effect.weaker).value == number[1] && alwaysWon(words.about);
    }
    case Coach::TorStruggleDone:
      return number[0] >= number[1] && own.highestTower >= number[2];
    case Coach::TorLimit:
      return fits(words, 3);
    case Coach::TorLimitDone:
      return number[0] >= 4;
    case Coach::TorPrisoner: {
      const torri::Brick colour = torri::colourAt(state, torri::lotOf(words.about));
      return state.phase == torri::Phase::Prisoner && words.facts.name == brickName(colour) &&
             isOneOfTheChoices(colour);
    }
    case Coach::TorPrisonerDone:
      return number[0] > 0 && number[0] <= own.prisoners && number[1] == state.size();
    case Coach::TorSwitch: {
      bool found = false;
      for (int c = 0; c < torri::kColours; ++c) {
        const torri::Brick colour = static_cast<torri::Brick>(c);
        found = found || (words.facts.name == brickName(colour) &&
                          (torri::neutralColours(state) & torri::colourBit(colour)) &&
                          torri::standingOf(state, colour).highestTower == number[0]);
      }
      return found && number[0] > number[1] && number[1] == own.highestTower;
    }
    case Coach::TorSwitchDone:
      return words.facts.name == brickName(ownColour());
    case Coach::TorWin:
      return number[0] == own.highestTower && number[1] == own.prisoners && number[2] == state.size();
    case Coach::TorWinDone:
      return static_cast<bool>(torri::victoryOf(state, ownColour()));
    default:
      return true;
  }
}

// ---- The same for Palazzi's.

const palazzi::State& palazziState() {
  return reinterpret_cast<const palazzi::View*>(session.hands().view().bytes)->known;
}
// Whether the card may be played to a palace at all.
bool fitsAPalace(palazzi::CardId card) {
  for (const Action action : session.legal()) {
    if (palazzi::kindOf(action) == palazzi::Kind::Play && palazzi::cardOf(action) == card &&
        palazzi::asOf(action) == palazzi::As::Palace)
      return true;
  }
  return false;
}
int foretoldWalls = -1;  // what the coach said that they bring in the end

bool palazziHolds(const CoachWords& words) {
  const int16_t* number = words.facts.number;
  const palazzi::State& state = palazziState();
  const Seat player = guided.guide().player;
  const palazzi::WallScore walls = palazzi::wallScore(state, player);
  switch (words.line) {
    case Coach::PalBuildDone:
      return number[0] > 1 && number[0] <= number[1];
    case Coach::PalParty: {
      const int colour = palazzi::colourOf(words.about);
      return number[0] == palazzi::partyWorth(state, player, colour) &&
             number[1] == palazzi::partyAtBest(state, player, colour) && number[1] >= number[0] &&
             palazzi::palaceOf(state, player, colour).zone == palazzi::Zone::Completed;
    }
    case Coach::PalWall:
      return !fitsAPalace(palazzi::cardOf(words.about)) && walls.shields >= number[1] &&
             number[1] == walls.needed + 2 && number[2] == walls.shields;
    case Coach::PalWallDone:
      return number[0] == walls.walls && number[1] == walls.needed && number[2] == walls.shields;
    case Coach::PalNumber:
    case Coach::PalNumberMissed: {
      const palazzi::StreetScore street = palazzi::streetScore(state);
      return street.change[static_cast<std::size_t>(player)] < 0 &&
             number[0] == palazzi::kDeck[street.lowest].number;
    }
    case Coach::PalNumberDone:
      return palazzi::streetScore(state).change[static_cast<std::size_t>(player)] >= 0;
    case Coach::PalOrder:
      return number[1] == state.area[player].shields;
    case Coach::PalLastDone:
      foretoldWalls = number[2];
      return number[0] >= number[1];
    case Coach::PalLastMissed:
      return number[0] < number[1];
    case Coach::PalFinishDone:
      return number[2] <= number[1];
    default:
      return true;
  }
}

std::string whatIsWrong(const CoachWords& words) {
  const bool torri = guided.guide().setup.game == GameId::Torri;
  if (torri ? torriHolds(words) : palazziHolds(words)) return "";
  return std::string(coachLine(words.line).view());
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
  if (session.phase() == Session::Phase::Working && turnOver() && TurnShortcut(session).confirmNow()) return;
  const uint32_t shows = session.showing().count();
  session.update(0, Speed::Instant, 1000);
  if (session.showing().count() != shows) guided.watch(session.showing().moment());
}

Told playGuided(const Guide& guide, Way way, uint32_t seed) {
  Told told;
  Rng rng(seed);
  foretoldWalls = -1;
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
          TurnShortcut(session).confirmLater();
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
  if (guide.setup.game == GameId::Palazzi && foretoldWalls >= 0 &&
      foretoldWalls != palazzi::pointsOf(palazziState(), guide.player).walls)
    told.wrong = "what walls bring in the end";
  told.won =
      told.over && session.match().game().result(session.match().state()).winners == 1u << guide.player;
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

#ifdef __SANITIZE_ADDRESS__
constexpr uint32_t kGames = 8;
#else
constexpr uint32_t kGames = 100;
#endif

// How many games of each way: in which a lesson was heard of; that were won; that were lost before the last lesson.
struct Course {
  std::array<int, kMostLessons> heard{};
  int over = 0, won = 0, lostEarly = 0;
  std::string wrong;
};

static Course playCourse(const Guide& guide, Way way) {
  Course course;
  // Others than those by which Palazzi's deal was chosen.
  for (uint32_t seed = 201; seed <= 200 + kGames; ++seed) {
    const Told told = playGuided(guide, way, seed);
    const unsigned heard = heardOf(guide, told);
    for (std::size_t i = 0; i < guide.lessons.size(); ++i) course.heard[i] += heard >> i & 1;
    const Lesson& last = guide.lessons.back();
    course.over += told.over;
    course.won += told.won;
    course.lostEarly += told.over && !told.won && !told.lines.count(last.ask) &&
                        !told.lines.count(last.done) && !told.lines.count(last.missed);
    if (course.wrong.empty()) course.wrong = told.wrong;
  }
  return course;
}
static int percent(int games) { return games * 100 / static_cast<int>(kGames); }

static void checkFollowed(GameId game) {
  const Guide& guide = *rowOf(game).guide;
  const Course course = playCourse(guide, Way::Follows);
  TEST_ASSERT_EQUAL_STRING("", course.wrong.c_str());
  for (std::size_t i = 0; i < guide.lessons.size(); ++i)
    TEST_ASSERT_GREATER_OR_EQUAL(90, percent(course.heard[i]));
  TEST_ASSERT_GREATER_OR_EQUAL(90, percent(course.won));
}

// Every lesson comes up, in each game, and it is won.
TEST(whoever_follows_is_taught_everything_and_wins) { checkFollowed(GameId::Torri); }

TEST(whoever_follows_is_taught_palazzi) { checkFollowed(GameId::Palazzi); }

TEST(whoever_does_it_elsewhere_is_taught_too) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = *rowOf(id).guide;
    const Course course = playCourse(guide, Way::Loosely);
    TEST_ASSERT_EQUAL_STRING("", course.wrong.c_str());
    for (std::size_t i = 0; i < guide.lessons.size(); ++i)
      TEST_ASSERT_GREATER_OR_EQUAL(80, percent(course.heard[i]));
  }
}

// Nothing that the coach says is ever false, no lesson is asked for more than twice, and Mark does not win before the
// player has heard how one wins; against a player at random he cannot always help it.
TEST(whoever_does_anything_comes_to_the_end) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = *rowOf(id).guide;
    for (const Way way : {Way::Random, Way::Contrary}) {
      const Course course = playCourse(guide, way);
      TEST_ASSERT_EQUAL_STRING("", course.wrong.c_str());
      TEST_ASSERT_EQUAL(kGames, course.over);
      if (id == GameId::Torri) TEST_ASSERT_LESS_OR_EQUAL(2, percent(course.lostEarly));
    }
  }
}

TEST(no_lesson_is_asked_for_more_than_twice) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = *rowOf(id).guide;
    for (uint32_t seed = 1; seed <= kGames; ++seed) {
      const Told told = playGuided(guide, seed % 2 ? Way::Random : Way::Contrary, seed);
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
      declined = static_cast<int>(seed % guide.lessons.size());
      all.merge(playGuided(guide, Way::Declines, seed).lines);
    }
    for (const Lesson& lesson : guide.lessons) {
      const char* page = kRulePageIds[static_cast<int>(lesson.page)];
      TEST_ASSERT_TRUE_MESSAGE(all.count(lesson.ask), page);     // is asked for,
      TEST_ASSERT_TRUE_MESSAGE(all.count(lesson.done), page);    // done,
      TEST_ASSERT_TRUE_MESSAGE(all.count(lesson.missed), page);  // and missed, where it can be
    }
  }
}

// The coach does not ask for a lesson that was already carried out.
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
