// The handicaps of the seats, at the end of a record's first line: "handicap":[0,6,0]. Left out when no seat has one.
#pragma once

#include <string>

#include "engine/game/game.h"
#include "tools/record/lines/json.h"
#include "tools/record/notation.h"

namespace lucca::record {

void putHandicaps(const Game& game, const Setup& setup, Line& line);
// Reads what putHandicaps() wrote; the set-up's players are known.
bool takeHandicaps(const Game& game, const Value& line, Setup& setup, std::string& why);
// The flag --handicap 0,6,0, if it is there.
bool takeHandicaps(const Game& game, const Flags& flags, Setup& setup, std::string& why);
// In a file's name: "-ahead-0-6-0", or nothing.
std::string handicapLabel(const Game& game, const Setup& setup);

}  // namespace lucca::record
