// Every game of engine/games.cpp has a line in the other tables, and each line fits the game's row. A table that lacks a
// game is named.

#include <cstdio>

#include "engine/bots/minds.h"
#include "engine/games.h"
#include "host_tests/nim/rules.h"
#include "host_tests/suite.h"
#include "tools/record/notation.h"
#include "ui/stage/game_row.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

const char* lacks(const char* table, const Game& game) {
  static char message[120];
  std::snprintf(message, sizeof message, "%s lacks %s, or its line does not fit the game", table, game.name);
  return message;
}

const GameRow* rowOfTable(GameId id) {
  for (const GameRow* row : gameRows()) {
    if (row->game == id) return row;
  }
  return nullptr;
}

bool labelled(const GameRow& row, const Game& game) {
  const std::size_t listed =
      game.seatOption < 0 ? game.options.size() : static_cast<std::size_t>(game.seatOption);
  for (std::size_t option = 0; option < listed; ++option) {
    if (row.setup->options.name(static_cast<int>(option)).view().empty()) return false;
    for (std::size_t value = 0; value < game.options[option].values.size(); ++value) {
      Phrase words, note;
      row.setup->options.value(static_cast<int>(option), static_cast<int>(value), words);
      row.setup->options.note(static_cast<int>(option), static_cast<int>(value), note);
      if (words.empty() || note.empty()) return false;
    }
  }
  return !row.name.view().empty() && !row.about.view().empty() && !row.refused.view().empty();
}

}  // namespace

TEST(every_game_has_a_computer_player) {
  for (const Game& game : games()) {
    TEST_ASSERT_NOT_NULL_MESSAGE(findMind(game.id), lacks("engine/bots/minds.cpp", game));
    TEST_ASSERT_TRUE_MESSAGE(findMind(game.id)->reasonKinds > 1, lacks("engine/bots/minds.cpp", game));
  }
  TEST_ASSERT_EQUAL(games().size(), minds().size());
}

TEST(every_game_has_a_row_for_the_shell) {
  for (const Game& game : games()) {
    const GameRow* row = rowOfTable(game.id);
    TEST_ASSERT_NOT_NULL_MESSAGE(row, lacks("ui/games.cpp", game));
    TEST_ASSERT_TRUE_MESSAGE(labelled(*row, game), lacks("ui/games.cpp", game));
    TEST_ASSERT_EQUAL_MESSAGE(game.categories.size(), row->categories.size(), lacks("ui/games.cpp", game));
    TEST_ASSERT_EQUAL_MESSAGE(game.series.size(), row->series.size(), lacks("ui/games.cpp", game));
    const std::size_t colours =
        game.seatOption < 0 ? 0 : game.options[static_cast<std::size_t>(game.seatOption)].values.size();
    TEST_ASSERT_EQUAL_MESSAGE(colours, row->setup->seatColours.size(), lacks("ui/games.cpp", game));
    TEST_ASSERT_EQUAL_MESSAGE(colours, row->setup->seatColourNames.size(), lacks("ui/games.cpp", game));
    TEST_ASSERT_TRUE_MESSAGE(!row->guide || row->guide->setup.game == game.id, lacks("ui/games.cpp", game));
  }
  TEST_ASSERT_EQUAL(games().size(), gameRows().size());
}

TEST(every_game_has_a_notation_for_records) {
  for (const Game& game : games()) {
    const record::Notation* notation = record::findNotation(game.name);
    TEST_ASSERT_NOT_NULL_MESSAGE(notation, lacks("tools/record/notations.cpp", game));
    TEST_ASSERT_TRUE_MESSAGE(notation->game().id == game.id, lacks("tools/record/notations.cpp", game));
  }
}

TEST(the_product_has_no_game_of_the_tests) { TEST_ASSERT_NULL(findGame(nim::kNim)); }
