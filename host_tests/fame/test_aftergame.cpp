// After the last move: the end scene waits, says who won and by how much, and leads to the result with its cells.

#include "engine/bots/review/review_bytes.h"
#include "engine/bots/review/reviewer.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "simulator/screen_words.h"
#include "ui/fame/river.h"
#include "ui/fame/score_table.h"
#include "ui/game/turns.h"
#include "ui/setup/draft.h"

namespace {

using enum Button;

// Plays the running game to its end, with any decisions.
void playOut(uint32_t apart = 5, uint32_t first = 1) {
  device->app().settings.speed = Speed::Instant;
  device->unseen([&] {
    for (uint32_t i = 0; session().running(); ++i) {
      device->takeTurn();
      if (session().phase() == Session::Phase::Decide) device->playAny(apart * i + first);
      if (session().phase() == Session::Phase::Confirm) session().confirm();
    }
  });
  device->settle();
}

void finish(GameId game, int players, SeatSet bots, uint32_t seed = 1) {
  device->startGame(game, players, bots, seed);
  playOut(7, 3);
}

Result result() {
  const Match& match = session().match();
  return match.game().result(match.state());
}

// All words on the screen.
std::string said() {
  static simulator::ScreenWords words;
  device->listen(words);
  device->app().screen.redraw();
  device->run(40);
  char lines[8192];
  return std::string(lines, words.lines(lines));
}

bool says(std::string_view words) { return said().find(words) != std::string::npos; }

TEST(the_end_waits_for_a_key_and_names_the_margin) {
  finish(GameId::Palazzi, 3, 0);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  std::array<Placed, kMaxSeats> order;
  const Result end = result();
  placeSeats(rowOf(GameId::Palazzi), end, 3, order);
  const Plan& plan = session().match().plan();
  const auto name = [&](int i) { return plan.who(order[static_cast<std::size_t>(i)].seat).name.view(); };
  const auto total = [&](int i) {
    return end.total[static_cast<std::size_t>(order[static_cast<std::size_t>(i)].seat)];
  };
  TEST_ASSERT_TRUE(says(Phrase(Text::ResultWins, {name(0)})));
  TEST_ASSERT_TRUE(end.tieBreak == 0 && says(Phrase(Text::ResultBefore, {total(0) - total(1), name(1)})));
  device->run(30'000);
  TEST_ASSERT_TRUE(says(Phrase(Text::ResultWins, {name(0)})));
  TEST_ASSERT_FALSE(says(tr(Text::ResultAgain)));
  // The others' cities, the second first; then the winner's again.
  device->press(Right);
  TEST_ASSERT_TRUE(says(name(1)) && says(tr(kResultPlaceTexts[1])));
  device->press({B, B});
  TEST_ASSERT_TRUE(says(Phrase(Text::ResultWins, {name(0)})));
  device->press(A);
  TEST_ASSERT_TRUE(says(tr(Text::ResultAgain)) && says(tr(Text::RecapReplay)));
}

TEST(a_computer_that_wins_has_the_best_person_below_it) {
  uint32_t seed = 0;
  do finish(GameId::Palazzi, 4, 0b1110, ++seed);
  while (contains(result().winners, 0) && seed < 20);
  TEST_ASSERT_FALSE(contains(result().winners, 0));
  std::array<Placed, kMaxSeats> order;
  placeSeats(rowOf(GameId::Palazzi), result(), 4, order);
  int place = 0;
  for (const Placed& one : order) {
    if (one.seat == 0 && place == 0) place = one.place;
  }
  TEST_ASSERT_TRUE(says(Phrase(Text::ResultBestPerson, {session().match().plan().who(0).name.view(),
                                                        kResultPlaceTexts[place - 1], result().total[0]})));
}

// The winner of a tie by the street number is first, and the other one is second.
TEST(places_are_those_of_the_result) {
  Result tie;
  tie.total = {44, 30, 44, 30};
  tie.winners = seatBit(2);
  tie.tieBreak = 1;
  std::array<Placed, kMaxSeats> order;
  placeSeats(rowOf(GameId::Palazzi), tie, 4, order);
  const int seats[] = {2, 0, 1, 3}, places[] = {1, 2, 3, 3};
  for (std::size_t i = 0; i < 4; ++i) {
    TEST_ASSERT_EQUAL(seats[i], order[i].seat);
    TEST_ASSERT_EQUAL(places[i], order[i].place);
  }
  tie.winners = 0b101;
  placeSeats(rowOf(GameId::Palazzi), tie, 4, order);
  TEST_ASSERT_TRUE(order[0].place == 1 && order[1].place == 1 && order[2].place == 3);
}

TEST(the_cells_lead_to_the_replay_and_to_another_game_from_every_page) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    finish(game, 3, 0);
    device->press(A);
    for (int page = 0; page < 5; ++page) {
      device->choose(Text::RecapReplay);
      TEST_ASSERT_TRUE(device->scene() == SceneId::Replay);
      device->press(B);
      TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
      device->choose(Text::ResultAgain);
      TEST_ASSERT_TRUE(device->scene() == SceneId::Seats);
      device->press({B, Right});
      TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
    }
  }
}

