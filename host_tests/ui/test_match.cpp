// Matches of several games by keys: every kind from the menu to the winner, through switching off and power cuts; who sits
// where, what stays with the person, and what becomes of the games.

#include <cstdio>
#include <string>
#include <vector>

#include "host_tests/device/people.h"
#include "host_tests/ui/harness/key_games.h"
#include "host_tests/ui/harness/one_device.h"
#include "ui/saves/open_tourney.h"
#include "ui/saves/past_games.h"
#include "ui/stage/game_row.h"

namespace {

using enum Button;

App& app() { return device->app(); }
const Tourney& tourney() { return *app().game.tourney(); }

int presses = 0;
void press(std::initializer_list<Button> buttons) {
  for (const Button button : buttons) {
    device->press(button);
    ++presses;
  }
}

struct KeyMatch {
  const char* name;
  TourneyKind kind;
  std::initializer_list<Button> options;  // from the first row of the options to the seats
  bool people;                            // the second seat is a person
  int games;                              // at least
};

// From the main menu of a new device; right on the last row chooses the kind.
constexpr KeyMatch kMatches[] = {
    {"points added", TourneyKind::PointsAdded, {Down, Down, Down, Right, A}, false, 3},
    {"same cards", TourneyKind::SameCards, {Left, Down, Down, Down, Right, Right, A}, true, 2},
    {"everybody begins", TourneyKind::EachBegins, {Down, Left, Down, Down, Right, A}, true, 2},
    {"best of three", TourneyKind::BestOfThree, {Down, Left, Down, Down, Left, A}, false, 2},
};

void setUp(const KeyMatch& match) {
  press({Up, Up, A});  // new game
  if (!addsPoints(match.kind)) press({Down});
  press({A});
  press(match.options);
  if (match.people) press({Down, Down, Left, Left, Up, Up});
  press({A});
}

void playGameByKeys(uint32_t seed) {
  Fingers fingers(seed);
  for (int i = 0; i < 60000 && device->scene() != SceneId::Result; ++i) device->press(fingers.next());
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  TEST_ASSERT_TRUE(replaysToTheSame(session().match()));
}

// The name of the person, as the session's game has it seated.
std::string nameOf(Seat person) {
  return std::string(
      session().match().plan().who(tourney().seatOf(tourneyGame(app().game), person)).name.view());
}

// The result of the game that just ended is what the table has of it.
void checkTable(const KeyMatch& match) {
  const int game = tourney().played - 1;
  const Result result = session().match().game().result(session().match().state());
  for (Seat seat = 0; seat < tourney().players; ++seat) {
    const auto person = static_cast<std::size_t>(tourney().personAt(game, seat));
    const int count = tourney().game(game).count[person];
    if (addsPoints(match.kind)) {
      TEST_ASSERT_EQUAL_MESSAGE(result.total[static_cast<std::size_t>(seat)], count, match.name);
    } else {
      TEST_ASSERT_EQUAL_MESSAGE(result.winners == seatBit(seat), count > 0, match.name);
    }
  }
  TEST_ASSERT_EQUAL(app().finished.newest().number, tourney().game(game).tag);
}

TEST(whole_matches_by_keys_come_to_a_winner_also_over_power_cuts) {
  for (const KeyMatch& match : kMatches) {
    device = std::make_unique<Device>(kSquare, Language::En, 31);
    app().settings.speed = Speed::Instant;
    device->toMenu();
    presses = 0;
    setUp(match);
    TEST_ASSERT_TRUE_MESSAGE(session().running() && tourney().kind == match.kind, match.name);
    std::vector<std::string> names;
    for (Seat person = 0; person < tourney().players; ++person) names.push_back(nameOf(person));
    for (int game = 0; device->scene() != SceneId::Tourney; ++game) {
      TEST_ASSERT_EQUAL_MESSAGE(game, tourney().played, match.name);
      for (Seat person = 0; person < tourney().players; ++person)
        TEST_ASSERT_EQUAL_STRING(names[static_cast<std::size_t>(person)].c_str(), nameOf(person).c_str());
      playGameByKeys(static_cast<uint32_t>(7 + game));
      TEST_ASSERT_EQUAL_MESSAGE(game + 1, tourney().played, match.name);
      checkTable(match);
      press({A, A});  // the end scene, the result
      TEST_ASSERT_TRUE_MESSAGE(device->scene() == SceneId::Tourney, match.name);
      if (isOver(tourney())) break;
      if (game == 0) {
        // The power goes at the table: the next game waits on the start screen.
        device->cutPower();
        app().settings.speed = Speed::Instant;
        TEST_ASSERT_TRUE_MESSAGE(session().running() && (app().game.tourney() != nullptr), match.name);
        TEST_ASSERT_TRUE(device->scene() == SceneId::Title);
        press({A});
      } else {
        press({A});
      }
      TEST_ASSERT_TRUE_MESSAGE(session().running() && session().match().history().size() < 40, match.name);
    }
    TEST_ASSERT_TRUE_MESSAGE(tourney().played >= match.games, match.name);
    TEST_ASSERT_EQUAL(tourney().played, app().finished.hall().count());
    TEST_ASSERT_EQUAL(0, app().running.count());
    device->picture();
    // Who won, the table, and the pages of its games.
    press({A, Right, Right, Left});
    TEST_ASSERT_TRUE(device->scene() == SceneId::Tourney);
    press({A});  // again: the same people, the same kind of match
    TEST_ASSERT_TRUE(device->scene() == SceneId::Seats);
    TEST_ASSERT_TRUE(app().draft.tourney == match.kind);
    std::printf("%s: %d presses besides those of the games\n", match.name, presses);
  }
}

void begin(TourneyKind kind, GameId game, int players) {
  app().go.home();
  device->run(40);
  app().draft = planOfPeople(game, players);
  if (game == GameId::Torri) app().draft.setup.option[0] = 0;
  app().draft.tourney = kind;
  app().settings.speed = Speed::Instant;
  beginGame(app(), 0);
  device->run(200);
}

void playOut(uint32_t random) {
  device->unseen([&] {
    for (uint32_t i = random; session().running(); ++i) {
      device->takeTurn();
      if (session().phase() == Session::Phase::Decide) device->playAny(7 * i + 3);
    }
  });
  device->settle();
}

// The cards that chance dealt before the first decision.
std::vector<uint16_t> dealt() {
  device->settle();
  std::vector<uint16_t> cards;
  const PlayedMatch& match = session().match();
  for (std::size_t i = 0; i < match.history().size() && match.mover(i) == kChance; ++i)
    cards.push_back(match.history()[i].bits);
  return cards;
}

TEST(same_cards_deals_the_same_and_others_do_not) {
  for (const TourneyKind kind : {TourneyKind::SameCards, TourneyKind::PointsAdded}) {
    begin(kind, GameId::Palazzi, 3);
    const std::vector<uint16_t> first = dealt();
    TEST_ASSERT_GREATER_THAN(5, first.size());
    playOut(1);
    device->press({A, A, A});
    device->run(100);
    TEST_ASSERT_TRUE(session().running());
    TEST_ASSERT_EQUAL(kind == TourneyKind::SameCards, dealt() == first);
    TEST_ASSERT_EQUAL(1, tourney().played);
  }
}

TEST(handicap_and_colour_stay_with_the_person) {
  for (const TourneyKind kind : {TourneyKind::SameCards, TourneyKind::EachBegins}) {
    app().go.home();
    device->run(40);
    const GameId game = addsPoints(kind) ? GameId::Palazzi : GameId::Torri;
    app().draft = planOfPeople(game, 3);
    if (game == GameId::Torri) app().draft.setup.option[0] = 0;
    setHandicap(app().draft.setup, 2, 1);
    app().draft.tourney = kind;
    app().settings.speed = Speed::Instant;
    beginGame(app(), 0);
    device->run(200);
    const Plan before = session().match().plan();
    playOut(3);
    device->press({A, A, A});
    device->run(100);
    const Plan after = session().match().plan();
    for (Seat person = 0; person < 3; ++person) {
      const Seat seat = tourney().seatOf(1, person);
      TEST_ASSERT_EQUAL((person + (addsPoints(kind) ? 1 : 2)) % 3, seat);
      TEST_ASSERT_TRUE(before.who(person).name.view() == after.who(seat).name.view());
      TEST_ASSERT_EQUAL(handicapOf(before.setup, person), handicapOf(after.setup, seat));
      TEST_ASSERT_EQUAL_HEX32(seatPaint(before.setup, before.who(person), person).ground,
                              seatPaint(after.setup, after.who(seat), seat).ground);
    }
  }
}

TEST(six_matches_wait_side_by_side) {
  static constexpr TourneyKind kKinds[] = {TourneyKind::PointsAdded, TourneyKind::EachBegins,
                                           TourneyKind::SameCards, TourneyKind::BestOfThree};
  for (int slot = 0; slot < kGameSlots; ++slot) {
    const TourneyKind kind = kKinds[slot % 4];
    begin(kind, addsPoints(kind) ? GameId::Palazzi : GameId::Torri, 2);
    if (slot < 4) {
      playOut(static_cast<uint32_t>(slot));
      device->press({A, A, B});  // later
      device->run(100);
      TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
    }
  }
  device->cutPower();
  TEST_ASSERT_EQUAL(kGameSlots, app().running.count());
  for (int slot = 0; slot < kGameSlots; ++slot) {
    TEST_ASSERT_TRUE(app().game.open(slot));
    TEST_ASSERT_NOT_NULL(app().game.tourney());
    TEST_ASSERT_TRUE(tourney().kind == kKinds[slot % 4]);
    TEST_ASSERT_EQUAL(slot < 4 ? 1 : 0, tourney().played);
    TEST_ASSERT_EQUAL(tourneyGame(app().game), tourney().played);
  }
}

TEST(a_game_by_itself_leads_to_no_table) {
  begin(TourneyKind::None, GameId::Palazzi, 2);
  TEST_ASSERT_NULL(app().game.tourney());
  playOut(1);
  TEST_ASSERT_EQUAL(0, app().running.count());
  device->press({A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
}

TEST(the_archive_has_a_game_of_a_match_as_one_by_itself) {
  begin(TourneyKind::PointsAdded, GameId::Palazzi, 2);
  playOut(1);
  TEST_ASSERT_EQUAL(1, app().finished.count());
  Plan plan;
  TEST_ASSERT_TRUE(app().finished.plan(0, plan));
  TEST_ASSERT_TRUE(plan.tourney == TourneyKind::None);
  // It is looked at in the hall, and the match waits meanwhile.
  device->press({A, A, B});
  device->run(100);
  TEST_ASSERT_TRUE(PastGames(app().game).lookAtStored(0));
  TEST_ASSERT_NULL(app().game.tourney());
  app().game.takeBack();
  TEST_ASSERT_NOT_NULL(app().game.tourney());
  TEST_ASSERT_EQUAL(1, tourney().played);
}

TEST(deleting_a_game_of_a_match_takes_the_match_along) {
  begin(TourneyKind::BestOfThree, GameId::Torri, 2);
  device->takeTurn();
  device->press(Y);
  device->choose(Text::GameMenuDelete);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
  TEST_ASSERT_TRUE(app().go.opening().question.words.view() == tr(Text::MatchDeleteSure));
  device->press({Down, A});
  TEST_ASSERT_EQUAL(0, app().running.count());
  device->reboot();
  TEST_ASSERT_NULL(app().game.tourney());
}

TEST(as_last_time_begins_the_same_kind_of_match) {
  begin(TourneyKind::SameCards, GameId::Palazzi, 2);
  device->run(2000);
  device->reboot();
  TEST_ASSERT_TRUE(lastPlan(app().settings, GameId::Palazzi)->tourney == TourneyKind::SameCards);
}

TEST(without_a_store_a_match_goes_on_too) {
  device->startWithoutStore();
  begin(TourneyKind::EachBegins, GameId::Torri, 2);
  playOut(2);
  device->press({A, A, A});
  device->run(100);
  TEST_ASSERT_TRUE(session().running() && (app().game.tourney() != nullptr));
  TEST_ASSERT_EQUAL(1, tourney().played);
}

}  // namespace
