// What is kept across switching off: the game at its very place, a game that the rules of this program no longer follow,
// and the running game while another one has the screen. All by key presses.

#include "drivers/store/store.h"
#include "engine/game/setup.h"
#include "host_tests/ui/harness/one_device.h"

namespace {

using enum Button;

// Some decisions of a game of two people, and the choice of the next on the screen.
void playSome(GameId game = GameId::Torri, int decisions = 7) {
  device->startGame(game, 2, 0);
  device->takeTurn();
  for (int i = 0; i < decisions; ++i) {
    device->playAny(static_cast<uint32_t>(7 * i + 3));
    device->takeTurn();
  }
}

std::size_t storedGames() {
  Store store(device->flash());
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  return store.games();
}

std::size_t storedCurrentSize() {
  static std::array<uint8_t, kSavedGameMost> bytes;
  Store store(device->flash());
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  std::size_t size = 0;
  static_cast<void>(store.load(StoreKey::CurrentGame, kSavedGameVersion, bytes, size));
  return size;
}

// ---- Resuming

TEST(a_decision_is_saved_80_ms_after_its_picture_at_the_latest) {
  playSome();
  while (session().seat() == 0) {
    if (session().phase() == Session::Phase::Decide) device->playAny(3);
    if (session().phase() == Session::Phase::Confirm) session().confirm();
    device->takeTurn();
  }
  device->run(200);  // what was played is saved
  const std::size_t before = storedCurrentSize(), length = session().match().history().size();
  TEST_ASSERT_TRUE(session().play(session().legal()[0]) == Verdict::Accepted);
  device->run(20);  // its picture
  TEST_ASSERT_EQUAL(before, storedCurrentSize());
  device->run(80);  // Torri's race may follow with a picture of its own
  const std::size_t more =
      session().match().history().size() - length;  // with what the rules leave no choice about
  TEST_ASSERT_GREATER_THAN(0, more);
  TEST_ASSERT_EQUAL(before + 2 * more, storedCurrentSize());
}

// Hitting keys without a pause keeps no setting from being saved.
TEST(a_setting_is_saved_within_a_second_of_busy_keys) {
  device->run(1000);
  device->app().settings.volume = 1;
  device->app().settingsChanged();
  uint32_t now = device->app().now();
  const auto hit = [&](uint32_t ms) {
    for (const uint32_t until = now + ms; now < until; now += 40) {
      device->step(now + 20, padBit(Pad::Up));
      device->step(now + 40, 0);
    }
  };
  const auto saved = [&] {
    static std::array<uint8_t, kSettingsMost> bytes;
    Store store(device->flash());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    std::size_t size = 0;
    static_cast<void>(store.load(StoreKey::Settings, Settings::kVersion, bytes, size));
    Settings read;
    return decodeSettings(Settings::kVersion, std::span(bytes).first(size), read) && read.volume == 1;
  };
  hit(600);
  TEST_ASSERT_FALSE(saved());  // step by step it is one writing
  hit(600);
  TEST_ASSERT_TRUE(saved());
}

TEST(power_comes_back_at_the_same_decision_and_the_same_cursor_place) {
  for (const GameId game : {GameId::Torri, GameId::Palazzi}) {
    playSome(game);
    device->press({Right, Down});
    device->run(240);  // the cursor has rested
    const uint32_t before = sumOf(device->picture());
    const uint32_t digest = session().match().settledDigest();
    device->cutPower();
    device->press(A);  // the start screen says whose turn it is: that was the hand-over
    TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
    device->takeTurn();
    TEST_ASSERT_EQUAL_HEX32(digest, session().match().settledDigest());
    TEST_ASSERT_TRUE(before == sumOf(device->picture()));
    device = std::make_unique<Device>();
  }
}

bool decided() {
  static AnyState copy;
  copy = session().match().state();
  settle(session().match().game(), copy);
  return session().match().game().toMove(copy) == kOver;
}

// The last card lies: what counts it was not seen before the power went, or before the device was laid aside.
TEST(power_comes_back_at_the_count_of_a_game_that_has_ended) {
  for (const bool cut : {true, false}) {
    device = std::make_unique<Device>();
    device->startGame(GameId::Palazzi, 2, 0);
    for (uint32_t i = 0; !decided(); ++i) {
      device->takeTurn();
      TEST_ASSERT_TRUE(session().play(session().legal()[i * 7919 % session().legal().size()]) ==
                       Verdict::Accepted);
      if (session().phase() == Session::Phase::Confirm && !decided()) session().confirm();
    }
    device->app().settings.speed = Speed::Normal;
    device->app().settingsChanged();
    session().confirm();
    device->run(cut ? 400 : 2000);
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Show);
    if (cut) {
      device->cutPower();
    } else {
      device->app().go.home();
    }
    device->run(40);
    device->press(A);
    device->run(100);
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Show);
    TEST_ASSERT_TRUE(session().hands().mayShow());
    device->press(B);  // a key passes over what moves, the next over the rest
    device->press(B);
    device->run(200);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  }
}

