// The sentences for why a computer player of Torri moved, and for hints.
#include "ui/stage/reasons.h"

#include <iterator>

#include "engine/bots/torri/reasons.h"
#include "ui/torri/seen.h"
#include "ui/torri/words.h"

namespace lucca::ui {

namespace {

constexpr RulePage kNone{}, kLone = RulePage::PrincipleLone, kTop = RulePage::PrincipleTop,
                            kStrong = RulePage::PrincipleStrong, kHeir = RulePage::PrincipleHeir,
                            kHold = RulePage::PrincipleHold, kNeutral = RulePage::PrincipleNeutral;
// In the order of torri::Because.
constexpr ReasonRow kRows[] = {
    {Text::ReasonTorriWinsTower, kHold},       // WinsTower
    {Text::ReasonTorriWinsPrisoners, kHold},   // WinsPrisoners
    {Text::ReasonTorriWinsSurely, kHold},      // WinsSurely
    {Text::ReasonTorriWinsSwitch, kNeutral},   // WinsBySwitch
    {Text::ReasonTorriBlocks, kHold},          // BlocksVictory
    {Text::ReasonTorriDelays, kHold},          // DelaysVictory
    {Text::ReasonTorriSlows, kHold},           // SlowsRival
    {Text::ReasonTorriThenSwitch, kNeutral},   // ThenSwitch
    {Text::ReasonTorriThenStruggle, kStrong},  // ThenStruggle
    {Text::ReasonTorriThenTower, kLone},       // ThenTower
    {Text::ReasonTorriThenFloor, kTop},        // ThenFloor
    {Text::ReasonTorriTakesTower, kHeir},      // TakesTower
    {Text::ReasonTorriGains, kStrong},         // GainsPrisoners
    {Text::ReasonTorriStruggle, kStrong},      // WinsStruggle
    {Text::ReasonTorriStirs, kStrong},         // StirsStruggle
    {Text::ReasonTorriDares, kStrong},         // DaresStruggle
    {Text::ReasonTorriMerge, kStrong},         // MergesTowers
    {Text::ReasonTorriPrisoner, kNone},        // TakesPrisoner
    {Text::ReasonTorriCuts, kNone},            // CutsBlock
    {Text::ReasonTorriStarts, kTop},           // StartsTower
    {Text::ReasonTorriRaises, kTop},           // RaisesTower
    {Text::ReasonTorriNears, kTop},            // NearsVictory
    {Text::ReasonTorriBelow, kHeir},           // WaitsBelow
    {Text::ReasonTorriInTheWay, kNeutral},     // StandsInTheWay
    {Text::ReasonTorriTakesBlock, kNone},      // TakesBlock
    {Text::ReasonTorriUsesUp, kNone},          // UsesUpRoom
    {Text::ReasonTorriStrengthens, kStrong},   // Strengthens
    {Text::ReasonTorriRoom, kTop},             // MakesRoom
    {Text::ReasonTorriLetsIn, kHeir},          // LetsIn
    {Text::ReasonTorriChoice, kNeutral},       // KeepsChoice
    {Text::ReasonTorriJoins, kStrong},         // JoinsBlocks
    {Text::ReasonTorriHouse, kLone},           // FoundsHouse
    {Text::ReasonTorriMixes, kLone},           // MixesColours
    {Text::ReasonTorriFirst, kLone},           // FirstHouse
    {Text::ReasonTorriScatters, kLone},        // Scatters
    {Text::ReasonTorriCrowds, kNone},          // CrowdsTower
    {Text::ReasonTorriHinders, kNone},         // HindersTower
    {Text::ReasonTorriQuiet, kNone},           // WaitsQuietly
    {Text::ReasonTorriSwitchTower, kNeutral},  // SwitchesToTower
    {Text::ReasonTorriSwitch, kNeutral},       // SwitchesColour
    {Text::ReasonTorriKeepTower, kNeutral},    // KeepsTower
    {Text::ReasonTorriKeep, kNone},            // KeepsColour
};
static_assert(std::size(kRows) == torri::kReasonKinds - 1);

}  // namespace

RulePage TorriWords::principle(const Reason& reason) const { return principleOf(kRows, reason); }

void TorriWords::reason(const Table& table, const Reason& reason, Phrase& out) const {
  if (reason.kind == 0) return;
  using torri::Because;
  Text sentence = kRows[reason.kind - 1].sentence;
  const auto kind = static_cast<Because>(reason.kind);
  if (kind == Because::NearsVictory) sentence = countForm(reason.amount, Text::ReasonTorriNearsOne, sentence);
  if (kind == Because::WinsStruggle && reason.amount > 0) sentence = Text::ReasonTorriStruggleTower;
  if (kind == Because::StirsStruggle && reason.amount > 0) sentence = Text::ReasonTorriStirsTower;
  addReason(table, reason, sentence,
            reason.colour < 0 ? std::string_view{} : brickName(static_cast<torri::Brick>(reason.colour)),
            out);
}

}  // namespace lucca::ui
