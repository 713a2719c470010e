#include <cstdio>
#include <string_view>

#include "all_boards.h"
#include "tools/boards/print.h"

namespace lucca {
namespace {

// Where a GPIO comes out of a Pico: pins 1-20 down the left side, 21-40 up the right, USB at the top; every
// fifth or so is ground. GPIO 23, 24, 25 and 29 stay on the board.
int physicalPin(Pin gpio) {
  constexpr int kPins[] = {1,  2,  4,  5,  6,  7,  9,  10, 11, 12, 14, 15, 16, 17, 19,
                           20, 21, 22, 24, 25, 26, 27, 29, -1, -1, -1, 31, 32, 34, -1};
  return gpio >= 0 && gpio < 30 ? kPins[gpio] : -1;
}

void row(const char* part, const char* wire, Pin gpio) {
  if (gpio == kNoPin) return;
  std::printf("| %s | %s | GP%d | %d |\n", part, wire, gpio, physicalPin(gpio));
}

void printBreadboard(const Board& b) {
  std::printf("| part | its wire | Pico | Pico pin |\n| --- | --- | --- | --- |\n");
  std::printf("| display | VCC | 3V3 | 36 |\n| display | GND | GND | 38 |\n");
  row("display", "SCL / SCK", b.display.clock);
  row("display", "SDA / MOSI / DIN", b.display.data);
  row("display", "RES / RST", b.display.reset);
  row("display", "DC", b.display.dc);
  row("display", "CS (if it has one)", b.display.cs);
  row("display", "BLK / BL", b.display.backlight);
  row("button Up", "to GND", b.keys.up);
  row("button Down", "to GND", b.keys.down);
  row("button Left", "to GND", b.keys.left);
  row("button Right", "to GND", b.keys.right);
  row("button A", "to GND", b.keys.a);
  row("button B", "to GND", b.keys.b);
  row("button X", "to GND", b.keys.x);
  row("button Y", "to GND", b.keys.y);
  row("piezo", "+, the other leg to GND", b.piezo);
}

void cell(Pin pin) {
  if (pin == kNoPin) {
    std::printf("- | ");
  } else {
    std::printf("%d | ", pin);
  }
}

void lamp(const LedPins& led) {
  if (led.red == kNoPin) return cell(kNoPin);
  std::printf("%d %d %d%s | ", led.red, led.green, led.blue, led.activeLow ? ", low is on" : "");
}

void printAll() {
  std::printf(
      "| file | board | chip | screen | SPI | SCK | MOSI | CS | DC | RST | BL | keys | piezo | LED R G B | "
      "flash "
      "|\n");
  std::printf(
      "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
  for (const NamedBoard& named : kAllBoards) {
    const Board& b = named.board;
    const DisplayPins& d = b.display;
    constexpr const char* kChips[] = {"RP2040", "RP2350", "either"};
    std::printf("| `%s` | %s | %s | %dx%d | %d | ", named.id, b.name, kChips[static_cast<int>(b.chips)],
                b.width(), b.height(), d.spi);
    for (Pin pin : {d.clock, d.data, d.cs, d.dc, d.reset, d.backlight}) cell(pin);
    int keys = 0;
    for (Pin pin : {b.keys.up, b.keys.down, b.keys.left, b.keys.right, b.keys.press, b.keys.a, b.keys.b,
                    b.keys.x, b.keys.y}) {
      if (pin != kNoPin) ++keys;
    }
    std::printf("%d | ", keys);
    cell(b.piezo);
    lamp(b.led);
    std::printf("%u MB |\n", static_cast<unsigned>(b.flashBytes >> 20));
  }
}

}  // namespace

void printWiring() {
  printAll();
  for (const NamedBoard& named : kAllBoards) {
    if (std::string_view(named.id).starts_with("breadboard")) {
      std::printf("\n### %s (`%s`)\n\n", named.board.name, named.id);
      printBreadboard(named.board);
    }
  }
}

}  // namespace lucca
