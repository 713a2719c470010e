#include "ui/fame/game_code.h"

#include <new>

#include "base/qr/qr_parts.h"
#include "engine/bots/bot.h"
#include "ui/look/text_box.h"
#include "ui/words/text.h"

namespace lucca::ui {

namespace {

#ifdef LUCCA_SITE
constexpr std::string_view kLink = LUCCA_SITE "#c=";
#else
constexpr std::string_view kLink = {};
#endif

// The largest code with two modules of quiet inside `pixels`; the light page around it gives the rest.
int versionIn(int pixels, int scale) { return QrCode::versionFor(pixels + 4 * scale, scale); }

}  // namespace

void GameCode::prepare(LentMemory& spare, const Session& session, int pixels) {
  static_assert(sizeof(Lent) <= kBotWorkspace);
  if (counted(session, pixels) && spare.has(this)) return;
  spare_ = &spare;
  lent_ = new (spare.take(this).data()) Lent;
  session_ = &session;
  changes_ = session.match().changes();
  seed_ = session.match().seed();
  pixels_ = pixels;
  made_.fill(-1);
  size_ = session.match().toMove() == kOver
              ? packMatch(session.match(), session.match().seed(), lent_->bytes, lent_->work)
              : packRunning(session.match().plan(), session.unconfirmed(), session.match(), {}, lent_->bytes,
                            lent_->work);
  // Three pixels a module where the panel is large enough for a code that holds something.
  scale_ = versionIn(pixels, 3) >= 5 ? 3 : 2;
  version_ = versionIn(pixels, scale_);
  parts_ = size_ == 0 ? 0 : QrParts(packed(), version_, kLink).count();
  if (parts_ > kMostParts) parts_ = 0;
}

const QrCode& GameCode::part(int index) {
  prepare(*spare_, *session_, pixels_);
  const std::size_t slot = static_cast<std::size_t>(index) % made_.size();
  QrCode& code = lent_->codes[slot];
  if (made_[slot] == index) return code;
  made_[slot] = code.make(QrParts(packed(), version_, kLink).part(index).view(), version_) ? index : -1;
  return code;
}

void drawCode(Canvas& canvas, const QrCode& code, int scale, int left, int top) {
  for (int y = 0; y < code.size(); ++y) {
    for (int x = 0; x < code.size(); ++x) {
      if (code.dark(x, y)) canvas.fillRect(makeRect(left + x * scale, top + y * scale, scale, scale), kInk);
    }
  }
}

Rect drawCodePart(GameCode& made, int part, Canvas& canvas, const Rect& area, int below) {
  const QrCode& code = made.part(part);
  const int scale = made.scale(), side = code.size() * scale;
  const int left = area.x + 8 * scale, top = area.y + (area.h - side) / 2;
  drawCode(canvas, code, scale, left, top);
  const int beside = left + side + 4 * scale;
  const Rect room = makeRect(beside, area.y, area.right() - beside - 4, area.h);
  const Rect words = makeRect(room.x, room.y, room.w, room.h - below);
  Phrase phrase;
  phrase.add(Text::ResultScan, {part + 1, made.parts()});
  std::string_view told = phrase;
  const Font& font = sized(kFontSmall);
  if (countLines(told, words.w, font) * font.lineHeight > words.h) told = told.substr(0, told.find(':'));
  drawWrappedCentred(canvas, words, told, {&kFontSmall, kInkSoft, Align::Centre});
  return room;
}

}  // namespace lucca::ui
