// Helps the set-up screens: sensible first proposals, changes to seats, and the start of the game.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

// Proposals for a game that was never played on this device: one person against computers.
Plan standardPlan(GameId game);
// The plan with another number of seats; those that were hidden keep who sat there.
void setPlayers(Plan& plan, int players);

// How many of the game's options are on the list: those of a seat are chosen with it.
int listedOptions(GameId game);
// Whether the rules have this combination.
bool playable(const Setup& setup);

Text playerKind(const SeatInfo& seat);  // "Person", "Easy" ...
Text playerKindNote(const SeatInfo& seat);
void changeKind(SeatInfo& seat, int step);
void changeEmblem(Plan& plan, Seat seat, int step);  // to the next one that is free
void changeColour(Plan& plan, Seat seat, int step);
bool nameTaken(const Plan& plan, Seat seat, std::string_view name);

// Starts the game of the draft, remembers the set-up, and goes to it. `first`: the seat that begins; the others follow
// round the table. -1: by lot. The running games stay; when all slots have one, the player is asked which may go.
void beginGame(App& app, int first);

}  // namespace lucca::ui
