#include "ui/system/menu_tile.h"

#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

constexpr int kRadius = 6;              // of a tile's corners
constexpr int kBefore = 4, kAfter = 3;  // of the name, and at the tile's end

int discOf(int height) { return height < 24 ? height / 2 - 1 : 10; }
int nameAt(int height) { return 2 * discOf(height) + (height < 24 ? 3 : 4); }

void drawSliders(Canvas& canvas, int x, int y, Paint paint) {
  static constexpr int8_t kKnob[] = {2, -3, 1};
  for (int i = 0; i < 3; ++i) {
    const int line = y + (i - 1) * 4;
    canvas.fillRect(makeRect(x - 6, line, 12, 1), paint.on);
    canvas.fillRect(makeRect(x + kKnob[i] - 1, line - 1, 3, 3), paint.on);
  }
}

// A tower with battlements and a gate.
void drawTower(Canvas& canvas, int x, int y, Paint paint) {
  canvas.fillRect(makeRect(x - 5, y - 2, 11, 3), paint.on);
  for (const int left : {-5, -1, 3}) canvas.fillRect(makeRect(x + left, y - 5, 3, 3), paint.on);
  canvas.fillRect(makeRect(x - 4, y + 1, 9, 5), paint.on);
  canvas.fillRect(makeRect(x - 1, y + 2, 3, 4), paint.ground);
}

void drawTileSign(Canvas& canvas, TileSign sign, int x, int y, int radius, Paint paint) {
  canvas.fillCircle(x, y, radius, paint.ground);
  switch (sign) {
    case TileSign::Plus:
      canvas.fillRect(makeRect(x - 5, y - 1, 11, 3), paint.on);
      canvas.fillRect(makeRect(x - 1, y - 5, 3, 11), paint.on);
      return;
    case TileSign::Star:
      return drawEmblem(canvas, Emblem::Star, x, y, radius, paint);
    case TileSign::Crown:
      return drawEmblem(canvas, Emblem::Crown, x, y, radius, paint);
    case TileSign::City:
      return drawTower(canvas, x, y, paint);
    case TileSign::Sliders:
      return drawSliders(canvas, x, y, paint);
    case TileSign::Question: {
      canvas.fillRect(makeRect(x - 3, y - 6, 6, 2), paint.on);
      canvas.fillRect(makeRect(x - 5, y - 5, 2, 3), paint.on);
      canvas.fillRect(makeRect(x + 2, y - 5, 2, 4), paint.on);
      canvas.fillRect(makeRect(x, y - 1, 3, 2), paint.on);
      canvas.fillRect(makeRect(x - 1, y, 2, 3), paint.on);
      canvas.fillRect(makeRect(x - 1, y + 4, 2, 2), paint.on);
      return;
    }
  }
}

}  // namespace

int tileWidth(const Tile& tile, int height, const Font& font) {
  const int number = tile.number.empty() ? 0 : Canvas::textWidth(tile.number, font) + 6;
  return nameAt(height) + kBefore + Canvas::textWidth(tile.name, font) + number + kAfter;
}

void drawTile(Canvas& canvas, const Rect& box, const Tile& tile, const Font& font, bool chosen) {
  canvas.words().part(ScreenPart::Body, box);
  canvas.fillRoundRect(box, kRadius, chosen ? Colour(kAccent) : Colour(kStone));
  const Paint paint = chosen ? Paint{kOnDark, kAccent} : Paint{kAccent, kOnDark};
  const int radius = discOf(box.h);
  drawTileSign(canvas, tile.sign, box.x + radius + (box.h < 24 ? 2 : 4), box.y + box.h / 2, radius, paint);
  const int left = box.x + nameAt(box.h) + kBefore;
  const Rect name = makeRect(left, box.y, box.right() - kAfter - left, box.h);
  const int used = tile.number.empty()
                       ? 0
                       : drawLine(canvas, name, tile.number,
                                  {&font, chosen ? Colour(kOnDark) : Colour(kAccent), Align::Right, true}) +
                             6;
  drawLine(canvas, makeRect(name.x, name.y, name.w - used, name.h), tile.name,
           {&font, chosen ? Colour(kOnDark) : Colour(kInk), Align::Left, true});
}

}  // namespace lucca::ui
