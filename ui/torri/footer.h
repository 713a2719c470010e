// The footer of the stage: what the keys do, or what happens, and then where that needs more room a band above it.
#pragma once

#include "ui/torri/pictures/city_measures.h"
#include "ui/torri/stage.h"

namespace lucca::ui {

struct FooterWords {
  std::string_view a = {}, b = {};
  std::string_view brief = {};  // in place of b, where that has no room
  bool refused = false;         // A does nothing here: struck out, `a` says why
  std::string_view line = {};   // in place of A's word: what happens,
  bool goesOn = true;           // and A goes on
  ButtonSet moves = 0;          // the directions that do something
};
void drawStageFooter(Canvas& canvas, const StageLayout& layout, const Table& table, const FooterWords& words);
// For a line of what happens, beside the signs of all keys.
int lineRoom(const StageLayout& layout, const Table& table, ButtonSet moves);

// The city that a band of words lies over.
struct BandCity {
  const torri::State& state;
  const CityMeasures& measures;
  Camera camera;
  Rect matter;  // what the words are about
};
// What happens in a moment, and why; what needs a band has it at the head of the city or at its foot, where it hides least.
void drawWords(Canvas& canvas, const StageLayout& layout, const Table& table, const Cue& cue,
               const BandCity& city);

}  // namespace lucca::ui
