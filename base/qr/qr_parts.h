// Bytes as text for QR codes, split over as many as it takes: "LUCCA1-2-3-89ABCDEF-MZXW6YTB..." is part 2 of 3 of bytes
// whose CRC-32 is 89ABCDEF, in base 32 (RFC 4648, no padding). Every character is in the codes' alphanumeric set and safe
// on a command line.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/qr/qr_code.h"

namespace lucca {

inline constexpr int kMaxParts = 99;

// A part's text, at most as long as the largest code holds.
class PartText {
 public:
  std::string_view view() const { return {text_.data(), size_}; }

 private:
  friend class QrParts;
  void put(std::string_view words);
  void put(uint32_t value, int digits, uint32_t base);
  std::array<char, 640> text_{};
  std::size_t size_ = 0;
};

class QrParts {
 public:
  // The caller keeps `bytes` alive. `version`: the largest code that may be used (QrCode::versionFor). `link`: the text before
  // each part's text; it may have any letters, and the code then holds less.
  QrParts(std::span<const uint8_t> bytes, int version, std::string_view link = {});

  int count() const { return count_; }  // 0: more than kMaxParts would be needed
  PartText part(int index) const;

 private:
  std::span<const uint8_t> bytes_;
  std::string_view link_;
  std::size_t perPart_ = 0;
  int count_ = 0;
};

// Reads a part's text. False when the text is no part, or of a later format.
struct ReadPart {
  int index = 0, count = 0;  // index from 0 on
  uint32_t crc = 0;
  std::string_view letters;
};
bool readPart(std::string_view text, ReadPart& part);
// Decodes the letters of a part into `out`. Returns the number of bytes; -1: a letter is wrong, or `out` is too small.
int readLetters(std::string_view letters, std::span<uint8_t> out);

}  // namespace lucca
