// Text that is safe to show, to send to a terminal and to read aloud: whole UTF-8 characters and no control characters.
// Names come from players, but also from stores, links and files that anybody may have written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace lucca {

// The bytes of the first character of `text`, which must not be empty; 0: it is broken, not in its shortest form, or a
// control character. Besides the controls of ASCII those are U+0080 to U+009F, of which terminals take some for escape
// sequences, the two line separators, and the marks that turn the direction of writing round.
constexpr std::size_t plainLength(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<uint32_t>(static_cast<uint8_t>(text[i])); };
  const uint32_t lead = byte(0);
  if (lead < 0x80) return lead >= 0x20 && lead != 0x7F ? 1 : 0;
  const std::size_t length = lead < 0xC2 || lead > 0xF4 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (length == 0 || length > text.size()) return 0;
  uint32_t code = lead & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0u) != 0x80u) return 0;
    code = code << 6 | (byte(i) & 0x3Fu);
  }
  constexpr uint32_t kShortest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool exists = code >= kShortest[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  const bool control =
      code < 0xA0 || (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
  return exists && !control ? length : 0;
}

constexpr bool isPlainText(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = plainLength(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

// Puts a question mark in place of each byte that is part of no plain character.
constexpr void makePlain(std::span<char> text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = plainLength({text.data() + at, text.size() - at});
    if (length == 0) text[at] = '?';
    at += length == 0 ? 1 : length;
  }
}

}  // namespace lucca
