// The sentences for why a computer player of Palazzi moved, and for hints.
#include "ui/stage/reasons.h"

#include <iterator>

#include "engine/bots/palazzi/reasons.h"
#include "ui/palazzi/stage.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

namespace {

// By palazzi::Because.
constexpr Text kSentence[] = {
    Text::ReasonPalazziComplete,   Text::ReasonPalazziCompleteParty, Text::ReasonPalazziNearly,
    Text::ReasonPalazziLastChance, Text::ReasonPalazziForParty,      Text::ReasonPalazziWindows,
    Text::ReasonPalazziExtend,     Text::ReasonPalazziStartParty,    Text::ReasonPalazziStartShields,
    Text::ReasonPalazziStart,      Text::ReasonPalazziShields,       Text::ReasonPalazziMoreShields,
    Text::ReasonPalazziOrder,      Text::ReasonPalazziWall,          Text::ReasonPalazziWallNeeds,
    Text::ReasonPalazziWallLater,  Text::ReasonPalazziBastion,       Text::ReasonPalazziParty,
    Text::ReasonPalazziInTime,     Text::ReasonPalazziDeny,          Text::ReasonPalazziTake,
    Text::ReasonPalazziGuest,      Text::ReasonPalazziSpares,        Text::ReasonPalazziDiscard,
    Text::ReasonPalazziCity,       Text::ReasonPalazziStarve,        Text::ReasonPalazziKeepColour,
    Text::ReasonPalazziKeep,
};
static_assert(std::size(kSentence) == palazzi::kReasonKinds - 1);

// The principle behind each; those in the order of palazzi::Because.
constexpr RulePage kNone{}, kFew = RulePage::PrincipleFew, kGuests = RulePage::PrincipleGuests,
                            kFirst = RulePage::PrincipleFirst, kShields = RulePage::PrincipleShields,
                            kWalls = RulePage::PrincipleWalls, kLeave = RulePage::PrincipleLeave;
constexpr RulePage kPrinciple[] = {
    kFew,      // CompletesPalace
    kGuests,   // CompletesForParty
    kFew,      // NearlyDone
    kFew,      // LastChance
    kGuests,   // BuildsForParty
    kFew,      // AddsWindows
    kFew,      // ExtendsPalace
    kGuests,   // StartsForParty
    kShields,  // StartsForShields
    kNone,     // StartsPalace
    kShields,  // AddsShields
    kShields,  // GainsShields
    kShields,  // TakesOrder
    kWalls,    // BuildsWall
    kWalls,    // WallNeedsShields
    kWalls,    // WallForLater
    kWalls,    // BuildsBastion
    kFirst,    // OpensParty
    kFirst,    // OpensInTime
    kLeave,    // DeniesTriplet
    kNone,     // TakesTriplet
    kGuests,   // KeepsGuestAway
    kWalls,    // SparesWalls
    kNone,     // Discards
    kGuests,   // FeedsCity
    kLeave,    // StarvesCity
    kFew,      // KeepsColour
    kNone,     // KeepsPair
};
static_assert(std::size(kPrinciple) == palazzi::kReasonKinds - 1);

}  // namespace

RulePage PalazziWords::principle(const Reason& reason) const {
  return reason.kind == 0 ? kNone : kPrinciple[reason.kind - 1];
}

void PalazziWords::reason(const Table& table, const Reason& reason, Phrase& out) const {
  if (reason.kind == 0) return;
  Text sentence = kSentence[reason.kind - 1];
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
