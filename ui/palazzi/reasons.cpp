// The sentences for why a computer player of Palazzi moved, and for hints.
#include "ui/stage/reasons.h"

#include <iterator>

#include "engine/bots/palazzi/reasons.h"
#include "ui/palazzi/stage.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

namespace {

constexpr RulePage kNone{}, kFew = RulePage::PrincipleFew, kGuests = RulePage::PrincipleGuests,
                            kFirst = RulePage::PrincipleFirst, kShields = RulePage::PrincipleShields,
                            kWalls = RulePage::PrincipleWalls, kLeave = RulePage::PrincipleLeave;
// In the order of palazzi::Because.
constexpr ReasonRow kRows[] = {
    {Text::ReasonPalazziComplete, kFew},          // CompletesPalace
    {Text::ReasonPalazziCompleteParty, kGuests},  // CompletesForParty
    {Text::ReasonPalazziNearly, kFew},            // NearlyDone
    {Text::ReasonPalazziLastChance, kFew},        // LastChance
    {Text::ReasonPalazziForParty, kGuests},       // BuildsForParty
    {Text::ReasonPalazziWindows, kFew},           // AddsWindows
    {Text::ReasonPalazziExtend, kFew},            // ExtendsPalace
    {Text::ReasonPalazziStartParty, kGuests},     // StartsForParty
    {Text::ReasonPalazziStartShields, kShields},  // StartsForShields
    {Text::ReasonPalazziStart, kNone},            // StartsPalace
    {Text::ReasonPalazziShields, kShields},       // AddsShields
    {Text::ReasonPalazziMoreShields, kShields},   // GainsShields
    {Text::ReasonPalazziOrder, kShields},         // TakesOrder
    {Text::ReasonPalazziWall, kWalls},            // BuildsWall
    {Text::ReasonPalazziWallNeeds, kWalls},       // WallNeedsShields
    {Text::ReasonPalazziWallLater, kWalls},       // WallForLater
    {Text::ReasonPalazziBastion, kWalls},         // BuildsBastion
    {Text::ReasonPalazziParty, kFirst},           // OpensParty
    {Text::ReasonPalazziInTime, kFirst},          // OpensInTime
    {Text::ReasonPalazziDeny, kLeave},            // DeniesTriplet
    {Text::ReasonPalazziTake, kNone},             // TakesTriplet
    {Text::ReasonPalazziGuest, kGuests},          // KeepsGuestAway
    {Text::ReasonPalazziSpares, kWalls},          // SparesWalls
    {Text::ReasonPalazziDiscard, kNone},          // Discards
    {Text::ReasonPalazziCity, kGuests},           // FeedsCity
    {Text::ReasonPalazziStarve, kLeave},          // StarvesCity
    {Text::ReasonPalazziKeepColour, kFew},        // KeepsColour
    {Text::ReasonPalazziKeep, kNone},             // KeepsPair
};
static_assert(std::size(kRows) == palazzi::kReasonKinds - 1);

}  // namespace

RulePage PalazziWords::principle(const Reason& reason) const { return principleOf(kRows, reason); }

void PalazziWords::reason(const Table& table, const Reason& reason, Phrase& out) const {
  if (reason.kind == 0) return;
  Text sentence = kRows[reason.kind - 1].sentence;
  switch (static_cast<palazzi::Because>(reason.kind)) {
    case palazzi::Because::CompletesPalace:
      sentence = countForm(reason.amount, Text::ReasonPalazziCompleteOne, sentence);
      break;
    case palazzi::Because::WallNeedsShields:
      sentence = countForm(reason.amount, Text::ReasonPalazziWallNeedsOne, sentence);
      break;
    default:
      break;
  }
  addReason(table, reason, sentence, reason.colour < 0 ? std::string_view{} : palaceColourName(reason.colour),
            out);
}

}  // namespace lucca::ui
