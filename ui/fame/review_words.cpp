#include "ui/fame/review_words.h"

#include "ui/game/turns.h"
#include "ui/stage/game_row.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"

namespace lucca::ui {

void addWhen(const PlayedMatch& match, int turn, Phrase& out) {
  rowOf(match.setup().game).rounds ? out.add(Text::ReviewRound, {turn / match.setup().players + 1})
                                   : out.add(Text::ReviewTurn, {turn + 1});
}

std::size_t findTurn(App& app, int turn, Seat seat, TurnActions& made) {
  const PlayedMatch& match = app.game.session().match();
  const TurnPlace here = turnNumber(match, turn), next = turnNumber(match, turn + 1);
  const std::size_t end = next.turn > here.turn ? next.start : match.history().size();
  made.clear();
  // Cards that are laid between two turns belong to neither.
  for (std::size_t i = here.start; i < end && !made.full(); ++i) {
    if (match.mover(i) >= 0) static_cast<void>(made.push(match.history()[i]));
  }
  app.trail.follow(match, match.changes());
  Walker walker;
  app.trail.startBehind(walker, seat, here.start);
  while (walker.next(app.shown) && app.shown.mover < 0) {
  }
  return here.start;
}

[[gnu::noinline]] void foresee(App& app, std::size_t start, Seat seat, std::span<const Action> actions) {
  const PlayedMatch& match = app.game.session().match();
  const Game& game = match.game();
  Walker walker;
  app.trail.startBehind(walker, seat, start);
  AnyState state = walker.state();
  for (const Action action : actions) {
    settle(game, state);
    if (game.apply(state, action) != Verdict::Accepted) break;
  }
  game.view(state, seat, app.shown.after);
}

void addPlayed(App& app, const TurningPoint& point, Phrase& out) {
  TurnActions made;
  static_cast<void>(findTurn(app, point.turn, point.seat, made));
  app.stage().words().tellTurn(app.shown.before, point.seat, {made.begin(), made.size()}, out);
}

void addBetter(App& app, const TurningPoint& point, Phrase& out) {
  TurnActions made;
  static_cast<void>(findTurn(app, point.turn, point.seat, made));
  app.stage().words().tellTurn(app.shown.before, point.seat, {point.action.data(), point.actions}, out);
}

void addMade(App& app, int turn, Phrase& out) {
  TurnActions made;
  const Seat seat = app.review.review().turn[static_cast<std::size_t>(turn)].seat;
  static_cast<void>(findTurn(app, turn, seat, made));
  app.stage().words().tellTurn(app.shown.before, seat, {made.begin(), made.size()}, out);
}

}  // namespace lucca::ui
