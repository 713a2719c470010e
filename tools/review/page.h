// A review as plain text and as one page in HTML that needs no other file.
#pragma once

#include <string>

#include "engine/bots/review/review.h"
#include "engine/game/match.h"

namespace lucca::review {

// The review of a finished match, worked out to its end; `people`: whose turns are judged.
Review reviewed(const Match& match, SeatSet people);
std::string writeText(const Match& match, const Review& review, const std::string& name);
std::string writePage(const Match& match, const Review& review, const std::string& name);

}  // namespace lucca::review
