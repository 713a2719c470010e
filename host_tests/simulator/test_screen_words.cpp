// What the screen says as text. Whole games are played by a reader who sees no picture: it decides by the words alone.
#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "host_tests/simulator/word_reader.h"
#include "host_tests/suite.h"
#include "simulator/terminal_picture.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

struct Outcome {
  bool begun, over;
  int presses, taken;
};

Outcome playByWords(const char* game) {
  Screen screen;
  Reader reader(screen);
  reader.press(Button::A);  // the title
  reader.press(Button::B);  // past the first game, to the menu
  Outcome outcome{reader.choose("New game") && reader.choose(game), false, 0, 0};
  for (int i = 0; i < 6000 && !reader.over(); ++i, ++outcome.presses) reader.decide();
  outcome.over = reader.over();
  outcome.taken = reader.taken();
  return outcome;
}

TEST(a_whole_game_of_palazzi_is_played_by_its_words) {
  const Outcome outcome = playByWords("Palazzi");
  TEST_ASSERT_TRUE(outcome.begun);
  TEST_ASSERT_TRUE(outcome.over);
  TEST_ASSERT_GREATER_OR_EQUAL_INT(7, outcome.taken);  // a triplet a round
}

TEST(a_whole_game_of_torri_is_played_by_its_words) {
  const Outcome outcome = playByWords("Torri");
  TEST_ASSERT_TRUE(outcome.begun);
  TEST_ASSERT_TRUE(outcome.over);
  TEST_ASSERT_GREATER_THAN_INT(20, outcome.presses);
}

bool menuReads(ui::Language language, const char* wanted) {
  Screen screen(language);
  screen.press(Button::A);
  screen.press(Button::B);
  return screen.lines() == wanted;
}

TEST(a_menu_says_title_choices_the_chosen_one_and_keys) {
  TEST_ASSERT_TRUE(menuReads(ui::Language::En,
                             "T Lucca Tascabile\nB First time here? Learn shows\nB you a game step by step.\n"
                             "B New game\nB Puzzles\nB Cities\nB Hall of fame\nB>Learn\nB Settings\n"
                             "K A: Choose\tX: Help\tY: Settings\t\n"));
}

// How many lines of the menu are others after a press.
std::size_t linesChangedBy(Button button) {
  Screen screen;
  screen.press(Button::A);
  screen.press(Button::B);
  const std::vector<std::string> before = split(screen.lines(), '\n');
  screen.press(button);
  const std::vector<std::string> after = split(screen.lines(), '\n');
  std::size_t changed = before.size() == after.size() ? 0 : before.size();
  for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) changed += before[i] != after[i];
  return changed;
}

TEST(a_step_between_tiles_changes_the_line_that_is_left_and_the_one_that_is_reached) {
  TEST_ASSERT_EQUAL_UINT(2, linesChangedBy(Button::Right));
  TEST_ASSERT_EQUAL_UINT(2, linesChangedBy(Button::Up));
}

// What is read out of a picture that `draw` reports.
template <class Draw>
std::string linesOf(Draw draw) {
  ScreenWords words;
  words.begin();
  draw(words);
  words.end({});
  char bytes[200];
  return std::string(bytes, words.lines(bytes));
}

// Words under a note cannot be read, so they are not said.
bool noteCovers() {
  return linesOf([](ScreenWords& words) {
           words.text("below", makeRect(10, 100, 40, 10), false);
           words.text("beside", makeRect(10, 20, 40, 10), false);
           words.cover(makeRect(0, 90, 100, 40));
           words.part(ScreenPart::Refusal, makeRect(0, 90, 100, 40));
           words.text("no", makeRect(10, 100, 20, 10), false);
         }) == "R no\nB beside\n";
}

TEST(what_is_painted_over_is_not_said) { TEST_ASSERT_TRUE(noteCovers()); }

// A bubble beside a list: its lines lie between the rows.
std::string bubbleBesideRows() {
  return linesOf([](ScreenWords& words) {
    words.part(ScreenPart::Note, makeRect(100, 0, 100, 60));
    words.text("A house alone", makeRect(104, 12, 80, 10), false);
    words.text("is a block of one.", makeRect(104, 28, 80, 10), false);
    words.text("first row", makeRect(4, 10, 60, 10), false);
    words.text("second row", makeRect(4, 30, 60, 10), false);
  });
}

TEST(a_bubble_is_read_in_one_go) {
  TEST_ASSERT_EQUAL_STRING("N A house alone is a block of one.\nB first row\nB second row\n",
                           bubbleBesideRows().c_str());
}

bool signsHaveNames() {
  return linesOf([](ScreenWords& words) {
           words.part(ScreenPart::Keys, makeRect(0, 200, 240, 40));
           words.text(
               "\uE000"
               "16→11 \uE003✓",
               makeRect(0, 20, 60, 10), false);
           words.text("\uE011\uE012 Back  \uE010", makeRect(0, 210, 60, 10), false);
         }) == "B shields 16→11 walls ✓\nK B+X: Back\t\n";
}

TEST(signs_are_called_by_their_names_and_keys_by_their_letters) { TEST_ASSERT_TRUE(signsHaveNames()); }

// The bottom line draws signs and words one by one; a word belongs to the sign before it, on four keys to the stroke.
bool wordsFindTheirSigns() {
  return linesOf([](ScreenWords& words) {
           words.part(ScreenPart::Keys, makeRect(0, 200, 240, 40));
           int x = 0;
           for (const char* piece :
                {"\uE010", "Take", "\uE011", "\uE018", "\uE019", "Change", "A+XY", "Turn", "B+X"})
             words.text(piece, makeRect(x += 22, 210, 20, 10), false);
         }) == "K A: Take\t↔: Change\tA+XY: Turn\t\n";
}

TEST(a_word_of_the_bottom_line_belongs_to_the_sign_before_it) { TEST_ASSERT_TRUE(wordsFindTheirSigns()); }

// The rows of a terminal of 80 x 24 without its colours.
std::string terminalText(Screen& screen) {
  const std::string all = terminalPicture(screen.picture(), screen.words(), 80, 23);
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == '\x1b') {
      i = all.find('m', i);
    } else {
      text += all[i];
    }
  }
  return text;
}

bool terminalReads() {
  Screen screen;
  screen.press(Button::A);
  screen.press(Button::B);
  const std::string text = terminalText(screen);
  std::size_t at = 0;
  for (const char* word :
       {"Lucca Tascabile", "New game", "Puzzles", "Cities", "Hall of fame", "Learn", "Settings"}) {
    at = text.find(word, at);
    if (at == std::string::npos) return false;
  }
  // Between the pieces of the bottom line its ground is seen.
  std::string keys;
  for (const std::string& piece : split(text.substr(at + std::strlen("Settings")), ' ')) keys += piece;
  for (std::size_t cell; (cell = keys.find("▀")) != std::string::npos;) keys.erase(cell, std::strlen("▀"));
  return keys.find("AChoose+XHelpYSettings") != std::string::npos;
}

TEST(in_a_small_terminal_the_letters_stand_over_the_picture) { TEST_ASSERT_TRUE(terminalReads()); }

}  // namespace
