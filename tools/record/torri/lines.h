// The lines of a game of Torri: from actions to text and back.
#pragma once

#include <string>
#include <vector>

#include "engine/game/action.h"
#include "engine/torri/state.h"
#include "tools/record/lines/json.h"

namespace lucca::record {

// As Notation::observe() and Notation::decode().
void writeLines(const torri::State& before, Action action, std::size_t legal, const torri::State& after,
                std::vector<std::string>& lines);
bool readLine(const torri::State& state, const Value& line, std::vector<Action>& out, std::string& why);

}  // namespace lucca::record
