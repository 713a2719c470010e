// The sentences for why a computer player of Torri moved, and for hints.
#include "ui/stage/reasons.h"

#include <iterator>

#include "engine/bots/torri/reasons.h"
#include "ui/torri/seen.h"
#include "ui/torri/words.h"

namespace lucca::ui {

namespace {

// By torri::Because.
constexpr Text kSentence[] = {
    Text::ReasonTorriWinsTower,  Text::ReasonTorriWinsPrisoners, Text::ReasonTorriWinsSurely,
    Text::ReasonTorriWinsSwitch, Text::ReasonTorriBlocks,        Text::ReasonTorriDelays,
    Text::ReasonTorriSlows,      Text::ReasonTorriThenSwitch,    Text::ReasonTorriThenStruggle,
    Text::ReasonTorriThenTower,  Text::ReasonTorriThenFloor,     Text::ReasonTorriTakesTower,
    Text::ReasonTorriGains,      Text::ReasonTorriStruggle,      Text::ReasonTorriStirs,
    Text::ReasonTorriDares,      Text::ReasonTorriMerge,         Text::ReasonTorriPrisoner,
    Text::ReasonTorriCuts,       Text::ReasonTorriStarts,        Text::ReasonTorriRaises,
    Text::ReasonTorriNears,      Text::ReasonTorriBelow,         Text::ReasonTorriInTheWay,
    Text::ReasonTorriTakesBlock, Text::ReasonTorriUsesUp,        Text::ReasonTorriStrengthens,
    Text::ReasonTorriRoom,       Text::ReasonTorriLetsIn,        Text::ReasonTorriChoice,
    Text::ReasonTorriJoins,      Text::ReasonTorriHouse,         Text::ReasonTorriMixes,
    Text::ReasonTorriFirst,      Text::ReasonTorriScatters,      Text::ReasonTorriCrowds,
    Text::ReasonTorriHinders,    Text::ReasonTorriQuiet,         Text::ReasonTorriSwitchTower,
    Text::ReasonTorriSwitch,     Text::ReasonTorriKeepTower,     Text::ReasonTorriKeep,
};
static_assert(std::size(kSentence) == torri::kReasonKinds - 1);

// The principle behind each; those in the order of torri::Because.
constexpr RulePage kNone{}, kLone = RulePage::PrincipleLone, kTop = RulePage::PrincipleTop,
                            kStrong = RulePage::PrincipleStrong, kHeir = RulePage::PrincipleHeir,
                            kHold = RulePage::PrincipleHold, kNeutral = RulePage::PrincipleNeutral;
constexpr RulePage kPrinciple[] = {
    kHold,     // WinsTower
    kHold,     // WinsPrisoners
    kHold,     // WinsSurely
    kNeutral,  // WinsBySwitch
    kHold,     // BlocksVictory
    kHold,     // DelaysVictory
    kHold,     // SlowsRival
    kNeutral,  // ThenSwitch
    kStrong,   // ThenStruggle
    kLone,     // ThenTower
    kTop,      // ThenFloor
    kHeir,     // TakesTower
    kStrong,   // GainsPrisoners
    kStrong,   // WinsStruggle
    kStrong,   // StirsStruggle
    kStrong,   // DaresStruggle
    kStrong,   // MergesTowers
    kNone,     // TakesPrisoner
    kNone,     // CutsBlock
    kTop,      // StartsTower
    kTop,      // RaisesTower
    kTop,      // NearsVictory
    kHeir,     // WaitsBelow
    kNeutral,  // StandsInTheWay
    kNone,     // TakesBlock
    kNone,     // UsesUpRoom
    kStrong,   // Strengthens
    kTop,      // MakesRoom
    kHeir,     // LetsIn
    kNeutral,  // KeepsChoice
    kStrong,   // JoinsBlocks
    kLone,     // FoundsHouse
    kLone,     // MixesColours
    kLone,     // FirstHouse
    kLone,     // Scatters
    kNone,     // CrowdsTower
    kNone,     // HindersTower
    kNone,     // WaitsQuietly
    kNeutral,  // SwitchesToTower
    kNeutral,  // SwitchesColour
    kNeutral,  // KeepsTower
    kNone,     // KeepsColour
};
static_assert(std::size(kPrinciple) == torri::kReasonKinds - 1);

}  // namespace

RulePage TorriWords::principle(const Reason& reason) const {
  return reason.kind == 0 ? kNone : kPrinciple[reason.kind - 1];
}

void TorriWords::reason(const Table& table, const Reason& reason, Phrase& out) const {
  if (reason.kind == 0) return;
  Text sentence = kSentence[reason.kind - 1];
  if (static_cast<torri::Because>(reason.kind) == torri::Because::NearsVictory)
    sentence = countForm(reason.amount, Text::ReasonTorriNearsOne, sentence);
  addReason(table, reason, sentence,
            reason.colour < 0 ? std::string_view{} : brickName(static_cast<torri::Brick>(reason.colour)),
            out);
}

}  // namespace lucca::ui
