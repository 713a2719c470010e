// Every tenth city's medals are computed again. If computers play otherwise: ./lucca lab cities GAME.

#include "host_tests/suite.h"
#include "tools/cities/city_player.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

void compare(GameId game) {
  const Cities cities = citiesOf(game);
  for (int number = 10; number <= cities.size(); number += 10) {
    const City made = medalsOf(game, number, cities.count);
    for (const Medal medal : {Medal::Bronze, Medal::Silver, Medal::Gold})
      TEST_ASSERT_EQUAL(cities.mark(number, medal), made.mark[static_cast<int>(medal) - 1]);
  }
}

TEST(medals_of_palazzi_are_what_the_levels_made) { compare(GameId::Palazzi); }
TEST(medals_of_torri_are_what_the_levels_made) { compare(GameId::Torri); }

}  // namespace
