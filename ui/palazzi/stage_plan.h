// The places of everything on the stage of Palazzi. No part changes its place between taking, placing and the end of a
// turn; the measures depend on the panel and the number of players alone.
#pragma once

#include "ui/palazzi/pictures/city_picture.h"

namespace lucca::ui {

struct StagePlan {
  Rect title, head;  // the bar; what the panel's corners leave of it
  Rect caption;
  Rect footer, foot;
  CityPlan city;
  Rect rows;          // of triplets, and of the cards being placed
  int row, rowCount;  // the height of a row of triplets, and how many triplets there are
  int columns;        // of triplets: 1 or 2
  bool low, wide;
  bool ends;  // the last round: each row says where the score would end

  Rect rowBox(int row) const;                  // the whole row, with the end of it in the last round
  Rect rowCard(int row, int card) const;       // a card in it; on a low panel a square with its sign
  Rect rowGain(int row) const;                 // what the triplet brings; empty where there is no room for it
  Rect detail() const;                         // low panel: beside the rows
  Rect detailCard(int card) const;             // low panel: a card of the row under the cursor, in there
  Rect stageCard(int card, int of) const;      // one of the cards that are placed or kept
  Rect openCard(int triplet, int card) const;  // of the triplets below a secret hand
  Rect tag() const;                            // gain and cost of the choice
  Rect choices(int cells) const;               // where a card could go
  Rect scene() const;                          // all of it above the caption, without the title
};

inline constexpr Rect kLowScene = {0, 18, 240, 84};  // of a low panel, between title and caption

StagePlan stagePlan(const Canvas& canvas, const palazzi::State& state);
// Of its footer, in every phase.
int stageFootHeight(const Canvas& canvas);

}  // namespace lucca::ui
