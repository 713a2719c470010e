// Text in boxes: measured, wrapped and never past the edge. Every text of every screen goes through here, so that a
// test sees each one that does not fit or has a letter the font lacks.
#pragma once

#include <cstdint>
#include <string_view>

#include "drawing/canvas.h"
#include "drawing/type/fonts.h"
#include "ui/look/theme.h"

namespace lucca::ui {

enum class TextFault : uint8_t { TooWide, TooTall, MissingGlyph };

// Called for each text that does not fit; null, as on the device: no call.
using TextFaultHook = void (*)(TextFault, std::string_view text);
void setTextFaultHook(TextFaultHook hook);

// Large text: each text is drawn one size up where its box has the room, so no box ever overflows for it. A layout that can
// make its boxes larger measures with sized() and draws with TextStyle::exact.
void setLargeText(bool large);
const Font& sized(const Font& font);  // the font itself, or the next larger one with large text

// The large fonts have the letters of all texts and of names typed here. A sign, or a letter of a name from elsewhere, may be
// missing.
bool hasLetters(const Font& font, std::string_view text);

struct TextStyle {
  const Font* font = &kFontBody;
  Colour colour = kInk;
  Align align = Align::Left;
  bool exact = false;  // not one size up
  int step = 0;        // from line to line of a wrapped text; 0: the font's own
};

// One line, centred vertically in the box. Too wide: cut with an ellipsis, and a fault. Returns the width drawn.
int drawLine(Canvas& canvas, const Rect& box, std::string_view text, const TextStyle& style = {});

// The first of the fonts, from large to small, in which the line fits the width; the last one if none does.
const Font& fitting(std::string_view text, int width, const Font& first, const Font& second);

// Walks a text line by line as it breaks at `width`: at spaces, at \n, inside a word only when it is wider than the box.
class LineBreaker {
 public:
  LineBreaker(std::string_view text, int width, const Font& font) : rest_(text), width_(width), font_(font) {}

  bool next(std::string_view& line);
  // The rest of the text after the lines so far.
  std::string_view rest() const { return rest_; }
  // Whether a word had to be cut.
  bool cutWord() const { return cutWord_; }

 private:
  std::string_view rest_;
  int width_;
  const Font& font_;
  bool cutWord_ = false;
};

int countLines(std::string_view text, int width, const Font& font);

// Wraps the text from the top of the box. Text that does not fit is left out, which is a fault. Returns the height used.
int drawWrapped(Canvas& canvas, const Rect& box, std::string_view text, const TextStyle& style = {});
// The same, centred vertically.
void drawWrappedCentred(Canvas& canvas, const Rect& box, std::string_view text, const TextStyle& style = {});

}  // namespace lucca::ui
