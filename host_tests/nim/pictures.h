// Pictures of Nim: rows of sticks, and the bars round them.
#pragma once

#include "host_tests/nim/rules.h"
#include "ui/stage/game_pictures.h"
#include "ui/widgets/bars.h"

namespace lucca::ui {

class NimPictures final : public GamePictures {
 public:
  void drawBuilt(const Table&, Seat, Canvas&, const Rect&) const override {}
};
inline constexpr NimPictures kNimPictures;

// The last `marked` sticks of a row stand out.
void drawRows(Canvas& canvas, const Rect& area, const nim::State& state, int row, int marked);
// The bar above: who plays, and the sticks taken so far.
void drawBar(const Table& table, Canvas& canvas, const nim::State& state, Seat seat);
// The bottom line.
void drawHints(const Table& table, Canvas& canvas, const BottomLine& hints);

}  // namespace lucca::ui
