// Turns the letters of the screen into words for reading aloud: its signs get names.
#pragma once

#include <string_view>

#include "drawing/type/utf8.h"

namespace lucca::ui {

// The name of a sign (drawing/type/symbols.h); empty for every other letter. Keys are named A, B, X, Y.
std::string_view signName(uint32_t letter);
bool isKeySign(uint32_t letter);

// Gives `text` to `put` piece by piece, with names in place of its signs and a space round each.
template <class Put>
void speak(std::string_view text, Put put) {
  bool space = true;
  while (!text.empty()) {
    std::string_view rest = text;
    const std::string_view name = signName(takeCodePoint(rest));
    const std::string_view letter = text.substr(0, text.size() - rest.size());
    if (!name.empty() && !space) put(" ");
    put(name.empty() ? letter : name);
    text = rest;
    space = letter == " ";
    if (name.empty() || text.empty() || text[0] == ' ') continue;
    put(" ");
    space = true;
  }
}

}  // namespace lucca::ui