TEST(a_game_of_the_hall_is_replayed_or_played_again) {
  finish(GameId::Torri, 2, 0);
  const int turns = turnAt(session().match(), 0).turns;
  device->press({A, B});
  device->app().go.push(SceneId::Fame);
  device->run(20);
  device->press({A, A});
  TEST_ASSERT_TRUE(says(Phrase(Text::FameTurns, {turns})) && !device->app().game.looking());
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Review && device->app().game.looking());
  device->press(B);
  device->choose(Text::RecapReplay);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Replay && device->app().game.looking());
  device->press(B);
  device->choose(Text::ResultAgain);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Seats);
  TEST_ASSERT_TRUE(device->app().draft.setup.game == GameId::Torri);
}

void workOut() {
  device->run(2000);  // a part in the loop, the rest at once
  while (!device->app().review.done())
    static_cast<void>(device->app().review.work(session().match(), device->app().game.reviews(), 100'000));
  device->run(40);
}

// While the pages are turned and codes are made, and after a power cut, it comes to the same.
TEST(a_review_is_worked_out_beside_the_result_and_kept) {
  finish(GameId::Palazzi, 3, 0);
  device->press(A);
  device->run(200);
  for (int i = 0; i < 12; ++i) {
    device->press(Right);
    device->run(40);
  }
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  device->choose(Text::ReviewTitle);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Review);
  workOut();
  const Review found = device->app().review.review();
  TEST_ASSERT_EQUAL_HEX32(nameOf(session().match()), found.game);
  Review again;
  {
    std::array<std::byte, kBotWorkspace> workspace;
    Reviewer reviewer(workspace);
    const PlayedMatch& match = session().match();
    reviewer.begin(match.game(), match.setup(), match.history(), 0b111, again);
    while (!reviewer.work(100'000)) {
    }
  }
  std::array<uint8_t, kMaxReviewBytes> one, other;
  const std::size_t size = packReview(found, one);
  TEST_ASSERT_EQUAL(size, packReview(again, other));
  TEST_ASSERT_EQUAL_MEMORY(other.data(), one.data(), size);
  // Kept: in the hall it is there at once.
  device->reboot();
  device->press(A);
  device->app().go.push(SceneId::Fame);
  device->run(20);
  device->press({A, A});
  device->choose(Text::ReviewTitle);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Review);
  TEST_ASSERT_TRUE(device->app().review.done());
  TEST_ASSERT_EQUAL(size, packReview(device->app().review.review(), other));
  TEST_ASSERT_EQUAL_MEMORY(one.data(), other.data(), size);
  device->press({B, B});
  TEST_ASSERT_FALSE(device->app().game.looking());
}

// Returns how many of them are luck.
int checkMarksAreRead() {
  const Review& review = device->app().review.review();
  RiverMarks marks;
  findMarks(review, 8, marks);
  TEST_ASSERT_FALSE(marks.empty());
  const std::string heard = said();
  int luck = 0;
  for (const RiverMark& mark : marks) {
    luck += mark.luck();
    const Percents chances = mark.luck() ? chancesBefore(review, mark.turn) : chancesAfter(review, mark.turn);
    Phrase words(Text::ReviewRound, {mark.turn / 3 + 1});
    for (Seat seat = 0; seat < 3; ++seat) {
      words.add(seat == 0 ? ": " : ", ").add(session().match().plan().who(seat).name.view()).add(" ");
      words.add(chances[static_cast<std::size_t>(seat)]);
    }
    words.add(" of 100");
    TEST_ASSERT_TRUE_MESSAGE(heard.find(words.view()) != std::string::npos, heard.c_str());
  }
  return luck;
}

// Who cannot see the river hears each mark with everybody's chances: those of the cards first, then those of turns.
TEST(the_river_is_read_mark_by_mark) {
  finish(GameId::Palazzi, 3, 0);
  device->press({A, A});
  for (int i = 0; i < 400 && !device->app().review.review().riverDone; ++i) device->run(20);
  TEST_ASSERT_GREATER_THAN(0, checkMarksAreRead());
  workOut();
  device->press(B);
  device->choose(Text::ReviewTitle);
  TEST_ASSERT_EQUAL(0, checkMarksAreRead());
}

// Two presses lead from the end scene to a turning point, although other turns are still looked at, and two more into a game.
// Back are the river and the result; the review then opens at the river.
TEST(a_turning_point_is_two_presses_from_the_end_and_two_from_a_game) {
  finish(GameId::Palazzi, 3, 0);
  for (int i = 0; i < 4000 && device->app().review.review().points.empty(); ++i) device->run(20);
  TEST_ASSERT_FALSE(device->app().review.review().points.empty() || device->app().review.done());
  device->press({A, A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Turning);
  // Where the better turn takes another triplet, whose the taken one is is also said: beside the title a second time.
  const TurningPoint& point = device->app().review.review().points[0];
  const std::string name(session().match().plan().who(point.seat).name.view()), words = said();
  const bool rows = words.find("✓, ") != std::string::npos;
  TEST_ASSERT_EQUAL(rows, words.find("#" + name + ", ") != std::string::npos);
  device->press(B);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Review);
  device->press({B, B});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  device->choose(Text::ReviewTitle);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Review);
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Turning);
  device->press({A, A});
  device->run(100);
  TEST_ASSERT_TRUE(session().running() && device->app().game.triedGame() != 0);
}

