// For tests: called with the box of each text before it is drawn. Null, as on the device: nobody watches.
#pragma once

#include <string_view>

#include "drawing/colour.h"
#include "drawing/rect.h"

namespace lucca {

class Canvas;

using TextWatch = void (*)(const Canvas& canvas, const Rect& box, std::string_view text, Colour colour);
inline TextWatch textWatch = nullptr;

}  // namespace lucca
