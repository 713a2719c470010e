// What every game gives the shell beside its stage (ui/stage/game_words.h, ui/stage/game_pictures.h): words that tell the
// choices apart and name who moved, and pictures that keep to their boxes.
#include <set>
#include <string>

#include "host_tests/ui/harness/one_device.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace {

constexpr GameId kGames[] = {GameId::Palazzi, GameId::Torri};
constexpr Colour kUntouched = 0x1234;
constexpr int kWidth = 160, kHeight = 120;
constexpr Rect kBox{30, 20, 100, 80};

const GameWords& words() { return device->app().stage().words(); }
const GamePictures& pictures() { return device->app().stage().pictures(); }

// How many pixels `draw` touches inside and outside of kBox.
struct Touched {
  int inside = 0, outside = 0;
};
template <class Draw>
Touched touched(Draw draw) {
  static uint16_t pixels[kWidth * kHeight];
  Canvas canvas(pixels, kWidth, kHeight);
  canvas.fill(kUntouched);
  draw(canvas);
  Touched found;
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      if (pixelAt(canvas, x, y) == kUntouched) continue;
      const bool in = x >= kBox.x && x < kBox.right() && y >= kBox.y && y < kBox.bottom();
      ++(in ? found.inside : found.outside);
    }
  }
  return found;
}

// The first two choices with one name; empty: none have.
std::string sameName() {
  std::set<std::string> names;
  for (const Action action : session().legal()) {
    Phrase name;
    words().nameAction(tableOf(device->app()), action, name);
    const std::string text(name.view());
    if (text.empty() || !names.insert(text).second) return text.empty() ? "a choice without a name" : text;
  }
  return {};
}

// Every moment of a game that people play at random.
template <class Use>
void forMoments(GameId game, Use use) {
  device->startGame(game, 3, 0);
  for (uint32_t i = 0; session().running() && i < 600; ++i) {
    device->takeTurn();
    if (session().phase() == Session::Phase::Decide) device->playAny(7 * i + 3);
  }
  static Walker walker;
  static Moment moment;
  walker.start(session().match(), kNobody);
  while (walker.next(moment)) use(moment);
}

std::string same;

TEST(every_choice_has_a_name_of_its_own) {
  for (const GameId game : kGames) {
    device->startGame(game, 3, 0);
    int decisions = 0;
    for (uint32_t i = 0; session().running() && decisions < 40; ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      same = sameName();
      TEST_ASSERT_EQUAL_STRING("", same.c_str());
      ++decisions;
      device->playAny(7 * i + 3);
    }
    TEST_ASSERT_EQUAL(40, decisions);
  }
}

TEST(a_decision_is_told_with_the_name_of_who_made_it) {
  for (const GameId game : kGames) {
    int told = 0;
    forMoments(game, [&](const Moment& moment) {
      if (moment.mover < 0) return;
      TEST_ASSERT_EQUAL(moment.mover, words().subject(moment));
      Phrase line;
      words().describe(tableOf(device->app()), moment, line);
      if (line.empty()) return;
      const std::string_view name = session().match().plan().who(moment.mover).name.view();
      TEST_ASSERT_TRUE(line.view().find(name) != std::string_view::npos);
      ++told;
    });
    TEST_ASSERT_GREATER_THAN(20, told);
  }
}

TEST(an_entry_of_the_log_keeps_to_its_box) {
  for (const GameId game : kGames) {
    int drawn = 0;
    forMoments(game, [&](const Moment& moment) {
      if (moment.mover < 0 || pictures().entryWidth() == 0) return;
      const Touched found = touched([&](Canvas& canvas) {
        pictures().drawEntry(tableOf(device->app()), moment, canvas,
                             makeRect(kBox.x, kBox.y, pictures().entryWidth(), kBox.h));
      });
      TEST_ASSERT_EQUAL(0, found.outside);
      drawn += found.inside > 0;
    });
    if (pictures().entryWidth() > 0) TEST_ASSERT_GREATER_THAN(20, drawn);
  }
}

TEST(what_was_built_keeps_to_its_box) {
  for (const GameId game : kGames) {
    forMoments(game, [](const Moment&) {});
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Over);
    for (Seat seat = 0; seat < 3; ++seat) {
      const Touched found =
          touched([&](Canvas& canvas) { pictures().drawBuilt(tableOf(device->app()), seat, canvas, kBox); });
      TEST_ASSERT_GREATER_THAN(100, found.inside);
      TEST_ASSERT_EQUAL(0, found.outside);
    }
  }
}

}  // namespace
