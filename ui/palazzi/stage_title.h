// The bar at the top of the stage.
#pragma once

#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage_plan.h"

namespace lucca::ui {

inline constexpr int kAsStated = -1000;  // no points of its own

// A seat's facts in the bar. Numbers below zero: as the state says.
struct TitleLook {
  int shields = -1, points = kAsStated;
  Seat by = kNobody;  // who chooses for the City
  bool gold = false;  // the points have just grown
};

// Ground of the whole stage and the bar with player, round, shields and points: in the seat's colour; a computer's is dark,
// with a block in that colour. `who` owns the city below: a seat, or the City.
void drawStageTitle(const Table& table, Canvas& canvas, const StagePlan& plan, const palazzi::State& state,
                    int who, const TitleLook& look = {});
// The bar with words instead, and points if need be.
void drawPlainTitle(Canvas& canvas, const StagePlan& plan, std::string_view words,
                    std::string_view right = {}, int points = kAsStated);

}  // namespace lucca::ui
