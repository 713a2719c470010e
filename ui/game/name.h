// A player's name, as settings, plans and saves keep it.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "base/plain_text.h"

namespace lucca::ui {

inline constexpr int kNameLetters = 10;  // the most that a player can type

struct Name {
  uint8_t size;    // of the bytes in use
  char bytes[23];  // UTF-8, without control characters

  std::string_view view() const { return {bytes, size}; }
  // As many whole characters as there is room for.
  void set(std::string_view words) {
    size = 0;
    while (!words.empty()) {
      const std::size_t plain = plainLength(words), length = plain == 0 ? 1 : plain;
      if (size + length > sizeof bytes) break;
      std::memcpy(bytes + size, words.data(), length);
      size = static_cast<uint8_t>(size + length);
      words.remove_prefix(length);
    }
    mend();
  }
  // Call it after reading the bytes from outside: older firmware accepted names with control characters.
  void mend() { makePlain({bytes, size}); }
};

}  // namespace lucca::ui
