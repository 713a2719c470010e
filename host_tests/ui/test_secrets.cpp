// No player sees another's hand: two games that differ only in the first player's secret cards show the second player the
// same pictures, pixel for pixel, wherever he looks.

#include <algorithm>
#include <cstring>
#include <vector>

#include "engine/palazzi/action.h"
#include "engine/palazzi/state.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"
#include "ui/game/session_loader.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using enum Button;

const palazzi::State& stateOf(Device& d) {
  return *reinterpret_cast<const palazzi::State*>(d.session().match().state().bytes);
}

std::vector<Action> historyOf(Device& d) {
  const std::span<const Action> history = d.session().match().history();
  return {history.begin(), history.end()};
}

// The same game with other cards in the hand of seat 0: each is exchanged for one that was not dealt at all.
std::vector<Action> withOtherHand(Device& d) {
  std::vector<Action> history = historyOf(d);
  const palazzi::CardId* hand = palazzi::handOf(stateOf(d), 0);
  const auto dealt = [&](palazzi::CardId card) {
    return std::find(history.begin(), history.end(), palazzi::draw(card)) != history.end();
  };
  palazzi::CardId next = 0;
  for (int i = 0; i < palazzi::kHandCards; ++i) {
    while (dealt(next)) ++next;
    *std::find(history.begin(), history.end(), palazzi::draw(hand[i])) = palazzi::draw(next);
  }
  return history;
}

// Puts the device at the hand-over to seat 1 with this history. False when the rules refuse it.
bool resume(Device& d, const Plan& plan, const std::vector<Action>& history) {
  SessionLoader loader(d.session());
  if (!loader.begin(plan, 5)) return false;
  for (const Action action : history) {
    if (!loader.replay(action)) return false;
  }
  d.app().go.playGame();
  d.run(40);
  return d.scene() == SceneId::HandOver && d.session().seat() == 1;
}

Device *one = nullptr, *other = nullptr;

void checkSame(const char* where) {
  TEST_ASSERT_TRUE_MESSAGE(one->scene() == other->scene(), where);
  TEST_ASSERT_TRUE_MESSAGE(one->picture() == other->picture(), where);
}

void pressBoth(Button button) {
  one->press(button);
  other->press(button);
}

// After every key of the way: hand-over, the secret choice, every inspect page, log, replay, menus and help.
void walkEverywhere() {
  checkSame("hand-over");
  static constexpr Button kWay[] = {A,     A,     Right, Down, A,    B,     Y, Down, Down, A, Right,
                                    Right, Right, Right, B,    Down, Down,  A, B,    Down, A, A,
                                    A,     B,     B,     X,    B,    Right, A, Left, A,    A};
  for (const Button button : kWay) {
    pressBoth(button);
    checkSame(sceneName(one->scene()));
  }
}

TEST(another_hand_is_on_no_picture_of_the_next_player) {
  one->startGame(GameId::Palazzi, 3, 0, 5);
  one->takeTurn();
  const palazzi::CardId* hand = palazzi::handOf(stateOf(*one), 0);
  const Plan plan = one->session().match().plan();
  static const std::vector<Action> otherDeal = withOtherHand(*one);
  static const std::vector<Action> deal = historyOf(*one);
  const Action kept = palazzi::keep(0, 1);
  TEST_ASSERT_TRUE(hand[0] != palazzi::kNoCard);
  for (const Action choice : {kept, palazzi::keep(1, 0)}) {
    static std::vector<Action> a, b;
    a = deal;
    b = otherDeal;
    a.push_back(choice);
    b.push_back(choice);
    // Two cards of one colour may be kept in either order, two colours in one only: take what both games allow.
    if (!resume(*one, plan, a) || !resume(*other, plan, b)) continue;
    walkEverywhere();
    return;
  }
  TEST_FAIL_MESSAGE("no choice that both hands allow");
}