// A turn that its player has not yet ended is not ended by a power cut: undo is still there. An ended one stays ended.
TEST(power_comes_back_at_the_question_whether_the_turn_is_over) {
  for (const GameId game : {GameId::Torri, GameId::Palazzi}) {
    playSome(game);
    device->app().settings.speed = Speed::Slow;  // no turn ends by itself
    device->app().settingsChanged();
    while (session().phase() == Session::Phase::Decide) {
      TEST_ASSERT_TRUE(session().play(session().legal()[0]) == Verdict::Accepted);
      device->run(400);
    }
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Confirm);
    const uint32_t before = sumOf(device->picture());
    const Seat seat = session().seat();
    const int reach = session().undoReach();
    TEST_ASSERT_TRUE(reach > 0);
    for (int cut = 0; cut < 2; ++cut) {
      device->cutPower();
      device->press(A);  // the start screen says whose turn it is: that was the hand-over
      TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
      TEST_ASSERT_EQUAL(seat, session().seat());
    }
    device->run(3000);  // longer than a greeting, and than the time after which a turn ends at other speeds
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Confirm);
    TEST_ASSERT_TRUE(before == sumOf(device->picture()));
    TEST_ASSERT_EQUAL(reach, session().undoReach());
    device->app().settings.speed = Speed::Instant;
    device->app().settingsChanged();
    device->press(A);
    device->run(400);
    device->cutPower();
    device->press(A);
    device->run(1400);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
    TEST_ASSERT_NOT_EQUAL(seat, session().seat());
    device = std::make_unique<Device>();
  }
}

// ---- A game that the rules of this program do not follow

TEST(the_player_is_told_of_a_game_that_no_longer_fits) {
  playSome();
  device->rebootWithOtherRules();
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
  TEST_ASSERT_FALSE(session().running());
  device->press(B);
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
  device->press(A);  // the menu's first row tells it again
  TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
}

// Goes past the last moment that can be shown; returns how many there are.
int walkPastItsEnd() {
  const int moments = device->app().trail.toldBefore(kMaxHistory);
  device->press(Down, moments + 1);
  device->run(4000);
  device->press(A);
  return moments;
}

TEST(it_can_be_looked_at_as_far_as_the_rules_follow) {
  playSome();
  const std::size_t entries = session().match().history().size();
  int last = 1000;
  for (const std::size_t fits : {entries, std::size_t{3}}) {
    device->rebootWithOtherRules(fits);
    device->press({A, A});
    TEST_ASSERT_TRUE(device->scene() == SceneId::Replay);
    TEST_ASSERT_EQUAL(fits, session().match().history().size());
    const uint32_t first = sumOf(device->picture());
    device->press(Right);
    TEST_ASSERT_FALSE(first == sumOf(device->picture()));
    device->press(Left);
    TEST_ASSERT_TRUE(first == sumOf(device->picture()));
    const int moments = walkPastItsEnd();
    TEST_ASSERT_GREATER_THAN(1, moments);
    TEST_ASSERT_LESS_THAN(last, moments);
    last = moments;
    device->press(B);
    TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
    TEST_ASSERT_FALSE(session().running());
  }
}

TEST(it_is_kept_however_often_one_looks) {
  playSome();
  device->rebootWithOtherRules(4);
  const std::size_t size = storedCurrentSize();
  TEST_ASSERT_GREATER_THAN(kSavedGameHead, size);
  device->press({A, A, Right, B, A, A, Right, Right, B});
  device->run(3000);
  device->reboot();
  TEST_ASSERT_TRUE(device->app().running.unfit());
  TEST_ASSERT_EQUAL(size, storedCurrentSize());
}

TEST(after_its_last_move_it_may_be_put_with_the_finished_games) {
  playSome();
  device->rebootWithOtherRules(3);
  device->press({A, A});
  walkPastItsEnd();
  TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
  device->press(B);  // keep
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
  TEST_ASSERT_TRUE(device->app().running.unfit());
  device->press({A, A});
  walkPastItsEnd();
  device->press(A);  // put away
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
  device->reboot();
  TEST_ASSERT_FALSE(device->app().running.unfit());
  TEST_ASSERT_EQUAL(0, storedCurrentSize());
  TEST_ASSERT_EQUAL(1, storedGames());
  TEST_ASSERT_EQUAL(1, device->app().finished.hall().count());
}

