// The ways in which a seat can continue: each a decision with the rest of its turn, so that a triplet is judged
// by what its cards will be used for.
#pragma once

#include "base/fixed_list.h"
#include "engine/bots/palazzi/outlook.h"
#include "engine/palazzi/action.h"

namespace lucca::palazzi {

struct Plan {
  Action action[5];  // the decision and the rest of the turn: one palace opened, a triplet, its three cards
  uint8_t count = 0;
  int32_t judged = 0;  // the standing after it, by judgement
  int32_t sum = 0;     // of the standings that simulated games ended with
  int32_t latest = 0;  // of the sample under way
};

inline constexpr std::size_t kMaxPlans = 24;
using PlanList = FixedList<Plan, kMaxPlans>;

// The seat's position against the others, in grains: its outlook less the rivals', of which the best and the sum count; after
// the end its points, with a bonus for the victory.
int standing(const Judgement& judgement, const State& state, Seat seat);

// The best plans of the seat to move, best first, judged by the standing at the end of its turn.
void makePlans(const Judgement& judgement, const State& state, PlanList& out);
// Judges each plan again, by the standing after the others have finished the round, and sorts them.
void judgeRound(const Judgement& judgement, const State& state, PlanList& plans);

// Does what the plan says.
void follow(State& state, const Plan& plan);

}  // namespace lucca::palazzi
