// The stage of Torri: few presses, every floor in view, a warning in time.
#include "engine/bots/torri/reasons.h"
#include "engine/torri/foresight.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "host_tests/ui/harness/seen.h"
#include "ui/look/theme.h"
#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/strip.h"
#include "ui/torri/words.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using namespace lucca::torri;
using enum Button;

const State& state() { return stateOf(session()); }

void start(Panel panel, int size, int players, bool switches) {
  device = std::make_unique<Device>(panel);
  startPeople(*device, GameId::Torri, players,
              {{kSizeOption, static_cast<uint8_t>(size / 2 - 3)}, {kSwitchOption, switches}});
}

// Where the cursor is, from TorriStage::place().
Lot cursor() { return static_cast<Lot>(device->app().stage().place() & 0xFF); }
torri::Colour held() { return static_cast<torri::Colour>(device->app().stage().place() >> 8 & 3); }

// A legal brick, rather a floor, from the state alone.
Action anyBrick(Rng& rng) {
  const ActionList& legal = session().legal();
  Action best = legal[rng.below(static_cast<uint32_t>(legal.size()))];
  for (int i = 0; i < 16; ++i) {
    const Action other = legal[rng.below(static_cast<uint32_t>(legal.size()))];
    if (heightAt(state(), lotOf(other)) > heightAt(state(), lotOf(best))) best = other;
  }
  return best;
}

// Builds it by keys; the presses besides the cursor's.
int buildByKeys(Action brick) {
  while (held() != colourOf(brick)) device->press(Right);
  device->press(A);
  while (columnOf(cursor()) != columnOf(lotOf(brick))) device->press(Right);
  while (cursor() != lotOf(brick)) {
    device->press(Up);
    if (columnOf(cursor()) != columnOf(lotOf(brick))) device->press(Left);
  }
  device->press(A);
  return 2;
}

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
            // What led to the struggle was not told in its middle, and will be.
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
  // Where each step waits for a key, so does the end of a turn.
  device->press(B);
  device->app().settings.speed = Speed::Slow;
  buildByKeys(anyBrick(rng));
  device->run(2000);
  buildByKeys(anyBrick(rng));
  device->run(9000);
  TEST_ASSERT_EQUAL(Session::Phase::Confirm, session().phase());
}

namespace {

// The lowest pixels of each floor, beside the left wall, unless a tower in front hides them.
int floorsMissing(const CityMeasures& m, int& seen) {
  int missing = 0;
  for (int row = 0; row < m.size; ++row) {
    for (int column = 0; column < m.size; ++column) {
      const Lot lot = lotAt(column, row);
      const int height = heightAt(state(), lot);
      if (height < 2) continue;
      const Stand stand = standAt(m, Camera{}, lot, height);
      int top = m.area.bottom();
      for (int front = 0; front < row; ++front) {
        const Lot other = lotAt(column, front);
        if (heightAt(state(), other) < 2) continue;
        const int from = standAt(m, Camera{}, other, heightAt(state(), other)).top - 1;
        top = from < top ? from : top;
      }
      FloorList floors;
      bricksAt(state(), lot, floors);
      for (int i = 0; i + 1 < height - stand.skipped; ++i) {
        const int y = stand.base - i * stand.size.floor - (i == 0 && stand.size.floor > 2 ? 1 : 0);
        if (y >= top) continue;
        const torri::Colour colour = floors[static_cast<std::size_t>(i + stand.skipped)];
        const lucca::Colour ground = brickPaint(colour).ground;
        // A sign for what is hidden may cover one side.
        missing += device->canvas().pixel(stand.x + 1, y) != ground &&
                   device->canvas().pixel(stand.x + stand.size.width - 6, y) != ground;
        ++seen;
      }
    }
  }
  return missing;
}

}  // namespace

// Where the whole city is in the picture; at 12 lots on the smaller panels the camera shows a part.
TEST(every_floor_is_in_view_when_a_colour_is_chosen) {
  constexpr struct {
    Panel panel;
    int size;
  } kCities[] = {{{240, 240}, 6},  {{240, 240}, 8}, {{240, 240}, 10},
                 {{320, 240}, 12}, {{240, 135}, 8}, {{240, 280}, 8}};
  for (const auto& city : kCities) {
    start(city.panel, city.size, 2, false);
    const CityMeasures m = cityMeasures(stageLayout(city.panel.width, city.panel.height), city.size);
    TEST_ASSERT_FALSE(m.scrolls());
    Rng rng(static_cast<uint32_t>(city.size));
    int seen = 0;
    for (int i = 0; session().running() && i < 90; ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      if (state().phase == Phase::Place && winsNext(state(), state().seat) < 0) {
        device->rest();
        TEST_ASSERT_EQUAL(0, floorsMissing(m, seen));
      }
      static_cast<void>(session().play(state().phase == Phase::Place ? anyBrick(rng) : session().legal()[0]));
      if (session().phase() == Session::Phase::Confirm) session().confirm();
      device->settle();
    }
    TEST_ASSERT_GREATER_THAN(60, seen);
  }
}

