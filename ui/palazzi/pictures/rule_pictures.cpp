#include "ui/palazzi/pictures/rule_pictures.h"

#include <array>
#include <iterator>

#include "drawing/type/symbols.h"
#include "ui/look/arrow.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/pictures/city_picture.h"
#include "ui/palazzi/pictures/marks.h"
#include "ui/palazzi/pictures/rule_examples.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/stage/own_pictures.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

namespace {

using palazzi::CardId;
using palazzi::kDeck;
using palazzi::Palace;
using palazzi::Zone;

constexpr int kRed = 0, kYellow = 1, kGreen = 2, kBlue = 3;
constexpr int kSize = kExampleSize;  // cards that complete a palace in the pictures

// The nth card of a colour in the deck.
CardId cardOf(int colour, int nth) {
  CardId id = 0;
  while (id + 1 < palazzi::kPalaceCards && (kDeck[id].colour != colour || nth-- > 0)) ++id;
  return id;
}

// A card of the colour that has both windows and shields; with a deck that has none, the first one.
CardId mixedCard(int colour) {
  for (CardId id = 0; id < palazzi::kPalaceCards; ++id) {
    if (kDeck[id].colour == colour && kDeck[id].windows > 1 && kDeck[id].shields > 0) return id;
  }
  return cardOf(colour, 0);
}

// A palace of the first cards of a colour, so that the pictures are right with any deck.
struct Example {
  std::array<CardId, kSize> cards{};
  Palace palace;

