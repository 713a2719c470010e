// Reports the words of a picture to a listener while it is drawn (drawing/text_listener.h). Without a listener, and so always in
// the firmware, nothing here does anything.
#pragma once

#include <string_view>

#include "drawing/rect.h"
#include "drawing/text_listener.h"

namespace lucca {

class PictureWords {
 public:
  // `clip`: the part of the picture that is drawn now.
  constexpr PictureWords(TextListener* listener, const Rect& clip) : listener_(listener), clip_(clip) {}

  // Whether there is a listener; without one, names need not be computed.
  constexpr bool heard() const {
#ifdef LUCCA_HEARD
    return listener_ != nullptr;
#else
    return false;
#endif
  }

  // Before and after a whole picture; `chosen` is the area under the cursor.
  void begin() const {
    if (heard()) listener_->begin();
  }
  void end(const Rect& chosen) const {
    if (heard()) listener_->end(chosen);
  }
  void part(ScreenPart part, const Rect& area) const {
    if (heard()) listener_->part(part, area);
  }
  void belongs(ScreenPart part, const Rect& area, int seat) const {
    if (heard()) listener_->belongs(part, area, seat);
  }
  // Names the picture in the box; the listener gets the name in place of the letters in it.
  void name(std::string_view words, const Rect& box) const {
    cover(box);
    hear(words, box, true);
  }
  // Letters are about to be drawn in the box.
  void ink(const Canvas& canvas, const Rect& box, std::string_view words, Colour colour) const {
    if (heard()) listener_->ink(canvas, box, words, colour);
  }
  // Letters are drawn in the box.
  void letters(std::string_view words, const Rect& box) const { hear(words, box, false); }
  void cover(const Rect& area) const {
    if (heard()) listener_->cover(intersect(area, clip_));
  }

 private:
  // The listener gets an item if its middle is visible.
  void hear(std::string_view words, const Rect& box, bool picture) const {
    if (!heard()) return;
    const int x = box.x + box.w / 2, y = box.y + box.h / 2;
    const bool seen = x >= clip_.x && y >= clip_.y && x < clip_.right() && y < clip_.bottom();
    if (seen) listener_->text(words, box, picture);
  }

  TextListener* listener_;
  const Rect& clip_;
};

}  // namespace lucca
