// The reason for a plan, from the judgement that chose it.
#pragma once

#include <span>

#include "engine/bots/palazzi/plans.h"
#include "engine/bots/palazzi/reasons.h"

namespace lucca::palazzi {

// A level that does not look at the others never claims to hinder them. Of a triplet's reasons those in `others` are passed over:
// another turn has them, too.
Reason reasonFor(const Judgement& judgement, const State& state, const Plan& plan, bool seesRivals,
                 std::span<const Reason> others = {});

}  // namespace lucca::palazzi