namespace {

// A warning lies on the city.
void expectWarning() {
  const Rect area = stageLayout(device->canvas().width(), device->canvas().height()).city;
  int amber = 0;
  for (int y = area.y; y < area.bottom(); ++y) {
    for (int x = area.x; x < area.right(); ++x) amber += device->canvas().pixel(x, y) == rgb(0xFAD03B);
  }
  TEST_ASSERT_GREATER_THAN(300, amber);
}

}  // namespace

TEST(somebody_who_wins_next_is_named_at_every_choice) {
  int warned = 0, ends = 0;
  for (uint32_t seed = 1; seed < 10; ++seed) {
    start(kPanels[seed % 3], 6, 3, false);
    Rng rng(seed);
    for (int i = 0; session().running() && i < 120; ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      const Seat seat = session().seat();
      if (state().phase == Phase::Place && winsNext(state(), seat) >= 0) {
        device->rest();
        expectWarning();
        ++warned;
      }
      static_cast<void>(session().play(state().phase == Phase::Place ? anyBrick(rng) : session().legal()[0]));
      if (session().phase() == Session::Phase::Confirm) {
        // The last moment to take it back: it does not pass by itself.
        const bool over = state().phase == Phase::TurnStart;
        if (over && session().seat() == seat && winsNext(state(), seat) >= 0) {
          device->run(5000);
          TEST_ASSERT_TRUE(session().phase() == Session::Phase::Confirm);
          expectWarning();
          ++ends;
        }
        session().confirm();
      }
      device->settle();
    }
  }
  TEST_ASSERT_GREATER_THAN(1, warned);
  TEST_ASSERT_GREATER_THAN(1, ends);
}

// At instant speed all that was missed is one picture, which waits for a key.
TEST(at_instant_speed_the_recap_is_one_picture_and_waits) {
  start(kSquare, 8, 3, false);
  Rng rng(4);
  for (int i = 0; i < 60 && session().phase() != Session::Phase::Recap; ++i) {
    if (session().phase() == Session::Phase::Decide) {
      static_cast<void>(session().play(anyBrick(rng)));
      if (session().phase() == Session::Phase::Confirm) session().confirm();
    }
    device->run(40);
  }
  TEST_ASSERT_EQUAL(Session::Phase::Recap, session().phase());
  device->run(200);
  TEST_ASSERT_EQUAL(SceneId::Recap, device->scene());
  device->run(20000);
  TEST_ASSERT_EQUAL(SceneId::Recap, device->scene());
  device->press(Left);  // back, move by move
  TEST_ASSERT_EQUAL(SceneId::Recap, device->scene());
  device->press({Right, A});
  TEST_ASSERT_EQUAL(Session::Phase::Decide, session().phase());
}

// On every lot of every city: neither the lot nor the brick over it is below the card.
TEST(the_card_of_a_struggle_leaves_its_lot_in_sight) {
  for (const Panel& panel : kPanels) {
    const StageLayout layout = stageLayout(panel.width, panel.height);
    for (int size = 6; size <= 12; size += 2) {
      const CityMeasures m = cityMeasures(layout, size);
      for (int i = 0; i < size * size; ++i) {
        const Lot lot = lotAt(i % size, i / size);
        const Rect cursor = m.lotBox(m.follow(Camera{}, lot), lot), card = struggleBox(layout, cursor);
        const Rect brick = makeRect(cursor.x, cursor.y - 5, cursor.w, cursor.h + 7);
        TEST_ASSERT_TRUE(intersect(card, brick).empty());
        TEST_ASSERT_TRUE(intersect(card, layout.city) == card);
        TEST_ASSERT_GREATER_OR_EQUAL(44, card.h);
      }
    }
  }
}

namespace {

// A game of two to its end, in which the seats switch wherever they may; at instant speed.
void playSwitching(uint32_t seed) {
  start(kSquare, 6, 2, true);
  Rng rng(seed);
  for (int i = 0; session().running() && i < 2000; ++i) {
    device->takeTurn();
    if (session().phase() != Session::Phase::Decide) continue;
    const ActionList& legal = session().legal();
    const bool places = state().phase == Phase::Place;
    static_cast<void>(session().play(places ? anyBrick(rng) : legal[0]));
    if (session().phase() == Session::Phase::Confirm) session().confirm();
    device->settle();
  }
}

int pixelsOf(lucca::Colour colour, const Rect& area) {
  int count = 0;
  for (int y = area.y; y < area.bottom(); ++y) {
    for (int x = area.x; x < area.right(); ++x) count += device->canvas().pixel(x, y) == colour;
  }
  return count;
}

}  // namespace

