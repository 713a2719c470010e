#include "ui/palazzi/coach.h"

#include "drawing/type/symbols.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

using palazzi::Loss;

void PalazziCoach::begin(const Turn& turn) {
  loss_ = palazzi::certainLoss(known(turn.before), turn.decisions, turn.seat);
}

void PalazziCoach::describe(const Table&, bool brief, Phrase& out) const {
  switch (loss_.kind) {
    case Loss::Walls:
      out.add(Text::CoachPalazziWalls, {loss_.points});
      break;
    case Loss::Thrown:
      out.add(brief ? Text::CoachPalazziThrownBrief : Text::CoachPalazziThrown,
              {cardName(loss_.card), palaceColourName(loss_.colour), loss_.points});
      break;
    default:
      out.add(brief ? Text::CoachPalazziPartyBrief : Text::CoachPalazziParty,
              {palaceColourName(loss_.colour), loss_.points});
  }
}

// The seat's own shields, and how many the walls need.
void PalazziCoach::count(Phrase& out) const {
  if (loss_.kind == Loss::Walls) out.add(symbol::kShield).add(loss_.shields).add("/").add(loss_.needed);
}

}  // namespace lucca::ui
