// A city is the same for every player: the same cards and, after the same moves, the same moves of the rivals, however
// fast the device thinks and whatever interrupts it.

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "host_tests/suite.h"
#include "tools/cities/city_player.h"
#include "ui/game/session_loader.h"
#include "ui/saves/saved_game.h"
#include "ui/setup/city.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using Phase = Session::Phase;

// How a device differs from others.
struct Manner {
  uint32_t thinkSteps;
  Speed speed;
  bool impatient;  // presses while rivals think, and lays the device aside
  int cutAt;       // the power fails after this many entries; 0: never
};

struct Table {
  alignas(8) std::array<std::byte, kBotWorkspace> memory;
  LentMemory spare{memory};
  Session session{spare};
  std::array<uint8_t, kSavedGameMost> saved;
};

void cutPower(Table& table) {
  Session& session = table.session;
  SavedGame game;
  const std::size_t size = encodeGame(session, 0, table.saved);
  TEST_ASSERT_TRUE(decodeGame({table.saved.data(), size}, game));
  TEST_ASSERT_TRUE(isCity(game.plan));
  SessionLoader loader(session);
  TEST_ASSERT_TRUE(loader.begin(game.plan, game.seed));
  for (std::size_t i = 0; i < game.length; ++i) TEST_ASSERT_TRUE(loader.replay(savedAction(table.saved, i)));
  TEST_ASSERT_TRUE(loader.end(game.digest, false));
}

// A person who chooses by the number of entries alone.
void playOn(Session& session) {
  const auto& legal = session.legal();
  const std::size_t choice = (session.match().history().size() * 7 + 3) % legal.size();
  TEST_ASSERT_TRUE(session.play(legal[choice]) == Verdict::Accepted);
}

std::vector<uint16_t> play(GameId game, int number, const Manner& manner) {
  const auto table = std::make_unique<Table>();
  Session& session = table->session;
  TEST_ASSERT_TRUE(session.start(cityPlan(game, number), static_cast<uint32_t>(number)) == Verdict::Accepted);
  uint32_t now = 0;
  bool cut = false;
  for (uint32_t turn = 0; session.phase() != Phase::Over; ++turn, now += 4) {
    TEST_ASSERT_LESS_THAN(2'000'000u, turn);
    if (manner.cutAt > 0 && !cut &&
        session.match().history().size() >= static_cast<std::size_t>(manner.cutAt)) {
      cut = true;
      cutPower(*table);
    }
    if (manner.impatient && turn % 5 == 0) session.skip(now, manner.speed);
    if (manner.impatient && turn % 997 == 0) session.putDown();
    if (manner.impatient && turn % 1501 == 0) table->spare.take(&now);
    switch (session.phase()) {
      case Phase::HandOver:
        session.takeDevice();
        break;
      case Phase::Recap:
        session.endRecap();
        break;
      case Phase::Decide:
        playOn(session);
        break;
      case Phase::Confirm:
        session.confirm();
        break;
      case Phase::Show:
        session.thinker().thinkAhead(session.match(), session.showing().count(), manner.thinkSteps);
        if (turn % 40 == 0) session.skip(now, manner.speed);  // else it is on display until its scene ends it
        break;
      default:
        session.update(now, manner.speed, manner.thinkSteps);
    }
  }
  std::vector<uint16_t> history;
  for (const Action action : session.match().history()) history.push_back(action.bits);
  return history;
}

constexpr GameId kGames[] = {GameId::Palazzi, GameId::Torri};

TEST(every_device_plays_the_same_city) {
  for (const GameId game : kGames) {
    for (const int number : {1, 12}) {
      const std::vector<uint16_t> fast = play(game, number, {100000, Speed::Instant, false, 0});
      TEST_ASSERT_TRUE(fast == play(game, number, {23, Speed::Normal, true, 0}));
      TEST_ASSERT_TRUE(fast == play(game, number, {900, Speed::Slow, false, 21}));
    }
  }
}

TEST(another_number_is_another_city) {
  for (const GameId game : kGames) {
    const Manner manner = {100000, Speed::Instant, false, 0};
    TEST_ASSERT_FALSE(play(game, 1, manner) == play(game, 3, manner));
  }
}

TEST(a_city_is_the_usual_game_against_the_normal_level) {
  for (const GameId game : kGames) {
    for (const int number : {1, 2}) {
      const Plan plan = cityPlan(game, number);
      TEST_ASSERT_TRUE(isCity(plan));
      TEST_ASSERT_EQUAL(1, plan.persons());
      TEST_ASSERT_EQUAL(game == GameId::Palazzi ? 3 : 2, plan.setup.players);
      TEST_ASSERT_EQUAL(game == GameId::Torri && number == 2 ? 1 : 0, plan.firstPerson());
      for (Seat seat = 0; seat < plan.setup.players; ++seat) {
        if (!plan.isPerson(seat)) TEST_ASSERT_EQUAL(static_cast<int>(Level::Normal), plan.who(seat).level);
      }
    }
  }
}

TEST(medals_ask_for_more_and_more) {
  for (const GameId game : kGames) {
    const Cities cities = citiesOf(game);
    TEST_ASSERT_GREATER_OR_EQUAL(366, cities.size());  // a city for every day of the year
    for (int number = 1; number <= cities.size(); ++number) {
      const int bronze = cities.mark(number, Medal::Bronze), silver = cities.mark(number, Medal::Silver),
                gold = cities.mark(number, Medal::Gold);
      TEST_ASSERT_TRUE(isBetter(cities.count, silver, bronze) && isBetter(cities.count, gold, silver));
      TEST_ASSERT_TRUE(medalOf(cities, number, gold) == Medal::Gold);
      TEST_ASSERT_TRUE(medalOf(cities, number, silver) == Medal::Silver);
      TEST_ASSERT_TRUE(medalOf(cities, number, bronze) == Medal::Bronze);
      TEST_ASSERT_TRUE(medalOf(cities, number, 0) == Medal::None);
    }
  }
  TEST_ASSERT_TRUE(medalOf(citiesOf(GameId::Palazzi), 1,
                           citiesOf(GameId::Palazzi).mark(1, Medal::Bronze) - 1) == Medal::None);
  TEST_ASSERT_TRUE(medalOf(citiesOf(GameId::Palazzi), 0, 99) == Medal::None);
}

TEST(a_few_medals_are_what_the_levels_made) {
  for (const GameId game : kGames) {
    const Cities cities = citiesOf(game);
    for (const int number : {2, 77}) {
      const City made = medalsOf(game, number, cities.count);
      for (const Medal medal : {Medal::Bronze, Medal::Silver, Medal::Gold})
        TEST_ASSERT_EQUAL_MESSAGE(cities.mark(number, medal), made.mark[static_cast<int>(medal) - 1],
                                  "computed with other players: ./lucca lab cities GAME");
    }
  }
}

}  // namespace
