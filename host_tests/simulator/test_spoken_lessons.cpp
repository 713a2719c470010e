// Both guided games read aloud, in every language: the coach's lines in whole sentences and in their order.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "host_tests/simulator/word_reader.h"
#include "host_tests/suite.h"
#include "ui/words/rule_book.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

// Where words of the coach come from: the line and the place in it, by the longest words that both have, as names and numbers are
// put in.
struct Origin {
  int line = -1, at = 0, length = 0;
};

Origin originOf(const std::string& part) {
  Origin best;
  for (int line = 0; line < ui::kCoachLines; ++line) {
    const ui::Phrase words = ui::coachLine(static_cast<ui::Coach>(line));
    const std::string_view text = words.view();
    std::vector<int> before(text.size() + 1), now(text.size() + 1);
    for (const char letter : part) {
      for (std::size_t i = 1; i <= text.size(); ++i) {
        now[i] = letter == text[i - 1] ? before[i - 1] + 1 : 0;
        if (now[i] > best.length) best = {line, static_cast<int>(i) - now[i], now[i]};
      }
      std::swap(before, now);
    }
  }
  return best;
}

// What the coach said in a guided game until its end, each part once, and how often a screen had the coach in pieces.
struct Lessons {
  std::vector<std::string> said;
  int torn = 0;
  bool ended = false;
};

Lessons readGuide(ui::Language language, int game, ui::Coach end) {
  Screen screen(language);
  Reader reader(screen);
  reader.press(Button::A);  // the title
  for (int i = 0; i < game; ++i) reader.press(Button::Down);
  reader.press(Button::A);
  Lessons lessons;
  for (int i = 0; i < 400 && !lessons.ended; ++i, reader.decide()) {
    const std::vector<std::string> notes = reader.lines("N");
    if (notes.size() > 1) ++lessons.torn;
    if (notes.empty() || std::find(lessons.said.begin(), lessons.said.end(), notes[0]) != lessons.said.end())
      continue;
    lessons.said.push_back(notes[0]);
    lessons.ended = originOf(notes[0]).line == static_cast<int>(end);
  }
  return lessons;
}

// Each part is of a line of this game, the parts of a line follow one another in its order, and none is left out.
void checkOrder(const Lessons& lessons, ui::Coach hello, ui::Coach end) {
  Origin last;
  std::size_t bytes = 0;
  const auto wasWhole = [&] {
    return last.line < 0 || bytes * 4 >= ui::coachLine(static_cast<ui::Coach>(last.line)).view().size() * 3;
  };
  for (const std::string& part : lessons.said) {
    const Origin origin = originOf(part);
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(11, origin.length, part.c_str());
    TEST_ASSERT_TRUE_MESSAGE(origin.line >= static_cast<int>(hello) && origin.line <= static_cast<int>(end),
                             part.c_str());
    if (origin.line == last.line) {
      TEST_ASSERT_GREATER_THAN_INT_MESSAGE(last.at, origin.at, part.c_str());
    } else {
      TEST_ASSERT_TRUE_MESSAGE(wasWhole(), part.c_str());
      bytes = 0;
    }
    bytes += part.size();
    last = origin;
  }
  TEST_ASSERT_TRUE(wasWhole());
}

// By somebody who knows the game by its words alone, and plays it to its end.
TEST(both_guided_games_are_read_sentence_by_sentence) {
  struct Course {
    ui::Coach hello, end;
    int lessons;
  };
  static constexpr Course kCourses[] = {{ui::Coach::PalHello, ui::Coach::PalEnd, 14},
                                        {ui::Coach::TorHello, ui::Coach::TorEnd, 16}};
  // English last: the other tests read it.
  for (int language = ui::kLanguages - 1; language >= 0; --language) {
    for (int game = 0; game < 2; ++game) {
      const Course& course = kCourses[game];
      const Lessons lessons = readGuide(static_cast<ui::Language>(language), game, course.end);
      TEST_ASSERT_EQUAL_INT(0, lessons.torn);
      TEST_ASSERT_TRUE(lessons.ended);
      TEST_ASSERT_GREATER_OR_EQUAL_INT(course.lessons, static_cast<int>(lessons.said.size()));
      checkOrder(lessons, course.hello, course.end);
    }
  }
}

}  // namespace
