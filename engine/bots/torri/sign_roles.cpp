// The signs as the seat to move sees them: which colour plays which role.
#include <algorithm>
#include <utility>

#include "engine/bots/torri/signs.h"
#include "engine/torri/query.h"

namespace lucca::torri {

void CityReading::giveRoles(unsigned mover, unsigned waiter, uint8_t (&colourOfRole)[kColours]) const {
  colourOfRole[0] = static_cast<uint8_t>(mover);
  colourOfRole[1] = static_cast<uint8_t>(waiter);
  unsigned role = 2;
  for (unsigned c = 0; c < kColours; ++c) {
    if (c != mover && c != waiter) colourOfRole[role++] = static_cast<uint8_t>(c);
  }
  if (rank[colourOfRole[3]] > rank[colourOfRole[2]]) std::swap(colourOfRole[2], colourOfRole[3]);
}

CityReading::SomeSigns CityReading::byRoles(const uint8_t (&colourOfRole)[kColours], int role) const {
  SomeSigns signs;
  const unsigned c = colourOfRole[role];
  if (reach[c] == 0) return signs;
  for (int r = 0; r < kColours; ++r) {
    if (heir[c] != c && heir[c] == colourOfRole[r])
      signs.push(static_cast<Sign>(static_cast<int>(Sign::Heir) + r));
  }
  if (hitBy[c] >> colourOfRole[0] & 1) signs.push(Sign::HitByMover);
  if (reach[c] >= highest[colourOfRole[1]]) signs.push(Sign::Catches);
  return signs;
}

int CityReading::citySign(const uint8_t (&colourOfRole)[kColours], CitySign which) const {
  const unsigned mover = colourOfRole[0], waiter = colourOfRole[1];
  switch (which) {
    case CitySign::BestFight:
      return bestAgainst[seats > 2 ? mover : waiter];
    case CitySign::WorstFight:
      return worstFor[mover][waiter];
    case CitySign::Captives:
      return captives[mover];
    default:
      return city[static_cast<int>(which)];
  }
}

void CityReading::giveRoles(const State& state, uint8_t (&colourOfRole)[kColours]) const {
  const auto colourAfter = [&state](int turns) {
    return index(colourOfSeat(state, static_cast<Seat>((state.seat + turns) % state.players())));
  };
  giveRoles(colourAfter(0), colourAfter(1), colourOfRole);
  if (seats < 3) return;
  const unsigned third = colourAfter(2);
  if (colourOfRole[3] == third) std::swap(colourOfRole[2], colourOfRole[3]);
}

void readSigns(const State& state, Signs& out) {
  const CityReading reading(state);
  uint8_t roles[kColours];
  reading.giveRoles(state, roles);
  for (int role = 0; role < kColours; ++role) {
    int8_t* const of = out.value + role * kSignsOfColour;
    std::copy(reading.colour[roles[role]], reading.colour[roles[role]] + kSignsOfColour, of);
    for (const Sign sign : reading.byRoles(roles, role)) of[static_cast<int>(sign)] = 1;
  }
  for (int i = 0; i < static_cast<int>(CitySign::Count); ++i)
    out.value[kColours * kSignsOfColour + i] =
        static_cast<int8_t>(reading.citySign(roles, static_cast<CitySign>(i)));
}

}  // namespace lucca::torri
