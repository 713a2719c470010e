// How a game draws its pictures of rule pages.
#pragma once

#include <span>

#include "drawing/canvas.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// `height` pixels high, with its top left corner at (x, y).
using DrawRulePicture = void (*)(Canvas& canvas, int x, int y, int height);

// `own` are the game's pictures in the order of RulePicture, from `first` on. False: the picture is another game's.
[[gnu::always_inline]] inline bool drawOwnPicture(std::span<const DrawRulePicture> own, RulePicture first,
                                                  RulePicture picture, Canvas& canvas, int x, int y,
                                                  int height) {
  const int at = static_cast<int>(picture) - static_cast<int>(first);
  if (at < 0 || at >= static_cast<int>(own.size())) return false;
  own[static_cast<std::size_t>(at)](canvas, x, y, height);
  return true;
}

}  // namespace lucca::ui
