// Arbitrary bytes as a record: the referee says yes or no, and what it refuses it refuses with a reason in one line.
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "tools/record/referee.h"

using namespace lucca::record;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  for (const bool running : {false, true}) {
    std::istringstream in(text);
    const Finding finding = referee(in, running);
    if (finding.reason.empty() || finding.reason.find('\n') != std::string::npos) std::abort();
  }
  return 0;
}