// The people have their pages from the river on: nothing is answered with "not yet".
TEST(people_are_looked_at_while_their_turns_are_worked_out) {
  finish(GameId::Palazzi, 3, 0);
  device->press({A, A});
  for (int i = 0; i < 400 && !device->app().review.review().riverDone; ++i) device->run(20);
  TEST_ASSERT_EQUAL(0, lucca::reviewOf(device->app().review.review(), 0).judged);
  TEST_ASSERT_TRUE(says(tr(Text::ReviewPeople)));
  device->press(A);
  TEST_ASSERT_FALSE(device->app().tell.isRefusal());
  // Its first two words: the others stand in the next line.
  std::string_view good = tr(Text::ReviewAsGood);
  good = good.substr(0, good.find(' ', good.find(' ') + 1));
  TEST_ASSERT_FALSE(says(good));
  TEST_ASSERT_TRUE(says(session().match().plan().who(0).name.view()));
  workOut();
  TEST_ASSERT_TRUE(says(good));
}

// Where the judge would be wrong too often nothing is said of turns, neither that one decided nor that none did.
TEST(a_table_that_is_not_judged_says_so) {
  finish(GameId::Torri, 3, 0);
  device->press({A, A});
  workOut();
  TEST_ASSERT_TRUE(says(tr(Text::ReviewUnjudged)));
  TEST_ASSERT_FALSE(says(tr(Text::ReviewNone)));
  TEST_ASSERT_FALSE(says(tr(Text::ReviewPeople)));
  device->press(A);
  TEST_ASSERT_TRUE(device->app().tell.isRefusal());
  TEST_ASSERT_FALSE(says(tr(Text::ReviewAsGood)));
}

