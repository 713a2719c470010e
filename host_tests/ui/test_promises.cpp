// The promises of a game's screens: whose turn it is, that player's standing, what B does, where a card lies.

#include <string>

#include "engine/palazzi/query.h"
#include "engine/torri/query.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/seen.h"
#include "ui/fame/score_table.h"
#include "ui/palazzi/choices.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using enum Button;

// Every moment of the session's game, as everybody may know it.
template <class Use>
void forMoments(Device& device, Use use) {
  static Walker walker;
  static Moment moment;
  walker.start(device.session().match(), kNobody);
  while (walker.next(moment)) use(moment);
}

void finish(Device& device) {
  for (uint32_t i = 0; device.session().running(); ++i) {
    device.takeTurn();
    // Where somebody wins next, a turn waits for a word although nothing was left to choose.
    if (device.session().phase() == Session::Phase::Confirm) device.session().confirm();
    if (device.session().phase() == Session::Phase::Decide) device.playAny(0);
  }
}

TEST(a_step_of_the_final_scoring_names_whose_points_it_counts) {
  static Device device;
  device.startGame(GameId::Palazzi, 3, 0);
  finish(device);
  const GameWords& words = device.app().stage().words();
  unsigned walls = 0;
  forMoments(device, [&](const Moment& moment) {
    if (palazzi::kindOf(moment.action) != palazzi::Kind::Rules) return;
    if (palazzi::stepOf(moment.action) == palazzi::Step::Walls) walls |= 1u << words.subject(moment);
    if (palazzi::stepOf(moment.action) == palazzi::Step::Order) {
      TEST_ASSERT_EQUAL(kNobody, words.subject(moment));
    }
  });
  TEST_ASSERT_EQUAL(7, walls);  // each of the three
}

TEST(the_list_of_names_begins_with_one_that_nobody_else_has) {
  static Device device;
  device.toMenu();
  App& app = device.app();
  app.draft = standardPlan(GameId::Palazzi);
  setPlayers(app.draft, 5);
  for (Seat seat = 0; seat < 5; ++seat) {
    app.draftSeat = seat;
    app.go.push(SceneId::NameEntry);
    device.run(100);
    TEST_ASSERT_TRUE(device.scene() == SceneId::NameEntry);
    device.press(Button::A);
    TEST_ASSERT_TRUE(device.scene() != SceneId::NameEntry);
    TEST_ASSERT_TRUE(app.tell.note().empty());
  }
}

TEST(a_struggle_names_the_seat_whose_turn_it_is) {
  static Device device;
  startPeople(device, GameId::Torri, 3, {});
  int blows = 0;
  watchUntil(device, [&](const Moment& moment) {
    if (torri::kindOf(moment.action) != torri::Kind::Attack) return false;
    const torri::State& before = moment.beforeAs<torri::View>().state;
    TEST_ASSERT_EQUAL(torri::seatInTurn(before), device.app().stage().words().subject(moment));
    return ++blows == 3;
  });
}

TEST(past_moments_show_the_colours_of_their_time) {
  static Device device;
  startPeople(device, GameId::Torri, 2, {{torri::kSwitchOption, 1}});
  const auto switched = [](const Moment& m) {
    if (torri::kindOf(m.action) != torri::Kind::Switch) return false;
    return torri::colourOf(m.action) != torri::colourOfSeat(m.beforeAs<torri::View>().state, m.mover);
  };
  finish(device);
  int switches = 0;
  forMoments(device, [&](const Moment& moment) {
    if (!switched(moment)) return;
    const SeatInfo& who = device.session().match().plan().who(moment.mover);
    const GamePictures& pictures = device.app().stage().pictures();
    const Paint before = pictures.paint(who, moment.before, moment.mover),
                after = pictures.paint(who, moment.after, moment.mover);
    TEST_ASSERT_NOT_EQUAL(before.ground, after.ground);
    ++switches;
  });
  TEST_ASSERT_GREATER_THAN(0, switches);
}

// The first turn of a game of three people.
void beginTurn(Device& device) {
  device.startGame(GameId::Palazzi, 3, 0);
  playUntil(device, [](const Session& s) { return known(s).phase == palazzi::Phase::Turn; });
}

TEST(b_undoes_or_where_nothing_can_be_undone_shows_the_cities) {
  static Device device;
  beginTurn(device);
  TEST_ASSERT_FALSE(device.session().undoReach() > 0);
  device.press(B);
  TEST_ASSERT_EQUAL(SceneId::Inspect, device.scene());
  device.press({B, A});
  TEST_ASSERT_FALSE(device.session().undoReach() > 0);  // a turn begins without a cursor
  device.press({Down, A});
  TEST_ASSERT_TRUE(device.session().undoReach() > 0);
  device.press(B);
  TEST_ASSERT_EQUAL(SceneId::Play, device.scene());
  TEST_ASSERT_FALSE(device.session().undoReach() > 0);
}

TEST(a_triplets_cards_keep_their_places_when_it_is_taken) {
  static Device device;
  beginTurn(device);
  static palazzi::State before, after;
  for (unsigned triplet = 0; triplet < 4; ++triplet) {
    before = known(device.session());
    TEST_ASSERT_EQUAL(Verdict::Accepted, device.session().play(palazzi::take(triplet)));
    after = known(device.session());
    const auto taken = palazzi::tripletCards(after, static_cast<int>(triplet));
    const auto shown = palazzi::shownCards(before, static_cast<int>(triplet));
    TEST_ASSERT_EQUAL_MEMORY(shown.data(), taken.data(), shown.size());
    device.session().undo();
  }
}

TEST(seats_equal_in_the_first_count_are_ranked_by_the_next) {
  Result result;
  result.winners = 1u << 1;
  result.total = {0, 8, 0, 0};
  result.category[0] = {0, 3, 16};
  result.category[1] = {8, 4, 16};
  result.category[2] = {0, 2, 16};
  result.category[3] = {0, 5, 11};
  std::array<Seat, kMaxSeats> order;
  TEST_ASSERT_EQUAL(4, rankSeats(result, 4, order));
  TEST_ASSERT_EQUAL(1, order[0]);
  TEST_ASSERT_EQUAL(3, order[1]);
  TEST_ASSERT_EQUAL(0, order[2]);
  TEST_ASSERT_EQUAL(2, order[3]);
}

}  // namespace
