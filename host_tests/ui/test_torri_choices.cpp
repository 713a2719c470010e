// What Torri's stage says about a choice: the struggle it starts, what the keys do, a hint's words.
#include "engine/torri/foresight.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "host_tests/ui/harness/torri_keys.h"
#include "ui/look/theme.h"
#include "ui/stage/table_of.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/strip.h"
#include "ui/torri/struggle_card.h"
#include "ui/torri/words.h"

namespace {

// Plays on until the seat may place a brick of some colour on `wanted`; false: the games ended before.
template <class Wanted>
bool untilBrick(int size, int players, Wanted wanted, Action& found) {
  for (uint32_t seed = 1; seed < 30; ++seed) {
    start(kSquare, size, players, false);
    Rng rng(seed);
    for (int i = 0; session().running() && i < 300; ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      if (state().phase == Phase::Place) {
        for (const Action action : session().legal()) {
          if (!wanted(action)) continue;
          found = action;
          return true;
        }
      }
      static_cast<void>(session().play(state().phase == Phase::Place ? anyBrick(rng) : session().legal()[0]));
      if (session().phase() == Session::Phase::Confirm) session().confirm();
      device->settle();
    }
  }
  return false;
}

bool fights(Action action) {
  return effectOf(state(), colourOf(action), lotOf(action)).kind == torri::Effect::Kind::Fight;
}

void pointAt(Action action) {
  test::pointAt(device->app(), action);
  device->app().screen.redraw();
}

PictureReader picture;

}  // namespace

// The tray of a recap names what each brick became, in every language and on every panel.
namespace {

// Each colour in turn under the cursor: the bottom line says what B does.
void expectUndoForEachColour() {
  for (int i = 0; i < kColours; ++i) {
    device->rest();
    device->app().screen.redraw();
    device->run(20);
    TEST_ASSERT_TRUE_MESSAGE(picture.says(tr(Text::KeyUndoShort)),
                             std::string(tr(Text::KeyUndoShort)).c_str());
    device->press(Right);
  }
}

}  // namespace

// Wherever it is: what to do and why take more than half of a low city's height.
TEST(a_hint_leaves_the_lot_in_sight_that_it_is_about) {
  static uint16_t pixels[240 * 135];
  Canvas canvas(pixels, 240, 135);
  canvas.listen(&picture);
  for (const Language language : kAllLanguages) {
    device = std::make_unique<Device>(kPanels[2], language);
    startPeople(*device, GameId::Torri, 2, {{kSizeOption, 1}});
    const StageLayout layout = stageLayout(240, 135);
    const CityMeasures m = cityMeasures(layout, 8);
    const BottomLine keys{tr(Text::HintTake), tr(Text::KeyBack), {}};
    const Phrase words(Text::TorriOfferPlace, {brickName(Brick::White), "g5"});
    for (int i = 0; i < 64; ++i) {
      const Lot lot = lotAt(i % 8, i / 8);
      const Rect box = m.lotBox(Camera{}, lot), brick = makeRect(box.x, box.y - 4, box.w, box.h + 4);
      picture.parts.clear();
      drawWords(canvas, layout, tableOf(device->app()),
                {Cue::Kind::Hint, nullptr, words, tr(Text::ReasonTorriThenFloor), &keys},
                {state(), m, Camera{}, brick, kInk});
      TEST_ASSERT_FALSE(picture.areaOf(ScreenPart::Caption).empty());
      TEST_ASSERT_TRUE(intersect(picture.areaOf(ScreenPart::Caption), brick).empty());
    }
  }
}

