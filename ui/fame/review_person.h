// A person's page of a review: how many turns were good, the best one, what is worth another try, luck.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

// How many of the seat's turns the review judges.
int judgedTurns(const Review& review, Seat seat);

void drawReviewPerson(App& app, Canvas& canvas, Seat person);

}  // namespace lucca::ui
