// A game of a match ends, its table is shown, and the next game begins, while the power goes at every instant of what is
// written: the match and its running game are always of one piece, and no game is counted twice or lost.

#include <cstdio>
#include <memory>
#include <string>

#include "host_tests/device/console.h"
#include "host_tests/suite.h"
#include "ui/saves/open_tourney.h"

namespace {

using namespace lucca;
using namespace lucca::test;
using namespace lucca::ui;

std::unique_ptr<Console> console;

App& app() { return console->app(); }
const Tourney& tourney() { return *app().game.tourney(); }
std::size_t entries() { return console->session().match().history().size(); }

// Until the game is over, or a seat is to decide after so many entries.
void playOn(std::size_t until) {
  app().settings.speed = Speed::Instant;
  for (int i = 0; i < 20'000 && console->session().running(); ++i) {
    const SceneId scene = console->handheld().scene();
    const Session::Phase phase = console->session().phase();
    if (scene != SceneId::Play) {
      console->press(Button::A);
    } else if (phase == Session::Phase::Confirm) {
      console->session().confirm();
    } else if (phase == Session::Phase::Decide) {
      if (entries() >= until) return;
      console->decideAny();
    }
    console->run(20);
  }
}

GameId gameOf(TourneyKind kind) { return addsPoints(kind) ? GameId::Palazzi : GameId::Torri; }

void begin(TourneyKind kind) {
  Plan plan = planOfPeople(gameOf(kind), 2);
  plan.tourney = kind;
  if (kind == TourneyKind::SameCards) plan.shuffle = Shuffle::Numbered;
  TEST_ASSERT_TRUE(console->session().start(plan, 77) == Verdict::Accepted);
  OpenTourney(app().game).begin();
  app().takeUpSlot();
  app().go.playGame();
  console->run(40);
}

// The last decision, the result, the table, the first decisions of the next game.
void endAndGoOn() {
  playOn(10'000);
  for (int i = 0; i < 6 && !console->session().running(); ++i) {
    console->press(Button::A);
    console->run(100);
  }
  playOn(16);
  console->run(700);
}

struct Found {
  int played, games;
  std::size_t length;
};

std::string firstSeat() { return std::string(console->session().match().plan().who(0).name.view()); }

// An uncut match: who sits first in its two games.
struct Seats {
  std::string first, second;
};

// What is there after switching on again: one match, either before the end of its first game or in its second.
Found lookAfterCut(TourneyKind kind, std::size_t before, const Seats& seats) {
  console->flash.powerOn();
  console->boot();
  console->run(40);
  TEST_ASSERT_EQUAL(1, app().running.count());
  TEST_ASSERT_TRUE(console->session().running());
  TEST_ASSERT_NOT_NULL(app().game.tourney());
  TEST_ASSERT_TRUE(tourney().kind == kind);
  const Found found{tourney().played, app().finished.hall().count(), entries()};
  if (found.played == 0) {
    TEST_ASSERT_GREATER_OR_EQUAL(before, found.length);
    TEST_ASSERT_TRUE(firstSeat() == seats.first);
  } else {
    TEST_ASSERT_EQUAL(1, found.played);
    TEST_ASSERT_EQUAL(1, found.games);
    TEST_ASSERT_TRUE(firstSeat() == seats.second);
    TEST_ASSERT_LESS_THAN(before, found.length);
  }
  return found;
}

// With the flash as it was kept.
void switchOn() {
  console->flash.rollBack();
  console->flash.powerOn();
  console->boot();
  console->run(40);
}

void newMatch(TourneyKind kind) {
  console = std::make_unique<Console>();
  console->boot();
  console->run(40);
  begin(kind);
}

// One of every `step` instants is cut.
void cutMatch(TourneyKind kind, uint32_t step) {
  newMatch(kind);
  playOn(10'000);
  const std::size_t whole = entries();
  TEST_ASSERT_GREATER_THAN(30, whole);
  int count[kMaxSeats] = {tourney().game(0).count[0], tourney().game(0).count[1]};

  // Again, up to the last decision.
  newMatch(kind);
  playOn(whole - 1);
  console->run(700);
  Seats seats{firstSeat(), {}};
  const std::size_t before = entries();
  console->flash.keep();
  switchOn();
  console->flash.resetCounts();
  endAndGoOn();
  const uint32_t instants = console->flash.instants();
  seats.second = firstSeat();
  TEST_ASSERT_EQUAL(1, tourney().played);
  TEST_ASSERT_GREATER_THAN(200, instants);

  int ended = 0, waited = 0;
  for (uint32_t at = 0; at < instants; at += step) {
    switchOn();
    console->flash.cutAt(at);
    endAndGoOn();
    const Found found = lookAfterCut(kind, before, seats);
    ended += found.played == 0;
    waited += found.played == 1;
    if (at % (5 * step) != 0) continue;
    // It continues to the same table, and the game is counted once.
    if (found.played == 0) endAndGoOn();
    TEST_ASSERT_EQUAL(1, tourney().played);
    TEST_ASSERT_EQUAL(1, app().finished.hall().count());
    TEST_ASSERT_EQUAL(1, app().finished.count());
    for (std::size_t person = 0; person < 2; ++person)
      TEST_ASSERT_EQUAL(count[person], tourney().game(0).count[person]);
  }
  std::printf("%u instants; the match stood before the end of its game %d times, after it %d times\n",
              static_cast<unsigned>(instants), ended, waited);
  TEST_ASSERT_GREATER_THAN(0, ended);
  TEST_ASSERT_GREATER_THAN(0, waited);
}

constexpr uint32_t kStep = suite::kSanitized ? 61 : 3;

TEST(a_match_of_added_points_is_of_one_piece_whenever_the_power_goes) {
  cutMatch(TourneyKind::PointsAdded, kStep);
}
TEST(a_match_with_the_same_cards_is_of_one_piece_whenever_the_power_goes) {
  cutMatch(TourneyKind::SameCards, kStep);
}
TEST(a_match_in_which_each_begins_is_of_one_piece_whenever_the_power_goes) {
  cutMatch(TourneyKind::EachBegins, kStep);
}
TEST(a_best_of_three_is_of_one_piece_whenever_the_power_goes) { cutMatch(TourneyKind::BestOfThree, kStep); }

}  // namespace
