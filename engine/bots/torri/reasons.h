// Why Torri's computer player moves: the kinds of Reason. The screen has a sentence under the name given beside
// each; {n} is the amount.
#pragma once

#include "engine/bots/reason.h"

namespace lucca::torri {

enum class Because : uint8_t {
  WinsTower = 1,   // reason.torri.wins_tower: a tower of {n} floors that wins at the next turn
  WinsPrisoners,   // reason.torri.wins_prisoners: {n} prisoners, which win at the next turn
  BlocksVictory,   // reason.torri.blocks: keeps `colour` from winning
  RaisesTower,     // reason.torri.raises: the own tower is now {n} floors high
  StartsTower,     // reason.torri.starts: a tower of one's own
  WinsStruggle,    // reason.torri.struggle: a struggle that costs `colour` its tower
  MergesTowers,    // reason.torri.merge: two towers become one of {n} floors
  TakesPrisoner,   // reason.torri.prisoner: a house of `colour` as prisoner number {n}
  FoundsHouse,     // reason.torri.house: a house that lets the tower grow
  HindersTower,    // reason.torri.hinders: makes it harder for `colour`
  SwitchesColour,  // reason.torri.switch: `colour` stands better
  KeepsColour,     // reason.torri.keep: no colour stands better
};
inline constexpr uint8_t kReasonKinds = static_cast<uint8_t>(Because::KeepsColour) + 1;

}  // namespace lucca::torri
