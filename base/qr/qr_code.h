// A QR code (ISO/IEC 18004, model 2) in fixed memory: versions 1 to 13, error correction L or M, letters of the
// alphanumeric set packed as such, any other text as bytes.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace lucca {

class QrCode {
 public:
  static constexpr int kMaxVersion = 13;
  static constexpr int kMaxSize = 17 + 4 * kMaxVersion;

  // The smallest code that holds the text, with the stronger correction if that costs nothing. False, and unchanged, when
  // it needs more than `maxVersion`.
  bool make(std::string_view text, int maxVersion = kMaxVersion);

  int version() const { return version_; }
  // Modules a side, without the quiet zone.
  int size() const { return version_ == 0 ? 0 : 17 + 4 * version_; }
  bool dark(int x, int y) const;  // outside: light

  // How many alphanumeric characters a version holds (correction L), and the largest version that fits `pixels` with a
  // quiet zone of four modules and `scale` pixels a module; 0: none.
  static int capacity(int version);
  static int byteCapacity(int version);  // of any other text
  static int versionFor(int pixels, int scale);

 private:
  static constexpr int kMaxCodewords = 532;
  using Grid = std::array<uint8_t, (kMaxSize * kMaxSize + 7) / 8>;

  void place(bool medium, const std::array<uint8_t, kMaxCodewords>& codewords);
  void set(int x, int y, bool isDark);  // a module of the frame: kept out of data and mask
  void drawFrame();
  void drawFinder(int x, int y);
  void drawAlignment(int x, int y);
  void drawFormat(bool medium, int mask);
  void drawVersion();
  void drawData(const std::array<uint8_t, kMaxCodewords>& codewords);
  void applyMask(int mask);
  int penalty() const;
  bool isFrame(int x, int y) const;
  void flip(int x, int y);

  int version_ = 0;
  Grid dark_{};
  Grid frame_{};
};

}  // namespace lucca
