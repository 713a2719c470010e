#include "base/qr/qr_parts.h"

#include <algorithm>
#include <charconv>

#include "base/crc32.h"

namespace lucca {

namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr std::string_view kStart = "LUCCA1-";
// The start, two numbers of at most two digits, the CRC, and dashes.
constexpr std::size_t kHead = kStart.size() + 3 + 3 + 9;

// Takes the characters up to the next dash as a number.
template <class Number>
bool takeNumber(std::string_view& text, int base, Number& value) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos || dash == 0) return false;
  const auto [end, error] = std::from_chars(text.data(), text.data() + dash, value, base);
  if (error != std::errc() || end != text.data() + dash) return false;
  text.remove_prefix(dash + 1);
  return true;
}

}  // namespace

void PartText::put(std::string_view words) {
  size_ += static_cast<std::size_t>(words.copy(text_.data() + size_, text_.size() - size_));
}

void PartText::put(uint32_t value, int digits, uint32_t base) {
  char reversed[8];
  int count = 0;
  for (; value != 0 || count < digits; value /= base) reversed[count++] = "0123456789ABCDEF"[value % base];
  while (count > 0) text_[size_++] = reversed[--count];
}

QrParts::QrParts(std::span<const uint8_t> bytes, int version, std::string_view link)
    : bytes_(bytes), link_(link) {
  const int room = version < 1 ? 0 : link.empty() ? QrCode::capacity(version) : QrCode::byteCapacity(version);
  const int letters = room - static_cast<int>(link.size() + kHead);
  perPart_ = letters < 8 ? 0 : static_cast<std::size_t>(letters / 8 * 5);
  if (perPart_ == 0) return;
  const std::size_t parts = std::max<std::size_t>(1, (bytes.size() + perPart_ - 1) / perPart_);
  count_ = parts > kMaxParts ? 0 : static_cast<int>(parts);
}

PartText QrParts::part(int index) const {
  PartText text;
  text.put(link_);
  text.put(kStart);
  text.put(static_cast<uint32_t>(index + 1), 1, 10);
  text.put("-");
  text.put(static_cast<uint32_t>(count_), 1, 10);
  text.put("-");
  text.put(crc32(bytes_.data(), bytes_.size()), 8, 16);
  text.put("-");
  const std::size_t start = std::min(bytes_.size(), static_cast<std::size_t>(index) * perPart_);
  const auto own = bytes_.subspan(start, std::min(perPart_, bytes_.size() - start));
  uint32_t held = 0;
  int bits = 0;
  for (const uint8_t byte : own) {
    held = held << 8 | byte;
    for (bits += 8; bits >= 5; bits -= 5) text.put(kLetters.substr((held >> (bits - 5)) & 31u, 1));
  }
  if (bits > 0) text.put(kLetters.substr((held << (5 - bits)) & 31u, 1));
  return text;
}

bool readPart(std::string_view text, ReadPart& part) {
  if (!text.starts_with(kStart)) return false;
  text.remove_prefix(kStart.size());
  if (!takeNumber(text, 10, part.index) || !takeNumber(text, 10, part.count) ||
      !takeNumber(text, 16, part.crc)) {
    return false;
  }
  --part.index;
  part.letters = text;
  return part.index >= 0 && part.index < part.count && part.count <= kMaxParts;
}

int readLetters(std::string_view letters, std::span<uint8_t> out) {
  uint32_t held = 0;
  int bits = 0;
  std::size_t size = 0;
  for (const char letter : letters) {
    const std::size_t value = kLetters.find(letter);
    if (value == std::string_view::npos) return -1;
    held = (held << 5 | static_cast<uint32_t>(value)) & 0xFFFu;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    if (size == out.size()) return -1;
    out[size++] = static_cast<uint8_t>(held >> bits);
  }
  return static_cast<int>(size);
}

}  // namespace lucca
