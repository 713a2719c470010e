#include "ui/palazzi/coach.h"

#include "drawing/type/symbols.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

using palazzi::Loss;

void PalazziCoach::begin(const Turn& turn) {
  loss_ = palazzi::certainLoss(known(turn.before), turn.decisions, turn.seat);
}

void PalazziCoach::describe(const Table&, Phrase& out) const {
  switch (loss_.kind) {
    case Loss::Walls:
      out.add(Text::CoachPalazziWalls, {loss_.points}).add(" ");
      out.add(symbol::kShield).add(loss_.shields).add("/").add(loss_.needed);
      break;
    case Loss::Thrown:
      out.add(Text::CoachPalazziThrown, {cardName(loss_.card), palaceColourName(loss_.colour), loss_.points});
      break;
    default:
      out.add(Text::CoachPalazziParty, {palaceColourName(loss_.colour), loss_.points});
  }
}

}  // namespace lucca::ui
