// The bottom line of Torri's stage, and the band above it for words that need more room.
#pragma once

#include "ui/stage/cue.h"
#include "ui/torri/pictures/city_measures.h"
#include "ui/torri/seen.h"
#include "ui/widgets/bottom_line.h"

namespace lucca::ui {

// The bottom line in the stage's own style: what A does leads.
void drawStageFooter(Canvas& canvas, const StageLayout& layout, const Table& table, BottomLine line);
// Words in the bottom line, with A and B as signs alone. False: there is no room for them, and nothing is drawn.
bool drawFooterWords(Canvas& canvas, const StageLayout& layout, const Table& table, const BottomLine& keys,
                     std::string_view words);

// The city that a band of words lies over.
struct BandCity {
  const torri::State& state;
  const CityMeasures& measures;
  Camera camera;
  Rect matter;          // what the words are about
  Colour colour;        // of who acts
  bool inStrip = true;  // the strip and the city show the moment too, so the reason says more
};
// A computer thinks: its name and its progress in percent, in a band of its colour at the head of the city.
void drawThinking(Canvas& canvas, const StageLayout& layout, std::string_view words, Colour colour,
                  int percent, Screen& screen);
// Describes a moment and its reason in a band at the head or the foot of the city, where it hides least.
void drawWords(Canvas& canvas, const StageLayout& layout, const Table& table, const Cue& cue,
               const BandCity& city);

}  // namespace lucca::ui
