// The stage of Palazzi: the player's own city at every decision, few presses, nothing by accident.

#include <cstdio>

#include "host_tests/ui/harness/palazzi_keys.h"
#include "ui/palazzi/stage_plan.h"

namespace {

// The foot of the palace's wall is where the plan has it, and the ground line runs below.
bool cityInView(const State& state, int who) {
  const CityPlan plan = stagePlan(device->canvas(), state).city;
  // Between two lots, where no ring is.
  if (pixelAt(device->canvas(), plan.left + plan.lot, plan.ground()) != kInkSoft) return false;
  for (int colour = 0; state.phase > Phase::Reveal && colour < kColours; ++colour) {
    if (palaceOf(state, who, colour).cards.empty()) continue;
    if (pixelAt(device->canvas(), plan.palaceLeft(colour), plan.ground() - 4) != kInk) return false;
  }
  return true;
}

// The City's own city while a card is picked for it.
TEST(the_own_city_is_in_view_at_every_decision) {
  int decisions = 0;
  for (int players = 2; players <= 5; ++players) {
    start(players, players == 4 ? 1 : 2);
    for (uint32_t i = 0; session().running() && i < 600; ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      const State& state = known(session());
      const int who = state.phase == Phase::CityPick ? kCityArea : session().seat();
      device->press(i % 3 == 0 ? Up : Down);
      device->run(40);
      TEST_ASSERT_TRUE(cityInView(state, who));
      ++decisions;
      device->playAny(i * 7919 + static_cast<uint32_t>(players));
    }
    TEST_ASSERT_FALSE(session().running());
  }
  TEST_ASSERT_GREATER_THAN(300, decisions);
}

void turn(int players, int round) {
  start(players, 2);
  playUntil(*device, [=](const Session& s) {
    return known(s).phase == Phase::Turn && known(s).round == round && known(s).turn == 0;
  });
}

TEST(a_turn_needs_no_more_than_six_presses_besides_the_cursor) {
  turn(3, 2);
  const Seat seat = session().seat();
  int presses = 0;
  device->press(Down);
  for (; presses < 10 && session().seat() == seat && device->scene() == SceneId::Play; ++presses) {
    device->press(A);
    device->run(40);
  }
  // Nothing is secret: the page of what the next player missed hands the device over.
  TEST_ASSERT_TRUE(device->scene() == SceneId::Recap);
  TEST_ASSERT_TRUE(device->app().go.opening().handsOver);
  TEST_ASSERT_NOT_EQUAL(seat, session().seat());
  TEST_ASSERT_LESS_OR_EQUAL(6, presses);
}

TEST(a_turn_begins_without_a_cursor_and_a_alone_takes_nothing) {
  turn(4, 3);
  const std::size_t entries = session().match().history().size();
  for (int i = 0; i < 5; ++i) device->press(A);
  TEST_ASSERT_TRUE(entries == session().match().history().size());
  TEST_ASSERT_FALSE(device->app().tell.note().empty());  // it says what to do instead
}

// With up and down alone every legal action comes under the cursor.
TEST(up_and_down_reach_every_choice) {
  turn(5, 4);
  device->press({Down, A});
  device->run(40);
  TEST_ASSERT_TRUE(known(session()).phase == Phase::Play);
  uint32_t seen[16] = {};
  int different = 0;
  for (int i = 0; i < 16; ++i) {
    const uint32_t now = sumOf(device->picture());
    bool fresh = true;
    for (int k = 0; k < different; ++k) fresh = fresh && !(seen[k] == now);
    if (fresh) seen[different++] = now;
    device->press(Down);
  }
  TEST_ASSERT_GREATER_OR_EQUAL(static_cast<int>(session().legal().size()), different);
}

TEST(looking_at_the_cities_comes_back_to_the_same_choice) {
  turn(3, 3);
  device->press({Down, Down});
  const uint32_t before = sumOf(device->picture());
  device->press(Right);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Inspect);
  device->press({Right, B});
  TEST_ASSERT_TRUE(before == sumOf(device->picture()));
  device->press(B);  // the list of all
  device->press({Down, A});
  device->press({A, B});  // back from the visit, back from the list
  TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
  TEST_ASSERT_TRUE(before == sumOf(device->picture()));
}

// Any key finishes an act and does nothing else; at rest it is the picture of an instant game.
TEST(a_key_ends_an_act_and_decides_nothing) {
  turn(3, 3);
  device->press(Down);
  device->app().settings.speed = Speed::Normal;
  device->press(A);
  TEST_ASSERT_TRUE(device->handheld().moving());
  const std::size_t entries = session().match().history().size();
  device->press(A);
  TEST_ASSERT_TRUE(entries == session().match().history().size());
  TEST_ASSERT_FALSE(device->handheld().moving());
}

