// Numbers and lists on the command lines of our programs.
#pragma once

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lucca {

struct NumberRange {
  uint32_t least = 0, most = UINT32_MAX;
};

// Decimal digits and nothing else, inside the range.
inline std::optional<uint32_t> wholeNumber(std::string_view text, NumberRange range = {}) {
  uint32_t value = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end || value < range.least || value > range.most) return {};
  return value;
}

// The message when it is none: "--games wants a number from 1 to 100, not "x"".
inline std::string wantsNumber(std::string_view name, NumberRange range, std::string_view text) {
  return std::string(name) + " wants a number from " + std::to_string(range.least) + " to " +
         std::to_string(range.most) + ", not \"" + std::string(text) + "\"";
}

// Says why a program does not start. Returns the program's exit code.
inline int refuse(const char* program, const std::string& why) {
  std::fprintf(stderr, "%s: %s (--help shows what there is)\n", program, why.c_str());
  return 2;
}

// "a,b,c"
inline std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> parts(1);
  for (char c : list) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

}  // namespace lucca
