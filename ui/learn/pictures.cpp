#include "ui/learn/pictures.h"

#include <algorithm>
#include <array>

#include "drawing/type/fonts.h"
#include "drawing/type/symbols.h"
#include "ui/look/theme.h"
#include "ui/palazzi/pictures/rule_pictures.h"
#include "ui/torri/pictures/rule_pictures.h"

namespace lucca::ui {

namespace {

constexpr int kWidth = 220;  // of every picture
constexpr int kHeight = 72;  // on panels that have the room

void drawKeys(Canvas& canvas, int x, int y, int height) {
  const int middle = y + height / 2;
  const auto key = [&](std::string_view sign, int dx, int dy) {
    canvas.drawText(sign, x + dx, middle + dy + kFontTitle.capHeight / 2, kFontTitle, kTerracotta,
                    Align::Centre);
  };
  key(symbol::kKeyUp, 60, -24);
  key(symbol::kKeyDown, 60, 24);
  key(symbol::kKeyLeft, 34, 0);
  key(symbol::kKeyRight, 86, 0);
  key(symbol::kKeyX, 160, -24);
  key(symbol::kKeyB, 160, 24);
  key(symbol::kKeyY, 134, 0);
  key(symbol::kKeyA, 186, 0);
}

using Draw = void (*)(Canvas&, int x, int y, int height);

// In the order of RulePicture.
constexpr Draw kPictures[] = {
    drawKeys,     drawFinishedPalace, drawOneCard,  drawZones,    drawPlayOrder, drawParty,    drawCompleting,
    drawHeldWall, drawFallenWall,     drawNumbers,  drawCityPick, drawWildCards, drawOneTower, drawBlock,
    drawNewHouse, drawNewFloor,       drawStruggle, drawStrength, drawMerge,     drawBlow,
};
static_assert(std::size(kPictures) == kRulePictures);

}  // namespace

int pictureHeight(int boxHeight) { return std::min(kHeight, boxHeight); }

void drawPicture(Canvas& canvas, const Rect& box, RulePicture picture) {
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, box));
  kPictures[static_cast<int>(picture)](canvas, box.x + (box.w - kWidth) / 2, box.y, box.h);
  canvas.setClip(clip);
}

}  // namespace lucca::ui
