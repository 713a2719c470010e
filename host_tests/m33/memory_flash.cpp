// The simulator's flash without files: on the emulated processor it is memory only.
#include <algorithm>

#include "simulator/file_flash.h"

namespace lucca::simulator {

FileFlash::~FileFlash() = default;

std::string FileFlash::open(const std::string&) { return "no files here"; }

FlashResult FileFlash::program(uint32_t offset, std::span<const uint8_t> data) {
  if (offset > kSize || data.size() > kSize - offset) return FlashResult::OutOfRange;
  std::transform(data.begin(), data.end(), bytes_.begin() + offset, bytes_.begin() + offset,
                 [](uint8_t fresh, uint8_t old) { return static_cast<uint8_t>(fresh & old); });
  return FlashResult::Ok;
}

FlashResult FileFlash::erase(uint32_t offset) {
  if (offset % kSectorSize != 0 || offset >= kSize) return FlashResult::OutOfRange;
  std::fill_n(bytes_.begin() + offset, kSectorSize, uint8_t{0xFF});
  return FlashResult::Ok;
}

}  // namespace lucca::simulator
