// The cells at the foot of every page of a result: what one does with a finished game.
#pragma once

#include <cstdint>

#include "drawing/canvas.h"
#include "ui/look/motion.h"
#include "ui/widgets/event.h"
#include "ui/words/text.h"

namespace lucca::ui {

// Where the parts of such a page are. A low panel has the cells at the right, and so has a page with a code.
struct ResultLayout {
  Rect page, dots, cells;
};
enum class WithCells : uint8_t { No, Yes, BesideCode };
ResultLayout resultLayout(const Canvas& canvas, WithCells with);

class ResultCells {
 public:
  enum class Cell : uint8_t { Review, Replay, Again };
  static constexpr int kCells = 3;

  void choose(Cell cell) { chosen_ = cell; }
  Cell chosen() const { return chosen_; }
  std::string_view word() const;  // what A does
  // Up and down; false: the event is another.
  bool event(const Event& event);

  // In a row; in a high area one above the other, at its foot.
  // `percent` of the review is worked out; 100: all of it, or none is under way.
  void draw(Motion& motion, Canvas& canvas, const Rect& area, int percent = 100) const;
  // Without a review there are the other two.
  void setReview(bool reviews);
  // A game of a match leads on to it, not to the same game again.
  void setTourney(bool tourney) { tourney_ = tourney; }
  // A city leads back to its medal.
  void setCity(bool city) { city_ = city; }

 private:
  int first() const { return reviews_ ? 0 : 1; }
  std::string_view wordOf(Cell cell) const;

  Cell chosen_ = Cell::Again;
  bool reviews_ = true, tourney_ = false, city_ = false;
};

}  // namespace lucca::ui
