#include "drivers/tft_espi/host/picture.h"

#include <algorithm>
#include <fstream>
#include <string_view>

namespace lucca::host {

namespace {

using Bytes = std::vector<uint8_t>;

void addWord(Bytes& to, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) to.push_back(static_cast<uint8_t>(value >> shift));
}

uint32_t crcOf(const uint8_t* from, size_t count) {
  uint32_t crc = ~0u;
  for (size_t i = 0; i < count; ++i) {
    crc ^= from[i];
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320u : 0u);
  }
  return ~crc;
}

uint32_t adlerOf(const Bytes& bytes) {
  uint32_t a = 1, b = 0;
  for (const uint8_t value : bytes) {
    a = (a + value) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

void addChunk(Bytes& to, std::string_view name, const Bytes& content) {
  addWord(to, static_cast<uint32_t>(content.size()));
  const size_t start = to.size();
  to.insert(to.end(), name.begin(), name.end());
  to.insert(to.end(), content.begin(), content.end());
  addWord(to, crcOf(&to[start], to.size() - start));
}

// A zlib stream of stored blocks: it needs no library, and a panel's picture stays below 250 kB.
Bytes stored(const Bytes& raw) {
  constexpr size_t kMost = 65535;
  Bytes to = {0x78, 0x01};
  for (size_t at = 0; at < raw.size(); at += kMost) {
    const size_t count = std::min(kMost, raw.size() - at);
    const auto low = static_cast<uint8_t>(count), high = static_cast<uint8_t>(count >> 8);
    to.insert(to.end(), {static_cast<uint8_t>(at + count == raw.size()), low, high,
                         static_cast<uint8_t>(~low), static_cast<uint8_t>(~high)});
    to.insert(to.end(), raw.begin() + static_cast<long>(at), raw.begin() + static_cast<long>(at + count));
  }
  addWord(to, adlerOf(raw));
  return to;
}

}  // namespace

Bytes encodePng(const Picture& picture) {
  Bytes rows;
  for (size_t i = 0; i < picture.pixels.size(); ++i) {
    if (i % static_cast<size_t>(picture.width) == 0) rows.push_back(0);  // the row is not filtered
    for (int shift = 16; shift >= 0; shift -= 8) {
      rows.push_back(static_cast<uint8_t>(picture.pixels[i] >> shift));
    }
  }
  Bytes head;
  addWord(head, static_cast<uint32_t>(picture.width));
  addWord(head, static_cast<uint32_t>(picture.height));
  head.insert(head.end(), {8, 2, 0, 0, 0});  // 8 bits each of red, green and blue
  Bytes png = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  addChunk(png, "IHDR", head);
  addChunk(png, "IDAT", stored(rows));
  addChunk(png, "IEND", {});
  return png;
}

bool writeFile(const std::string& path, const Bytes& bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  file.close();
  return file.good();
}

}  // namespace lucca::host
