// Turns of Torri by keys: few presses, and a way back.
#include "engine/bots/torri/reasons.h"
#include "engine/torri/foresight.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "host_tests/ui/harness/torri_keys.h"
#include "ui/torri/words.h"

namespace {

struct Turns {
  int count = 0, most = 0, prisoners = 0, others = 0;  // others: prisoners taken in another seat's turn
};

// Plays a whole game by keys. Of each turn: the presses besides the cursor's and those that choose a prisoner.
Turns turnsByKeys(int size, int players, bool switches, uint32_t seed) {
  start(kSquare, size, players, switches);
  Rng rng(seed);
  Turns turns;
  int presses = 0, turn = 0;
  for (int i = 0; session().running() && i < 20000; ++i) {
    if (state().turn != turn && session().phase() == Session::Phase::Decide) {
      turn = state().turn;
      ++turns.count;
      presses = 0;
    }
    switch (session().phase()) {
      case Session::Phase::Decide:
        device->waitForKeys();
        if (session().phase() != Session::Phase::Decide) break;
        if (state().phase == Phase::Place) {
          presses += buildByKeys(anyBrick(rng));
        } else if (state().phase == Phase::Prisoner) {
          // The device goes to somebody else only where there is something to choose.
          TEST_ASSERT_TRUE(session().legal().size() > 1 || seatInTurn(state()) == session().seat());
          if (session().legal().size() > 1) {
            // The placement that led to the struggle was not told in its middle; the recap will tell it.
            const bool other = seatInTurn(state()) != session().seat();
            turns.others += other;
            TEST_ASSERT_TRUE(!other || session().willRecap());
            device->press(A);
            ++turns.prisoners;
          }
        } else {
          device->press(A);
          ++presses;
        }
        break;
      case Session::Phase::Recap:
        device->waitForKeys();
        TEST_ASSERT_TRUE(device->scene() != SceneId::Recap || seatInTurn(state()) == session().seat());
        if (session().phase() == Session::Phase::Recap) device->press(B);
        break;
      case Session::Phase::Confirm:
        // A turn that lets another win does not end by itself.
        if (winsNext(state(), session().seat()) < 0) break;
        device->waitForKeys();
        device->press(A);
        break;
      default:
        break;
    }
    device->run(100);
    if (presses > turns.most) turns.most = presses;
  }
  TEST_ASSERT_FALSE(session().running());
  return turns;
}

}  // namespace

// The question whether the turn is over is on the screen: A answers it, and after so many ms it is the turn of `next`.
void confirmTo(Seat next, uint32_t ms) {
  TEST_ASSERT_EQUAL(Session::Phase::Confirm, session().phase());
  device->press(A);
  device->run(ms);
  TEST_ASSERT_EQUAL(next, session().seat());
}

TEST(a_turn_takes_four_presses_and_five_with_the_switch) {
  const Turns without = turnsByKeys(6, 3, false, 3);
  TEST_ASSERT_EQUAL(4, without.most);
  TEST_ASSERT_GREATER_THAN(12, without.count);
  const Turns with = turnsByKeys(6, 2, true, 5);
  TEST_ASSERT_EQUAL(5, with.most);
  TEST_ASSERT_GREATER_THAN(12, with.count);
  TEST_ASSERT_GREATER_THAN(0, without.prisoners + with.prisoners);
  TEST_ASSERT_GREATER_THAN(0, without.others + with.others);
}

TEST(the_last_brick_can_be_taken_back_until_the_turn_ends_by_itself) {
  start(kSquare, 8, 2, false);
  Rng rng(1);
  buildByKeys(anyBrick(rng));
  buildByKeys(anyBrick(rng));
  TEST_ASSERT_EQUAL(Session::Phase::Confirm, session().phase());
  device->run(1000);
  TEST_ASSERT_EQUAL(Session::Phase::Confirm, session().phase());
  device->press(B);
  TEST_ASSERT_EQUAL(Session::Phase::Decide, session().phase());
  device->run(3000);
  TEST_ASSERT_EQUAL(0, session().seat());  // nothing ends by itself while somebody chooses
  buildByKeys(anyBrick(rng));
  device->press(Y);  // the menu stops the clock
  device->run(5000);
  TEST_ASSERT_EQUAL(Session::Phase::Confirm, session().phase());
  device->press(B);
  device->run(2200);
  TEST_ASSERT_EQUAL(1, session().seat());
  // An arrow stops the clock.
  device->press(B);
  buildByKeys(anyBrick(rng));
  buildByKeys(anyBrick(rng));
  device->run(800);
  device->press(Left);
  device->run(9000);
  confirmTo(0, 100);
}

