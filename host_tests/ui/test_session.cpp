// A game apart from its screens: whose hands hold the device, how far undo reaches, what a recap tells, what a save keeps.

#include <vector>

#include "engine/palazzi/action.h"
#include "host_tests/ui/harness/one_device.h"
#include "ui/game/session_loader.h"

namespace {

void choose(uint32_t random) {
  const ActionList& legal = session().legal();
  TEST_ASSERT_TRUE(session().play(legal[random % legal.size()]) == Verdict::Accepted);
}

TEST(a_new_game_is_handed_over_before_anything_is_shown) {
  device->startGame(GameId::Palazzi, 3, 0);
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::HandOver);
  TEST_ASSERT_EQUAL_INT(0, session().seat());
  TEST_ASSERT_FALSE(session().hands().mayShow());
}

TEST(a_secret_needs_a_second_press) {
  device->startGame(GameId::Palazzi, 3, 0);
  device->press(Button::A);
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::HandOver);
  device->press(Button::A);
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
}

TEST(what_ends_a_turn_asks_first_and_can_be_undone_until_then) {
  device->startGame(GameId::Palazzi, 3, 0);
  device->takeTurn();
  choose(0);
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Confirm);
  TEST_ASSERT_EQUAL_INT(1, session().undoReach());
  session().undo();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
  TEST_ASSERT_EQUAL_INT(0, session().undoReach());
  choose(1);
  session().confirm();
  device->settle();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::HandOver);
  TEST_ASSERT_EQUAL_INT(1, session().seat());
}

TEST(undo_never_reaches_past_another_player) {
  device->startGame(GameId::Torri, 2, 0);
  device->takeTurn();
  while (session().seat() == 0) device->playAny(3);
  device->takeTurn();
  TEST_ASSERT_EQUAL_INT(1, session().hands().holder());
  TEST_ASSERT_EQUAL_INT(0, session().undoReach());
  const uint32_t before = session().match().digest();
  session().undo();
  TEST_ASSERT_EQUAL_UINT32(before, session().match().digest());
}

TEST(undo_gives_back_the_very_same_state) {
  device->startGame(GameId::Torri, 2, 0);
  device->takeTurn();
  const uint32_t before = session().match().digest();
  choose(5);
  device->settle();
  TEST_ASSERT_TRUE(session().undoReach() > 0);
  session().undo();
  TEST_ASSERT_EQUAL_UINT32(before, session().match().digest());
}

TEST(nothing_can_be_undone_past_a_chance_outcome) {
  device->startGame(GameId::Palazzi, 3, 6);
  device->takeTurn();
  device->playAny(0);
  device->takeTurn();
  // The computers have chosen and cards were drawn since.
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
  TEST_ASSERT_EQUAL_INT(0, session().undoReach());
}

// The last to keep its cards may be the first to play: no other seat decides and nothing is drawn between.
TEST(nothing_can_be_undone_past_the_reveal) {
  int met = 0;
  for (uint32_t game = 0; game < 36; ++game) {
    device->startGame(GameId::Palazzi, 2, 0);
    for (Seat seat = 0; seat < 2; ++seat) {
      device->takeTurn();
      TEST_ASSERT_TRUE_MESSAGE(session().phase() == Session::Phase::Decide,
                               "what others chose in secret is no news");
      choose(seat == 0 ? game / 6 : game % 6);
      TEST_ASSERT_TRUE(session().phase() == Session::Phase::Confirm);
      TEST_ASSERT_EQUAL_INT(1, session().undoReach());
      session().confirm();
      device->settle();
    }
    met += session().seat() == 1;
    device->takeTurn();
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
    TEST_ASSERT_EQUAL_INT(0, session().undoReach());
  }
  TEST_ASSERT_GREATER_THAN(0, met);
}

TEST(a_player_among_people_gets_a_recap_of_the_others) {
  device->startGame(GameId::Torri, 3, 0);
  for (int turn = 0; turn < 3; ++turn) {
    device->takeTurn();
    const Seat seat = session().seat();
    while (session().running() && session().seat() == seat) device->playAny(5);
  }
  device->settle();
  TEST_ASSERT_EQUAL_INT(0, session().seat());
  session().takeDevice();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Recap);
  session().endRecap();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
}

