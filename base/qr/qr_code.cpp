#include "base/qr/qr_code.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "base/qr/qr_tables.h"

namespace lucca {

namespace {

constexpr std::string_view kAlphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
constexpr int kMaxData = qr::dataCodewords(QrCode::kMaxVersion, false);
constexpr int kMaxCorrection = 30;

bool isAlphanumeric(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return kAlphanumeric.find(c) != std::string_view::npos; });
}

struct Bits {
  std::array<uint8_t, kMaxData> bytes{};
  int count = 0;

  void put(uint32_t value, int width) {
    for (int i = width - 1; i >= 0; --i, ++count) {
      bytes[count / 8] |= static_cast<uint8_t>(((value >> i) & 1u) << (7 - count % 8));
    }
  }
};

constexpr int kModeBits = 4;
int countBits(bool alphanumeric, int version) {
  if (alphanumeric) return version <= 9 ? 9 : 11;
  return version <= 9 ? 8 : 16;
}
int bitsFor(std::string_view text, bool alphanumeric, int version) {
  const int length = static_cast<int>(text.size());
  const int body = alphanumeric ? length / 2 * 11 + length % 2 * 6 : length * 8;
  return kModeBits + countBits(alphanumeric, version) + body;
}

void putText(Bits& bits, std::string_view text, bool alphanumeric, int version) {
  bits.put(alphanumeric ? 2 : 4, kModeBits);
  bits.put(static_cast<uint32_t>(text.size()), countBits(alphanumeric, version));
  if (!alphanumeric) {
    for (const char c : text) bits.put(static_cast<uint8_t>(c), 8);
    return;
  }
  const auto value = [](char c) { return static_cast<uint32_t>(kAlphanumeric.find(c)); };
  std::size_t i = 0;
  for (; i + 1 < text.size(); i += 2) bits.put(45 * value(text[i]) + value(text[i + 1]), 11);
  if (i < text.size()) bits.put(value(text[i]), 6);
}

// A terminator, then two bytes in turn up to the end.
void pad(Bits& bits, int codewords) {
  bits.put(0, std::min(4, 8 * codewords - bits.count));
  bits.put(0, (8 - bits.count % 8) % 8);
  for (uint8_t filler = 0xEC; bits.count < 8 * codewords; filler ^= 0xEC ^ 0x11) bits.put(filler, 8);
}

// Product in the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1.
uint8_t multiply(uint8_t a, uint8_t b) {
  uint32_t product = 0;
  for (int i = 7; i >= 0; --i) {
    product = product << 1 ^ (product >> 7) * 0x11D;
    if ((b >> i) & 1) product ^= a;
  }
  return static_cast<uint8_t>(product);
}

// The remainder of a block's data by the product of (x - 2^i), i below `degree`: its Reed-Solomon codewords.
using Remainder = std::array<uint8_t, kMaxCorrection>;

Remainder generator(int degree) {
  Remainder coefficients{};
  coefficients[degree - 1] = 1;
  uint8_t root = 1;
  for (int i = 0; i < degree; ++i, root = multiply(root, 2)) {
    for (int j = 0; j < degree; ++j) {
      coefficients[j] = multiply(coefficients[j], root);
      if (j + 1 < degree) coefficients[j] ^= coefficients[j + 1];
    }
  }
  return coefficients;
}

Remainder remainder(std::span<const uint8_t> data, const Remainder& divisor, int degree) {
  Remainder rest{};
  for (const uint8_t byte : data) {
    const uint8_t factor = byte ^ rest[0];
    std::shift_left(rest.begin(), rest.begin() + degree, 1);
    rest[degree - 1] = 0;
    for (int i = 0; i < degree; ++i) rest[i] ^= multiply(divisor[i], factor);
  }
  return rest;
}

// The blocks' data codewords in turn, then their correction codewords in turn. The last blocks have one data codeword
// more when the data do not divide evenly.
template <std::size_t Size>
void interleave(std::span<const uint8_t> data, int version, bool medium, std::array<uint8_t, Size>& out) {
  const auto [perBlock, blocks] = qr::correction(version, medium);
  const int shortLength = static_cast<int>(data.size()) / blocks;
  const int shortBlocks = blocks - static_cast<int>(data.size()) % blocks;
  const Remainder divisor = generator(perBlock);
  const int corrections = static_cast<int>(data.size());
  int start = 0;
  for (int block = 0; block < blocks; ++block) {
    const int length = shortLength + (block >= shortBlocks);
    const std::span<const uint8_t> own = data.subspan(start, length);
    for (int i = 0; i < shortLength; ++i) out[i * blocks + block] = own[i];
    if (length > shortLength) out[shortLength * blocks + block - shortBlocks] = own[shortLength];
    const Remainder rest = remainder(own, divisor, perBlock);
    for (int i = 0; i < perBlock; ++i) out[corrections + i * blocks + block] = rest[i];
    start += length;
  }
}

}  // namespace

