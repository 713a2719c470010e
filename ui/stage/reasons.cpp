#include "ui/stage/reasons.h"

namespace lucca::ui {
namespace {

// By Because, from CompletesPalace on.
constexpr Text kSentence[] = {
    Text::ReasonPalazziComplete,    Text::ReasonPalazziParty,   Text::ReasonPalazziExtend,
    Text::ReasonPalazziStart,       Text::ReasonPalazziWall,    Text::ReasonPalazziBastion,
    Text::ReasonPalazziShields,     Text::ReasonPalazziOrder,   Text::ReasonPalazziDeny,
    Text::ReasonPalazziTake,        Text::ReasonPalazziDiscard, Text::ReasonPalazziCity,
    Text::ReasonPalazziStarve,      Text::ReasonPalazziKeep,    Text::ReasonTorriWinsTower,
    Text::ReasonTorriWinsPrisoners, Text::ReasonTorriBlocks,    Text::ReasonTorriRaises,
    Text::ReasonTorriStarts,        Text::ReasonTorriStruggle,  Text::ReasonTorriMerge,
    Text::ReasonTorriPrisoner,      Text::ReasonTorriHouse,     Text::ReasonTorriHinders,
    Text::ReasonTorriSwitch,        Text::ReasonTorriKeep,
};
static_assert(std::size(kSentence) == kReasonKinds - 1);

constexpr Text kPalaceColourWord[] = {Text::PalaceColourRed,    Text::PalaceColourYellow,
                                      Text::PalaceColourGreen,  Text::PalaceColourBlue,
                                      Text::PalaceColourViolet, Text::PalaceColourGrey};
constexpr Text kBrickColourWord[] = {Text::BrickColourWhite, Text::BrickColourBlack, Text::BrickColourRed,
                                     Text::BrickColourBlue};

std::string_view colourWord(GameId game, int colour) {
  if (colour < 0) return {};
  return tr(game == GameId::Palazzi ? kPalaceColourWord[colour] : kBrickColourWord[colour]);
}

}  // namespace

void addReason(const Table& table, const Reason& reason, Phrase& out) {
  const auto kind = static_cast<Because>(reason.kind);
  if (kind == Because::None) return;
  Text sentence = kSentence[reason.kind - 1];
  if (kind == Because::CompletesPalace) {
    sentence = countForm(reason.amount, Text::ReasonPalazziCompleteOne, sentence);
  }
  const std::string_view who = reason.seat >= 0 ? table.name(reason.seat) : std::string_view{};
  out.add(sentence, {reason.amount, colourWord(table.game().id, reason.colour), who});
}

}  // namespace lucca::ui