// The words of a turning point come from the engine; from it two presses lead into a game at that position, and its end leads back.
TEST(a_turning_point_can_be_tried) {
  uint32_t seed = 0;
  do {
    finish(GameId::Palazzi, 2, 0, ++seed);
    device->press({A, A});
    workOut();
    if (device->app().review.review().points.empty()) device->press({B, B});
  } while (device->app().review.review().points.empty() && seed < 6);
  const Review review = device->app().review.review();
  TEST_ASSERT_FALSE(review.points.empty());
  const TurningPoint& point = review.points[0];
  const uint32_t name = review.game;
  device->press(B);
  device->choose(Text::ReviewTitle);
  device->press(A);  // the costliest is chosen already
  TEST_ASSERT_TRUE(device->scene() == SceneId::Turning);
  const std::string_view who = session().match().plan().who(point.seat).name.view();
  TEST_ASSERT_TRUE(says(point.played >= 5 ? Phrase(Text::ReviewWins, {who, point.played})
                                          : Phrase(Text::ReviewHard, {who})));
  device->run(2000);
  Phrase chip;
  chip.add(Text::ReviewChipBetter).add(" ").add(point.better);
  TEST_ASSERT_TRUE(says(chip));
  const std::size_t start = turnNumber(session().match(), point.turn).start;
  device->press({A, A});
  device->run(100);
  TEST_ASSERT_TRUE(session().running());
  TEST_ASSERT_EQUAL(start, session().match().history().size());
  TEST_ASSERT_EQUAL(point.seat, session().seat());
  TEST_ASSERT_EQUAL_HEX32(name, device->app().game.triedGame());
  playOut();
  device->press(A);
  device->choose(Text::ReviewTitle);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Review);
  TEST_ASSERT_EQUAL_HEX32(name, device->app().review.review().game);
  device->press({B, B, B});
  TEST_ASSERT_FALSE(device->app().game.looking());
}

// Left and right go by turns: the counter says which.
TEST(a_replay_counts_turns_and_plays_by_itself) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    finish(game, 2, 0);
    device->press(A);
    device->choose(Text::RecapReplay);
    const int turns = turnAt(session().match(), 0).turns;
    Phrase counter;
    device->press(Right, 4);
    const bool opens = turnAt(session().match(), 0).turn < 0;  // what is before the first turn counts as none
    counter.add(opens ? 4 : 5).add("/").add(turns);
    TEST_ASSERT_TRUE_MESSAGE(says(counter), said().c_str());
    device->press(Down);
    TEST_ASSERT_TRUE(says(counter));
    device->press(X);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Rules);
    device->press({B, A});
    device->app().settings.speed = Speed::Normal;
    device->run(600'000);
    counter.clear().add(turns).add("/").add(turns);
    TEST_ASSERT_TRUE(says(counter));
    device->press({A, A});  // the first one wakes the panel
    TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  }
}

// Also while an act is played: A pauses, X helps, Y opens the menu, B leaves.
TEST(a_replay_that_plays_by_itself_is_paused_and_left_at_once) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    finish(game, 2, 0);
    device->press(A);
    device->choose(Text::RecapReplay);
    device->app().settings.speed = Speed::Normal;
    const auto toAnAct = [] {
      for (int i = 0; i < 3000 && !device->app().screen.motion().actsLongerThan(400); ++i) device->run(4);
      TEST_ASSERT_TRUE(device->app().screen.motion().acting());
      TEST_ASSERT_TRUE(says(tr(Text::ReplayPause)));
    };
    device->press(A);
    toAnAct();
    device->press(X);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Rules);
    device->press(B);
    toAnAct();
    device->press(A);
    TEST_ASSERT_FALSE(says(tr(Text::ReplayPause)));
    device->press(A);
    toAnAct();
    device->press(Y);
    TEST_ASSERT_TRUE(says(tr(Text::ReplayPlayOn)));
    device->press({B, A});
    toAnAct();
    device->press(B);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  }
}

// A try begins at the position, waits in a slot of its own, and counts in no hall.
TEST(a_try_is_a_running_game_that_counts_nowhere) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    finish(game, 2, 0);
    const int inHall = device->app().finished.hall().count();
    const uint32_t name = nameOf(session().match());
    device->press(A);
    device->choose(Text::RecapReplay);
    device->press(Right, 3);
    const TurnPlace place = turnAt(session().match(), device->app().shown.index);
    const std::vector<Action> before(session().match().history().begin(),
                                     session().match().history().begin() + static_cast<long>(place.start));
    device->press({Y, Down, A, A});
    device->run(100);
    TEST_ASSERT_TRUE(session().running());
    TEST_ASSERT_EQUAL_HEX32(name, device->app().game.triedGame());
    TEST_ASSERT_EQUAL(1, session().match().plan().persons());
    TEST_ASSERT_GREATER_OR_EQUAL(before.size(), session().match().history().size());
    for (std::size_t i = 0; i < before.size(); ++i)
      TEST_ASSERT_TRUE(before[i] == session().match().history()[i]);
    device->reboot();
    device->press(A);
    TEST_ASSERT_EQUAL_HEX32(name, device->app().game.triedGame());
    device->press(A);
    playOut();
    TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
    TEST_ASSERT_EQUAL(inHall, device->app().finished.hall().count());
    device->press({A, B});
  }
}