// Each player continues where he was: the cursor is at the player's own last brick, not at the other's.
TEST(the_cursor_begins_a_turn_at_ones_own_last_brick) {
  start(kSquare, 8, 2, false);
  Rng rng(5);
  Lot last[2] = {kNoLot, kNoLot};
  for (int turn = 0; turn < 8; ++turn) {
    device->takeTurn();
    const Seat seat = session().seat();
    if (turn > 1) TEST_ASSERT_EQUAL(last[seat], cursor());
    buildByKeys(session().legal()[rng.below(20)]);
    device->settle();
    const Action second = session().legal()[rng.below(20)];
    buildByKeys(second);
    last[seat] = lotOf(second);
    if (session().phase() == Session::Phase::Confirm) session().confirm();
    device->settle();
  }
}

// With the setting, the question comes at every speed.
TEST(a_turn_ends_as_the_setting_says) {
  for (const Speed speed : {Speed::Slow, Speed::Normal, Speed::Instant}) {
    start(kSquare, 8, 2, false, true);
    device->app().settings.speed = speed;
    Rng rng(1);
    buildByKeys(anyBrick(rng));
    device->run(2000);
    buildByKeys(anyBrick(rng));
    device->run(20'000);
    confirmTo(1, 2000);
  }
}

TEST(a_turn_with_nothing_to_switch_to_ends_by_itself) {
  start(kSquare, 8, 2, true);
  Rng rng(1);
  buildByKeys(session().legal()[rng.below(20)]);
  buildByKeys(session().legal()[rng.below(20)]);
  device->run(40);
  TEST_ASSERT_EQUAL(Session::Phase::Confirm, session().phase());
  device->press(B);  // takes back the brick, not the colour that was no choice
  TEST_ASSERT_EQUAL(Session::Phase::Decide, session().phase());
  TEST_ASSERT_EQUAL(Phase::Place, state().phase);
  TEST_ASSERT_NOT_EQUAL(0, state().used);
  buildByKeys(session().legal()[rng.below(20)]);
  device->run(2400);
  TEST_ASSERT_EQUAL(1, session().seat());
}

namespace {

// Follows a hint for the next brick, as its page does; the reason it gives.
Reason buildByHint() {
  Thinker& thinker = session().thinker();
  thinker.askHint(session().match(), session().hands().view());
  while (!thinker.advise(session().match(), session().hands().view(), 1000)) {
  }
  device->waitForKeys();
  pointAt(device->app(), thinker.hint());
  device->press(A);
  return thinker.hintReason();
}

}  // namespace

// A hint comes true: the colour that it plans to switch to is offered, though it has neither tower nor prisoners.
TEST(a_switch_that_a_hint_foretells_is_offered) {
  int foretold = 0;
  for (uint32_t seed = 1; seed < 12 && foretold == 0; ++seed) {
    start(kSquare, 8, 2, true);
    Rng rng(seed);
    for (int i = 0; session().running() && i < 40 && foretold == 0; ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide || state().phase != Phase::Place) break;
      const Reason reason = buildByHint();
      if (reason.kind == static_cast<uint8_t>(Because::ThenSwitch)) {
        if (state().phase == Phase::Place && state().used != 0) buildByKeys(session().legal()[rng.below(20)]);
        device->run(2400);
        if (state().phase != Phase::Switch || neutralHolds(state())) break;
        TEST_ASSERT_EQUAL(Session::Phase::Decide, session().phase());
        ++foretold;
      }
      if (session().phase() == Session::Phase::Confirm) session().confirm();
      device->settle();
    }
  }
  TEST_ASSERT_EQUAL(1, foretold);
}

TEST(a_brick_that_is_taken_back_is_in_the_hand_again) {
  start(kSquare, 8, 2, false);
  buildByKeys(torri::place(Brick::Red, lotAt(2, 2)));
  buildByKeys(torri::place(Brick::Blue, lotAt(4, 4)));
  device->press(B);
  TEST_ASSERT_TRUE(held() == Brick::Blue);
  device->press(B);  // and the first: the player's own
  TEST_ASSERT_TRUE(held() == Brick::Red);
}
