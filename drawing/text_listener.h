// Receives the words of a picture while it is drawn: for people who cannot see the screen, and for terminals. Letters are heard
// where they are drawn, and a picture that carries meaning (a card, a brick) gives its name in their place. The firmware
// has no listener at all: LUCCA_HEARD is not defined there, and the calls are empty.
#pragma once

#include <string_view>

#include "drawing/colour.h"
#include "drawing/rect.h"

namespace lucca {

class Canvas;

// The purpose of a part of the screen. Body is everything else.
enum class ScreenPart : uint8_t { Body, Title, Caption, Keys, Note, Refusal };

class TextListener {
 public:
  // A new picture begins: forgets all words.
  virtual void begin() = 0;
  // A line of letters, or the name of the picture in that box.
  virtual void text(std::string_view words, const Rect& box, bool picture) = 0;
  // Letters are about to be drawn in this colour; the canvas still shows the ground below them.
  virtual void ink(const Canvas&, const Rect& /*box*/, std::string_view /*words*/, Colour) {}
  // This area was painted: what lay below can no longer be read.
  virtual void cover(const Rect& area) = 0;
  virtual void part(ScreenPart part, const Rect& area) = 0;
  // Whose that part is: the title names this seat, or the area shows what belongs to it. Numbers past the seats are owners
  // of a game's own.
  virtual void belongs(ScreenPart, const Rect& /*area*/, int /*seat*/) {}
  // The picture is done; `chosen` is the area under the cursor. Empty: there is no cursor.
  virtual void end(const Rect& chosen) = 0;

 protected:
  ~TextListener() = default;
};

}  // namespace lucca
