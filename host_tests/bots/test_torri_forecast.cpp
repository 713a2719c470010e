// What forecasts of Torri read in a position, and that they tell by it what the appraisal does not.
#include "engine/bots/torri/forecast.h"

#include <cstdlib>
#include <string>

#include "engine/bots/torri/forecast_numbers.h"
#include "engine/bots/torri/lot_masks.h"
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

constexpr int kMover = 0, kWaiter = 1;  // roles

State city(const char* picture) {
  return at({.setup = Table{.size = 8, .switching = true}.setup(), .picture = picture});
}

int signOf(const State& state, int role, Sign sign) {
  Signs signs;
  readSigns(state, signs);
  return signs.value[role * kSignsOfColour + static_cast<int>(sign)];
}

int signOf(const State& state, CitySign sign) {
  Signs signs;
  readSigns(state, signs);
  return signs.value[kColours * kSignsOfColour + static_cast<int>(sign)];
}

int forecastOf(const State& state) { return forecast(kForecastNumbers, state); }

// White is to move. His tower is the stronger one and black's top is one brick thick.
constexpr const char* kTogether = R"(
    . . . . . . . .
    . . . . . . . .
    . r b . . . . .
    . krbw k . rbrk r . .
    . w . . b . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .)";
// The same blocks, with four lots between them.
constexpr const char* kApart = R"(
    . . . . . . . .
    . . . . . . . .
    r b . . . . . .
    krbw k . . . . rbrk r
    w . . . . . b .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .)";

TEST(a_tower_in_reach_can_be_hit) {
  const State near = city(kTogether), far = city(kApart);
  TEST_ASSERT_EQUAL(1, signOf(near, kWaiter, Sign::HitAtOnce));
  TEST_ASSERT_EQUAL(1, signOf(near, kMover, Sign::HitsSoon));
  TEST_ASSERT_EQUAL(1, signOf(near, CitySign::Fights));
  TEST_ASSERT_EQUAL(0, signOf(far, kWaiter, Sign::HitAtOnce));
  TEST_ASSERT_EQUAL(0, signOf(far, kWaiter, Sign::HitSoon));
  TEST_ASSERT_EQUAL(1, signOf(far, kWaiter, Sign::HitEver));
  TEST_ASSERT_EQUAL(0, signOf(far, CitySign::Fights));
}

// White takes the black top, red then the white one, blue the red one; now both are blue, and merge.
TEST(a_struggle_is_foreseen_to_its_end) {
  const State state = city(kTogether);
  TEST_ASSERT_EQUAL(4, signOf(state, kWaiter, Sign::FightLoss));
  TEST_ASSERT_EQUAL(4, signOf(state, kMover, Sign::FightLoss));
  TEST_ASSERT_EQUAL(0, signOf(state, kMover, Sign::FightGain));
}

TEST(two_houses_make_a_way) {
  const State state = city(R"(
    . . . . . . . .
    . . . . . . . .
    . r b . . . . .
    . krbw k . . rbrk r .
    . w . . . b . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .)");
  TEST_ASSERT_EQUAL(0, signOf(state, kWaiter, Sign::HitAtOnce));
  TEST_ASSERT_EQUAL(1, signOf(state, kWaiter, Sign::HitSoon));
}

// One house would join the blocks of the first city, four those of the second. White's tower is the stronger one.
TEST(towers_say_how_near_they_are) {
  const State near = city(kTogether), far = city(kApart);
  TEST_ASSERT_EQUAL(5, signOf(near, kMover, Sign::NearAny));
  TEST_ASSERT_EQUAL(5, signOf(near, kMover, Sign::NearWeaker));
  TEST_ASSERT_EQUAL(5, signOf(near, kWaiter, Sign::NearStronger));
  TEST_ASSERT_EQUAL(5, signOf(near, kWaiter, Sign::NearDanger));
  TEST_ASSERT_EQUAL(5, signOf(near, kMover, Sign::NearPrey));
  TEST_ASSERT_EQUAL(0, signOf(near, kMover, Sign::NearOwn));
  TEST_ASSERT_EQUAL(2, signOf(far, kMover, Sign::NearAny));
  TEST_ASSERT_EQUAL(2, signOf(far, kWaiter, Sign::NearDanger));
}

