// Why Torri's computer player moves: the kinds of Reason. The screen has a sentence under the name given beside each; {n} is
// the amount. A reason names a plan or a danger if there is one, else the use of the brick.
#pragma once

#include "engine/bots/reason.h"

namespace lucca::torri {

enum class Because : uint8_t {
  // Victories
  WinsTower = 1,  // reason.torri.wins_tower: a tower of {n} floors that wins at the next turn
  WinsPrisoners,  // reason.torri.wins_prisoners: {n} prisoners, which win at the next turn
  WinsSurely,     // reason.torri.wins_surely: the seat wins soon, and no answer is in sight
  WinsBySwitch,   // reason.torri.wins_switch: the seat wins by switching to `colour` at the end of the turn
  BlocksVictory,  // reason.torri.blocks: keeps `colour` from winning
  DelaysVictory,  // reason.torri.delays: `colour` can hardly be stopped any more
  SlowsRival,     // reason.torri.slows: `colour` is close to winning
  // Plans for the second brick and after
  ThenSwitch,    // reason.torri.then_switch: helps `colour`, to switch to it at the end of the turn
  ThenStruggle,  // reason.torri.then_struggle: the second brick starts a struggle
  ThenTower,     // reason.torri.then_tower: the second brick starts a tower here
  ThenFloor,     // reason.torri.then_floor: the second brick makes {n} floors of the tower
  // Struggles
  TakesTower,      // reason.torri.takes_tower: a struggle that takes the tower of `colour` over
  GainsPrisoners,  // reason.torri.gains: a struggle after which the seat holds {n} prisoners
  WinsStruggle,    // reason.torri.struggle: costs `colour` its last tower, of {n} floors; {n} = 0: weakens it
  StirsStruggle,   // reason.torri.stirs: the same, in a struggle of others
  DaresStruggle,   // reason.torri.dares: a struggle with `colour`
  MergesTowers,    // reason.torri.merge: two towers become one of {n} floors
  TakesPrisoner,   // reason.torri.prisoner: a house of `colour` as prisoner number {n}
  CutsBlock,       // reason.torri.cuts: without that house the blocks part and the struggle ends
  // Floors
  StartsTower,   // reason.torri.starts: a new tower of the seat
  RaisesTower,   // reason.torri.raises: the own tower is now {n} floors high
  NearsVictory,  // reason.torri.nears: {n} floors are missing
  WaitsBelow,    // reason.torri.below: an own brick under `colour`, which is left when the top falls
  StandsInTheWay,  // reason.torri.in_the_way: neutral `colour` with {n} floors stops every colour that is not higher
  TakesBlock,  // reason.torri.takes_block: one tower a block, and here it is `colour`'s
  UsesUpRoom,  // reason.torri.uses_up: floors of `colour` have less room there
  // Houses
  Strengthens,   // reason.torri.strengthens: the own tower has strength {n} now
  MakesRoom,     // reason.torri.room: a floor of `colour` fits under the own tower
  LetsIn,        // reason.torri.lets_in: an own floor fits under `colour`
  KeepsChoice,   // reason.torri.choice: neutral `colour` grows, and the seat may switch to it
  JoinsBlocks,   // reason.torri.joins: more houses for one tower
  FoundsHouse,   // reason.torri.house: ground for a tower of the seat
  MixesColours,  // reason.torri.mixes: a floor of `colour` will fit under an own house
  FirstHouse,    // reason.torri.first: a block may grow here
  Scatters,      // reason.torri.scatters: a brick of `colour` where it helps no seat
  CrowdsTower,   // reason.torri.crowds: a lot beside the tower of `colour` is taken
  HindersTower,  // reason.torri.hinders: makes it harder for `colour`
  WaitsQuietly,  // reason.torri.quiet: gives nothing away
  // The switch
  SwitchesToTower,  // reason.torri.switch_tower: `colour` has the highest tower, {n} floors
  SwitchesColour,   // reason.torri.switch: `colour` is better placed
  KeepsTower,       // reason.torri.keep_tower: the own tower of {n} floors is the highest
  KeepsColour,      // reason.torri.keep: no colour is better placed
};
inline constexpr uint8_t kReasonKinds = static_cast<uint8_t>(Because::KeepsColour) + 1;

}  // namespace lucca::torri