// What chance had from entry `from` on.
std::vector<Action> outcomesFrom(std::size_t from) {
  const PlayedMatch& match = session().match();
  std::vector<Action> outcomes;
  for (std::size_t i = from; i < match.history().size(); ++i) {
    if (match.mover(i) == kChance) outcomes.push_back(match.history()[i]);
  }
  return outcomes;
}

void playSome(int decisions) {
  device->unseen([&] {
    for (uint32_t i = 0; decisions > 0 && session().running(); ++i) {
      device->takeTurn();
      if (session().phase() == Session::Phase::Decide) {
        device->playAny(5 * i + 1);
        --decisions;
      }
      if (session().phase() == Session::Phase::Confirm) session().confirm();
    }
  });
}

// Its cards are those of then, if that was asked for, however it is played; after a power cut too.
TEST(a_try_has_new_cards_or_those_of_then) {
  for (const int players : {2, 5}) {
    for (const bool asThen : {false, true}) {
      finish(GameId::Palazzi, players, 0);
      device->press(A);
      device->choose(Text::RecapReplay);
      device->press(Right, 2);
      const std::size_t start = turnAt(session().match(), device->app().shown.index).start;
      const std::vector<Action> then = outcomesFrom(start);
      TEST_ASSERT_GREATER_THAN(30, then.size());
      TEST_ASSERT_LESS_OR_EQUAL(PlayedMatch::kForetold, then.size());
      device->press({Y, Down, A, Left, Down});
      TEST_ASSERT_TRUE(device->scene() == SceneId::Try);
      if (asThen) device->press(Right);
      TEST_ASSERT_EQUAL(asThen, says(tr(Text::TryCardsThen)));
      device->press(A);
      TEST_ASSERT_TRUE(session().running());
      playSome(20);
      // Whatever else is kept meanwhile, or forgotten, its cards are not.
      Review other;
      for (uint32_t i = 1; i < 60; ++i) {
        other.game = i;
        other.seats = 2;
        while (!other.river.full()) other.river.push({50, 50});
        other.turns = kRiverPoints;
        device->app().game.reviews().put(other);
      }
      device->app().game.reviews().forget();
      device->reboot();
      device->press({A, A});
      playOut();
      const std::vector<Action> now = outcomesFrom(start);
      TEST_ASSERT_EQUAL(then.size(), now.size());
      TEST_ASSERT_EQUAL(asThen, then == now);
      device->press({A, B});
    }
  }
}

// The last round has no new cards.
TEST(a_try_from_the_last_round_asks_for_no_cards) {
  finish(GameId::Palazzi, 2, 0);
  device->press(A);
  device->choose(Text::RecapReplay);
  device->press(Right, 30);
  device->press({Y, Down, A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Try);
  TEST_ASSERT_FALSE(says(tr(Text::TryCards)));
}

// The running game that is set aside is one of those that may go.
TEST(a_try_without_a_free_slot_asks_which_game_may_go) {
  finish(GameId::Torri, 2, 0);
  device->press({A, B});
  for (int i = 0; i < kGameSlots; ++i) {
    device->app().draft = standardPlan(GameId::Torri);
    beginGame(device->app(), 0);
    device->run(200);
    device->app().go.home();
    device->run(20);
  }
  TEST_ASSERT_EQUAL(kGameSlots, device->app().running.count());
  device->app().go.push(SceneId::Fame);
  device->run(20);
  device->press({A, A, Down, A, Right, Y, Down, A, A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Running && device->app().go.opening().makesRoom);
  const uint32_t name = nameOf(session().match());
  // Nothing goes without a yes.
  device->press(B);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Try && device->app().game.looking());
  TEST_ASSERT_EQUAL(kGameSlots, device->app().running.count());
  device->press({A, A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
  device->press({B, B, A});
  const int newest = device->app().running.current();
  device->press({A, Right, A});
  device->run(100);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Play || device->scene() == SceneId::HandOver);
  TEST_ASSERT_TRUE(session().running());
  TEST_ASSERT_EQUAL(newest, device->app().running.current());
  TEST_ASSERT_EQUAL_HEX32(name, device->app().game.triedGame());
  device->reboot();
  TEST_ASSERT_EQUAL(kGameSlots, device->app().running.count());
  TEST_ASSERT_EQUAL_HEX32(name, device->app().game.triedGame());
}

}  // namespace
