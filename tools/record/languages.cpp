#include "tools/record/language.h"
#include "tools/record/line_reader.h"

namespace lucca::record {
namespace {

std::vector<const Language*> languages() { return {&palazziLanguage(), &torriLanguage()}; }

}  // namespace

const Language* findLanguage(std::string_view game) {
  for (const Language* language : languages()) {
    if (game == language->game().name) return language;
  }
  return nullptr;
}

std::string unknownGame(std::string_view game) {
  std::vector<const char*> names;
  for (const Language* language : languages()) names.push_back(language->game().name);
  return "unknown game " + shown(game) + ", should be " + oneOf(names);
}

}  // namespace lucca::record
