// The lines of a game of Palazzi: from actions to text and back.
#pragma once

#include <string>
#include <vector>

#include "engine/game/action.h"
#include "engine/palazzi/state.h"
#include "tools/record/lines/json.h"

namespace lucca::record {

// As Notation::observe() and Notation::decode().
void writeLines(const palazzi::State& before, Action action, std::size_t legal, const palazzi::State& after,
                std::vector<std::string>& lines);
bool readLine(const palazzi::State& state, const Value& line, std::vector<Action>& out, std::string& why);

}  // namespace lucca::record