// Two devices at the first player's secret choice, with different hands before him.
void lookAtDifferentHands() {
  one->startGame(GameId::Palazzi, 3, 0, 5);
  one->takeTurn();
  const Plan plan = one->session().match().plan();
  SessionLoader loader(other->session());
  TEST_ASSERT_TRUE(loader.begin(plan, 5));
  static std::vector<Action> otherDeal;
  otherDeal = withOtherHand(*one);
  for (const Action action : otherDeal) TEST_ASSERT_TRUE(loader.replay(action));
  other->app().settings.speed = one->app().settings.speed;
  other->app().go.playGame();
  other->takeTurn();
  TEST_ASSERT_FALSE(one->picture() == other->picture());
}

// Two devices at the end of the first player's secret choice, with different hands, before the others chose.
void chooseWithDifferentHands() {
  lookAtDifferentHands();
  for (Device* device : {one, other}) {
    TEST_ASSERT_TRUE(device->session().play(device->session().legal()[0]) == Verdict::Accepted);
    device->run(400);
  }
}

// The whole table looks at a replay: it shows no hand, not even the one of who holds the device.
TEST(a_replay_of_the_running_game_shows_no_hand) {
  chooseWithDifferentHands();
  pressBoth(Y);
  for (int row = 0; row < 5; ++row) pressBoth(Down);
  pressBoth(A);
  TEST_ASSERT_TRUE(one->scene() == SceneId::Replay);
  for (const Button button : {Right, Left, Down, Up, A}) {
    checkSame("replay");
    pressBoth(button);
  }
}

TEST(a_saved_game_that_is_only_looked_at_shows_no_hand) {
  chooseWithDifferentHands();
  one->rebootWithOtherRules();
  other->rebootWithOtherRules();
  for (const Button button : {A, A, Right, Left, Down, Up, A}) {
    pressBoth(button);
    checkSame(sceneName(one->scene()));
  }
}

TEST(the_view_for_nobody_is_the_same_for_both_hands) {
  chooseWithDifferentHands();
  static AnyView a, b;
  const Game& game = one->session().match().game();
  game.view(one->session().match().state(), kNobody, a);
  game.view(other->session().match().state(), kNobody, b);
  TEST_ASSERT_EQUAL_MEMORY(a.bytes, b.bytes, game.viewSize);
  game.view(one->session().match().state(), 0, a);
  game.view(other->session().match().state(), 0, b);
  TEST_ASSERT_TRUE(std::memcmp(a.bytes, b.bytes, game.viewSize) != 0);
}

TEST(the_two_hands_do_look_different_to_their_owner) { lookAtDifferentHands(); }

TEST(the_hand_is_gone_before_the_next_hand_over) {
  one->startGame(GameId::Palazzi, 3, 0, 5);
  const uint32_t cover = sumOf(one->picture());
  one->takeTurn();
  one->playAny(0);
  one->run(3000);
  TEST_ASSERT_TRUE(one->scene() == SceneId::HandOver);
  other->startGame(GameId::Palazzi, 3, 0, 77);
  other->takeTurn();
  other->playAny(1);
  other->run(3000);
  TEST_ASSERT_TRUE(one->picture() == other->picture());
  TEST_ASSERT_FALSE(sumOf(one->picture()) == cover);
}

TEST(switching_on_shows_no_secret) {
  one->startGame(GameId::Palazzi, 3, 0, 5);
  one->takeTurn();
  one->run(2000);
  one->reboot();
  other->startGame(GameId::Palazzi, 3, 0, 77);
  other->takeTurn();
  other->run(2000);
  other->reboot();
  checkSame("the start screen");
  pressBoth(A);
  checkSame("the question for the secret");
  TEST_ASSERT_TRUE(one->scene() == SceneId::HandOver);
}

// Seconds without a key press.
void leaveLying(int seconds) {
  for (int i = 0; i < seconds; ++i) {
    one->tick(1000, 0);
    other->tick(1000, 0);
  }
}

constexpr int kUntilAsleep = 25 * 60;

// The key that wakes the device means nothing else.
void wakeBoth() {
  for (Device* device : {one, other}) {
    device->tick(20, padBit(Pad::A));
    device->run(1000);
  }
}

