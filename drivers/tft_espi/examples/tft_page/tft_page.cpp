#include "drivers/tft_espi/examples/tft_page/tft_page.h"

namespace lucca {

namespace {

uint8_t freeBits[] = {
    0x22, 0xA2, 0xBE, 0x88, 0x80,        // A: 5 x 7, rows run on
    0xF4, 0x63, 0xE8, 0xC7, 0xC0,        // B: 5 x 7
    0x74, 0x61, 0x08, 0x42, 0x17, 0x38,  // C: 5 x 9
};
GFXglyph freeGlyphs[] = {{0, 5, 7, 6, 0, -7}, {5, 5, 7, 6, 1, -7}, {10, 5, 9, 7, -1, -6}};
const GFXfont kFreeFont = {freeBits, freeGlyphs, 'A', 'C', 11};

// 12 x 4, MSB first; the same bytes read LSB first give another picture.
constexpr uint8_t kBits[] = {0xF0, 0xF0, 0x81, 0x10, 0x8F, 0x10, 0xFF, 0xF0};
constexpr uint16_t kImage[] = {
    TFT_RED,  TFT_GREEN, TFT_BLUE, TFT_WHITE, TFT_BLACK, TFT_YELLOW, TFT_CYAN,   TFT_MAGENTA,
    TFT_PINK, TFT_GOLD,  TFT_NAVY, TFT_OLIVE, TFT_BROWN, TFT_PURPLE, TFT_VIOLET, TFT_ORANGE,
};
constexpr uint8_t kMask[] = {0x60, 0xF0, 0xF0, 0x60};
constexpr uint8_t kBytes[] = {0xE0, 0x1C, 0x03, 0xFF, 0x92, 0x49, 0x00, 0xB6};

void drawText(TFT_eSPI& tft) {
  tft.setTextFont(1);
  tft.setTextSize(1);
  tft.setTextDatum(TL_DATUM);
  tft.setTextColor(TFT_WHITE, TFT_NAVY);
  tft.drawString("Lucca", 2, 60);
  tft.setTextColor(TFT_YELLOW);
  tft.drawString("città", 38, 60);
  tft.setTextSize(2);
  tft.setTextColor(TFT_BLACK, TFT_ORANGE);
  tft.drawNumber(-1513, 74, 60);
  tft.setTextSize(1);
  tft.setTextDatum(MC_DATUM);
  tft.setTextPadding(60);
  tft.drawFloat(3.14159f, 3, 170, 64, 1);
  tft.setTextPadding(0);
  tft.setTextDatum(BR_DATUM);
  tft.drawString("br", 238, 70);
  tft.setTextDatum(TL_DATUM);
  tft.setTextColor(TFT_WHITE, TFT_MAROON);
  tft.drawCentreString("Mitte", 30, 72, 2);
  tft.drawRightString("rechts", 110, 72, 2);
  tft.setFreeFont(&kFreeFont);
  tft.drawString("ABCA", 116, 74);
  tft.setCursor(150, 84);
  tft.print("CAB");
  tft.setFreeFont();
  tft.setCursor(180, 72);
  tft.setTextWrap(true);
  tft.print("wrapped at the edge ");
  tft.setTextWrap(false);
  tft.println(255, HEX);
  tft.print(2.5f, 1);
  tft.print('!');
  tft.drawChar('Q', 2, 92, 4);
  const int16_t wide = tft.textWidth("wide");
  tft.drawFastHLine(24, 92, wide, TFT_GREEN);
  tft.drawFastVLine(24, 92, tft.fontHeight(), TFT_GREEN);
}

void drawSmooth(TFT_eSPI& tft) {
  tft.fillSmoothRoundRect(150, 34, 40, 22, 7, TFT_GOLD, TFT_DARKGREY);
  tft.fillSmoothCircle(206, 44, 10, TFT_SKYBLUE, TFT_DARKGREY);
  tft.drawWideLine(222.0f, 36.5f, 234.25f, 54.0f, 3.0f, TFT_WHITE, TFT_DARKGREY);
  tft.drawPixel(236, 40, tft.alphaBlend(128, TFT_WHITE, TFT_RED));
}

void drawImages(TFT_eSPI& tft) {
  tft.setSwapBytes(true);
  tft.pushImage(4, 118, 4, 4, kImage);
  tft.pushImage(12, 118, 4, 4, kImage, TFT_OLIVE);
  tft.pushMaskedImage(20, 118, 4, 4, kImage, kMask);
  tft.setSwapBytes(false);
  tft.pushImage(28, 118, 4, 4, kImage);
  tft.pushImage(36, 118, 4, 2, kBytes);
  tft.pushImage(44, 118, 4, 4, kBytes, false, kImage);
  tft.setBitmapColor(TFT_GREEN, TFT_BLACK);
  tft.pushImage(52, 118, 8, 8, kBytes, false);
  tft.setWindow(64, 118, 67, 121);
  tft.pushColor(TFT_RED);
  tft.pushBlock(TFT_GREEN, 3);
  tft.setSwapBytes(true);
  tft.pushPixels(kImage, 12);
  tft.setSwapBytes(false);
  tft.setAddrWindow(72, 118, 4, 2);
  tft.pushColors(kImage, 8);
}

// Below the rest: on glass of 135 rows it is not seen.
void drawRounds(TFT_eSPI& tft) {
  tft.drawArc(24, 164, 22, 16, 30, 330, TFT_GREEN, TFT_DARKGREY);
  tft.drawArc(24, 164, 13, 10, 300, 60, TFT_RED, TFT_DARKGREY, false);
  tft.drawSmoothArc(72, 164, 22, 15, 60, 300, TFT_GOLD, TFT_DARKGREY, true);
  tft.drawSmoothArc(72, 164, 12, 6, 200, 100, TFT_CYAN, TFT_DARKGREY);
  tft.drawSmoothCircle(118, 154, 10, TFT_WHITE, TFT_DARKGREY);
  tft.drawSmoothRoundRect(132, 142, 8, 6, 30, 24, TFT_YELLOW, TFT_DARKGREY);
  tft.drawEllipse(118, 178, 14, 8, TFT_ORANGE);
  tft.fillEllipse(148, 178, 14, 6, TFT_VIOLET);
  tft.drawWedgeLine(170.0f, 146.0f, 190.5f, 182.25f, 1.0f, 5.5f, TFT_SKYBLUE, TFT_DARKGREY);
  tft.drawSpot(178.3f, 176.6f, 4.2f, TFT_PINK, TFT_DARKGREY);
  tft.fillRectHGradient(198, 142, 38, 20, TFT_RED, TFT_BLUE);
  tft.fillRectVGradient(198, 164, 38, 20, TFT_WHITE, TFT_NAVY);
  tft.drawCircleHelper(216, 153, 8, 5, TFT_WHITE);
  tft.fillCircleHelper(212, 174, 6, 3, 8, TFT_GREEN);
  tft.setTextColor(TFT_WHITE, TFT_NAVY);
  tft.drawString("Font 2", 2, 190, 2);
  tft.drawString("Font 4", 50, 190, 4);
  tft.drawString("6:7", 2, 208, 6);
  tft.setTextColor(TFT_ORANGE);
  tft.drawString("78", 74, 208, 7);
  tft.drawString("8", 184, 184, 8);
  tft.setFreeFont(&FreeSans9pt7b);
  tft.drawString("Free", 140, 190);
  tft.setFreeFont(nullptr);
  TFT_eSPI_Button button;
  button.initButtonUL(&tft, 142, 214, 40, 20, TFT_WHITE, TFT_MAROON, TFT_WHITE, "ok", 1);
  button.drawButton();
}

}  // namespace

const GFXfont& sampleFreeFont() { return kFreeFont; }

void drawTftShapes(TFT_eSPI& tft) {
  tft.resetViewport();
  tft.fillScreen(TFT_DARKGREY);
  tft.drawRect(2, 2, 30, 20, TFT_WHITE);
  tft.fillRect(5, 5, 10, 10, tft.color565(200, 40, 10));
  tft.drawRoundRect(36, 2, 30, 20, 6, TFT_WHITE);
  tft.fillRoundRect(70, 2, 30, 20, 6, TFT_RED);
  tft.drawCircle(115, 12, 10, TFT_YELLOW);
  tft.fillCircle(140, 12, 10, TFT_GREEN);
  tft.drawTriangle(154, 22, 164, 2, 176, 18, TFT_CYAN);
  tft.fillTriangle(180, 22, 190, 2, 204, 18, TFT_MAGENTA);
  tft.drawLine(206, 2, 238, 22, TFT_WHITE);
  tft.drawLine(238, 2, 226, 22, TFT_BLACK);
  tft.drawPixel(1, 1, TFT_WHITE);
  tft.drawBitmap(4, 28, kBits, 12, 4, TFT_WHITE);
  tft.drawBitmap(20, 28, kBits, 12, 4, TFT_WHITE, TFT_BLUE);
  tft.drawXBitmap(36, 28, kBits, 12, 4, TFT_WHITE);
  tft.drawXBitmap(52, 28, kBits, 12, 4, TFT_WHITE, TFT_BLUE);
  tft.setViewport(70, 28, 40, 24);
  tft.fillScreen(TFT_PURPLE);
  tft.drawCircle(40, 24, 12, TFT_WHITE);
  tft.drawString("viewport", -8, 8);
  tft.frameViewport(TFT_WHITE, 1);
  tft.resetViewport();
  drawSmooth(tft);
  drawText(tft);
  drawImages(tft);
  drawRounds(tft);
}

void drawTftPage(TFT_eSPI& tft) {
  drawTftShapes(tft);

  TFT_eSprite sprite(&tft);
  sprite.setColorDepth(16);
  sprite.createSprite(24, 14);
  sprite.fillSprite(TFT_BLUE);
  sprite.fillCircle(12, 7, 6, TFT_TRANSPARENT);
  sprite.drawPixel(12, 7, sprite.readPixel(0, 0));
  sprite.setPivot(12, 7);
  sprite.pushSprite(90, 94);
  sprite.pushSprite(118, 94, TFT_TRANSPARENT);
  sprite.pushSprite(146, 94, 4, 2, 12, 8);
  tft.setPivot(180, 104);
  sprite.pushRotated(30, TFT_TRANSPARENT);

  TFT_eSprite small(&tft);
  for (const int8_t depth : {int8_t{8}, int8_t{4}, int8_t{1}}) {
    small.setColorDepth(depth);
    small.createSprite(20, 10);
    small.fillSprite(depth == 8 ? TFT_ORANGE : 1);
    small.fillRect(3, 3, 9, 4, depth == 8 ? TFT_NAVY : depth == 4 ? 10 : 0);
    small.scroll(2, 1);
    small.pushSprite(90 + depth * 6, 120);
    small.deleteSprite();
  }

  tft.initDMA();
  static uint16_t image[16];
  for (int i = 0; i < 16; ++i) image[i] = static_cast<uint16_t>(i * 0x1111);
  tft.startWrite();
  tft.pushImageDMA(160, 120, 4, 4, image);
  while (tft.dmaBusy()) tft.dmaWait();
  tft.setAddrWindow(168, 120, 4, 4);
  tft.pushPixelsDMA(image, 16);
  tft.endWrite();
}

}  // namespace lucca
