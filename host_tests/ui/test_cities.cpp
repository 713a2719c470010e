// Cities by keys: the list, a whole city to its medal, what is refused in it, what is shared, and where its result stays.

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "host_tests/ui/harness/cities.h"
#include "host_tests/ui/harness/key_games.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "ui/cities/city_share.h"

namespace {

using enum Button;

App& app() { return device->app(); }
const CityProgress& cities() { return app().finished.cities(); }
int city() { return cityNumber(session().match().plan(), session().match().seed()); }

void openList() {
  device->toMenu();
  device->choose(Text::MenuCities);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Cities);
}

struct Board {
  Panel panel;
  KeyLayout keys;
};
constexpr Board kBoards[] = {{kSquare, KeyLayout::Eight}, {{240, 135}, KeyLayout::Four}};

// With a power cut on the way: on the start screen the city waits, and the press that plays it on is A.
void playByKeys(GameId game, uint32_t seed) {
  Fingers fingers(seed);
  bool cut = false;
  for (int i = 0; i < 60000 && device->scene() != SceneId::CityEnd; ++i) {
    device->press(fingers.next());
    if (cut || session().match().history().size() < 30 || device->scene() != SceneId::Play) continue;
    cut = true;
    device->cutPower();
    app().settings.speed = Speed::Instant;
    TEST_ASSERT_TRUE(device->scene() == SceneId::Title);
    TEST_ASSERT_TRUE(session().running() && isCity(session().match().plan()));
    device->press(A);
  }
  TEST_ASSERT_TRUE(device->scene() == SceneId::CityEnd);
  TEST_ASSERT_TRUE(cut);
  TEST_ASSERT_TRUE(session().match().setup().game == game);
  TEST_ASSERT_TRUE(replaysToTheSame(session().match()));
}

TEST(a_whole_city_is_played_by_keys_on_eight_keys_and_on_four) {
  for (const Board& board : kBoards) {
    for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
      device = std::make_unique<Device>(board.panel, Language::En, 31, board.keys);
      app().settings.speed = Speed::Instant;
      openList();
      if (game == GameId::Torri) device->press(Right);
      device->press(A);
      TEST_ASSERT_EQUAL(1, city());
      playByKeys(game, 17);
      const CityProgress::Best best = cities().best(game, 1);
      TEST_ASSERT_TRUE(best.played);
      TEST_ASSERT_EQUAL(std::max(cityScore(session().match()), 0), best.score);
      TEST_ASSERT_EQUAL(2, cities().next(game));
      FameGame fame;
      TEST_ASSERT_TRUE(app().finished.hall().game(0, fame));
      TEST_ASSERT_EQUAL(1, cities().cityOf(fame));
      device->run(300);
      TEST_ASSERT_EQUAL(0, app().running.count());
      device->press(
          {Right, Right, Right, Right, Left, Left, Left});  // text, code, medal; text, code, text, medal
      device->press(A);
      TEST_ASSERT_EQUAL(2, city());
      TEST_ASSERT_TRUE(session().running() && session().match().setup().game == game);
      device->reboot();
      TEST_ASSERT_EQUAL(best.score, cities().best(game, 1).score);
    }
  }
}

// The cards of a city on a device, and what the rivals answer to the same moves.
TEST(two_devices_have_the_same_city_whoever_plays_it) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    std::vector<uint16_t> first;
    for (const bool other : {false, true}) {
      device = std::make_unique<Device>(other ? kPanels[2] : kSquare, other ? Language::De : Language::En,
                                        other ? 99u : 7u);
      if (other) {
        Plan known = standardPlan(GameId::Palazzi);
        known.seats[0].name.set("Zita");
        known.seats[0].emblem = 6;
        rememberPlan(app().settings, known);
      }
      endCity(*device, game, 12, true);
      TEST_ASSERT_TRUE(device->scene() == SceneId::CityEnd);
      std::vector<uint16_t> moves;
      for (const Action action : session().match().history()) moves.push_back(action.bits);
      if (other) {
        const Plan& plan = session().match().plan();
        TEST_ASSERT_TRUE(plan.who(plan.firstPerson()).name.view() == "Zita");
        TEST_ASSERT_TRUE(moves == first);
      }
      first = moves;
    }
  }
}

