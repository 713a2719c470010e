// The parts of the stage besides the city: the bar, triplets in rows, the cards being placed, where they could go, the tag
// with gain and cost, caption and keys.
#pragma once

#include "ui/palazzi/choices.h"
#include "ui/palazzi/previews.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage_plan.h"
#include "ui/stage/stage_bars.h"

namespace lucca::ui {

inline constexpr int kAsStated = -1000;  // no points of its own

// What the bar tells of a seat. Numbers below zero: as the state says.
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

// The triplets. A taken one leaves its row to the medallion of whoever took it or gave a card of it to the City; `entries` of
// the history have been made. On a low panel the cards of the `chosen` row stand beside the rows; -1: none.
void drawTriplets(const Table& table, Canvas& canvas, const StagePlan& plan, const palazzi::State& state,
                  std::size_t entries, int chosen = -1);
// What the triplets bring, at the end of each row of a wide panel, and in the last round where one's score would end; `chosen`
// stands out.
void drawGains(Canvas& canvas, const StagePlan& plan, const palazzi::State& state, Seat seat,
               Previews& previews, int chosen);
// The guests of a party, each as medallion and points, and their sum: in the second line of the caption, on a low panel in a
// list beside the rows.
void drawGuestList(const Table& table, Canvas& canvas, const StagePlan& plan, const palazzi::State& state,
                   Seat seat, int colour);
// A crown on the roof line over the palaces that a wild card would join.
void drawCrowns(Canvas& canvas, const CityPlan& city, const palazzi::State& state,
                std::span<const Action> plays);
// The cards of the triplet in hand; what was played leaves its place.
void drawHeldCards(Canvas& canvas, const StagePlan& plan, const palazzi::State& state);

// Gain and cost of the choice.
void drawTag(Canvas& canvas, const StagePlan& plan, std::string_view words, bool warning);
// Where the card could go; `chosen` under the cursor, impossible ones struck out.
void drawDestinations(Canvas& canvas, const StagePlan& plan, const CardOptions& options, int chosen);

// The order of play as a row of medallions with their shields; `changed` are in the colour of a warning. At the right edge of
// the stage, or at the left.
Rect drawOrderRow(const Table& table, Canvas& canvas, const StagePlan& plan, const palazzi::State& state,
                  SeatSet changed, bool atLeft);

// For B beside the words that end a turn: a long one gives way to "back".
std::string_view undoWord(const StagePlan& plan);
void drawFoot(const Table& table, Canvas& canvas, const StagePlan& plan, const Caption& caption,
              const BottomLine& keys);
// `moves`: the directions that do something.
void drawFoot(const Table& table, Canvas& canvas, const StagePlan& plan, const Caption& caption,
              std::string_view a, std::string_view b, ButtonSet moves = 0);

}  // namespace lucca::ui
