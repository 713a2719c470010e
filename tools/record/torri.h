// Torri's records.
#pragma once

#include "engine/torri/lot.h"
#include "tools/record/language.h"

namespace lucca::record {

const Language& torriLanguage();

// "a1" is the bottom left; reading one returns torri::kNoLot for what is no lot of a city of that size.
std::string lotName(torri::Lot lot);
torri::Lot lotNamed(std::string_view name, int size);

}  // namespace lucca::record