TEST(the_list_begins_with_the_next_city_and_leads_to_all) {
  keepCities(*device, GameId::Palazzi);
  app().settings.speed = Speed::Instant;
  const auto begins = [](std::initializer_list<Button> keys) {
    openList();
    device->press(keys);
    device->press(A);
    const int number = city();
    device->press(Y);
    device->choose(Text::GameMenuDelete);
    device->press({Right, A});
    TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
    return number;
  };
  TEST_ASSERT_EQUAL(13, begins({}));
  TEST_ASSERT_EQUAL(11, begins({Down, Down}));
  TEST_ASSERT_EQUAL(400, begins({Up}));
  TEST_ASSERT_EQUAL(399, begins({Up, Up}));
  TEST_ASSERT_EQUAL(14,
                    begins({Down, Down, Down, Down, Down, Down, Down, Down, Down, Down, Down, Down, Down}));
  TEST_ASSERT_EQUAL(0, app().running.count());
  device->outside().today = 322;
  TEST_ASSERT_EQUAL(322, begins({}));
  TEST_ASSERT_EQUAL(13, begins({Down}));
  device->outside().today = 13;
  TEST_ASSERT_EQUAL(13, begins({}));
  TEST_ASSERT_EQUAL(12, begins({Down}));
}

TEST(todays_city_does_not_change_which_one_is_next) {
  device->outside().today = 322;
  endCity(*device, GameId::Palazzi, 322, false);
  TEST_ASSERT_TRUE(cities().best(GameId::Palazzi, 322).played);
  TEST_ASSERT_EQUAL(1, cities().next(GameId::Palazzi));
  device->press(A);
  TEST_ASSERT_EQUAL(1, city());
}

TEST(a_city_gives_no_hint_and_no_code_and_says_why) {
  app().settings.speed = Speed::Instant;
  device->toMenu();
  beginCity(app(), GameId::Torri, 3);
  device->settle();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
  for (const Text row : {Text::GameMenuHint, Text::GameMenuCode}) {
    device->press(Y);
    device->choose(row);
    TEST_ASSERT_TRUE(device->scene() == SceneId::GameMenu);
    TEST_ASSERT_TRUE(app().tell.isRefusal());
    const Text why = row == Text::GameMenuHint ? Text::CityNoHint : Text::CityNoCode;
    TEST_ASSERT_TRUE(app().tell.note() == tr(why));
    device->press(B);
  }
  // Help that is held gives none either.
  device->press(X);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Rules);
  device->handheld().press({X, true});
  device->run(20);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Rules);
  TEST_ASSERT_TRUE(app().tell.note() == tr(Text::CityNoHint));
}

TEST(a_city_that_waits_is_played_on_not_begun_again) {
  app().settings.speed = Speed::Instant;
  device->toMenu();
  beginCity(app(), GameId::Torri, 1);
  device->settle();
  device->playAny(3);
  const std::size_t entries = session().match().history().size();
  TEST_ASSERT_GREATER_THAN(0, entries);
  device->run(100);
  app().go.home();
  device->run(60);
  device->choose(Text::MenuCities);
  device->press({Right, A});
  TEST_ASSERT_EQUAL(1, app().running.count());
  TEST_ASSERT_EQUAL(entries, session().match().history().size());
}

TEST(a_city_makes_room_when_all_places_are_taken) {
  app().settings.speed = Speed::Instant;
  device->toMenu();
  for (int number = 1; number <= kGameSlots; ++number) {
    beginCity(app(), GameId::Torri, number);
    device->run(200);
    app().go.home();
    device->run(60);
  }
  TEST_ASSERT_EQUAL(kGameSlots, app().running.count());
  openList();
  device->press({Right, Up, A});  // the last one
  TEST_ASSERT_TRUE(device->scene() == SceneId::Running);
  device->press({A, Right, A});
  device->run(100);
  TEST_ASSERT_EQUAL(400, city());
  TEST_ASSERT_EQUAL(kGameSlots, app().running.count());
}

