// UTF-8, one code point at a time.
#pragma once

#include <cstdint>
#include <string_view>

namespace lucca {

// Replaces a broken sequence.
inline constexpr uint32_t kReplacement = 0xFFFD;

// Takes the first code point off `text`, which must not be empty. A broken sequence costs one byte.
constexpr uint32_t takeCodePoint(std::string_view& text) {
  const auto byte = [&](size_t i) -> uint32_t {
    return i < text.size() ? static_cast<uint8_t>(text[i]) : 0u;
  };
  const uint32_t lead = byte(0);
  const size_t length = lead < 0x80   ? 1
                        : lead < 0xC2 ? 0
                        : lead < 0xE0 ? 2
                        : lead < 0xF0 ? 3
                        : lead < 0xF5 ? 4
                                      : 0;
  uint32_t code = length <= 1 ? lead : lead & (0x7Fu >> length);
  bool whole = length > 0 && length <= text.size();
  for (size_t i = 1; whole && i < length; ++i) {
    whole = (byte(i) & 0xC0u) == 0x80u;
    code = (code << 6) | (byte(i) & 0x3Fu);
  }
  text.remove_prefix(whole ? length : 1);
  return whole ? code : kReplacement;
}

}  // namespace lucca