TEST(against_computers_alone_what_was_watched_is_not_told_again) {
  device->startGame(GameId::Torri, 2, 2);
  device->app().settings.speed = Speed::Normal;
  device->takeTurn();
  while (session().seat() == 0 &&
         (session().phase() == Session::Phase::Decide || session().phase() == Session::Phase::Confirm)) {
    if (session().phase() == Session::Phase::Decide) choose(4);
    if (session().phase() == Session::Phase::Confirm) session().confirm();
    device->run(60);
  }
  device->settle();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
}

TEST(a_reboot_resumes_at_the_same_decision) {
  device->startGame(GameId::Torri, 2, 0);
  device->takeTurn();
  device->playAny(8);
  const uint32_t before = session().match().digest();
  device->reboot();
  TEST_ASSERT_TRUE(session().running());
  TEST_ASSERT_EQUAL_UINT32(before, session().match().digest());
  device->press(Button::A);
  device->settle();
  // Nothing is hidden in Torri: no seat has to take the device first.
  TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
}

constexpr uint32_t kMostTurns = 30;
// After each turn: how long the game is, and what its state is.
struct Course {
  uint32_t turns, sizes[kMostTurns], digests[kMostTurns];
};

Course courseOf(bool cutNowAndThen) {
  Course course = {};
  Device fresh;
  fresh.startGame(GameId::Palazzi, 3, 6, 42);
  for (uint32_t i = 0; i < kMostTurns && fresh.session().running(); ++i) {
    fresh.takeTurn();
    if (fresh.session().phase() == Session::Phase::Decide) fresh.playAny(i);
    if (cutNowAndThen && i % 3 == 1 && fresh.session().running()) {
      fresh.reboot();
      fresh.press(Button::A);
    }
    fresh.settle();
    course.sizes[i] = static_cast<uint32_t>(fresh.session().match().history().size());
    course.digests[i] = fresh.session().match().digest();
    ++course.turns;
  }
  return course;
}

TEST(a_resumed_game_goes_on_as_it_would_have) {
  const Course whole = courseOf(false), cut = courseOf(true);
  TEST_ASSERT_GREATER_THAN_UINT32(8, whole.turns);
  TEST_ASSERT_EQUAL_UINT32(whole.turns, cut.turns);
  TEST_ASSERT_EQUAL_UINT32_ARRAY(whole.sizes, cut.sizes, kMostTurns);
  TEST_ASSERT_EQUAL_HEX32_ARRAY(whole.digests, cut.digests, kMostTurns);
}

// A computer decides whole turns: what it had planned when the power went, in the middle of one, is not lost.
TEST(a_computers_turn_that_was_cut_off_ends_as_planned) {
  Device whole, cut;
  whole.startGame(GameId::Torri, 2, 3, 7);
  whole.settle();
  const PlayedMatch& played = whole.session().match();
  const auto history = played.history();
  Session& resumed = cut.session();
  std::size_t cuts = 0;
  for (std::size_t at = 1; at + 3 < history.size() && at < 40; ++at, ++cuts) {
    SessionLoader loader(resumed);
    TEST_ASSERT_TRUE(loader.begin(played.plan(), played.seed()));
    for (std::size_t i = 0; i < at; ++i) TEST_ASSERT_TRUE(loader.replay(history[i]));
    TEST_ASSERT_TRUE(loader.end(resumed.match().settledDigest(), false));
    for (uint32_t ms = 0; resumed.match().history().size() < at + 3; ms += 20) {
      resumed.update(ms, Speed::Instant, 2000);
    }
    for (std::size_t i = at; i < at + 3; ++i) {
      TEST_ASSERT_TRUE(history[i] == resumed.match().history()[i]);
    }
  }
  TEST_ASSERT_GREATER_THAN_UINT32(20, cuts);
}

// Played slowly, a computer's move stays on the screen until a key is pressed, also when it was told to move now.
TEST(move_now_keeps_to_the_chosen_speed) {
  device->startGame(GameId::Torri, 2, 2);
  device->takeTurn();
  for (int i = 0; i < 50 && session().phase() != Session::Phase::Think; ++i) {
    if (session().phase() == Session::Phase::Decide) choose(0);
    if (session().phase() == Session::Phase::Confirm) session().confirm();
    if (session().phase() == Session::Phase::Show) session().skip(0, Speed::Slow);
    session().update(0, Speed::Slow, 1);
  }
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Think);
  session().skip(0, Speed::Slow);
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Show);
  session().update(3600 * 1000, Speed::Slow, 1);
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Show);
}

TEST(a_finished_game_is_no_longer_offered) {
  device->startGame(GameId::Torri, 2, 3);
  device->settle();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Over);
  device->run(100);
  device->reboot();
  TEST_ASSERT_FALSE(session().running());
}

