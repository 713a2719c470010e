// Why Palazzi's computer player moves: the kinds of Reason. The screen has a sentence under the name given beside each; {n}
// is the amount. A reason names a plan or a danger if there is one, else what the card does.
#pragma once

#include "engine/bots/reason.h"

namespace lucca::palazzi {

enum class Because : uint8_t {
  // Palaces
  CompletesPalace = 1,  // reason.palazzi.complete: the palace of `colour` is done, for {n} windows
  CompletesForParty,    // reason.palazzi.complete_party: it is done, and its party would bring {n} now
  NearlyDone,           // reason.palazzi.nearly: the palace of `colour` then lacks one card
  LastChance,           // reason.palazzi.last_chance: only {n} cards that fit `colour` are still to come
  BuildsForParty,       // reason.palazzi.for_party: the others have guests for `colour`, {n} points by now
  AddsWindows,          // reason.palazzi.windows: {n} windows more
  ExtendsPalace,        // reason.palazzi.extend: the palace of `colour` grows to {n} cards
  StartsForParty,       // reason.palazzi.start_party: a first card of a colour with guests, {n} points by now
  StartsForShields,     // reason.palazzi.start_shields: a first card with {n} shields
  StartsPalace,         // reason.palazzi.start: a first card of `colour`
  // Shields, walls, bastions
  AddsShields,       // reason.palazzi.shields: {n} shields for the walls
  GainsShields,      // reason.palazzi.more_shields: {n} shields for the order of play and for walls to come
  TakesOrder,        // reason.palazzi.order: {n} shields, first in the next round
  BuildsWall,        // reason.palazzi.wall: a wall that the shields support, worth {n} points by now
  WallNeedsShields,  // reason.palazzi.wall_needs: a wall for which {n} shields are missing
  WallForLater,      // reason.palazzi.wall_later: a wall, before any palace is done
  BuildsBastion,     // reason.palazzi.bastion: a bastion, worth {n} points
  // Triplets and parties
  OpensParty,     // reason.palazzi.party: the party of `colour` brings {n} points now
  OpensInTime,    // reason.palazzi.in_time: {n} points now, before the guests at `seat` leave
  DeniesTriplet,  // reason.palazzi.deny: leaves `seat` no triplet for the palace of `colour`
  TakesTriplet,   // reason.palazzi.take: the most useful triplet
  // Cards that are not wanted
  KeepsGuestAway,  // reason.palazzi.guest: it would be a guest for `seat`
  SparesWalls,     // reason.palazzi.spares: as a wall it would need shields that are not there
  Discards,        // reason.palazzi.discard: the card is of no use
  // The City, and the first hand
  FeedsCity,    // reason.palazzi.city: more guests in the City for the party of `colour`
  StarvesCity,  // reason.palazzi.starve: the least use to `seat`
  KeepsColour,  // reason.palazzi.keep_colour: two cards of one `colour`
  KeepsPair,    // reason.palazzi.keep: a good pair to start with
};
inline constexpr uint8_t kReasonKinds = static_cast<uint8_t>(Because::KeepsPair) + 1;

}  // namespace lucca::palazzi
