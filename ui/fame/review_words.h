// A turn in a few words: its number, and the actions in it.
#pragma once

#include "base/fixed_list.h"
#include "engine/bots/review/review.h"
#include "ui/shell/app.h"
#include "ui/words/text.h"

namespace lucca::ui {

// "Round 6"; of a game without rounds "Turn 11".
void addWhen(const PlayedMatch& match, int turn, Phrase& out);

using TurnActions = FixedList<Action, 24>;
// The decisions of a turn as it was made, and where it starts. The position before it is in app.shown.before, as the seat saw
// it.
std::size_t findTurn(App& app, int turn, Seat seat, TurnActions& made);
// The position after these decisions, made at the start of the turn, is in app.shown.after.
void foresee(App& app, std::size_t start, Seat seat, std::span<const Action> actions);

// The turn that was played; a better one; the verdict on a turn.
void addPlayed(App& app, const TurningPoint& point, Phrase& out);
void addBetter(App& app, const TurningPoint& point, Phrase& out);
void addMade(App& app, int turn, Phrase& out);

}  // namespace lucca::ui
