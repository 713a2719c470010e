// records FILE...: referees records on the emulated processor, and plays their seeds again: both must come out byte for byte.
#include <cstdio>
#include <fstream>
#include <sstream>

#include "tools/record/referee.h"
#include "tools/record/writer.h"

using namespace lucca;
using namespace lucca::record;

namespace {

std::string whatIsWrong(const char* path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  if (text.str().empty()) return "cannot be read";
  std::istringstream in(text.str());
  static Match match;
  const Finding finding = referee(in, false, match);
  if (!finding.good) return "line " + std::to_string(finding.line) + ": " + finding.reason;
  Value header;
  std::string why;
  if (!parse(text.str().substr(0, text.str().find('\n')), header, why)) return why;
  const uint32_t seed = static_cast<uint32_t>(header.find("seed")->number);
  UniformChooser chooser;
  const Notation* notation = findNotation(match.game().name);
  if (writeRecord(*notation, match.setup(), seed, chooser) != text.str())
    return "the same seed plays another game";
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  int failed = 0;
  for (int i = 1; i < argc; ++i) {
    const std::string wrong = whatIsWrong(argv[i]);
    if (wrong.empty()) continue;
    ++failed;
    std::printf("%s: %s\n", argv[i], wrong.c_str());
  }
  std::printf("%d records: %d passed, %d failed\n", argc - 1, argc - 1 - failed, failed);
  return failed == 0 && argc > 1 ? 0 : 1;
}
