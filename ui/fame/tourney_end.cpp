#include "ui/fame/tourney_end.h"

#include "ui/fame/score_table.h"
#include "ui/game/turns.h"
#include "ui/saves/open_tourney.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

void continueTourney(App& app) {
  if (!app.game.isRunning() || app.game.tourney() == nullptr) return;
  const PlayedMatch& match = app.game.session().match();
  const Result result = match.game().result(match.state());
  std::array<Seat, kMaxSeats> order;
  const int players =
      rankSeats(result, match.setup().players, order, decidingCategory(rowOf(match.setup().game), result));
  const TourneyKind kind = app.game.tourney()->kind;
  const int turns = addsPoints(kind) ? 0 : turnsOf(match, order[0]);
  OpenTourney(app.game).finishGame(result, {order.data(), static_cast<std::size_t>(players)}, turns);
  if (isOver(*app.game.tourney())) return;
  Plan plan = match.plan();
  rotateSeats(plan, nextFirst(*app.game.tourney()));
  OpenTourney(app.game).waitForNext(plan,
                                    kind == TourneyKind::SameCards ? match.seed() : app.seeds.newSeed());
}

}  // namespace lucca::ui
