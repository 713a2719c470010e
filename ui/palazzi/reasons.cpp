// The sentences for why a computer player of Palazzi moved, and for hints.
#include "ui/stage/reasons.h"

#include <iterator>

#include "engine/bots/palazzi/reasons.h"
#include "ui/palazzi/palazzi_ui.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

namespace {

// By palazzi::Because.
constexpr Text kSentence[] = {
    Text::ReasonPalazziComplete, Text::ReasonPalazziParty,   Text::ReasonPalazziExtend,
    Text::ReasonPalazziStart,    Text::ReasonPalazziWall,    Text::ReasonPalazziBastion,
    Text::ReasonPalazziShields,  Text::ReasonPalazziOrder,   Text::ReasonPalazziDeny,
    Text::ReasonPalazziTake,     Text::ReasonPalazziDiscard, Text::ReasonPalazziCity,
    Text::ReasonPalazziStarve,   Text::ReasonPalazziKeep,
};
static_assert(std::size(kSentence) == palazzi::kReasonKinds - 1);

}  // namespace

void PalazziUi::reason(const Table& table, const Reason& reason, Phrase& out) {
  if (reason.kind == 0) return;
  Text sentence = kSentence[reason.kind - 1];
  if (static_cast<palazzi::Because>(reason.kind) == palazzi::Because::CompletesPalace) {
    sentence = countForm(reason.amount, Text::ReasonPalazziCompleteOne, sentence);
  }
  addReason(table, reason, sentence, reason.colour < 0 ? std::string_view{} : palaceColourName(reason.colour),
            out);
}

}  // namespace lucca::ui
