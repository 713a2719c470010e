#include "ui/torri/pictures/rule_pictures.h"

#include <iterator>

#include "drawing/type/fonts.h"
#include "engine/torri/city/picture.h"
#include "engine/torri/game.h"
#include "ui/look/arrow.h"
#include "ui/look/theme.h"
#include "ui/stage/own_pictures.h"
#include "ui/torri/pictures/brick_art.h"
#include "ui/torri/pictures/plan_picture.h"
#include "ui/torri/pictures/room_signs.h"
#include "ui/torri/pictures/rule_streets.h"
#include "ui/torri/pictures/sketch.h"
#include "ui/words/text.h"

namespace lucca::ui {

namespace {

constexpr int kBrick = 24, kFloor = 13;  // width and height of a brick from the side

void words(Canvas& canvas, std::string_view text, int x, int y, Colour colour = kInk,
           const Font& font = kFontTitle) {
  canvas.drawText(text, x, y + font.capHeight / 2, font, colour, Align::Centre);
}

// Stacks side by side; a lot that is not there holds nothing.
void drawStreet(Canvas& canvas, int x, int bottom, int width, int floor, std::span<const char* const> lots) {
  for (std::size_t i = 0; i < lots.size(); ++i) {
    if (lots[i]) drawStack(canvas, x + static_cast<int>(i) * width, bottom, width, floor, lots[i]);
  }
  canvas.fillRect(makeRect(x - 2, bottom, static_cast<int>(lots.size()) * width + 4, 2), kInkSoft);
}

// The lots of `street` up to the last one the picture uses.
std::span<const char* const> used(const Street& street) {
  std::size_t count = street.size();
  while (count > 0 && !street[count - 1]) --count;
  return std::span(street).first(count);
}

// What a blow leaves behind, with the falling top and the place of the house that was taken.
void drawBlowOn(Canvas& canvas, int x, int bottom, int width, int floor, const StreetMove& move, int struck) {
  Street lots = move.after;
  lots[static_cast<std::size_t>(struck)] = "";
  drawStreet(canvas, x, bottom, width, floor, lots);
  drawStack(canvas, x + struck * width, bottom, width, floor, move.before[static_cast<std::size_t>(struck)],
            true);
  drawGhost(canvas, makeRect(x, bottom - floor, width, floor));
}

void drawOneTower(Canvas& canvas, int x, int y, int height) {
  static constexpr const char* kLots[] = {"r", "", "k", "rbkw", "w", "", "b", "kb"};
  drawStreet(canvas, x + 14, y + height - 4, kBrick, kFloor, kLots);
  words(canvas, "4", x + 14 + 3 * kBrick + kBrick / 2, y + 6, kInk, kFontBody);
}

void drawBlock(Canvas& canvas, int x, int y, int height) {
  // The block of b3 with its tower; the houses on d1 and e5 touch it at no side.
  const torri::Position position{{torri::kGame.id, 2, {0, 0, 0, 3, 1, 2}},
                                 ". . . . . .\n"
                                 ". . . . w .\n"
                                 ". r . . . .\n"
                                 "w krw k . . .\n"
                                 ". b . . . .\n"
                                 ". . . r . .\n"};
  torri::State state;
  if (torri::fromPicture(state, position) != torri::PictureError::None) return;
  drawPlan(canvas, makeRect(x + 30, y, 76, height), state, torri::lotAt(1, 2));
  drawArrow(canvas, x + 114, y + height / 2, 20);
  drawStack(canvas, x + 146, y + height - 6, 40, 16, "krw");
}

void drawNewHouse(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 4, lot = x + 38 + kHouseStreet.lot * kBrick;
  drawStreet(canvas, x + 38, bottom, kBrick, kFloor, kHouseStreet.before);
  drawGhost(canvas, makeRect(lot, bottom - kFloor, kBrick, kFloor));
  drawBrick(canvas, makeRect(lot + 2, y + 4, 20, 20), brickOf(kHouseStreet.brick));
  canvas.fillTriangle(lot + 6, y + 30, lot + 18, y + 30, lot + 12, y + 40, kInkSoft);
}

void drawNewFloor(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 4;
  drawBrick(canvas, makeRect(x + 2, bottom - 20, 20, 20), brickOf(kFloorStreet.brick));
  drawStreet(canvas, x + 32, bottom, kBrick, kFloor, used(kFloorStreet.before));
  drawArrow(canvas, x + 112, y + height / 2, 22);
  drawStreet(canvas, x + 144, bottom, kBrick, kFloor, used(kFloorStreet.after));
}

void drawStruggle(Canvas& canvas, int x, int y, int height) {
  // Two towers and a gap; the joining house; the blow and the prisoner; what is left.
  const int bottom = y + height - 16, lot = 8, floor = 12;
  Street joined = kStruggleStreet.before;
  joined[static_cast<std::size_t>(kStruggleStreet.lot)] = "r";
  for (int i = 0; i < 4; ++i) {
    const int left = x + i * 56;
    canvas.fillRoundRect(makeRect(left, y, 52, height), 4, kStone);
    if (i == 2) {
      drawBlowOn(canvas, left + 2, bottom, lot, floor, kStruggleStreet, 4);
    } else {
      drawStreet(canvas, left + 2, bottom, lot, floor,
                 i == 0   ? kStruggleStreet.before
                 : i == 1 ? joined
                          : kStruggleStreet.after);
    }
    Phrase number;
    number.add(i + 1);
    words(canvas, number, left + 26, y + height - 7, kInkSoft, kFontSmall);
  }
}

void drawStrength(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 22;
  static constexpr const char* kLeft[] = {"w", "rkw"};
  static constexpr const char* kRight[] = {"rb", "b", "k", "r"};
  drawStreet(canvas, x + 18, bottom, 22, kFloor, kLeft);
  drawStreet(canvas, x + 118, bottom, 22, kFloor, kRight);
  words(canvas, "1", x + 40, bottom + 13, kInk, kFontBody);
  words(canvas, "<", x + 90, bottom + 13, kAccent);
  words(canvas, "2", x + 162, bottom + 13, kInk, kFontBody);
}

void drawMerge(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 4, width = 22;
  Street joined = kMergeStreet.before;
  joined[static_cast<std::size_t>(kMergeStreet.lot)] = "r";
  drawStreet(canvas, x + 6, bottom, width, kFloor, used(joined));
  drawArrow(canvas, x + 99, y + height / 2, 22);
  drawStreet(canvas, x + 128, bottom, width, kFloor, used(kMergeStreet.after));
}

void drawBlow(Canvas& canvas, int x, int y, int height) {
  // The top of the defending tower falls; in return it takes a house of the attacker.
  const int bottom = y + height - 4;
  drawBlowOn(canvas, x + 56, bottom, kBrick, kFloor, kBlowStreet, 4);
  drawBrick(canvas, makeRect(x + 14, bottom - 20, 20, 20), torri::Brick::White);
}

// A street before and after a brick, which hangs over its lot; without one, ✗ and ✓ tell who wins.
void drawExample(Canvas& canvas, int x, int y, int height, const StreetMove& move) {
  constexpr int kLot = 15, kHigh = 9, kSide = 6 * kLot + 4;
  const int bottom = y + height - 4;
  drawStreet(canvas, x + 4, bottom, kLot, kHigh, move.before);
  drawArrow(canvas, x + kSide + 8, y + height / 2, 18);
  drawStreet(canvas, x + kSide + 34, bottom, kLot, kHigh, move.after);
  if (move.lot < 0) {
    words(canvas, "✗", x + kSide / 2 + 2, y + 10, kWarning, kFontBody);
    words(canvas, "✓", x + kSide + kSide / 2 + 32, y + 10, kAccent, kFontBody);
    return;
  }
  const int lot = x + 4 + move.lot * kLot;
  drawBrick(canvas, makeRect(lot + 1, y + 1, 13, 13), brickOf(move.brick));
  canvas.fillTriangle(lot + 3, y + 17, lot + 11, y + 17, lot + 7, y + 22, kInkSoft);
}

template <const StreetMove& move>
void drawPrinciple(Canvas& canvas, int x, int y, int height) {
  drawExample(canvas, x, y, height, move);
}

// What the stage shows: a tower with its number, a house, the numbers of the race, the supply, and what it shows at a
// stack.
void drawScreenSigns(Canvas& canvas, int x, int y, int height) {
  const int base = y + height - 28;
  torri::FloorList floors;
  for (const torri::Brick colour : {torri::Brick::Red, torri::Brick::Black, torri::Brick::White})
    floors.push(colour);
  drawTower(canvas, x + 22, base, {24, 10, 14, 4}, floors, 3);
  drawHouse(canvas, x + 54, base, {24, 10, 8, 9}, torri::Brick::Blue);
  canvas.fillRect(makeRect(x + 14, base + 1, 76, 2), kInkSoft);
  drawTowerSign(canvas, x + 132, y + 8, kInk);
  drawDigits(canvas, 3, x + 144, y + 8, kInk);
  drawPrisonerSign(canvas, x + 164, y + 8, kInk);
  drawDigits(canvas, 1, x + 176, y + 8, kInk);
  static constexpr struct {
    torri::Brick colour;
    torri::Limit limit;
  } kRooms[] = {{torri::Brick::Black, {1, 2, 1}}, {torri::Brick::Red, {2, 1, 0}}, {torri::Brick::Blue, {}}};
  for (int i = 0; i < 3; ++i) {
    const int left = x + 104 + i * 40;
    drawBrick(canvas, makeRect(left, y + 28, 14, 14), kRooms[i].colour);
    drawRoom(canvas, makeRect(left + 17, y + 30, 18, 12), kRooms[i].limit, kInk);
  }
  static constexpr struct {
    torri::Brick colour;
    const char* left;
  } kSupply[] = {{torri::Brick::White, "✓"}, {torri::Brick::Black, "×13"}, {torri::Brick::Red, "×15"}};
  for (int i = 0; i < 3; ++i) {
    drawBrick(canvas, makeRect(x + 22 + i * 64, y + height - 20, 18, 18), kSupply[i].colour);
    canvas.drawText(kSupply[i].left, x + 45 + i * 64, y + height - 6, kFontBody, kInk, Align::Left);
  }
}

// In the order of RulePicture, from Tower on.
constexpr DrawRulePicture kPictures[] = {drawOneTower,
                                         drawBlock,
                                         drawNewHouse,
                                         drawNewFloor,
                                         drawStruggle,
                                         drawStrength,
                                         drawMerge,
                                         drawBlow,
                                         drawScreenSigns,
                                         drawPrinciple<kLoneStreet>,
                                         drawPrinciple<kTopStreet>,
                                         drawPrinciple<kStrongStreet>,
                                         drawPrinciple<kHeirStreet>,
                                         drawPrinciple<kHoldStreet>,
                                         drawPrinciple<kNeutralStreet>};

}  // namespace

bool drawTorriPicture(Canvas& canvas, RulePicture picture, int x, int y, int height) {
  return drawOwnPicture(kPictures, RulePicture::Tower, picture, canvas, x, y, height);
}

}  // namespace lucca::ui
