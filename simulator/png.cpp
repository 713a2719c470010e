// PNG with a palette where at most 256 colours occur, else with full colour; compressed by a plain search for repeats
// and the fixed codes of Deflate.
#include <algorithm>
#include <array>
#include <map>

#include "base/crc32.h"
#include "simulator/picture.h"

namespace lucca::simulator {

namespace {

using Bytes = std::vector<uint8_t>;

constexpr std::array<uint16_t, 29> kLengthBase = {3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                  15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                  67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr std::array<uint8_t, 29> kLengthBits = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr std::array<uint16_t, 30> kDistanceBase = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
constexpr uint8_t distanceBits(size_t code) { return static_cast<uint8_t>(code < 2 ? 0 : code / 2 - 1); }

class BitWriter {
 public:
  void put(uint32_t value, int count) {
    for (int i = 0; i < count; ++i) bit(value >> i & 1);
  }
  // Huffman codes go out from their highest bit.
  void code(uint32_t value, int count) {
    for (int i = count - 1; i >= 0; --i) bit(value >> i & 1);
  }
  Bytes take() { return std::move(bytes_); }

 private:
  void bit(uint32_t value) {
    if (used_ == 0) bytes_.push_back(0);
    bytes_.back() = static_cast<uint8_t>(bytes_.back() | value << used_);
    used_ = (used_ + 1) % 8;
  }
  Bytes bytes_;
  int used_ = 0;
};

void putSymbol(BitWriter& out, uint32_t symbol) {
  if (symbol < 144) return out.code(0x30 + symbol, 8);
  if (symbol < 256) return out.code(0x190 + symbol - 144, 9);
  if (symbol < 280) return out.code(symbol - 256, 7);
  out.code(0xC0 + symbol - 280, 8);
}

void putMatch(BitWriter& out, size_t length, size_t distance) {
  size_t code = kLengthBase.size() - 1;
  while (kLengthBase[code] > length) --code;
  putSymbol(out, static_cast<uint32_t>(257 + code));
  out.put(static_cast<uint32_t>(length - kLengthBase[code]), kLengthBits[code]);
  code = kDistanceBase.size() - 1;
  while (kDistanceBase[code] > distance) --code;
  out.code(static_cast<uint32_t>(code), 5);
  out.put(static_cast<uint32_t>(distance - kDistanceBase[code]), distanceBits(code));
}

Bytes deflate(const Bytes& data) {
  constexpr size_t kWindow = 32768, kMost = 258, kTries = 24;
  constexpr uint32_t kNowhere = 0xFFFFFFFF;
  std::vector<uint32_t> head(1 << 15, kNowhere), chain(data.size(), kNowhere);
  const auto hashAt = [&](size_t i) {
    return (static_cast<uint32_t>(data[i]) << 10 ^ static_cast<uint32_t>(data[i + 1]) << 5 ^ data[i + 2]) &
           0x7FFF;
  };
  BitWriter out;
  out.put(1, 1);  // the only block
  out.put(1, 2);  // fixed codes
  size_t at = 0;
  const auto enter = [&](size_t i) {
    if (i + 2 >= data.size()) return;
    chain[i] = head[hashAt(i)];
    head[hashAt(i)] = static_cast<uint32_t>(i);
  };
  while (at < data.size()) {
    size_t best = 0, distance = 0;
    uint32_t candidate = at + 2 < data.size() ? head[hashAt(at)] : kNowhere;
    for (size_t tries = 0; tries < kTries && candidate != kNowhere && at - candidate <= kWindow; ++tries) {
      size_t length = 0;
      while (length < kMost && at + length < data.size() && data[candidate + length] == data[at + length])
        ++length;
      if (length > best) {
        best = length;
        distance = at - candidate;
      }
      candidate = chain[candidate];
    }
    if (best < 3) {
      putSymbol(out, data[at]);
      best = 1;
    } else {
      putMatch(out, best, distance);
    }
    for (size_t end = at + best; at < end; ++at) enter(at);
  }
  putSymbol(out, 256);
  return out.take();
}

class BitReader {
 public:
  explicit BitReader(const Bytes& bytes, size_t from) : bytes_(bytes), at_(from * 8) {}
  uint32_t bit() {
    if (at_ / 8 >= bytes_.size()) {
      failed_ = true;
      return 0;
    }
    const uint32_t value = bytes_[at_ / 8] >> (at_ % 8) & 1u;
    ++at_;
    return value;
  }
  uint32_t get(int count) {
    uint32_t value = 0;
    for (int i = 0; i < count; ++i) value |= bit() << i;
    return value;
  }
  uint32_t code(int count) {
    uint32_t value = 0;
    for (int i = 0; i < count; ++i) value = value << 1 | bit();
    return value;
  }
  bool failed() const { return failed_; }

 private:
  const Bytes& bytes_;
  size_t at_;
  bool failed_ = false;
};

uint32_t getSymbol(BitReader& in) {
  uint32_t value = in.code(7);
  if (value < 24) return 256 + value;
  value = value << 1 | in.bit();
  if (value >= 0x30 && value < 0xC0) return value - 0x30;
  if (value >= 0xC0 && value < 0xC8) return 280 + value - 0xC0;
  return (value << 1 | in.bit()) - 0x190 + 144;
}

bool inflate(const Bytes& zlib, Bytes& out) {
  BitReader in(zlib, 2);
  if (in.get(3) != 3) return false;
  while (!in.failed()) {
    const uint32_t symbol = getSymbol(in);
    if (symbol == 256) return true;
    if (symbol < 256) {
      out.push_back(static_cast<uint8_t>(symbol));
      continue;
    }
    const size_t lengthCode = symbol - 257, distanceCode = (lengthCode < 29) ? 0 : 30;
    if (distanceCode) return false;
    const size_t length = kLengthBase[lengthCode] + in.get(kLengthBits[lengthCode]);
    const size_t code = in.code(5);
    if (code >= kDistanceBase.size()) return false;
    const size_t distance = kDistanceBase[code] + in.get(distanceBits(code));
    if (distance > out.size()) return false;
    for (size_t i = 0; i < length; ++i) out.push_back(out[out.size() - distance]);
  }
  return false;
}

void put32(Bytes& out, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<uint8_t>(value >> shift));
}

uint32_t get32(const Bytes& in, size_t at) {
  return static_cast<uint32_t>(in[at]) << 24 | static_cast<uint32_t>(in[at + 1]) << 16 |
         static_cast<uint32_t>(in[at + 2]) << 8 | in[at + 3];
}

void putChunk(Bytes& out, const char* type, const Bytes& data) {
  put32(out, static_cast<uint32_t>(data.size()));
  const size_t from = out.size();
  for (int i = 0; i < 4; ++i) out.push_back(static_cast<uint8_t>(type[i]));
  out.insert(out.end(), data.begin(), data.end());
  put32(out, crc32(out.data() + from, out.size() - from));
}

Bytes zlibOf(const Bytes& data) {
  Bytes out = {0x78, 0x01};
  const Bytes packed = deflate(data);
  out.insert(out.end(), packed.begin(), packed.end());
  uint32_t a = 1, b = 0;
  for (const uint8_t byte : data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  put32(out, b << 16 | a);
  return out;
}

constexpr uint8_t kSignature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
constexpr uint8_t kPalette = 3, kTrueColour = 2;

}  // namespace

Bytes encodePng(const Picture& picture) {
  std::map<uint32_t, uint8_t> index;
  for (const uint32_t pixel : picture.pixels) {
    if (index.size() > 256) break;
    index.emplace(pixel, 0);
  }
  const bool palette = index.size() <= 256;
  Bytes colours;
  uint8_t next = 0;
  for (auto& [pixel, place] : index) {
    place = next++;
    for (int shift = 16; shift >= 0; shift -= 8) colours.push_back(static_cast<uint8_t>(pixel >> shift));
  }
  Bytes data;
  for (int y = 0; y < picture.height; ++y) {
    data.push_back(0);  // no filter
    for (int x = 0; x < picture.width; ++x) {
      const uint32_t pixel = picture.at(x, y);
      if (palette) {
        data.push_back(index[pixel]);
        continue;
      }
      for (int shift = 16; shift >= 0; shift -= 8) data.push_back(static_cast<uint8_t>(pixel >> shift));
    }
  }
  Bytes out(kSignature, kSignature + sizeof kSignature), header;
  put32(header, static_cast<uint32_t>(picture.width));
  put32(header, static_cast<uint32_t>(picture.height));
  for (const uint8_t byte :
       {uint8_t{8}, palette ? kPalette : kTrueColour, uint8_t{0}, uint8_t{0}, uint8_t{0}}) {
    header.push_back(byte);
  }
  putChunk(out, "IHDR", header);
  if (palette) putChunk(out, "PLTE", colours);
  putChunk(out, "IDAT", zlibOf(data));
  putChunk(out, "IEND", {});
  return out;
}

bool decodePng(const Bytes& bytes, Picture& picture) {
  if (bytes.size() < 33 || !std::equal(kSignature, kSignature + 8, bytes.begin())) return false;
  Picture result(static_cast<int>(get32(bytes, 16)), static_cast<int>(get32(bytes, 20)));
  const bool palette = bytes[25] == kPalette;
  Bytes colours, data;
  for (size_t at = 8; at + 12 <= bytes.size();) {
    const size_t size = get32(bytes, at);
    if (at + 12 + size > bytes.size()) return false;
    const Bytes chunk(bytes.begin() + static_cast<long>(at) + 8,
                      bytes.begin() + static_cast<long>(at + 8 + size));
    const std::string type(bytes.begin() + static_cast<long>(at) + 4,
                           bytes.begin() + static_cast<long>(at) + 8);
    if (type == "PLTE") colours = chunk;
    if (type == "IDAT" && !inflate(chunk, data)) return false;
    at += 12 + size;
  }
  const size_t depth = palette ? 1 : 3, row = 1 + static_cast<size_t>(result.width) * depth;
  if (data.size() != row * static_cast<size_t>(result.height)) return false;
  for (int y = 0; y < result.height; ++y) {
    for (int x = 0; x < result.width; ++x) {
      const uint8_t* from = &data[static_cast<size_t>(y) * row + 1 + static_cast<size_t>(x) * depth];
      if (palette) {
        if (*from * 3u + 2 >= colours.size()) return false;
        from = &colours[*from * 3u];
      }
      result.at(x, y) = static_cast<uint32_t>(from[0]) << 16 | static_cast<uint32_t>(from[1]) << 8 | from[2];
    }
  }
  picture = std::move(result);
  return true;
}

}  // namespace lucca::simulator
