// The puzzles that a position of a match holds for the book.
#pragma once

#include <span>
#include <vector>

#include "engine/game/match.h"
#include "tools/puzzles/candidate.h"

namespace lucca::puzzles {

// Adds a candidate for each of the goals that the seat to move reaches in one way only; Palazzi: for each chapter it fits.
void lookAtTorri(const Match& match, std::span<const Goal> goals, std::vector<Candidate>& found);
void lookAtPalazzi(const Match& match, std::vector<Candidate>& found);

}  // namespace lucca::puzzles
