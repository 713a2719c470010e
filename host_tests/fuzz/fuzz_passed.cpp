// Arbitrary bytes as a game that comes in by a link or by codes. The first byte says how: as they are, with a checksum that
// fits, or as the text that a phone read from the codes. A refused text has a reason; an accepted one goes out
// again as it came in, and the referee accepts its record.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>
#include <vector>

#include "base/bytes.h"
#include "base/crc32.h"
#include "tools/record/qr_text.h"
#include "tools/record/referee.h"
#include "ui/saves/passed_game.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

std::array<uint8_t, kSavedGameMost> saved, again;
std::array<uint8_t, kPassedMost> packed;
PassWork work;

void link(std::span<const uint8_t> bytes) {
  std::size_t size = 0;
  PassedNotes notes, notesAgain;
  const PassedFault fault = unpackPassed(bytes, 1, saved, size, notes, work);
  demand((fault == PassedFault::None) == (size > 0));
  if (size == 0) return;
  if (notes.seals.size() > kMostSeals) notes.seals = {};
  const std::size_t length = packPassed({saved.data(), size}, notes, packed, work);
  demand(length > 0);
  std::size_t back = 0;
  const uint32_t seed = get32(saved.data() + kSavedSeedAt);
  demand(unpackPassed({packed.data(), length}, seed, again, back, notesAgain, work) == PassedFault::None);
  demand(notesAgain.id == notes.id && std::ranges::equal(notesAgain.seals, notes.seals));
  demand(back == size && std::memcmp(saved.data(), again.data(), size) == 0);
}

void codes(std::span<const uint8_t> bytes) {
  const std::string text(bytes.begin(), bytes.end());
  std::string record, why;
  if (!record::recordFromCodes(text, record, why)) {
    demand(!why.empty() && why.find('\n') == std::string::npos);
    return;
  }
  std::istringstream in(record);
  demand(record::referee(in, true).good);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 1) return 0;
  std::vector<uint8_t> bytes(data + 1, data + size);
  if (data[0] % 4 == 3) {
    codes(bytes);
    return 0;
  }
  constexpr std::size_t kSum = 1, kAfterSum = 5;
  if (data[0] % 4 != 0 && bytes.size() > kAfterSum) {
    put32(bytes.data() + kSum, crc32(bytes.data() + kAfterSum, bytes.size() - kAfterSum));
  }
  link(bytes);
  return 0;
}
