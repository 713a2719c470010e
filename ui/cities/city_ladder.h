// The three marks of a city on a bar, and how far a result is along it.
#pragma once

#include "ui/game/city.h"
#include "ui/stage/act.h"

namespace lucca::ui {

class CityLadder {
 public:
  // `score`: as cityScore gives it. `bar`: where the bar is.
  CityLadder(const Cities& cities, int number, int score, const Rect& bar);

  // Where on the bar a medal's mark is, and the result.
  int markAt(Medal medal) const { return mark_[static_cast<int>(medal) - 1]; }
  int own() const { return own_; }
  // How many marks lie on the way to `part` of the result, in Motion::kWhole.
  int passed(int part) const;
  int filledTo(int part) const { return bar_.x + (own_ - bar_.x) * part / Motion::kWhole; }

  // The bar, filled to `part`, the marks with their numbers below, and the result with its number above.
  void draw(Canvas& canvas, int part) const;

 private:
  Cities cities_;
  int number_, score_;
  Rect bar_;
  int mark_[kMedals] = {};
  int own_ = 0;
};

}  // namespace lucca::ui