bool QrCode::make(std::string_view text, int maxVersion) {
  const bool alphanumeric = isAlphanumeric(text);
  int version = 1;
  while (version <= std::min(maxVersion, kMaxVersion) &&
         bitsFor(text, alphanumeric, version) > 8 * qr::dataCodewords(version, false)) {
    ++version;
  }
  if (version > std::min(maxVersion, kMaxVersion)) return false;
  const bool medium = bitsFor(text, alphanumeric, version) <= 8 * qr::dataCodewords(version, true);
  const int dataCount = qr::dataCodewords(version, medium);

  Bits bits;
  putText(bits, text, alphanumeric, version);
  pad(bits, dataCount);
  std::array<uint8_t, kMaxCodewords> codewords{};
  interleave(std::span<const uint8_t>(bits.bytes).first(dataCount), version, medium, codewords);
  version_ = version;
  place(medium, codewords);
  return true;
}

// Of the eight masks the one that looks least like a finder pattern or a blank.
void QrCode::place(bool medium, const std::array<uint8_t, kMaxCodewords>& codewords) {
  dark_ = {};
  frame_ = {};
  drawFrame();
  drawFormat(medium, 0);
  drawData(codewords);
  int best = 0, least = INT32_MAX;
  for (int mask = 0; mask < 8; ++mask) {
    applyMask(mask);
    drawFormat(medium, mask);
    const int cost = penalty();
    if (cost < least) {
      least = cost;
      best = mask;
    }
    applyMask(mask);
  }
  applyMask(best);
  drawFormat(medium, best);
}

bool QrCode::dark(int x, int y) const {
  if (x < 0 || y < 0 || x >= size() || y >= size()) return false;
  const int i = y * size() + x;
  return (dark_[i / 8] >> (i % 8)) & 1;
}

bool QrCode::isFrame(int x, int y) const {
  const int i = y * size() + x;
  return (frame_[i / 8] >> (i % 8)) & 1;
}

void QrCode::flip(int x, int y) {
  const int i = y * size() + x;
  dark_[i / 8] ^= static_cast<uint8_t>(1 << (i % 8));
}

void QrCode::set(int x, int y, bool isDark) {
  if (x < 0 || y < 0 || x >= size() || y >= size()) return;
  const int i = y * size() + x;
  frame_[i / 8] |= static_cast<uint8_t>(1 << (i % 8));
  if (dark(x, y) != isDark) flip(x, y);
}

void QrCode::drawFrame() {
  const int last = size() - 7;
  for (int i = 0; i < size(); ++i) {
    set(6, i, i % 2 == 0);
    set(i, 6, i % 2 == 0);
  }
  drawFinder(3, 3);
  drawFinder(size() - 4, 3);
  drawFinder(3, size() - 4);

  const int across = version_ == 1 ? 0 : version_ / 7 + 2;
  const int step = across < 2 ? 0 : (version_ * 4 + across * 2 + 1) / (across * 2 - 2) * 2;
  const auto centre = [&](int i) { return i == 0 ? 6 : last - (across - 1 - i) * step; };
  for (int i = 0; i < across; ++i) {
    for (int j = 0; j < across; ++j) {
      const bool atFinder = (i == 0 && j == 0) || (i == 0 && j == across - 1) || (i == across - 1 && j == 0);
      if (!atFinder) drawAlignment(centre(i), centre(j));
    }
  }
  drawVersion();
}

void QrCode::drawFinder(int x, int y) {
  for (int dy = -4; dy <= 4; ++dy) {
    for (int dx = -4; dx <= 4; ++dx) {
      const int ring = std::max(std::abs(dx), std::abs(dy));
      set(x + dx, y + dy, ring != 2 && ring != 4);
    }
  }
}

void QrCode::drawAlignment(int x, int y) {
  for (int dy = -2; dy <= 2; ++dy) {
    for (int dx = -2; dx <= 2; ++dx) set(x + dx, y + dy, std::max(std::abs(dx), std::abs(dy)) != 1);
  }
}

