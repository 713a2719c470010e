// The stage of Torri: every floor in view, a warning in time.
#include "engine/torri/threats.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "host_tests/ui/harness/torri_keys.h"
#include "ui/look/theme.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/strip.h"
#include "ui/torri/struggle_card.h"
#include "ui/torri/words.h"

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
        const Brick colour = floors[static_cast<std::size_t>(i + stand.skipped)];
        const lucca::Colour ground = brickPaint(colour).ground;
        // A sign for what is hidden may cover one side.
        missing += pixelAt(device->canvas(), stand.x + 1, y) != ground &&
                   pixelAt(device->canvas(), stand.x + stand.size.width - 6, y) != ground;
        ++seen;
      }
    }
  }
  return missing;
}

// A note says so then, and hides as little as it can.
bool othersReach() {
  Threats threats;
  threats.begin(state());
  while (!threats.advance(state(), 100)) {
  }
  for (Seat seat = 0; seat < state().players(); ++seat) {
    if (seat != state().seat && threats.reaches(state(), colourOfSeat(state(), seat))) return true;
  }
  return false;
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
      if (state().phase == Phase::Place && winsNext(state(), state().seat) < 0 && !othersReach()) {
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
    for (int x = area.x; x < area.right(); ++x) amber += pixelAt(device->canvas(), x, y) == rgb(0xFAD03B);
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
    for (int x = area.x; x < area.right(); ++x) count += pixelAt(device->canvas(), x, y) == colour;
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
  device->press(A);
  device->press(Right, 4);
  device->rest();
  const Rect page = makeRect(0, 40, 240, 130);
  for (int c = 0; c < kColours; ++c) {
    const lucca::Colour ground = brickPaint(static_cast<Brick>(c)).ground;
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

// With large text, the race and the tray or the words of A have large letters, as far as there is room.
TEST(large_text_enlarges_what_is_read_in_play) {
  for (const Panel panel : {kSquare, Panel{320, 240}, Panel{240, 280}}) {
    device = std::make_unique<Device>(panel, Language::En);
    PictureReader picture;
    device->listen(picture);
    device->startGame(GameId::Torri, 2, 0);
    device->takeTurn();
    device->rest();
    const auto heightOf = [&](std::string_view words) {
      int most = 0;
      for (const PictureReader::Line& line : picture.lines) {
        if (line.words.find(words) != std::string::npos && line.box.h > most) most = line.box.h;
      }
      return most;
    };
    int usual[3] = {};
    const std::string_view name = session().match().plan().who(session().seat()).name.view();
    // The tray's numbers; in large letters the sign before them may have no room.
    const std::string supply = std::to_string(supplyOf(state(), Brick::Blue));
    for (const bool large : {false, true}) {
      device->app().settings.largeText = large;
      device->app().screen.redraw();
      device->run(40);
      const int heights[] = {heightOf(name), heightOf(supply), heightOf("Take")};
      int larger = 0;
      for (int i = 0; i < 3; ++i) {
        TEST_ASSERT_GREATER_OR_EQUAL(usual[i], heights[i]);
        larger += large && heights[i] > usual[i];
        usual[i] = heights[i];
      }
      TEST_ASSERT_TRUE(!large || (larger >= 2));
    }
    device->app().settings.largeText = 0;
  }
}

// The search for how high everybody can get goes on while small parts are drawn, and its end is seen nevertheless.
TEST(the_race_shows_what_was_found_while_only_a_part_was_drawn) {
  int compared = 0;
  start(kSquare, 8, 4, false);
  Rng rng(5);
  for (int i = 0; session().running() && i < 60; ++i) {
    device->takeTurn();
    if (session().phase() != Session::Phase::Decide || state().phase != Phase::Place) {
      device->press(A);
      continue;
    }
    TEST_ASSERT_TRUE(session().play(anyBrick(rng)) == Verdict::Accepted);
    if (session().phase() == Session::Phase::Confirm) session().confirm();
    if (i < 12) continue;
    device->takeTurn();
    for (int part = 0; part < 60; ++part) {
      device->app().screen.redraw(makeRect(0, 200, 20, 20));
      device->tick(4, 0);
    }
    device->rest();
    const simulator::Picture seen = device->glance();
    device->app().screen.redraw();
    device->run(20);
    TEST_ASSERT_TRUE(seen.pixels == device->glance().pixels);
    ++compared;
  }
  TEST_ASSERT_GREATER_THAN(10, compared);
}
