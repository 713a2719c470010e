// Palazzi's records.
#pragma once

#include "engine/palazzi/card.h"
#include "tools/record/language.h"

namespace lucca::record {

const Language& palazziLanguage();

// "77", "W10", "B1"; reading one returns palazzi::kNoCard for what is no card.
std::string cardName(palazzi::CardId card);
palazzi::CardId cardNamed(const std::string& name);

}  // namespace lucca::record
