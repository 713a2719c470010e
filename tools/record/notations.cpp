#include "tools/record/lines/line_reader.h"
#include "tools/record/notation.h"

namespace lucca::record {
namespace {

// The table of notations.
std::vector<const Notation*> notations() { return {&palazziNotation(), &torriNotation()}; }

}  // namespace

const Notation* findNotation(std::string_view game) {
  for (const Notation* notation : notations()) {
    if (game == notation->game().name) return notation;
  }
  return nullptr;
}

std::string unknownGame(std::string_view game) {
  std::vector<const char*> names;
  for (const Notation* notation : notations()) names.push_back(notation->game().name);
  return "unknown game " + shown(game) + ", should be " + oneOf(names);
}

}  // namespace lucca::record
