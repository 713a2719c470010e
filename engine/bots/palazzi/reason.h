// Why a plan was chosen, from the judgement that chose it.
#pragma once

#include "engine/bots/palazzi/plans.h"
#include "engine/bots/reasons.h"

namespace lucca::palazzi {

Reason reasonFor(const Judgement& judgement, const State& state, const Plan& plan);

}  // namespace lucca::palazzi