TEST(curves_have_the_colours_that_are_played_at_the_end) {
  uint32_t seed = 1;
  unsigned first = 0, last = 0;
  do {
    playSwitching(seed++);
    first = last = 0;
    for (Seat seat = 0; seat < 2; ++seat) {
      const auto option = static_cast<std::size_t>(kColourOption + seat);
      first |= 1u << session().match().plan().setup.option[option];
      last |= 1u << static_cast<unsigned>(colourOfSeat(state(), seat));
    }
  } while (seed < 20 && (first & last) != 0);
  TEST_ASSERT_EQUAL(0, first & last);
  device->settle();
  TEST_ASSERT_EQUAL(SceneId::Result, device->scene());
  device->press(Right, 4);
  device->rest();
  const Rect page = makeRect(0, 40, 240, 160);
  for (int c = 0; c < kColours; ++c) {
    const lucca::Colour ground = brickPaint(static_cast<torri::Colour>(c)).ground;
    if (first >> c & 1u) TEST_ASSERT_EQUAL(0, pixelsOf(ground, page));
    if (last >> c & 1u) TEST_ASSERT_GREATER_THAN(20, pixelsOf(ground, page));
  }
}

// From each of the four corners, on every panel.
TEST(no_tower_is_cut_by_the_title_at_the_end) {
  start(kSquare, 6, 3, false);
  Rng rng(3);
  int highest = 0;
  for (int i = 0; session().running() && i < 400; ++i) {
    device->takeTurn();
    if (session().phase() != Session::Phase::Decide) continue;
    static_cast<void>(session().play(state().phase == Phase::Place ? anyBrick(rng) : session().legal()[0]));
    if (session().phase() == Session::Phase::Confirm) session().confirm();
    device->settle();
    for (const Panel& panel : kPanels) {
      const Rect area = makeRect(0, 36, panel.width, panel.height - 60);
      for (int quarter = 0; quarter < 4; ++quarter) {
        const Corner corner = cornerIn(area, state(), quarter, 8);
        for (int n = 0; n < 36; ++n) {
          int column, row;
          const Lot lot = lotAt(n % 6, n / 6);
          corner.turned(lot, column, row);
          const int height = heightAt(state(), lot);
          if (height > 1)
            TEST_ASSERT_GREATER_OR_EQUAL(area.y + 8, corner.top(column, row) - height * corner.rise);
          highest = height > highest ? height : highest;
        }
      }
    }
  }
  TEST_ASSERT_GREATER_THAN(4, highest);
}

TEST(a_turn_with_nothing_to_switch_to_ends_by_itself) {
  start(kSquare, 8, 2, true);
  Rng rng(1);
  buildByKeys(session().legal()[rng.below(20)]);
  buildByKeys(session().legal()[rng.below(20)]);
  device->run(40);
  TEST_ASSERT_EQUAL(Session::Phase::Confirm, session().phase());
  device->press(B);  // takes back the brick, not the colour that nobody chose
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
  device->app().stage().pointAt(Table(device->app()), thinker.hint());
  device->press(A);
  return thinker.hintReason();
}

}  // namespace

// What a hint says comes true: a colour that it means to switch to is offered, though it has neither tower nor prisoners.
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
  buildByKeys(torri::place(torri::Colour::Red, lotAt(2, 2)));
  buildByKeys(torri::place(torri::Colour::Blue, lotAt(4, 4)));
  device->press(B);
  TEST_ASSERT_TRUE(held() == torri::Colour::Blue);
  device->press(B);  // and the first: one's own
  TEST_ASSERT_TRUE(held() == torri::Colour::Red);
}

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
  device->app().stage().pointAt(Table(device->app()), action);
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
    TEST_ASSERT_TRUE_MESSAGE(picture.says(tr(Text::KeyUndoShort)), tr(Text::KeyUndoShort).data());
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
    const KeyHints keys{Phrase(Text::HintTake), Phrase(Text::KeyBack), {}};
    const Phrase words(Text::TorriOfferPlace, {brickName(torri::Colour::White), "g5"});
    for (int i = 0; i < 64; ++i) {
      const Lot lot = lotAt(i % 8, i / 8);
      const Rect box = m.lotBox(Camera{}, lot), brick = makeRect(box.x, box.y - 4, box.w, box.h + 4);
      picture.parts.clear();
      drawWords(canvas, layout, Table(device->app()),
                {Cue::Kind::Hint, nullptr, words, tr(Text::ReasonTorriThenFloor), &keys},
                {state(), m, Camera{}, brick});
      TEST_ASSERT_FALSE(picture.areaOf(ScreenPart::Caption).empty());
      TEST_ASSERT_TRUE(intersect(picture.areaOf(ScreenPart::Caption), brick).empty());
    }
  }
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
  const StripBrick bricks[] = {{torri::Colour::Red, false}, {torri::Colour::Blue, true}};
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
  TEST_ASSERT_TRUE(device->app().stage().topic(Table(device->app())) == ruleId(RulePage::TorStruggle));
}

// The lot where the cursor stands is the nearest one, but for its struggle.
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
