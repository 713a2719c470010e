// The product's type: Roboto Condensed, baked from Debian's fonts-roboto-unhinted (Apache License 2.0),
// arrows and ticks from fonts-dejavu-core (Bitstream Vera licence), the games' symbols drawn in assets/fonts.
// Small, body and title have every letter of English, Italian and German.
#pragma once

#include "drawing/type/font.h"

namespace lucca {

extern const Font kFontSmall;  // capitals 11 px: key hints, counts
extern const Font kFontBody;   // capitals 12 px
extern const Font
    kFontLarge;  // capitals 15 px: the body of large text; no letters but those of the texts and names
extern const Font kFontTitle;  // bold, capitals 17 px
extern const Font kFontHuge;   // bold, capitals 34 px: digits and signs only

}  // namespace lucca