// White's block has nine empty lots beside it; the one between the blocks is beside black's, too. A house on the left joins the
// two houses in the corner, one below joins the lone blue house.
TEST(blocks_say_how_they_can_grow) {
  const State state = city(R"(
    r . . . . . . .
    r . . . . . . .
    . r b . . . . .
    . krbw k . rbrk r . .
    . w . . . b . .
    . . . . . . . .
    . b . . . . . .
    . . . . . . . .)");
  TEST_ASSERT_EQUAL(1, signOf(state, kMover, Sign::Shared));
  TEST_ASSERT_EQUAL(8, signOf(state, kMover, Sign::Unshared));
  TEST_ASSERT_EQUAL(9, signOf(state, kMover, Sign::Free));
  TEST_ASSERT_EQUAL(2, signOf(state, kMover, Sign::Growth));
  TEST_ASSERT_EQUAL(3, signOf(state, kMover, Sign::Around));
}

// Nothing else is different, so the appraisal sees no difference: the forecast does.
TEST(forecasts_know_the_way_between_towers) {
  const State near = city(kTogether), far = city(kApart);
  TEST_ASSERT_EQUAL(standing(Scale(near), near, 0), standing(Scale(far), far, 0));
  TEST_ASSERT_NOT_EQUAL(forecastOf(near), forecastOf(far));
}

// Black's tower of eight wins at black's next turn, and white has nothing to stop it with.
TEST(a_lost_game_is_foretold) {
  const State lost = city(R"(
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . w b .
    k r b w . . . .
    b rkwbrwbk k . . . . .
    r w . . . . . .)");
  TEST_ASSERT_EQUAL(1, signOf(lost, kWaiter, Sign::Wins));
  TEST_ASSERT_LESS_THAN(-512, forecastOf(lost));
  Scale scale(lost);
  scale.forecasts = &kForecastNumbers;
  TEST_ASSERT_EQUAL(forecastOf(lost), outlook(scale, lost, 0));
  TEST_ASSERT_EQUAL(-forecastOf(lost), outlook(scale, lost, 1));
  scale.forecasts = nullptr;
  TEST_ASSERT_EQUAL(standing(scale, lost, 0), outlook(scale, lost, 0));
}

// Wide masks continue across the end of a row, and of a word of five rows.
TEST(lots_in_wide_masks_are_beside_each_other_as_in_the_city) {
  constexpr int kSize = WideLots::kMostSize;
  WideLots city;
  for (int row = 0; row < kSize; ++row) city.addRow(row, (1u << kSize) - 1);
  TEST_ASSERT_EQUAL(kSize * kSize, city.count());
  for (int lot = 0; lot < kSize * kSize; ++lot) {
    const int column = lot % kSize, row = lot / kSize;
    WideLots around;
    if (column > 0) around = around | WideLots::at(column - 1, row);
    if (column + 1 < kSize) around = around | WideLots::at(column + 1, row);
    if (row > 0) around = around | WideLots::at(column, row - 1);
    if (row + 1 < kSize) around = around | WideLots::at(column, row + 1);
    const WideLots found = WideLots::at(column, row).beside() & city;
    TEST_ASSERT_FALSE(found.without(around).any() || around.without(found).any());
    TEST_ASSERT_EQUAL(around.count(), found.count());
    TEST_ASSERT_EQUAL(1, found.lowest().count());
  }
}

