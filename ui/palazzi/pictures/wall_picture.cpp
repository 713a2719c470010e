#include "ui/palazzi/pictures/wall_picture.h"

#include "base/fixed_list.h"
#include "ui/palazzi/pictures/palace_picture.h"
#include "ui/palazzi/pictures/stage_colours.h"

namespace lucca::ui {

namespace {

void drawHedge(Canvas& canvas, const Rect& strip) {
  canvas.fillRect(strip, kHedge);
  canvas.fillRect(makeRect(strip.x, strip.y, strip.w, 1), kBush);
  if (strip.h < 10) return;
  for (int x = strip.x + 6; x < strip.right(); x += 15) {
    canvas.fillCircle(x, strip.bottom() - 5, 3, kBush);
    canvas.fillCircle(x + 4, strip.bottom() - 4, 2, kBush);
  }
}

// Merlons along a top edge.
void drawMerlons(Canvas& canvas, int x, int right, int y, int width, int height, Colour colour) {
  for (; x + width <= right; x += 2 * width) canvas.fillRect(makeRect(x, y - height, width, height), colour);
}

void drawCrack(Canvas& canvas, const Rect& box) {
  static constexpr int8_t kPath[] = {0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 4};
  for (int y = 0; y < box.h && y < static_cast<int>(sizeof kPath); ++y) {
    canvas.fillRect(makeRect(box.x + box.w / 3 + kPath[y] + 1, box.y + y, 2, 1), kInk);
  }
}

constexpr int kSegment = 18;  // the widest
constexpr int kMostPieces = 48;

struct Piece {
  Rect box;
  bool bastion, ghost;
};
using Pieces = FixedList<Piece, kMostPieces>;

// From left to right: a bastion at each end first, further ones behind the walls.
class Layout {
 public:
  Layout(const Rect& strip, const WallLook& look) : look_(look) {
    // Merlons stand on top of both: nothing may rise above the strip, where numbers are.
    const bool high = strip.h >= 10;
    const int above = strip.h >= 9 ? 3 : strip.h >= 7 ? 2 : 1, over = high ? 1 : strip.h >= 9 ? 2 : 0;
    tower_ = makeRect(strip.x + (high ? 2 : 0), strip.y + over, high ? 16 : 10, strip.h - over);
    wall_ = makeRect(tower_.x, strip.y + above, kSegment, strip.h - above);
    const int walls = look.walls + look.ghostWalls, towers = look.bastions + look.ghostBastions;
    const int room = look.room - 4 - towers * tower_.w;
    if (walls > 0 && walls * kSegment > room)
      wall_.w = static_cast<int16_t>(room / walls > 3 ? room / walls : 3);
    if (towers > 0) addTower();
    for (int i = 0; i < walls; ++i) add(wall_, false, i >= look.walls);
    while (towersSet_ < towers) addTower();
  }
  const Pieces& pieces() const { return pieces_; }

 private:
  void addTower() {
    add(tower_, true, towersSet_ >= look_.bastions);
    ++towersSet_;
  }
  void add(Rect box, bool bastion, bool ghost) {
    box.x = static_cast<int16_t>(box.x + used_);
    used_ += box.w;
    pieces_.push({box, bastion, ghost});
  }

  const WallLook& look_;
  Rect tower_, wall_;
  int used_ = 0, towersSet_ = 0;
  Pieces pieces_;
};

void drawGhost(Canvas& canvas, const Rect& box) {
  fillChecker(canvas, box, kBrick, blend(kOnDark, kBrick, 150));
  canvas.drawRect(box, kOnDark);
}

}  // namespace

void drawBastion(Canvas& canvas, const Rect& box) {
  const int tooth = box.w >= 12 ? 3 : 2;
  canvas.fillRect(makeRect(box.x, box.y, box.w, 3), kBastionStone);
  drawMerlons(canvas, box.x, box.right() + tooth, box.y, tooth, 2, kBastionStone);
  canvas.fillRect(makeRect(box.x + 1, box.y + 3, box.w - 2, box.h - 3), kBastionStone);
  canvas.fillRect(makeRect(box.x, box.bottom() - 2, box.w, 2), kBastionStone);
  if (box.h < 10) return;
  canvas.fillRect(makeRect(box.x + 3, box.y + 4, 3, box.h - 5), kBastionLight);
  canvas.fillRect(makeRect(box.x + 7, box.y + 6, 2, 4), kInk);
}

void drawBricks(Canvas& canvas, const Rect& box, bool cracked) {
  const Colour brick = cracked ? kOldBrick : kBrick, mortar = cracked ? kOldMortar : kMortar;
  const Colour coping = cracked ? kOldCoping : kCoping;
  const Rect clip = canvas.clip();
  const Rect whole = makeRect(box.x, box.y - 3, box.w, box.h + 3);
  canvas.setClip(intersect(clip, whole));
  canvas.fillRect(box, brick);
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), coping);
  for (int y = box.y + 4, row = 0; y < box.bottom(); y += 4, ++row) {
    canvas.fillRect(makeRect(box.x, y, box.w, 1), mortar);
    for (int x = box.x + (row % 2 ? 2 : 6); x < box.right(); x += 6) {
      canvas.fillRect(makeRect(x, y - 3, 1, 3), mortar);
    }
  }
  if (box.h >= 6) {
    drawMerlons(canvas, box.x + 2, box.right() + 3, box.y, 3, 2, brick);
    drawMerlons(canvas, box.x + 2, box.right() + 3, box.y - 2, 3, 1, coping);
  }
  canvas.fillRect(makeRect(box.right() - 1, box.y + 1, 1, box.h - 1), kInk);
  if (cracked) drawCrack(canvas, box);
  canvas.setClip(clip);
}

void drawWalls(Canvas& canvas, const Rect& strip, const WallLook& look) {
  drawHedge(canvas, strip.h >= 10 ? makeRect(strip.x, strip.y + 2, strip.w, strip.h - 2) : strip);
  const Layout layout(strip, look);
  for (const Piece& piece : layout.pieces()) {
    if (piece.ghost && !look.ghostsOn) continue;
    if (piece.ghost) {
      drawGhost(canvas, piece.box);
    } else if (piece.bastion) {
      drawBastion(canvas, piece.box);
    } else {
      drawBricks(canvas, piece.box, look.cracked);
    }
  }
}

Rect newestPiece(const Rect& strip, const WallLook& look, bool bastion) {
  Rect newest{};
  const Layout layout(strip, look);
  for (const Piece& piece : layout.pieces()) {
    if (piece.bastion == bastion) newest = piece.box;
  }
  return newest;
}

}  // namespace lucca::ui
