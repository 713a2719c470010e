// The ground of Torri's city, below the bricks.
#pragma once

#include "ui/torri/pictures/city_picture.h"

namespace lucca::ui {

// Empty lots, by turns.
inline constexpr Colour kLotGround[] = {rgb(0xE2D3B8), rgb(0xEADFC9)};
inline constexpr Colour kPavedGround = rgb(0xD3BE98);  // under what stands

// The lots from the back to the front, so that those that the camera cuts off at the top are cut, too.
template <class Use>
void forLots(const CityScene& scene, Use use) {
  for (int row = scene.state.size() - 1; row >= scene.measures.firstRow(scene.camera); --row) {
    for (int column = 0; column < scene.state.size(); ++column) {
      const torri::Lot lot = torri::lotAt(column, row);
      const Rect box = scene.measures.lotBox(scene.camera, lot);
      if (box.right() > scene.measures.area.x && box.x < scene.measures.area.right()) use(lot, box);
    }
  }
}

// A lot where the brick in hand may not go.
void hatch(Canvas& canvas, const Rect& lot);

void drawGround(Canvas& canvas, const CityScene& scene, int horizon);

}  // namespace lucca::ui
