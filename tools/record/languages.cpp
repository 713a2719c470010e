#include "tools/record/language.h"
#include "tools/record/palazzi.h"
#include "tools/record/torri.h"

namespace lucca::record {

const Language* findLanguage(std::string_view game) {
  const Language* const languages[] = {&palazziLanguage(), &torriLanguage()};
  for (const Language* language : languages) {
    if (game == language->game().name) return language;
  }
  return nullptr;
}

}  // namespace lucca::record
