// The hall of fame on the screen: a finished game comes into it, can be looked at, survives switching off, and is
// forgotten only after a question. And the glossary's words, explained once where they come up.

#include <string>

#include "base/crc32.h"
#include "engine/torri/query.h"
#include "host_tests/learn/book.h"
#include "host_tests/suite.h"
#include "ui/learn/first_words.h"
#include "ui/learn/topics.h"
#include "ui/stage/table_of.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

void finishGame(Device& device, GameId game, int players, uint32_t seed = 1) {
  device.startGame(game, players, static_cast<SeatSet>((1u << players) - 1), seed);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Result);
  device.press({Button::A, Button::B});
  TEST_ASSERT_TRUE(device.scene() == SceneId::MainMenu);
}

FameGame game;

}  // namespace

void setUp() { catchFaults(); }

TEST(a_finished_game_comes_into_the_hall) {
  Device& device = newDevice();
  finishGame(device, GameId::Palazzi, 4);
  finishGame(device, GameId::Torri, 2);
  TEST_ASSERT_EQUAL(2, device.app().finished.hall().count());
  TEST_ASSERT_TRUE(device.app().finished.hall().game(0, game));
  TEST_ASSERT_TRUE(game.setup.game == GameId::Torri);
  TEST_ASSERT_EQUAL(2, game.number);
  TEST_ASSERT_TRUE(device.app().finished.hall().game(1, game));
  TEST_ASSERT_EQUAL(4, game.setup.players);
  TEST_ASSERT_NOT_EQUAL(0, game.result.winners);
}

TEST(the_hall_survives_switching_off) {
  Device& device = newDevice();
  finishGame(device, GameId::Torri, 3);
  const auto bytes = [&] { return device.app().finished.hall().bytes(); };
  const std::size_t size = bytes().size();
  const uint32_t before = crc32(bytes().data(), size);
  device.reboot();
  TEST_ASSERT_EQUAL(size, bytes().size());
  TEST_ASSERT_EQUAL_HEX32(before, crc32(bytes().data(), size));
}

// A finished game is replayed from the hall, and the running one is back afterwards as it was.
TEST(a_finished_game_is_replayed_from_the_hall) {
  Device& device = newDevice();
  finishGame(device, GameId::Torri, 2);
  device.startGame(GameId::Palazzi, 3, 0);
  device.takeTurn();
  device.playAny(1);
  device.run(200);
  const std::size_t length = device.session().match().history().size();
  const uint32_t digest = device.session().match().settledDigest();
  open(device, SceneId::Fame);
  device.press({Button::A, Button::A});
  device.choose(Text::RecapReplay);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Replay);
  TEST_ASSERT_TRUE(device.app().game.looking());
  TEST_ASSERT_TRUE(device.session().match().setup().game == GameId::Torri);
  const uint32_t first = sumOf(device.picture());
  device.press(Button::Right);
  const uint32_t second = sumOf(device.picture());
  TEST_ASSERT_FALSE(first == second);
  device.press(Button::Left);
  TEST_ASSERT_TRUE(first == sumOf(device.picture()));
  device.press(Button::Down);  // a decision: the second brick
  TEST_ASSERT_FALSE(first == sumOf(device.picture()));
  TEST_ASSERT_FALSE(second == sumOf(device.picture()));
  device.press(Button::B);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Fame);
  TEST_ASSERT_FALSE(device.app().game.looking());
  TEST_ASSERT_TRUE(device.session().match().setup().game == GameId::Palazzi);
  TEST_ASSERT_EQUAL(length, device.session().match().history().size());
  TEST_ASSERT_EQUAL_HEX32(digest, device.session().match().settledDigest());
}

// The hall has no room for the points of all games; the store still has the games.
TEST(an_older_game_than_the_hall_knows_is_replayed_too) {
  Device& device = newDevice();
  int played = 0;
  while (device.app().finished.hall().count() == played) {
    finishGame(device, GameId::Torri, 2, static_cast<uint32_t>(++played));
  }
  TEST_ASSERT_EQUAL(played, device.app().finished.count());
  device.reboot();
  device.press(Button::A);
  open(device, SceneId::Fame);
  device.press({Button::A, Button::Up});  // the list goes round: its last row
  const uint32_t list = sumOf(device.picture());
  device.press(Button::A);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Replay);
  TEST_ASSERT_TRUE(device.app().game.whole());
  device.press({Button::Right, Button::B});
  device.run(1000);
  TEST_ASSERT_TRUE(list == sumOf(device.picture()));
  device.press({Button::B, Button::Up, Button::A, Button::Right, Button::A});  // forgets all
  TEST_ASSERT_EQUAL(0, device.app().finished.count());
  device.reboot();
  TEST_ASSERT_EQUAL(0, device.app().finished.count());
}

