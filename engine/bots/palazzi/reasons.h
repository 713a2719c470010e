// Why Palazzi's computer player moves: the kinds of Reason. The screen has a sentence under the name given beside
// each; {n} is the amount.
#pragma once

#include "engine/bots/reason.h"

namespace lucca::palazzi {

enum class Because : uint8_t {
  CompletesPalace = 1,  // reason.palazzi.complete: the palace of `colour` is done, for {n} windows
  OpensParty,           // reason.palazzi.party: the party of `colour` brings {n} points now
  ExtendsPalace,        // reason.palazzi.extend: the palace of `colour` grows to {n} cards
  StartsPalace,         // reason.palazzi.start: a first card of `colour`
  BuildsWall,           // reason.palazzi.wall: a wall that the shields carry, worth {n} points
  BuildsBastion,        // reason.palazzi.bastion: a bastion, worth {n} points
  AddsShields,          // reason.palazzi.shields: {n} shields for the walls
  TakesOrder,           // reason.palazzi.order: {n} shields, first in the next round
  DeniesTriplet,        // reason.palazzi.deny: leaves `seat` no triplet for the palace of `colour`
  TakesTriplet,         // reason.palazzi.take: the triplet is worth about {n} points
  Discards,             // reason.palazzi.discard: the card is of no use
  FeedsCity,            // reason.palazzi.city: more guests in the City for the party of `colour`
  StarvesCity,          // reason.palazzi.starve: the least use to `seat`
  KeepsPair,            // reason.palazzi.keep: a good pair to start with
};
inline constexpr uint8_t kReasonKinds = static_cast<uint8_t>(Because::KeepsPair) + 1;

}  // namespace lucca::palazzi
