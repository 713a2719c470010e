// The parts of the stage besides city, bar and triplets: the cards being placed, where they could go, the tag with gain and cost,
// caption and keys.
#pragma once

#include "ui/palazzi/choices.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage_plan.h"
#include "ui/palazzi/stage_title.h"
#include "ui/palazzi/stage_triplets.h"
#include "ui/stage/stage_bars.h"

namespace lucca::ui {

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

// The word for B beside the words that end a turn: "back" if the usual word is too long there.
std::string_view undoWord(const StagePlan& plan);
void drawFoot(const Table& table, Canvas& canvas, const StagePlan& plan, const Caption& caption,
              const BottomLine& keys);
// `moves`: the directions that do something.
void drawFoot(const Table& table, Canvas& canvas, const StagePlan& plan, const Caption& caption,
              std::string_view a, std::string_view b, ButtonSet moves = 0);

}  // namespace lucca::ui
