#include "ui/torri/coach.h"

#include "drawing/type/symbols.h"
#include "ui/torri/seen.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

// First bricks of a strike in a slice: few, so that keys and pictures do not wait for them.
constexpr int kBricksAtOnce = 2;

LossSearch::Turn turnOf(const SeatCoach::Turn& turn) {
  return {stateOf(turn.before), turn.decisions, turn.seat};
}

}  // namespace

void TorriCoach::begin(const Turn& turn) { search_.begin(turnOf(turn)); }

bool TorriCoach::advance(const Turn& turn) { return search_.advance(turnOf(turn), kBricksAtOnce); }

void TorriCoach::describe(const Table& table, bool brief, Phrase& out) const {
  const TurnLoss& loss = search_.loss();
  if (loss.kind == Loss::Wins) {
    out.add(brief ? Text::CoachTorriWinsBrief : Text::CoachTorriWins, {table.name(loss.by)});
  } else {
    out.add(brief ? Text::CoachTorriStruckBrief : Text::CoachTorriStruck,
            {table.name(loss.by), lotName(lotOf(mark()))});
  }
}

// The height of the seat's tower, and what is left of it at most.
void TorriCoach::count(Phrase& out) const {
  if (loss().kind == Loss::Struck) out.add(symbol::kTower).add(loss().height).add("▶").add(loss().left);
}

// The brick that joins the towers; for a missed win of the seat, the tower that wins.
Action TorriCoach::mark() const {
  const TurnLoss& loss = search_.loss();
  if (loss.kind == Loss::Wins) return place(Brick::White, loss.tower);
  return loss.strike.second != kNoAction ? loss.strike.second : loss.strike.first;
}

}  // namespace lucca::ui
