// The sentences for why a computer player of Torri moved, and for hints.
#include "ui/stage/reasons.h"

#include <iterator>

#include "engine/bots/torri/reasons.h"
#include "ui/torri/torri_ui.h"
#include "ui/torri/words.h"

namespace lucca::ui {

namespace {

// By torri::Because.
constexpr Text kSentence[] = {
    Text::ReasonTorriWinsTower, Text::ReasonTorriWinsPrisoners, Text::ReasonTorriBlocks,
    Text::ReasonTorriRaises,    Text::ReasonTorriStarts,        Text::ReasonTorriStruggle,
    Text::ReasonTorriMerge,     Text::ReasonTorriPrisoner,      Text::ReasonTorriHouse,
    Text::ReasonTorriHinders,   Text::ReasonTorriSwitch,        Text::ReasonTorriKeep,
};
static_assert(std::size(kSentence) == torri::kReasonKinds - 1);

}  // namespace

void TorriUi::reason(const Table& table, const Reason& reason, Phrase& out) {
  if (reason.kind == 0) return;
  addReason(table, reason, kSentence[reason.kind - 1],
            reason.colour < 0 ? std::string_view{} : brickName(static_cast<torri::Colour>(reason.colour)),
            out);
}

}  // namespace lucca::ui
