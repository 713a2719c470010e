// Helps the set-up screens: sensible first proposals, words for options, and the start of the game.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

// Proposals for a game that was never played on this device: one person against computers.
Plan standardPlan(GameId game);
// The plan with another number of seats; those that were hidden keep who sat there.
void setPlayers(Plan& plan, int players);

Text gameName(GameId game);
// "Palazzi: Anna, Mark".
void addGame(const Plan& plan, Phrase& out);
// How many of the game's options are on the list: Torri's colours are chosen with the seats.
int listedOptions(GameId game);
Text optionLabel(GameId game, int option);
void optionValue(GameId game, int option, int value, Phrase& out);
void optionNote(GameId game, int option, int value, Phrase& out);
// Whether the rules have this combination.
bool playable(const Setup& setup);

// How a seat looks in the set-up screens.
Paint seatPaint(const Plan& plan, Seat seat);
Text playerKind(const SeatInfo& seat);  // "Person", "Easy" ...
Text playerKindNote(const SeatInfo& seat);
void changeKind(SeatInfo& seat, int step);
void changeEmblem(Plan& plan, Seat seat, int step);  // to the next one that nobody else has
void changeColour(Plan& plan, Seat seat, int step);
bool nameTaken(const Plan& plan, Seat seat, std::string_view name);

// Starts the game of the draft, remembers the set-up, and goes to it. `first`: the seat that begins; the others follow
// round the table. -1: by lot.
void beginGame(App& app, int first);

}  // namespace lucca::ui