TEST(a_new_game_leaves_one_that_does_not_fit_in_its_place) {
  playSome();
  device->rebootWithOtherRules(5);
  device->press({A, B});
  device->choose(Text::MenuNewGame);
  while (device->scene() != SceneId::Seats) device->press(A);
  device->press(A);
  device->settle();
  TEST_ASSERT_TRUE(session().running());
  device->reboot();
  TEST_ASSERT_TRUE(session().running());
  TEST_ASSERT_EQUAL(0, storedGames());
  TEST_ASSERT_EQUAL(2, device->app().running.count());
  const uint32_t digest = session().match().settledDigest();

  device->press(B);
  device->app().go.runningGames(false);
  device->run(20);
  device->press({Down, A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Replay);
  TEST_ASSERT_EQUAL(5, session().match().history().size());
  TEST_ASSERT_FALSE(device->app().game.whole());
  device->press(B);
  device->app().go.home();
  device->run(20);
  device->app().go.runningGames(false);
  device->run(20);
  device->press(A);
  TEST_ASSERT_EQUAL_HEX32(digest, session().match().settledDigest());
}

// A save that cannot even begin: its set-up is none of this program's.
TEST(a_game_of_which_nothing_can_be_shown_is_kept_too) {
  playSome();
  device->run(100);
  static std::array<uint8_t, kSavedGameMost> bytes;
  std::size_t size = 0;
  {
    Store store(device->flash());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.load(StoreKey::CurrentGame, kSavedGameVersion, bytes, size));
    bytes[2] = 200;  // an option's value
    TEST_ASSERT_EQUAL(StoreResult::Ok,
                      store.save(StoreKey::CurrentGame, kSavedGameVersion, {bytes.data(), size}));
  }
  device->cutPower();
  device->press({A, A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
  TEST_ASSERT_TRUE(device->app().running.unfit());
  TEST_ASSERT_EQUAL(size, storedCurrentSize());
}

// ---- The running game while another one has the screen

// Its cards differ: the program must not continue it with its own cards, nor take it for a game with them.
TEST(a_game_of_another_deck_is_told_of_and_stays_as_it_is) {
  playSome(GameId::Palazzi, 4);
  device->run(100);
  static std::array<uint8_t, kSavedGameMost> bytes, later;
  std::size_t size = 0, sizeLater = 0;
  {
    Store store(device->flash());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.load(StoreKey::CurrentGame, kSavedGameVersion, bytes, size));
    bytes[2 + kDeckOption] ^= 0x5A;
    TEST_ASSERT_EQUAL(StoreResult::Ok,
                      store.save(StoreKey::CurrentGame, kSavedGameVersion, {bytes.data(), size}));
  }
  device->cutPower();
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
  TEST_ASSERT_FALSE(session().running());
  TEST_ASSERT_TRUE(device->app().running.unfit());
  device->press(B);
  device->choose(Text::MenuNewGame);  // beside it
  while (device->scene() != SceneId::Seats) device->press(A);
  device->press(A);
  device->settle();
  TEST_ASSERT_TRUE(session().running());
  device->run(3000);
  device->reboot();
  TEST_ASSERT_EQUAL(2, device->app().running.count());
  Store store(device->flash());
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.load(StoreKey::CurrentGame, kSavedGameVersion, later, sizeLater));
  TEST_ASSERT_EQUAL(size, sizeLater);
  TEST_ASSERT_EQUAL_MEMORY(bytes.data(), later.data(), size);
}

TEST(every_way_aside_brings_the_running_game_back) {
  device->startGame(GameId::Torri, 2, 3);  // a finished one to look at
  device->press(B);
  playSome(GameId::Palazzi, 3);
  device->press({Right, Down});
  const uint32_t before = sumOf(device->picture());
  const uint32_t digest = session().match().settledDigest();
  device->app().go.home();
  device->run(20);
  device->app().go.push(SceneId::Fame);
  device->run(20);
  device->press({A, A, A});
  TEST_ASSERT_TRUE(digest != session().match().settledDigest());
  TEST_ASSERT_TRUE(device->app().game.kind() == OpenGame::Kind::FinishedGame);
  device->run(2000);
  device->cutPower();  // and nothing of it is in the store
  TEST_ASSERT_EQUAL_HEX32(digest, session().match().settledDigest());
  device->press(B);
  device->app().go.push(SceneId::Fame);
  device->run(20);
  device->press({A, A, A, Right});
  device->app().go.home();
  device->run(20);
  TEST_ASSERT_TRUE(device->app().game.kind() == OpenGame::Kind::Running);
  TEST_ASSERT_EQUAL_HEX32(digest, session().match().settledDigest());
  device->press(A);  // resume
  device->takeTurn();
  TEST_ASSERT_TRUE(before == sumOf(device->picture()));
}

}  // namespace