// A word that a brick is the occasion for does not lie on it, wherever it went.
TEST(a_note_leaves_the_last_brick_in_sight) {
  for (const Panel& panel : kPanels) {
    int seen = 0;
    for (const Language language : kAllLanguages) {
      device = std::make_unique<Device>(panel, language);
      startPeople(*device, GameId::Torri, 2, {{kSizeOption, 1}});
      device->listen(picture);
      const CityMeasures m = cityMeasures(stageLayout(panel.width, panel.height), state().size());
      for (int i = 0; i < 40 && session().phase() != Session::Phase::Over; ++i) {
        if (session().phase() != Session::Phase::Decide || state().phase != torri::Phase::Place) {
          device->press(A);
          continue;
        }
        const ActionList& legal = session().legal();
        const Action action = legal[static_cast<std::size_t>(i) * 7919 % legal.size()];
        playChoice(device->app(), Answer::play(action));
        device->settle();
        device->app().tell.dismiss();
        device->app().tell.say(Phrase().add("Controllo: chi ha il mattone in cima controlla la torre."));
        device->app().screen.redraw();
        device->run(40);
        const Rect note = picture.areaOf(ScreenPart::Note);
        if (session().phase() != Session::Phase::Decide || state().phase != torri::Phase::Place ||
            note.empty())
          continue;
        ++seen;
        TEST_ASSERT_TRUE(intersect(note, m.lotBox(Camera{}, torri::lotOf(action))).empty());
      }
    }
    TEST_ASSERT_GREATER_THAN(20, seen);
  }
}

// Words are explained early in a game, and never while somebody else can win.
TEST(no_word_is_explained_over_a_warning) {
  int explained = 0, warned = 0;
  for (uint32_t seed = 1; seed <= 4; ++seed) {
    start(kPanels[0], 6, 2, false);
    Rng rng(seed);
    for (int i = 0; session().running() && i < 200; ++i) {
      device->app().settings.wordsSeen = 0;
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      device->run(60);
      const Seat other = static_cast<Seat>(1 - tableOf(device->app()).seat());
      const int height = standingOf(state(), colourOfSeat(state(), other)).highestTower;
      const bool close = height + 2 >= goalOf(state(), other);
      if (!device->app().tell.note().empty()) {
        TEST_ASSERT_FALSE(close);
        ++explained;
      }
      warned += close;
      device->app().tell.dismiss();
      static_cast<void>(session().play(state().phase == Phase::Place ? anyBrick(rng) : session().legal()[0]));
      if (session().phase() == Session::Phase::Confirm) session().confirm();
      device->settle();
    }
  }
  TEST_ASSERT_GREATER_THAN(10, explained);
  TEST_ASSERT_GREATER_THAN(2, warned);
}

// The coach waits until a brick is placed: choosing its colour is not refused.
TEST(a_brick_on_its_way_is_not_refused) {
  static uint16_t pixels[240 * 240];
  Canvas canvas(pixels, 240, 240);
  device = std::make_unique<Device>(kSquare);
  startPeople(*device, GameId::Torri, 2, {{kSizeOption, 1}});
  device->press(A);
  const uint32_t place = placeOf(device->app());
  const Action brick = torri::place(static_cast<Brick>(place >> 8 & 3), static_cast<Lot>(place & 0xFF));
  canvas.listen(&picture);
  device->app().stage().draw(tableOf(device->app()), canvas, 0);
  TEST_ASSERT_TRUE(picture.says(tr(Text::KeyBack)));
  TEST_ASSERT_TRUE(session().play(brick) == Verdict::Accepted);
  picture.lines.clear();
  device->app().stage().draw(tableOf(device->app()), canvas, 0);
  TEST_ASSERT_FALSE(picture.lines.empty());
  TEST_ASSERT_FALSE(picture.says(tr(Text::TorriWhySameColour)));
}

// Round corners leave no room for it beside the longest words.
TEST(the_bottom_line_says_what_b_does_beside_every_colour) {
  for (const Language language : kAllLanguages) {
    for (int i = 0; i < 6; ++i) {
      const Phase phase = i % 2 == 0 ? Phase::Place : Phase::Switch;
      device = std::make_unique<Device>(kPanels[i / 2], language);
      startPeople(*device, GameId::Torri, 2, {{kSizeOption, 1}, {kSwitchOption, 1}});
      device->listen(picture);
      playUntil(*device, [=](const Session& s) {
        const State& at = stateOf(s);
        return at.phase == phase && s.undoReach() > 0 &&
               (phase == Phase::Switch ? neutralHolds(at) : at.used != 0);
      });
      expectUndoForEachColour();
    }
  }
}

