#include "ui/setup/city.h"

#include <utility>

#include "ui/setup/draft.h"

namespace lucca::ui {

namespace {

// The person of the game as it was last played, or of another one; null: no person has played yet.
const SeatInfo* lastPerson(const Settings& settings, GameId game) {
  const Plan* last = lastPlan(settings, game);
  for (const GameRow* row : gameRows()) {
    if (last == nullptr || last->persons() == 0) last = lastPlan(settings, row->game);
  }
  return last != nullptr && last->persons() > 0 ? &last->who(last->firstPerson()) : nullptr;
}

// Name and emblem, unless a rival has the name; the rivals' play does not depend on them.
void seatPerson(Plan& plan, const SeatInfo& who) {
  const Seat person = plan.firstPerson();
  if (nameTaken(plan, person, who.name.view())) return;
  SeatInfo& own = plan.seats[static_cast<std::size_t>(person)];
  for (SeatInfo& other : plan.seats) {
    if (other.emblem == who.emblem) std::swap(other.emblem, own.emblem);
  }
  own.name = who.name;
}

}  // namespace

Plan cityPlan(GameId game, int number) {
  Plan plan = standardPlan(game);
  plan.shuffle = Shuffle::City;
  if (rowOf(game).setup->choosesStart && number % 2 == 0) rotateSeats(plan, 1);
  return plan;
}

int slotOfCity(App& app, GameId game, int number) {
  for (int slot = 0; slot < kGameSlots; ++slot) {
    Plan plan;
    uint32_t seed = 0;
    if (app.running.plan(slot, plan, &seed) && plan.setup.game == game && cityNumber(plan, seed) == number)
      return slot;
  }
  return -1;
}

void beginCity(App& app, GameId game, int number) {
  app.game.takeBack();
  app.game.save();
  if (const int slot = slotOfCity(app, game, number); slot >= 0) {
    if (!app.game.open(slot)) return app.go.home();
    app.takeUpSlot();
    return app.go.playGame();
  }
  if (!app.game.takeFreeSlot()) {
    app.go.runningGames(true);
    app.go.opening().cityGame = game;
    app.go.opening().city = static_cast<int16_t>(number);
    return;
  }
  Plan plan = cityPlan(game, number);
  if (const SeatInfo* who = lastPerson(app.settings, game)) seatPerson(plan, *who);
  if (app.game.session().start(plan, static_cast<uint32_t>(number)) != Verdict::Accepted)
    return app.tell.refuse(Text::OptionsRefused);
  app.takeUpSlot();
  app.go.playGame();
}

}  // namespace lucca::ui
