// The kinds of Reason, both games'. A screen finds its sentence under the name given beside each; {n} is the
// amount.
#pragma once

#include <cstdint>

#include "engine/bots/bot.h"

namespace lucca {

enum class Because : uint8_t {
  None = 0,  // nothing to say

  // Palazzi
  CompletesPalace,  // reason.palazzi.complete: the palace of `colour` is done, for {n} windows
  OpensParty,       // reason.palazzi.party: the party of `colour` brings {n} points now
  ExtendsPalace,    // reason.palazzi.extend: the palace of `colour` grows to {n} cards
  StartsPalace,     // reason.palazzi.start: a first card of `colour`
  BuildsWall,       // reason.palazzi.wall: a wall that the shields carry, worth {n} points
  BuildsBastion,    // reason.palazzi.bastion: a bastion, worth {n} points
  AddsShields,      // reason.palazzi.shields: {n} shields for the walls
  TakesOrder,       // reason.palazzi.order: {n} shields, first in the next round
  DeniesTriplet,    // reason.palazzi.deny: leaves `seat` no triplet for the palace of `colour`
  TakesTriplet,     // reason.palazzi.take: the triplet is worth about {n} points
  Discards,         // reason.palazzi.discard: the card is of no use
  FeedsCity,        // reason.palazzi.city: more guests in the City for the party of `colour`
  StarvesCity,      // reason.palazzi.starve: the least use to `seat`
  KeepsPair,        // reason.palazzi.keep: a good pair to start with

  // Torri
  WinsTower,       // reason.torri.wins_tower: a tower of {n} floors that wins at the next turn
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
inline constexpr int kReasonKinds = static_cast<int>(Because::KeepsColour) + 1;

constexpr Reason because(Because kind, int amount = 0, int colour = -1, Seat seat = -1) {
  return {static_cast<uint8_t>(kind), static_cast<int8_t>(colour), seat, static_cast<int16_t>(amount)};
}

}  // namespace lucca