// Level and mask with their ten check bits, twice: round the upper left finder, and split over the other two.
void QrCode::drawFormat(bool medium, int mask) {
  const int data = (medium ? 0 : 1) << 3 | mask;
  int rest = data;
  for (int i = 0; i < 10; ++i) rest = rest << 1 ^ (rest >> 9) * 0x537;
  const int bits = (data << 10 | rest) ^ 0x5412;
  const auto bit = [bits](int i) { return ((bits >> i) & 1) != 0; };
  for (int i = 0; i <= 5; ++i) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (int i = 9; i < 15; ++i) set(14 - i, 8, bit(i));
  for (int i = 0; i < 8; ++i) set(size() - 1 - i, 8, bit(i));
  for (int i = 8; i < 15; ++i) set(8, size() - 15 + i, bit(i));
  set(8, size() - 8, true);
}

void QrCode::drawVersion() {
  if (version_ < 7) return;
  int rest = version_;
  for (int i = 0; i < 12; ++i) rest = rest << 1 ^ (rest >> 11) * 0x1F25;
  const int bits = version_ << 12 | rest;
  for (int i = 0; i < 18; ++i) {
    const int a = size() - 11 + i % 3, b = i / 3;
    set(a, b, (bits >> i) & 1);
    set(b, a, (bits >> i) & 1);
  }
}

// Columns of two from the right, upwards and downwards in turn, past the vertical timing line.
void QrCode::drawData(const std::array<uint8_t, kMaxCodewords>& codewords) {
  const int total = 8 * qr::codewords(version_);
  int i = 0;
  for (int right = size() - 1; right >= 1; right -= 2) {
    if (right == 6) right = 5;
    const bool upward = ((right + 1) & 2) == 0;
    for (int row = 0; row < size(); ++row) {
      const int y = upward ? size() - 1 - row : row;
      for (int x = right; x > right - 2; --x) {
        if (isFrame(x, y) || i >= total) continue;
        if ((codewords[i / 8] >> (7 - i % 8)) & 1) flip(x, y);
        ++i;
      }
    }
  }
}

void QrCode::applyMask(int mask) {
  for (int y = 0; y < size(); ++y) {
    for (int x = 0; x < size(); ++x) {
      int value = 0;
      switch (mask) {
        case 0:
          value = (x + y) % 2;
          break;
        case 1:
          value = y % 2;
          break;
        case 2:
          value = x % 3;
          break;
        case 3:
          value = (x + y) % 3;
          break;
        case 4:
          value = (x / 3 + y / 2) % 2;
          break;
        case 5:
          value = x * y % 2 + x * y % 3;
          break;
        case 6:
          value = (x * y % 2 + x * y % 3) % 2;
          break;
        default:
          value = ((x + y) % 2 + x * y % 3) % 2;
          break;
      }
      if (value == 0 && !isFrame(x, y)) flip(x, y);
    }
  }
}

namespace {

// Runs of five and more, and what looks like a finder with four light modules beside it, along one line.
template <class Dark>
int linePenalty(int size, Dark isDark) {
  int cost = 0, run = 0;
  uint32_t window = 0;  // the last eleven modules
  for (int i = 0; i < size; ++i) {
    const bool now = isDark(i);
    run = i > 0 && now == ((window & 1) != 0) ? run + 1 : 1;
    if (run == 5) cost += 3;
    if (run > 5) ++cost;
    window = (window << 1 | now) & 0x7FFu;
    if (i >= 10 && (window == 0x05Du || window == 0x5D0u)) cost += 40;
  }
  return cost;
}

}  // namespace

int QrCode::penalty() const {
  int cost = 0, darkCount = 0;
  for (int a = 0; a < size(); ++a) {
    cost += linePenalty(size(), [&](int b) { return dark(b, a); });
    cost += linePenalty(size(), [&](int b) { return dark(a, b); });
    for (int b = 0; b < size(); ++b) {
      const bool here = dark(b, a);
      darkCount += here;
      const bool square =
          a > 0 && b > 0 && dark(b - 1, a) == here && dark(b, a - 1) == here && dark(b - 1, a - 1) == here;
      if (square) cost += 3;
    }
  }
  const int modules = size() * size();
  return cost + std::abs(darkCount * 20 - modules * 10) / modules * 10;
}

int QrCode::capacity(int version) {
  const int bits = 8 * qr::dataCodewords(version, false) - kModeBits - countBits(true, version);
  return bits / 11 * 2 + (bits % 11 >= 6);
}

int QrCode::byteCapacity(int version) {
  return (8 * qr::dataCodewords(version, false) - kModeBits - countBits(false, version)) / 8;
}

int QrCode::versionFor(int pixels, int scale) {
  const int version = (pixels / scale - 8 - 17) / 4;
  return std::clamp(version, 0, kMaxVersion);
}

}  // namespace lucca
