#include <cstdio>

#include "all_boards.h"
#include "tools/boards/print.h"

namespace lucca {
namespace {

void printPanel(const Panel& panel) {
  std::printf(
      "\"panel\": {\"nativeWidth\": %d, \"nativeHeight\": %d, \"rotation\": %d, \"bgr\": %s, \"inverted\": "
      "%s,",
      panel.nativeWidth, panel.nativeHeight, panel.rotation, panel.bgr ? "true" : "false",
      panel.inverted ? "true" : "false");
  std::printf(" \"width\": %d, \"height\": %d, \"offsets\": [", panel.width(), panel.height());
  for (int i = 0; i < 4; ++i) {
    std::printf("%s[%d, %d]", i == 0 ? "" : ", ", panel.offsets[i].column, panel.offsets[i].row);
  }
  std::printf("]},\n   ");
}

void printPins(const Board& b) {
  const DisplayPins& d = b.display;
  std::printf(
      "\"display\": {\"spi\": %d, \"clock\": %d, \"data\": %d, \"cs\": %d, \"dc\": %d, \"reset\": %d,", d.spi,
      d.clock, d.data, d.cs, d.dc, d.reset);
  std::printf(" \"backlight\": %d, \"tearing\": %d, \"baud\": %u, \"mode\": %d,", d.backlight, d.tearing,
              static_cast<unsigned>(d.baud), d.mode);
  std::printf(" \"driveMilliamps\": %d, \"steepEdges\": %s},\n   ", d.driveMilliamps,
              d.steepEdges ? "true" : "false");
  const KeyPins& k = b.keys;
  std::printf("\"keys\": {\"up\": %d, \"down\": %d, \"left\": %d, \"right\": %d, \"press\": %d,", k.up,
              k.down, k.left, k.right, k.press);
  std::printf(" \"a\": %d, \"b\": %d, \"x\": %d, \"y\": %d},\n   ", k.a, k.b, k.x, k.y);
  std::printf("\"piezo\": %d, \"led\": {\"red\": %d, \"green\": %d, \"blue\": %d, \"activeLow\": %s},\n   ",
              b.piezo, b.led.red, b.led.green, b.led.blue, b.led.activeLow ? "true" : "false");
  std::printf(
      "\"power\": {\"batteryAdc\": %d, \"divider\": %d, \"dropMillivolts\": %d, \"charging\": %d, \"vbus\": "
      "%d},\n   ",
      b.power.batteryAdc, b.power.divider, b.power.dropMillivolts, b.power.charging, b.power.vbus);
}

}  // namespace

void printJson() {
  std::printf("{");
  const char* comma = "";
  for (const NamedBoard& named : kAllBoards) {
    std::printf("%s\n  \"%s\": {\"name\": \"%s\",\n   ", comma, named.id, named.board.name);
    constexpr const char* kChips[] = {"Rp2040", "Rp2350", "Either"};
    std::printf("\"chips\": \"%s\",\n   ", kChips[static_cast<int>(named.board.chips)]);
    printPanel(named.board.panel);
    printPins(named.board);
    std::printf("\"flashBytes\": %u}", static_cast<unsigned>(named.board.flashBytes));
    comma = ",";
  }
  std::printf("\n}\n");
}

}  // namespace lucca
