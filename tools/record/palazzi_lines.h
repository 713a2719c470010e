// The lines of a game of Palazzi: from actions to text and back.
#pragma once

#include <string>
#include <vector>

#include "engine/game/action.h"
#include "engine/palazzi/state.h"
#include "tools/record/json.h"

namespace lucca::record {

// As Language::observe() and Language::decode().
void writeLines(const palazzi::State& before, Action action, std::size_t legal, const palazzi::State& after,
                std::vector<std::string>& lines);
bool readLine(const palazzi::State& state, const Value& line, std::vector<Action>& out, std::string& why);

}  // namespace lucca::record
