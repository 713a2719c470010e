// Why a plan was chosen, from the judgement that chose it.
#pragma once

#include "engine/bots/palazzi/plans.h"
#include "engine/bots/palazzi/reasons.h"

namespace lucca::palazzi {

// Whoever does not think of the others does not claim to hinder them.
Reason reasonFor(const Judgement& judgement, const State& state, const Plan& plan, bool seesRivals);

}  // namespace lucca::palazzi
