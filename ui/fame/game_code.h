// The finished game as QR codes for a phone: `lucca replay --qr` on a PC makes its record from what the phone reads.
#pragma once

#include <array>

#include "base/qr/qr_code.h"
#include "engine/game/match_pack.h"
#include "ui/game/session.h"

namespace lucca::ui {

class GameCode {
 public:
  static constexpr int kMostParts = 8;  // a longer game is not offered: nobody scans so many

  // Packs the session's game for codes of at most `pixels` a side; does nothing if that is what it did last.
  void prepare(const Session& session, int pixels);
  int parts() const { return parts_; }
  // Made when first asked for, which takes a moment; two neighbours are kept.
  const QrCode& part(int index);
  int scale() const { return scale_; }  // pixels a module

 private:
  std::array<uint8_t, kMaxPacked> bytes_{};
  std::size_t size_ = 0;
  PackWork work_{};
  std::array<QrCode, 2> codes_;
  uint32_t changes_ = 0, seed_ = 0;
  int pixels_ = 0;
  int parts_ = 0;
  int scale_ = 0;
  int version_ = 0;
  std::array<int, 2> made_ = {-1, -1};  // the parts that codes_ are
};

}  // namespace lucca::ui
