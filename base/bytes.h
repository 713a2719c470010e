// Numbers as little-endian bytes, whatever the machine's own order: everything that is saved is written with these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace lucca {

inline void put16(uint8_t* to, uint16_t value) {
  to[0] = static_cast<uint8_t>(value);
  to[1] = static_cast<uint8_t>(value >> 8);
}
inline void put32(uint8_t* to, uint32_t value) {
  put16(to, static_cast<uint16_t>(value));
  put16(to + 2, static_cast<uint16_t>(value >> 16));
}
inline uint16_t get16(const uint8_t* from) { return static_cast<uint16_t>(from[0] | from[1] << 8); }
inline uint32_t get32(const uint8_t* from) {
  return get16(from) | static_cast<uint32_t>(get16(from + 2)) << 16;
}

// Writes one number after the other. A number that does not fit is left out, and ok() is then false.
class ByteWriter {
 public:
  explicit ByteWriter(std::span<uint8_t> bytes) : bytes_(bytes) {}

  void u8(unsigned value) {
    if (uint8_t* at = take(1)) *at = static_cast<uint8_t>(value);
  }
  void u16(unsigned value) {
    if (uint8_t* at = take(2)) put16(at, static_cast<uint16_t>(value));
  }
  void u32(uint32_t value) {
    if (uint8_t* at = take(4)) put32(at, value);
  }
  void bytes(const void* from, std::size_t count) {
    if (uint8_t* at = take(count)) std::memcpy(at, from, count);
  }
  std::size_t size() const { return at_; }
  bool ok() const { return ok_; }

 private:
  uint8_t* take(std::size_t count) {
    ok_ = ok_ && count <= bytes_.size() - at_;
    if (!ok_) return nullptr;
    at_ += count;
    return bytes_.data() + at_ - count;
  }

  std::span<uint8_t> bytes_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

// Reads one number after the other. Past the end everything reads as zero, and ok() is false.
class ByteReader {
 public:
  explicit ByteReader(std::span<const uint8_t> bytes) : bytes_(bytes) {}

  uint8_t u8() {
    const uint8_t* at = take(1);
    return at ? *at : uint8_t{0};
  }
  uint16_t u16() {
    const uint8_t* at = take(2);
    return at ? get16(at) : uint16_t{0};
  }
  uint32_t u32() {
    const uint8_t* at = take(4);
    return at ? get32(at) : 0u;
  }
  void bytes(void* out, std::size_t count) {
    if (const uint8_t* at = take(count)) std::memcpy(out, at, count);
  }
  bool ok() const { return ok_; }
  bool atEnd() const { return at_ == bytes_.size(); }
  std::size_t left() const { return bytes_.size() - at_; }

 private:
  const uint8_t* take(std::size_t count) {
    ok_ = ok_ && count <= bytes_.size() - at_;
    if (!ok_) return nullptr;
    at_ += count;
    return bytes_.data() + at_ - count;
  }

  std::span<const uint8_t> bytes_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

}  // namespace lucca
