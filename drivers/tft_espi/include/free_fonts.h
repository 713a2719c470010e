// The usual free fonts: FreeMono, FreeSans and FreeSerif in 9, 12, 18 and 24 points, baked at build time from the faces of
// the package fonts-freefont-ttf. An image holds those it names.
#pragma once

#include "drivers/tft_espi/include/tft_constants.h"

extern const GFXfont FreeMono9pt7b, FreeMono12pt7b, FreeMono18pt7b, FreeMono24pt7b;
extern const GFXfont FreeMonoOblique9pt7b, FreeMonoOblique12pt7b, FreeMonoOblique18pt7b,
    FreeMonoOblique24pt7b;
extern const GFXfont FreeMonoBold9pt7b, FreeMonoBold12pt7b, FreeMonoBold18pt7b, FreeMonoBold24pt7b;
extern const GFXfont FreeMonoBoldOblique9pt7b, FreeMonoBoldOblique12pt7b, FreeMonoBoldOblique18pt7b,
    FreeMonoBoldOblique24pt7b;
extern const GFXfont FreeSans9pt7b, FreeSans12pt7b, FreeSans18pt7b, FreeSans24pt7b;
extern const GFXfont FreeSansOblique9pt7b, FreeSansOblique12pt7b, FreeSansOblique18pt7b,
    FreeSansOblique24pt7b;
extern const GFXfont FreeSansBold9pt7b, FreeSansBold12pt7b, FreeSansBold18pt7b, FreeSansBold24pt7b;
extern const GFXfont FreeSansBoldOblique9pt7b, FreeSansBoldOblique12pt7b, FreeSansBoldOblique18pt7b,
    FreeSansBoldOblique24pt7b;
extern const GFXfont FreeSerif9pt7b, FreeSerif12pt7b, FreeSerif18pt7b, FreeSerif24pt7b;
extern const GFXfont FreeSerifItalic9pt7b, FreeSerifItalic12pt7b, FreeSerifItalic18pt7b,
    FreeSerifItalic24pt7b;
extern const GFXfont FreeSerifBold9pt7b, FreeSerifBold12pt7b, FreeSerifBold18pt7b, FreeSerifBold24pt7b;
extern const GFXfont FreeSerifBoldItalic9pt7b, FreeSerifBoldItalic12pt7b, FreeSerifBoldItalic18pt7b,
    FreeSerifBoldItalic24pt7b;

// A font of 3 x 5, and stand-ins for the custom fonts of TFT_eSPI, whose faces cannot be had here.
extern const GFXfont TomThumb;
extern const GFXfont Orbitron_Light_24, Orbitron_Light_32, Roboto_Thin_24, Satisfy_24, Yellowtail_32;