TEST(the_end_leads_again_to_all_points_and_home) {
  endCity(*device, GameId::Palazzi, 12, false);
  device->press(Down);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  device->press(Down);  // from the review to the replay
  device->press(Down);  // and the medal
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::CityEnd);
  const CityProgress::Best poor = cities().best(GameId::Palazzi, 12);
  device->press(Up);
  TEST_ASSERT_EQUAL(12, city());
  TEST_ASSERT_TRUE(session().running());
  playCityOn(*device, true);
  device->press(A);
  const CityProgress::Best well = cities().best(GameId::Palazzi, 12);
  TEST_ASSERT_GREATER_THAN(poor.score, well.score);
  device->press(Up);
  playCityOn(*device, false);
  device->press(A);
  TEST_ASSERT_EQUAL(well.score, cities().best(GameId::Palazzi, 12).score);
  TEST_ASSERT_TRUE(well.medal == cities().best(GameId::Palazzi, 12).medal);
  device->press(B);
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
}

TEST(the_hall_keeps_it_as_a_city_and_its_medals_go_only_on_request) {
  endCity(*device, GameId::Palazzi, 12, true);
  app().go.home();
  device->run(60);
  device->choose(Text::MenuFame);
  device->press({A, A});
  PictureReader reader;
  device->listen(reader);
  device->run(40);
  TEST_ASSERT_TRUE(reader.says("City 12"));
  // Again leads to the list, at that city.
  device->press({Down, Down});
  device->press(A);
  if (device->scene() != SceneId::Cities) {
    device->press(B);
    device->press({Up, A});
  }
  TEST_ASSERT_TRUE(device->scene() == SceneId::Cities);
  device->press({B, B, B});
  device->choose(Text::FameClear);
  device->press({Right, A});
  TEST_ASSERT_EQUAL(0, app().finished.hall().count());
  TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
  device->press(A);  // keeps them
  TEST_ASSERT_TRUE(cities().best(GameId::Palazzi, 12).played);
  device->reboot();
  TEST_ASSERT_TRUE(cities().best(GameId::Palazzi, 12).played);
}

std::string shared() {
  char text[CityShare::kMost];
  return {text, CityShare(session()).text(text)};
}

TEST(the_text_for_friends_says_number_points_medal_and_link) {
  endCity(*device, GameId::Palazzi, 12, true);
  const int score = cityScore(session().match());
  const std::string text = shared();
  std::printf("%s\n", text.c_str());
  const auto says = [&text](const char* before, int number, const std::string& after) {
    std::string wanted(before);
    wanted.append(std::to_string(number)).append(after);
    return text.find(wanted) != std::string::npos;
  };
  TEST_ASSERT_TRUE(says("Palazzi, City 12: ", score, " points, "));
  TEST_ASSERT_TRUE(text.ends_with("#palazzi12"));
  TEST_ASSERT_EQUAL(5, std::count(text.begin(), text.end(), '\n'));
  const Result result = session().match().game().result(session().match().state());
  const int windows = result.category[0][0];
  std::string squares;
  for (int i = 0; i < (windows + 1) / 2; ++i) squares.append("■");
  TEST_ASSERT_TRUE(says("Windows ", windows, std::string(" ").append(squares).append("\n")));
  // Nothing is copied where there is no place for it.
  device->press({Right, A});
  TEST_ASSERT_FALSE(device->outside().wantsCopy);
  device->outside().copies = true;
  device->press(A);
  TEST_ASSERT_TRUE(device->outside().wantsCopy);
}

TEST(the_medal_falls_and_the_ladder_fills_in_a_second_or_until_a_key) {
  endCity(*device, GameId::Palazzi, 12, true);
  device->press({Down});
  app().settings.speed = Speed::Normal;
  app().go.show(SceneId::CityEnd);
  device->run(200);
  const simulator::Picture falling = device->glance();
  TEST_ASSERT_TRUE(app().screen.motion().acting());
  device->run(1200);
  TEST_ASSERT_FALSE(app().screen.motion().acting());
  const simulator::Picture rests = device->glance();
  TEST_ASSERT_FALSE(falling.pixels == rests.pixels);
  app().go.show(SceneId::CityEnd);
  device->run(100);
  device->press(B);
  TEST_ASSERT_TRUE(device->scene() == SceneId::CityEnd);  // the press ended the motion, and nothing else
  TEST_ASSERT_FALSE(app().screen.motion().acting());
  TEST_ASSERT_TRUE(device->picture().pixels == rests.pixels);
}

}  // namespace
