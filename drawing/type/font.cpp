#include "drawing/type/font.h"

#include <algorithm>

namespace lucca {

const Glyph* Font::find(uint32_t code) const {
  // The baked fonts begin with the space and have all of ASCII, so most letters need no search.
  const uint32_t direct = code - 0x20u;
  if (direct < glyphs.size() && glyphs[direct].code == code) return &glyphs[direct];
  const auto found =
      std::lower_bound(glyphs.begin(), glyphs.end(), code,
                       [](const Glyph& glyph, uint32_t wanted) { return glyph.code < wanted; });
  return found != glyphs.end() && found->code == code ? &*found : nullptr;
}

}  // namespace lucca