TEST(after_sleep_a_secret_is_handed_over_again) {
  lookAtDifferentHands();
  leaveLying(kUntilAsleep);
  wakeBoth();
  TEST_ASSERT_TRUE(one->scene() == SceneId::HandOver);
  checkSame("woken");
  one->press({A, A});
  TEST_ASSERT_TRUE(one->scene() == SceneId::Play);
  TEST_ASSERT_TRUE(one->session().phase() == Session::Phase::Decide);
}

TEST(without_a_secret_the_game_goes_on_after_sleep) {
  for (Device* device : {one, other}) {
    device->startGame(GameId::Torri, 2, 0, 5);
    device->takeTurn();
  }
  leaveLying(kUntilAsleep);
  wakeBoth();
  TEST_ASSERT_TRUE(one->scene() == SceneId::Play);
}

// Closing a menu that another player left open does not show that player's hand; reading in it is not interrupted.
TEST(menu_that_was_left_open_leads_back_to_the_hand_over) {
  for (const int seconds : {40, 90}) {
    for (const Button opens : {Y, X}) {
      lookAtDifferentHands();
      pressBoth(opens);
      leaveLying(seconds);
      if (seconds > 60) checkSame("a menu left open");
      if (one->scene() != SceneId::HandOver) pressBoth(B);
      TEST_ASSERT_EQUAL(seconds > 60 ? SceneId::HandOver : SceneId::Play, one->scene());
      if (seconds > 60) checkSame("back from it");
    }
  }
}

// A hint on a secret hand names its cards. Help was opened over it and left lying: what help leads back to is the hand-over.
TEST(hint_that_was_left_for_help_leads_back_to_the_hand_over) {
  lookAtDifferentHands();
  for (Device* device : {one, other}) {
    device->tick(20, padBit(Pad::X));
    for (int i = 0; i < 100; ++i) device->tick(20, padBit(Pad::X));
    device->run(5000);
    TEST_ASSERT_TRUE(device->scene() == SceneId::GameMenu);
  }
  TEST_ASSERT_FALSE(one->picture() == other->picture());
  pressBoth(X);
  TEST_ASSERT_TRUE(one->scene() == SceneId::Rules);
  leaveLying(90);
  pressBoth(B);
  TEST_ASSERT_EQUAL(SceneId::HandOver, one->scene());
  checkSame("back from help");
}

void leaveToTheMenu() {
  pressBoth(Y);
  TEST_ASSERT_TRUE(one->scene() == SceneId::GameMenu);
  pressBoth(Up);
  pressBoth(A);
  TEST_ASSERT_TRUE(one->scene() == SceneId::MainMenu);
}

// Somebody else picks the device up and presses anything but the confirmation that it is his turn.
TEST(from_the_main_menu_every_way_to_a_secret_goes_through_the_hand_over) {
  lookAtDifferentHands();
  leaveToTheMenu();
  checkSame("main menu");
  pressBoth(A);
  TEST_ASSERT_TRUE(one->scene() == SceneId::HandOver);
  checkSame("hand-over");
  Rng rng(21);
  int scenes = 0;
  bool seen[kScenes] = {};
  for (int i = 0; i < 1500; ++i) {
    static constexpr Button kAny[] = {A, A, A, B, X, Y, Up, Down, Left, Right};
    Button button = kAny[rng.below(10)];
    if (one->scene() == SceneId::HandOver && button == A) button = B;
    // Another game would have other hands.
    if (one->scene() == SceneId::Dialog && button == A) button = B;
    pressBoth(button);
    checkSame(sceneName(one->scene()));
    bool& here = seen[static_cast<int>(one->scene())];
    scenes += !here;
    here = true;
  }
  TEST_ASSERT_GREATER_OR_EQUAL(6, scenes);
}

}  // namespace

void setUp() {
  one = new Device;
  other = new Device;
}
void tearDown() {
  delete one;
  delete other;
}