// A preview blinks: visible for 400 ms, hidden for 400 ms, and visible again at the next key. After five seconds it stays.
TEST(ghosts_blink) {
  turn(3, 3);
  device->app().settings.speed = Speed::Normal;
  device->press(Down);
  const uint32_t seen = sumOf(device->picture());
  device->run(Blink::kMs);
  const uint32_t gone = sumOf(device->glance());
  TEST_ASSERT_FALSE(seen == gone);
  device->run(Blink::kMs);
  TEST_ASSERT_TRUE(seen == sumOf(device->glance()));
  device->run(Blink::kMs);
  TEST_ASSERT_TRUE(gone == sumOf(device->glance()));
  device->press(Down);
  device->press(Up);
  TEST_ASSERT_TRUE(seen == sumOf(device->picture()));
  device->run(5000);
  for (int i = 0; i < 3; ++i) {
    TEST_ASSERT_TRUE(seen == sumOf(device->glance()));
    device->run(Blink::kMs);
  }
}

// While a computer's move is on the stage: all cities, a visit, and back to the same moment.
TEST(cities_can_be_seen_while_others_play) {
  device->startGame(GameId::Palazzi, 3, 6);
  device->app().settings.speed = Speed::Slow;
  int looked = 0;
  for (int i = 0; i < 5000 && looked < 3; ++i) {
    device->run(20);
    Session& session = device->session();
    if (session.phase() == Session::Phase::HandOver || session.phase() == Session::Phase::Recap)
      device->press(A);
    if (session.phase() == Session::Phase::Decide) static_cast<void>(session.play(session.legal()[0]));
    if (session.phase() == Session::Phase::Confirm) session.confirm();
    if (session.phase() != Session::Phase::Show || device->handheld().moving()) continue;
    if (known(session).phase <= Phase::Reveal) {
      device->press(A);
      continue;
    }
    const uint32_t before = sumOf(device->glance());
    device->press(Up);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Inspect);
    device->press({A, B, B});
    TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
    device->press(Right);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Inspect);
    device->press(B);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
    TEST_ASSERT_TRUE(before == sumOf(device->picture()));
    ++looked;
    device->press(A);
  }
  TEST_ASSERT_EQUAL(3, looked);
}

// ---- Plates

uint16_t drawn[2][320 * 280];

// Whether two drawings differ inside of a box.
bool differ(const Panel& panel, const Rect& box) {
  for (int y = box.y; y < box.bottom(); ++y) {
    for (int x = box.x; x < box.right(); ++x) {
      const int at = y * panel.width + x;
      if (drawn[0][at] != drawn[1][at]) return true;
    }
  }
  return false;
}

TEST(walls_and_what_would_be_of_them_leave_the_numbers_in_sight) {
  for (const Panel& panel : kPanels) {
    device = std::make_unique<Device>(panel);
    device->toMenu();
    start(3, 2);
    playUntil(*device, [](const Session& s) { return known(s).phase == Phase::Play && known(s).round == 5; });
    static State state[2];
    state[0] = state[1] = known(session());
    const Seat seat = session().seat();
    state[0].area[seat].walls = state[0].area[seat].bastions = 0;
    state[1].area[seat].walls = 7;
    state[1].area[seat].bastions = 2;
    const Action wall = lucca::palazzi::play(3, As::Wall, 0);
    CityPlan plan{};
    for (int i = 0; i < 2; ++i) {
      Canvas canvas(drawn[i], panel.width, panel.height);
      plan = stagePlan(canvas, state[i]).city;
      CityLook look;
      if (i == 1) look.ghosts = {&wall, 1};
      drawCity(canvas, plan, state[i], seat, look);
    }
    TEST_ASSERT_FALSE(differ(panel, plan.plates));
    TEST_ASSERT_TRUE(differ(panel, plan.walls));
  }
}

// The highest and the lowest number differ by a shape, and a digit on white is dark.
TEST(the_plates_of_the_highest_and_the_lowest_number_differ_by_more_than_colour) {
  const Panel panel{60, 20};
  for (const int width : {19, 38}) {
    const Rect box = makeRect(4, 4, width, width < 30 ? 11 : 12);
    constexpr int kLong[] = {500, 1513, 2013};
    for (int n = 1; n <= 99 + 3; ++n) {
      const int number = n <= 99 ? n : kLong[n - 100];
      for (int i = 0; i < 2; ++i) {
        Canvas canvas(drawn[i], panel.width, panel.height);
        canvas.fill(kStoneDark);
        drawPlate(canvas, box, {0, number, true, i == 0 ? 1 : -1});
        int dark = 0;
        for (int y = box.y; y < box.bottom(); ++y) {
          for (int x = box.x + 10; x < box.right() - 11; ++x) dark += (pixelAt(canvas, x, y) >> 5 & 63) < 32;
        }
        TEST_ASSERT_TRUE(width < 30 || dark >= 8);
        // The plate without colours: white, or not.
        for (int at = 0; at < panel.width * panel.height; ++at)
          drawn[i][at] = pixelAt(canvas, at % panel.width, at / panel.width) == kOnDark;
      }
      TEST_ASSERT_TRUE(differ(panel, box));
    }
  }
}

}  // namespace