// The same towers in a larger city: what is around them is the same, and two floors more are missing.
TEST(signs_of_a_larger_city_count_what_is_missing) {
  const State small = city(kTogether),
              large = at({.setup = Table{.size = 10, .switching = true}.setup(), .picture = R"(
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . r b . . . . . . .
    . krbw k . rbrk r . . . .
    . w . . b . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .)"});
  for (const Sign sign :
       {Sign::Free, Sign::Shared, Sign::Unshared, Sign::NearAny, Sign::HitsAtOnce, Sign::Houses, Sign::Room})
    TEST_ASSERT_EQUAL_MESSAGE(signOf(small, kMover, sign), signOf(large, kMover, sign), "like in 8 x 8");
  TEST_ASSERT_EQUAL(signOf(small, kMover, Sign::Height) - 2, signOf(large, kMover, Sign::Height));
  TEST_ASSERT_LESS_THAN(signOf(small, kMover, Sign::Progress), signOf(large, kMover, Sign::Progress));
}

TEST(only_games_in_which_forecasts_proved_better_have_them) {
  std::string picture;
  const auto empty = [&picture](int size, bool switching) {
    picture.clear();
    for (int lot = 0; lot < size * size; ++lot) picture += lot % size == 0 ? "\n." : " .";
    return at({.setup = Table{.size = size, .switching = switching}.setup(), .picture = picture.c_str()});
  };
  for (const int size : {6, 8, 10}) TEST_ASSERT_NOT_NULL(forecastNumbers(empty(size, true)));
  for (const int size : {8, 10}) TEST_ASSERT_NOT_NULL(forecastNumbers(empty(size, false)));
  for (const int size : {6, 12}) TEST_ASSERT_NULL(forecastNumbers(empty(size, false)));
  TEST_ASSERT_NULL(forecastNumbers(empty(12, true)));
  TEST_ASSERT_NULL(forecastNumbers(
      at({.setup = Table{.size = 8, .players = 3, .switching = true}.setup(), .picture = kTogether})));
}

State cityOf(int players, bool switching = false) {
  return at(
      {.setup = Table{.size = 8, .players = players, .switching = switching}.setup(), .picture = kTogether});
}

TEST(with_more_seats_forecasts_judge_what_a_round_leads_to) {
  TEST_ASSERT_NULL(roundForecastNumbers(cityOf(2)));
  TEST_ASSERT_NULL(roundForecastNumbers(cityOf(3, true)));
  for (int players = 3; players <= 4; ++players) {
    const State state = cityOf(players);
    TEST_ASSERT_NULL(forecastNumbers(state));
    Scale scale(state);
    scale.roundForecasts = roundForecastNumbers(state);
    TEST_ASSERT_NOT_NULL(scale.roundForecasts);
    TEST_ASSERT_EQUAL(forecast(*scale.roundForecasts, state), outlook(scale, state, state.seat));
    const Seat next = static_cast<Seat>(state.seat + 1);
    TEST_ASSERT_EQUAL(standing(scale, state, next), outlook(scale, state, next));
  }
}

// White has the tower on the left, black the one on the right; the other colours have none.
TEST(with_more_seats_roles_go_round_the_table) {
  State state = cityOf(3);
  const int white = signOf(state, 0, Sign::Strength), black = signOf(state, 1, Sign::Strength);
  TEST_ASSERT_NOT_EQUAL(white, black);
  state.seat = 1;
  TEST_ASSERT_EQUAL(black, signOf(state, 0, Sign::Strength));
  TEST_ASSERT_EQUAL(0, signOf(state, 1, Sign::HasTower));
  TEST_ASSERT_EQUAL(white, signOf(state, 2, Sign::Strength));
  state.seat = 2;
  TEST_ASSERT_EQUAL(0, signOf(state, 0, Sign::HasTower));
  TEST_ASSERT_EQUAL(white, signOf(state, 1, Sign::Strength));
  TEST_ASSERT_EQUAL(black, signOf(state, 2, Sign::Strength));
}

TEST(small_numbers_are_the_numbers_rounded) {
  const SmallForecastNumbers small = madeSmall(kForecastNumbers);
  int exact = 0;
  for (int sign = 0; sign < kSigns; ++sign) {
    const int step = 1 << small.shift[sign];
    for (int unit = 0; unit <= kForecastUnits; ++unit) {
      const int number = kForecastNumbers.sign[sign][unit];
      TEST_ASSERT_LESS_OR_EQUAL(step / 2, std::abs(small.sign[sign][unit] * step - number));
      exact += small.sign[sign][unit] * step == number;
    }
  }
  TEST_ASSERT_GREATER_THAN(kSigns * (kForecastUnits + 1) / 2, exact);
}

}  // namespace