TEST(a_refused_action_changes_nothing) {
  device->startGame(GameId::Torri, 2, 0);
  device->takeTurn();
  const uint32_t before = session().match().digest();
  TEST_ASSERT_FALSE(session().play(kNoAction) == Verdict::Accepted);
  TEST_ASSERT_EQUAL_UINT32(before, session().match().digest());
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
}

TEST(a_hint_is_a_legal_move) {
  device->startGame(GameId::Torri, 2, 0);
  device->takeTurn();
  session().thinker().askHint(session().match(), session().hands().view());
  while (!session().thinker().advise(session().match(), session().hands().view(), 64)) {
  }
  TEST_ASSERT_TRUE(session().match().check(session().thinker().hint()) == Verdict::Accepted);
}

// The cursor is on the hinted choice, and A makes it: in both games, at every kind of decision that comes up.
TEST(a_hint_taken_over_is_one_press_from_being_played) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    device->startGame(game, 2, 0);
    int taken = 0;
    for (uint32_t i = 0; i < 60 && session().running(); ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      device->press(Button::Y);
      device->press(Button::Up, 9);  // counted from below: above it some games have pages of their own
      device->press(Button::A);
      for (int wait = 0; wait < 200 && session().thinker().progress() < 100; ++wait) device->run(20);
      device->run(40);
      const Action hint = session().thinker().hint();
      const std::size_t entries = session().match().history().size();
      device->press({Button::A, Button::A});
      TEST_ASSERT_TRUE(session().match().history().size() > entries);
      TEST_ASSERT_TRUE(session().match().history()[entries] == hint);
      ++taken;
      if (session().phase() == Session::Phase::Confirm) device->press(Button::A);
    }
    TEST_ASSERT_TRUE(taken > 20);
  }
}

// Rule pages and others use it while the computer's screen is away.
TEST(a_computer_whose_memory_was_taken_makes_the_same_move) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    Action moves[2];
    for (const bool taken : {false, true}) {
      device->startGame(game, 2, 0);
      Plan plan = session().match().plan();
      plan.seats[0].isBot = plan.seats[1].isBot = 1;
      plan.seats[0].level = static_cast<uint8_t>(Level::Master);
      TEST_ASSERT_TRUE(session().start(plan, 7) == Verdict::Accepted);
      while (session().phase() != Session::Phase::Think) session().update(0, Speed::Instant, 0);
      const std::size_t entries = session().match().history().size();
      for (int i = 0; session().match().history().size() == entries; ++i) {
        if (taken && i == 3) {
          for (std::byte& byte : device->app().spare.take(nullptr)) byte = std::byte{0xA5};
          TEST_ASSERT_EQUAL(0, session().thinker().progress());
        }
        session().update(0, Speed::Instant, 1000);
      }
      moves[taken] = session().match().history()[entries];
    }
    TEST_ASSERT_EQUAL_HEX16(moves[0].bits, moves[1].bits);
  }
}

// The computers' moves, thought about at each show or not; how many turns of the loop were left for their own time.
uint32_t movesWith(GameId game, bool ahead, std::vector<Action>& moves) {
  device->startGame(game, 3, 0);
  Plan plan = session().match().plan();
  for (SeatInfo& seat : plan.seats) seat.isBot = 1;
  plan.seats[1].level = static_cast<uint8_t>(Level::Hard);
  static_cast<void>(session().start(plan, 7));
  uint32_t left = 0;
  for (uint32_t now = 0; session().running() && session().match().history().size() < 120; now += 100) {
    while (ahead && session().phase() == Session::Phase::Show &&
           session().thinker().thinksAhead(session().showing().count()))
      session().thinker().thinkAhead(session().match(), session().showing().count(), 50);
    left += session().phase() == Session::Phase::Think;
    session().update(now, Speed::Normal, 50);
  }
  for (const Action action : session().match().history()) moves.push_back(action);
  return left;
}

TEST(a_computer_that_thinks_ahead_makes_the_same_moves_and_waits_less) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    static std::vector<Action> ahead, without;
    ahead.clear();
    without.clear();
    const uint32_t waits = movesWith(game, true, ahead), before = movesWith(game, false, without);
    TEST_ASSERT_TRUE(ahead.size() > 40 && ahead == without);
    TEST_ASSERT_TRUE(waits <= before);
    TEST_ASSERT_TRUE(game == GameId::Palazzi || waits * 2 < before);
  }
}

}  // namespace