// The question is as grave as for a single game: a player who only presses A keeps them.
TEST(clearing_asks_first) {
  Device& device = newDevice();
  finishGame(device, GameId::Torri, 2);
  open(device, SceneId::Fame);
  device.press(Button::Up);
  for (const Button no : {Button::B, Button::A}) {
    device.press(Button::A);
    TEST_ASSERT_TRUE(device.scene() == SceneId::Dialog);
    device.press(no);
    TEST_ASSERT_TRUE(device.scene() == SceneId::Fame);
    TEST_ASSERT_EQUAL(1, device.app().finished.hall().count());
  }
  device.press(Button::A);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Dialog);
  device.press({Button::Up, Button::A});  // any arrow leads to the other field
  TEST_ASSERT_EQUAL(0, device.app().finished.hall().count());
  device.reboot();
  TEST_ASSERT_EQUAL(0, device.app().finished.hall().count());
}

TEST(every_page_of_the_hall_is_reached_and_left_by_keys) {
  for (const Language language : kAllLanguages) {
    for (const Panel panel : kPanels) {
      Device& device = newDevice(panel, language);
      finishGame(device, GameId::Palazzi, 3);
      finishGame(device, GameId::Torri, 4);
      open(device, SceneId::Fame);
      device.press({Button::A, Button::A, Button::Right, Button::Right, Button::B});  // the newest game
      device.press({Button::Down, Button::A, Button::Right, Button::Right, Button::B, Button::B});
      for (const Text page : {Text::FameBest, Text::FameWins}) {
        device.choose(page);
        device.press({Button::Down, Button::B});
      }
      device.press(Button::B);
      TEST_ASSERT_TRUE(device.scene() == SceneId::MainMenu);
      assertNoFaults("hall of fame");
    }
  }
}

TEST(an_empty_hall_says_so) {
  Device& device = newDevice();
  device.toMenu();
  open(device, SceneId::Fame);
  for (int row = 0; row < 4; ++row) {
    device.press({Button::A, Button::Down});
    TEST_ASSERT_TRUE(device.scene() == SceneId::Fame);
  }
}

TEST(a_word_is_explained_once_where_it_comes_up) {
  Device& device = newDevice();
  device.app().settings.wordsSeen = 0;
  device.startGame(GameId::Torri, 2, 0);
  device.takeTurn();
  const uint32_t first = device.app().settings.wordsSeen;
  TEST_ASSERT_EQUAL_HEX32(1u << static_cast<int>(wordsOf(RulePage::TorTurn)[0]), first);
  // No words about towers while there is none.
  const uint32_t ofTowers = 1u << static_cast<int>(Word::Tower) | 1u << static_cast<int>(Word::Strength);
  bool towers = false;
  for (uint32_t i = 0; i < 90 && device.scene() != SceneId::Result; ++i) {
    device.playAny(7919 * i);
    device.takeTurn();
    const torri::State& state = viewAs<torri::View>(tableOf(device.app()).view()).state;
    for (torri::Lot lot = 0; lot < torri::kLots; ++lot) {
      towers = towers || (torri::inCity(state, lot) && torri::heightAt(state, lot) > 1);
    }
    if (!towers) TEST_ASSERT_EQUAL_HEX32(0, device.app().settings.wordsSeen & ofTowers);
  }
  TEST_ASSERT_TRUE(towers);
  const uint32_t later = device.app().settings.wordsSeen;
  TEST_ASSERT_EQUAL_HEX32(first, later & first);
  for (const Word word : wordsOf(RulePage::TorTurn)) {
    TEST_ASSERT_TRUE_MESSAGE(later & (1u << static_cast<int>(word)),
                             std::string(wordLine(word).view()).c_str());
  }
}

TEST(the_words_that_need_a_line_have_a_screen) {
  uint32_t explained = 0;
  for (int page = 0; page < kRulePages; ++page) {
    for (const Word word : wordsOf(static_cast<RulePage>(page))) explained |= 1u << static_cast<int>(word);
  }
  for (const Word word : {Word::Shield, Word::Window, Word::Number, Word::Quarter, Word::Block, Word::Control,
                          Word::Prisoner}) {
    TEST_ASSERT_TRUE_MESSAGE(explained & (1u << static_cast<int>(word)),
                             std::string(wordLine(word).view()).c_str());
  }
}

TEST(every_word_fits_a_note_in_every_language) {
  for (const Language language : kAllLanguages) {
    setLanguage(language);
    for (int word = 0; word < kWords; ++word) {
      const Phrase note = wordLine(static_cast<Word>(word));
      TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(3, countLines(note, 240 - 32, kFontBody),
                                        std::string(note.view()).c_str());
    }
  }
}
