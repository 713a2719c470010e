// Where everything stands on the stage of Palazzi. Nothing changes its place between taking, placing and the end of a
// turn; the measures depend on the panel and the number of players alone.
#pragma once

#include "ui/palazzi/pictures/city_picture.h"

namespace lucca::ui {

struct StagePlan {
  Rect title, head;  // the bar; what the panel's corners leave of it
  Rect caption;
  Rect footer, foot;
  CityPlan city;
  Rect rows;  // of triplets, and of the cards being placed
  int row, rowCount;
  bool low, wide;

  Rect rowBox(int row) const;              // the whole row
  Rect rowCard(int row, int card) const;   // a card in it
  Rect rowGain(int row) const;             // what the triplet brings; empty but on wide panels
  Rect stageCard(int card, int of) const;  // one of the cards that are placed or kept
  Rect tag() const;                        // gain and cost of the choice
  Rect choices(int cells) const;           // where a card could go
  Rect scene() const;                      // all of it above the caption, without the title
};

StagePlan stagePlan(const Canvas& canvas, const palazzi::State& state);
// Of its footer, whoever plays.
int stageFootHeight(const Canvas& canvas);

}  // namespace lucca::ui
