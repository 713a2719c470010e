// lucca-cities GAME FIRST LAST: a line for each city, as assets/cities has it.

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/games.h"
#include "tools/cities/city_player.h"

int main(int count, char** words) {
  using namespace lucca;
  const Game* game = nullptr;
  for (const Game& each : games()) {
    if (count == 4 && std::strcmp(each.name, words[1]) == 0) game = &each;
  }
  const int first = game ? std::atoi(words[2]) : 0, last = game ? std::atoi(words[3]) : 0;
  if (!game || first < 1 || last < first) {
    std::fputs("usage: lucca-cities GAME FIRST LAST\n", stderr);
    return 2;
  }
  const ui::Cities::Count kind = ui::citiesOf(game->id).count;
  for (int number = first; number <= last; ++number) {
    const ui::City city = medalsOf(game->id, number, kind);
    std::printf("%d %d %d %d\n", number, city.mark[0], city.mark[1], city.mark[2]);
    std::fflush(stdout);
  }
  return 0;
}
