// A game as QR codes for a phone. A finished one is its packed match: `lucca replay --qr` on a PC makes its record from what
// the phone reads. A running one has its players with it (ui/saves/passed_game.h): the home page takes it up.
//
// With LUCCA_SITE, the home page's address, a code is a link that a phone's camera opens by itself.
#pragma once

#include <array>

#include "base/lent_memory.h"
#include "base/qr/qr_code.h"
#include "drawing/canvas.h"
#include "ui/game/session.h"
#include "ui/saves/passed_game.h"

namespace lucca::ui {

class GameCode {
 public:
  static constexpr int kMostParts = 8;  // a longer game is not offered as codes

  // Packs the session's game for codes of at most `pixels` a side; does nothing if that is what it did last. The codes
  // lie in `spare` until another owner takes it; then they are made again.
  void prepare(LentMemory& spare, const Session& session, int pixels);
  // Whether parts() is that game's, even if another has the memory now.
  bool counted(const Session& session, int pixels) const {
    return session_ == &session && changes_ == session.match().changes() && seed_ == session.match().seed() &&
           pixels_ == pixels;
  }
  int parts() const { return parts_; }
  // Made when first asked for, which takes a moment; two neighbours are kept.
  // prepare() was called, and the game did not change since.
  const QrCode& part(int index);
  int scale() const { return scale_; }  // pixels a module

 private:
  struct Lent {
    std::array<uint8_t, kPassedMost> bytes;
    std::array<QrCode, 2> codes;
    PackWork work;
  };
  std::span<const uint8_t> packed() const { return {lent_->bytes.data(), size_}; }

  LentMemory* spare_ = nullptr;
  Lent* lent_ = nullptr;
  const Session* session_ = nullptr;
  std::size_t size_ = 0;
  uint32_t changes_ = 0, seed_ = 0;
  int pixels_ = 0;
  int parts_ = 0;
  int scale_ = 0;
  int version_ = 0;
  std::array<int, 2> made_ = {-1, -1};  // the parts that codes are
};

// A code at `scale` pixels a module, with its top left corner there.
void drawCode(Canvas& canvas, const QrCode& code, int scale, int left, int top);

// The code of a part and its number beside it. Returns the room beside it, of which `below` rows are left free.
Rect drawCodePart(GameCode& made, int part, Canvas& canvas, const Rect& area, int below = 0);

}  // namespace lucca::ui
