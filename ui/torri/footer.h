// The footer of the stage: what the keys do, or what happens, and then where that needs more room a band above it.
#pragma once

#include "ui/torri/pictures/city_measures.h"
#include "ui/torri/torri_ui.h"

namespace lucca::ui {

struct FooterWords {
  std::string_view a = {}, b = {};
  bool refused = false;        // A does nothing here: struck out, `a` says why
  std::string_view line = {};  // in place of A's word: what happens
  bool more = true;            // help and menu as signs, where there is room
};
void drawStageFooter(Canvas& canvas, const StageLayout& layout, const Table& table, const FooterWords& words);

// What happens in a moment, and why.
void drawWords(Canvas& canvas, const StageLayout& layout, const Table& table, const Cue& cue);

}  // namespace lucca::ui
