#include "ui/game/city.h"

#include "engine/games.h"
#include "ui/game/city_table.h"
#include "ui/game/turns.h"

namespace lucca::ui {

Cities citiesOf(GameId id) {
  const Game* game = findGame(id);
  if (game == nullptr || (game->deck != nullptr && game->deck() != 0)) return {};
  return cityTable(id);
}

int cityNumber(const Plan& plan, uint32_t seed) {
  const bool known = isCity(plan) && seed <= static_cast<uint32_t>(cityTable(plan.setup.game).size());
  return known ? static_cast<int>(seed) : 0;
}

int cityScore(const PlayedMatch& over) {
  const Seat person = over.plan().firstPerson();
  const Result result = over.game().result(over.state());
  if (cityTable(over.setup().game).count == Cities::Count::Points) return result.total[person];
  return contains(result.winners, person) ? turnsOf(over, person) : 0;
}

Medal medalOf(const Cities& cities, int number, int score) {
  if (score <= 0 || number < 1 || number > cities.size()) return Medal::None;
  for (const Medal medal : {Medal::Gold, Medal::Silver, Medal::Bronze}) {
    const int mark = cities.mark(number, medal);
    if (cities.count == Cities::Count::Points ? score >= mark : score <= mark) return medal;
  }
  return Medal::None;
}

bool isBetter(Cities::Count count, int score, int other) {
  if (score <= 0 || other <= 0) return score > other;
  return count == Cities::Count::Points ? score > other : score < other;
}

}  // namespace lucca::ui
