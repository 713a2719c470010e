// The stage's words about a choice: its effect, and its gains and costs.
#pragma once

#include "ui/palazzi/previews.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage_plan.h"
#include "ui/stage/stage_bars.h"

namespace lucca::ui {

// "1st".
std::string_view placeName(int place);
// "Red".
Phrase capitalised(std::string_view words);

// Shields, walls and order of play before and after. In words; in signs where they do not fit `width`.
void addChange(Phrase& out, const palazzi::Standing& before, const palazzi::Standing& after, int width);
// A seat's standing, as addChange says it.
void addNow(Phrase& out, const palazzi::Standing& now, int width);
// Why no guests come to a party that is worth nothing.
Text whyNoGuests(const palazzi::State& state, Seat seat, int colour);

// Each with the two lines of a high panel or the one of a low panel.
Caption triplet(const StagePlan& plan, const palazzi::State& state, Seat seat, int triplet,
                const Preview& seen);
// Of a high panel the second line is empty where guests come: drawGuestList() shows them.
Caption party(const StagePlan& plan, const palazzi::State& state, Seat seat, int colour);
Caption placing(const StagePlan& plan, const palazzi::State& state, Seat seat, Action action);
// A card for the City.
Caption picking(const Table& table, const StagePlan& plan, const palazzi::State& state, Action action);

}  // namespace lucca::ui