  Example(Zone zone, int colour, int count) : palace{zone, static_cast<uint8_t>(colour), {}, 0, 0, 0, 0} {
    for (int i = 0; i < count; ++i) add(cardOf(colour, i + 1), i);
    palace.cards = {cards.data(), static_cast<std::size_t>(count)};
  }
  void add(CardId card, int storey) {
    cards[static_cast<std::size_t>(storey)] = card;
    palace.windows = static_cast<uint8_t>(palace.windows + kDeck[card].windows);
    palace.top = card;
    palace.number = kDeck[card].number;
  }
};

// A palace on its lot with its plate below.
void draw(Canvas& canvas, const Rect& plot, const Example& example, bool fresh = false) {
  constexpr int kPlate = 12, kRoof = 8, kFlag = 6;
  const int room = (plot.h - kPlate - kRoof - kFlag - 2) / kSize, width = plot.w - 8 < 34 ? plot.w - 8 : 34;
  const PalacePlan plan{width, room < 13 ? room : 13, kSize, kRoof};
  const int ground = plot.bottom() - kPlate - 1, left = plot.x + (plot.w - width) / 2;
  LotLook look = lotOf(example.palace);
  look.fresh = fresh ? 1 : 0;
  drawPalace(canvas, plan, left, ground, look);
  canvas.fillRect(makeRect(plot.x + 1, ground, plot.w - 2, 1), kInkSoft);
  const int plate = plot.w - 4 < 38 ? plot.w - 4 : 38;
  drawPlate(canvas, makeRect(plot.x + (plot.w - plate) / 2, ground + 1, plate, kPlate),
            {example.palace.colour, example.palace.number, true, 0});
}

void words(Canvas& canvas, std::string_view text, int x, int y, Colour colour = kInk,
           const Font& font = kFontTitle) {
  canvas.drawText(text, x, y + font.capHeight / 2, font, colour, Align::Centre);
}

void number(Canvas& canvas, std::string_view before, int value, int x, int y, Colour colour) {
  Phrase sum;
  sum.add(before).add(value);
  words(canvas, sum, x, y, colour);
}

// A plot of another player at a party, with what it adds below.
void drawGuest(Canvas& canvas, int x, int y, int height, const Example& example, const char* points) {
  canvas.fillRoundRect(makeRect(x, y, 38, height), 4, kStone);
  draw(canvas, makeRect(x + 2, y, 34, height - 16), example);
  canvas.drawText(points, x + 19, y + height - 3, kFontBody, kInk, Align::Centre);
}

// Two walls, a bastion and three opened palaces, with that many shields.
void drawWallSet(Canvas& canvas, int x, int y, int height, uint8_t shields) {
  const int top = y + (height - 66) / 2;
  drawHiddenCard(canvas, makeRect(x + 46, top, 32, 42));
  drawHiddenCard(canvas, makeRect(x + 84, top, 32, 42));
  drawStageCard(canvas, makeRect(x + 140, top, 32, 42), palazzi::kFirstBastion);
  // The strip below says the same: cracks when they are not held.
  const bool cracked = shields < kWallExample.held;
  const Rect strip = makeRect(x + 40, top + 48, 140, 14);
  drawWalls(
      canvas, strip,
      {.walls = kWallExample.walls, .bastions = kWallExample.bastions, .cracked = cracked, .room = 100});
  Phrase held;
  held.add(symbol::kShield).add(shields).add("/").add(kWallExample.held).add(cracked ? " ✗" : " ✓");
  canvas.drawText(held, strip.right() - 4, strip.bottom() - 2, kFontSmall, kOnDark, Align::Right);
}

void drawFinishedPalace(Canvas& canvas, int x, int y, int height) {
  draw(canvas, makeRect(x + 20, y, 56, height), {Zone::Building, kYellow, 2});
  draw(canvas, makeRect(x + 82, y, 56, height), {Zone::Completed, kBlue, kSize});
  draw(canvas, makeRect(x + 144, y, 56, height), {Zone::Opened, kRed, kSize});
}

void drawOneCard(Canvas& canvas, int x, int y, int height) {
  const CardId card = mixedCard(kGreen);
  drawStageCard(canvas, makeRect(x + 24, y, 62, height), card);
  const auto row = [&](std::string_view sign, int amount, int line) {
    const int middle = y + height * (2 * line + 1) / 6;
    words(canvas, sign, x + 122, middle, kAccent, kFontBody);
    number(canvas, {}, amount, x + 162, middle, kInk);
  };
  row(symbol::kWindow, kDeck[card].windows, 0);
  row(symbol::kShield, kDeck[card].shields, 1);
  row(symbol::kPlate, kDeck[card].number, 2);
}

void drawZones(Canvas& canvas, int x, int y, int height) {
  for (int i = 0; i < 3; ++i) canvas.fillRoundRect(makeRect(x + i * 74, y, 72, height), 4, kStone);
  draw(canvas, makeRect(x + 10, y + 2, 52, height - 4), {Zone::Building, kYellow, 2});
  draw(canvas, makeRect(x + 78, y + 2, 40, height - 4), {Zone::Completed, kRed, kSize});
  drawHiddenCard(canvas, makeRect(x + 121, y + height - 34, 22, 30));
  draw(canvas, makeRect(x + 158, y + 2, 52, height - 4), {Zone::Opened, kBlue, kSize});
}

void drawPlayOrder(Canvas& canvas, int x, int y, int height) {
  static constexpr struct {
    Emblem emblem;
    uint8_t colour;
  } kRow[] = {{Emblem::Sun, 0}, {Emblem::Tree, 1}, {Emblem::Moon, 2}};
  for (int i = 0; i < 3; ++i) {
    const int middle = y + height / 6 + i * height / 3;
    const auto& one = kRow[i];
    const OrderExample& example = kOrderExample[i];
    drawMedallion(canvas, one.emblem, x + 40, middle, 10,
                  {kSeatColour[one.colour], kOnSeatColour[one.colour]});
    int left = x + 62;
    for (int k = 0; k < example.shields; ++k, left += 12)
      drawShieldMark(canvas, left, middle - 5, MarkSize::Card);
    if (example.number != 0) {
      canvas.fillRoundRect(makeRect(x + 150, middle - 10, 34, 20), 3, kStoneDark);
      Phrase plate;
      words(canvas, plate.add(example.number), x + 167, middle, kInk, kFontBody);
    }
  }
}

void drawParty(Canvas& canvas, int x, int y, int height) {
  draw(canvas, makeRect(x, y, 46, height - 16), {Zone::Opened, kRed, kSize});
  Phrase sum;
  words(canvas, sum.add("= ").add(kPartySum), x + 23, y + height - 8, kTerracotta, kFontBody);
  drawGuest(canvas, x + 54, y, height, {Zone::Building, kRed, 2}, "1+1");
  drawGuest(canvas, x + 96, y, height, {Zone::Building, kRed, 1}, "1");
  drawGuest(canvas, x + 138, y, height, {Zone::Completed, kRed, kSize}, "2");
  drawGuest(canvas, x + 180, y, height, {Zone::Opened, kRed, kSize}, "0");
}

void drawCompleting(Canvas& canvas, int x, int y, int height) {
  const Example done(Zone::Completed, kGreen, kSize);
  draw(canvas, makeRect(x + 2, y, 50, height), {Zone::Building, kGreen, kSize - 1});
  drawStageCard(canvas, makeRect(x + 58, y + height / 2 - 26, 40, 52), done.palace.top);
  drawArrow(canvas, x + 104, y + height / 2, 20);
  draw(canvas, makeRect(x + 128, y, 50, height), done, true);
  number(canvas, "+", done.palace.windows, x + 200, y + height / 2, kAccent);
}

void drawHeldWall(Canvas& canvas, int x, int y, int height) {
  drawWallSet(canvas, x, y, height, kWallExample.held);
}

void drawFallenWall(Canvas& canvas, int x, int y, int height) {
  drawWallSet(canvas, x, y, height, kWallExample.fallen);
}

void drawNumbers(Canvas& canvas, int x, int y, int height) {
  draw(canvas, makeRect(x + 10, y, 54, height), {Zone::Building, kYellow, 1});
  words(canvas, "-3", x + 84, y + height / 2, kWarning);
  Example high(Zone::Completed, kBlue, kSize);
  high.add(cardOf(kBlue, 14), kSize - 1);
  draw(canvas, makeRect(x + 116, y, 54, height), high);
  words(canvas, "+3", x + 194, y + height / 2, kAccent);
}

void drawCityPick(Canvas& canvas, int x, int y, int height) {
  static constexpr int kColour[2][3] = {{kRed, kBlue, kGreen}, {kYellow, kRed, kBlue}};
  for (int triplet = 0; triplet < 2; ++triplet) {
    for (int i = 0; i < 3; ++i) {
      const bool picked = i == 1;
      const Rect box = makeRect(x + triplet * 72, y + i * (height / 3), 68, height / 3 - 2);
      drawRowCard(canvas, box, cardOf(kColour[triplet][i], 2 + triplet));
      if (picked) {
        drawRing(canvas, box, kAccent);
      } else {
        canvas.blendRect(box, kPaper, 170);
      }
    }
  }
  drawArrow(canvas, x + 146, y + height / 2, 18);
  draw(canvas, makeRect(x + 168, y, 50, height), {Zone::Building, kBlue, 2}, true);
}

void drawWildCards(Canvas& canvas, int x, int y, int height) {
  static constexpr uint16_t kWild[] = {10, 20, 500};
  for (int i = 0; i < 3; ++i) {
    drawStageCard(canvas, makeRect(x + 4 + i * 50, y + (height - 66) / 2, 46, 66),
                  palazzi::findCard(kWild[i], true));
  }
  Example palace(Zone::Building, kRed, 3);
  palace.add(palazzi::findCard(kWild[2], true), 2);
  draw(canvas, makeRect(x + 164, y, 52, height), palace, true);
}

// What the stage shows: a triplet under the cursor, palaces with plate and chip, walls with their shields.
void drawScreenSigns(Canvas& canvas, int x, int y, int height) {
  static constexpr int kColour[] = {kRed, kBlue, kGreen};
  for (int i = 0; i < 3; ++i)
    drawRowCard(canvas, makeRect(x + 4 + i * 71, y + 3, 69, 15), cardOf(kColour[i], 3 + i));
  drawRing(canvas, makeRect(x + 4, y + 3, 211, 15), kAccent);
  const int top = y + 22, rest = height - 22;
  draw(canvas, makeRect(x + 2, top, 46, rest), {Zone::Building, kBlue, 2});
  draw(canvas, makeRect(x + 56, top, 46, rest), {Zone::Completed, kRed, kSize});
  drawChip(canvas, x + 79, top - 1, "+5", {kAccent, kOnDark});
  const Rect strip = makeRect(x + 112, y + height - 16, 104, 14);
  drawWalls(canvas, strip, {.walls = 2, .bastions = 1, .cracked = false, .room = 60});
  Phrase held;
  held.add(symbol::kShield).add(5).add("/").add(4);
  canvas.drawText(held, strip.right() - 4, strip.bottom() - 2, kFontSmall, kOnDark, Align::Right);
  Phrase bar;
  bar.add(symbol::kHourglass).add(3).add("/").add(7).add("  ").add(symbol::kShield).add(5);
  canvas.drawText(bar, x + 166, top + rest / 2 - 6, kFontBody, kInk, Align::Centre);
}

// ---- The examples of the principles (rule_examples.h)

// As many cards: one complete palace, or two unfinished ones.
void drawFew(Canvas& canvas, int x, int y, int height) {
  const Example done(Zone::Completed, kGreen, kSize);
  draw(canvas, makeRect(x + 4, y, 50, height), done);
  number(canvas, "+", done.palace.windows, x + 74, y + height / 2, kAccent);
  draw(canvas, makeRect(x + 98, y, 46, height), {Zone::Building, kGreen, kSize / 2});
  draw(canvas, makeRect(x + 146, y, 46, height), {Zone::Building, kBlue, kSize / 2});
  words(canvas, "0", x + 206, y + height / 2, kWarning);
}

// A party with guests, and one without.
void drawGuests(Canvas& canvas, int x, int y, int height) {
  draw(canvas, makeRect(x + 2, y, 46, height), {Zone::Completed, kRed, kSize});
  drawGuest(canvas, x + 52, y, height, {Zone::Building, kRed, kPartyExample[0]}, "2");
  drawGuest(canvas, x + 94, y, height, {Zone::Building, kRed, kPartyExample[1]}, "1");
  draw(canvas, makeRect(x + 146, y, 46, height), {Zone::Completed, kBlue, kSize});
  words(canvas, "0", x + 206, y + height / 2, kWarning);
}

// The same guest before and after its own party.
void drawFirst(Canvas& canvas, int x, int y, int height) {
  draw(canvas, makeRect(x + 2, y, 46, height), {Zone::Completed, kRed, kSize});
  drawGuest(canvas, x + 52, y, height, {Zone::Completed, kRed, kSize}, "2");
  drawArrow(canvas, x + 98, y + height / 2, 20);
  draw(canvas, makeRect(x + 126, y, 46, height), {Zone::Completed, kRed, kSize});
  drawGuest(canvas, x + 176, y, height, {Zone::Opened, kRed, kSize}, "0");
}

// The points that the last card takes away.
void drawShields(Canvas& canvas, int x, int y, int height) {
  const Example done(Zone::Completed, kGreen, kSize);
  int shields = 0;
  for (int i = 0; i + 1 < kSize; ++i) shields += kDeck[done.cards[static_cast<std::size_t>(i)]].shields;
  draw(canvas, makeRect(x + 2, y, 50, height), {Zone::Building, kGreen, kSize - 1});
  number(canvas, symbol::kShield, shields, x + 76, y + height / 2, kInk);
  drawArrow(canvas, x + 100, y + height / 2, 20);
  draw(canvas, makeRect(x + 126, y, 50, height), done, true);
  number(canvas, symbol::kShield, 0, x + 200, y + height / 2, kWarning);
}

// A triplet, and the neighbour's palace that lacks one of its cards.
void drawLeave(Canvas& canvas, int x, int y, int height) {
  const CardId wanted = cardOf(kGreen, kSize);
  const CardId cards[] = {cardOf(kRed, 3), wanted, cardOf(kBlue, 4)};
  for (int i = 0; i < 3; ++i) {
    const Rect box = makeRect(x + 4, y + i * (height / 3), 68, height / 3 - 2);
    drawRowCard(canvas, box, cards[i]);
    if (cards[i] == wanted) drawRing(canvas, box, kAccent);
  }
  drawArrow(canvas, x + 80, y + height / 2, 20);
  draw(canvas, makeRect(x + 108, y, 50, height), {Zone::Building, kGreen, kSize - 1});
  drawMedallion(canvas, Emblem::Moon, x + 184, y + height / 2, 12, {kSeatColour[1], kOnSeatColour[1]});
}

// In the order of RulePicture, from Palace on.
constexpr DrawRulePicture kPictures[] = {
    drawFinishedPalace, drawOneCard,     drawZones,      drawPlayOrder, drawParty,
    drawCompleting,     drawHeldWall,    drawFallenWall, drawNumbers,   drawCityPick,
    drawWildCards,      drawScreenSigns, drawFew,        drawGuests,    drawFirst,
    drawShields,        drawLeave};

}  // namespace

bool drawPalazziPicture(Canvas& canvas, RulePicture picture, int x, int y, int height) {
  return drawOwnPicture(kPictures, RulePicture::Palace, picture, canvas, x, y, height);
}

}  // namespace lucca::ui