TEST(a_strip_of_two_bricks_has_its_words) {
  static uint16_t pixels[320 * 320];
  const StripBrick bricks[] = {{Brick::Red, false}, {Brick::Blue, true}};
  for (const Panel& panel : kPanels) {
    for (const Language language : kAllLanguages) {
      device = std::make_unique<Device>(panel, language);
      startPeople(*device, GameId::Torri, 2, {{kSizeOption, 1}});
      picture.lines.clear();
      Canvas canvas(pixels, panel.width, panel.height);
      canvas.listen(&picture);
      drawStrip(canvas, stageLayout(panel.width, panel.height), state(), bricks, 0);
      TEST_ASSERT_EQUAL(1, picture.count(tr(Text::TorriFloor)));
      TEST_ASSERT_EQUAL(1, picture.count(tr(Text::TorriHouse)));
    }
  }
}

TEST(help_on_a_lot_that_starts_a_struggle_is_about_struggles) {
  Action brick;
  TEST_ASSERT_TRUE(untilBrick(8, 2, fights, brick));
  pointAt(brick);
  TEST_ASSERT_TRUE(dueDecision(device->app()).topic(tableOf(device->app())) == RulePage::TorStruggle);
}

// The lot under the cursor is the nearest one, but for its struggle.
TEST(the_cursor_does_not_begin_on_a_struggle) {
  Action brick;
  TEST_ASSERT_TRUE(untilBrick(8, 2, fights, brick));
  device->settle();
  while (held() != colourOf(brick)) device->press(Right);
  pointAt(brick);
  device->press(B);
  device->press(A);
  TEST_ASSERT_TRUE(cursor() != lotOf(brick));
  TEST_ASSERT_TRUE(why(state(), held(), cursor()) == Verdict::Accepted);
  TEST_ASSERT_FALSE(fights(torri::place(held(), cursor())));
}

// The card says what the engine found: houses and prisoners of both towers, at best and at worst.
TEST(the_card_of_a_struggle_tells_houses_and_prisoners) {
  static StruggleForesight foresight;
  const auto costly = [](Action action) {
    if (!fights(action)) return false;
    foresight.begin(state(), action, colourOfSeat(state(), seatInTurn(state())));
    foresight.advance(state(), StruggleForesight::kMostEndings);
    return foresight.complete() && foresight.varies() &&
           foresight.best().stronger.houses != foresight.worst().stronger.houses;
  };
  Action brick;
  TEST_ASSERT_TRUE(untilBrick(8, 3, costly, brick));
  device->listen(picture);
  pointAt(brick);
  device->run(4000);
  const StruggleForesight::End &best = foresight.best(), &worst = foresight.worst();
  const auto says = [](int one, int other) {
    Phrase words;
    words.add(one);
    if (one != other) words.add("/").add(other);
    return picture.says(words);
  };
  TEST_ASSERT_TRUE(says(best.stronger.houses, worst.stronger.houses));
  const int held = foresight.before().weaker.prisoners;
  if (best.weaker.prisoners != held || worst.weaker.prisoners != held) {
    TEST_ASSERT_TRUE(says(best.weaker.prisoners, worst.weaker.prisoners));
  }
  TEST_ASSERT_TRUE(picture.says("✓") && picture.says("✗"));
}

// While the endings are still being looked at, the best and the worst are those so far.
TEST(a_struggle_with_many_endings_is_told_so_far) {
  static StruggleForesight foresight;
  const auto many = [](Action action) {
    if (!fights(action)) return false;
    foresight.begin(state(), action, colourOfSeat(state(), seatInTurn(state())));
    return !foresight.advance(state(), 2 * kEndingsShown) && foresight.varies();
  };
  Action brick;
  TEST_ASSERT_TRUE(untilBrick(12, 2, many, brick));
  device->listen(picture);
  pointAt(brick);
  bool said = false;
  for (int i = 0; i < 400; ++i) {
    device->run(20);
    said = said || picture.says("so far");
  }
  TEST_ASSERT_TRUE(said);
  foresight.begin(state(), brick, colourOfSeat(state(), seatInTurn(state())));
  foresight.advance(state(), StruggleForesight::kMostEndings);
  TEST_ASSERT_EQUAL(!foresight.complete(), picture.says("so far"));
}
