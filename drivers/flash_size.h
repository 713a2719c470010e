// How large a flash chip really is. A chip smaller than the board's file says repeats its beginning
// at addresses beyond its end: a store there would lie in the midst of the program.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

namespace lucca {

// The offset at which `flash` begins to repeat itself; its whole size when it does not. It begins with a program, which
// occurs only once.
inline std::size_t realFlashSize(std::span<const uint8_t> flash) {
  constexpr std::size_t kLeast = 256 * 1024, kCompared = 4096;
  const std::span<const uint8_t> beginning = flash.first(std::min(kCompared, flash.size()));
  for (std::size_t size = kLeast; size + kCompared <= flash.size(); size *= 2) {
    if (std::ranges::equal(beginning, flash.subspan(size, kCompared))) return size;
  }
  return flash.size();
}

}  // namespace lucca
