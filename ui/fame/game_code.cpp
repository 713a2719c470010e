#include "ui/fame/game_code.h"

#include "base/qr/qr_parts.h"

namespace lucca::ui {

namespace {

// The largest code with two modules of quiet inside `pixels`; the light page around it gives the rest.
int versionIn(int pixels, int scale) { return QrCode::versionFor(pixels + 4 * scale, scale); }

}  // namespace

void GameCode::prepare(const Session& session, int pixels) {
  if (changes_ == session.changes() && seed_ == session.seed() && pixels_ == pixels) return;
  changes_ = session.changes();
  seed_ = session.seed();
  pixels_ = pixels;
  made_.fill(-1);
  size_ = packMatch(session.match(), session.seed(), bytes_, work_);
  // Three pixels a module where the panel is large enough for a code that holds something.
  scale_ = versionIn(pixels, 3) >= 5 ? 3 : 2;
  version_ = versionIn(pixels, scale_);
  parts_ = size_ == 0 ? 0 : QrParts({bytes_.data(), size_}, version_).count();
  if (parts_ > kMostParts) parts_ = 0;
}

const QrCode& GameCode::part(int index) {
  const std::size_t slot = static_cast<std::size_t>(index) % codes_.size();
  if (made_[slot] == index) return codes_[slot];
  const QrParts parts({bytes_.data(), size_}, version_);
  made_[slot] = codes_[slot].make(parts.part(index).view(), version_) ? index : -1;
  return codes_[slot];
}

}  // namespace lucca::ui
