// ST7789 panels: the glass, where it lies in the controller's 240 x 320 memory, and how it is mounted.
#pragma once

#include <array>
#include <cstdint>

#include "boards/tuning.h"

namespace lucca {

struct PanelOffset {
  uint8_t column, row;
};

// How the glass of a module is wired to its controller; modules of one size differ in it.
struct Mounting {
  bool inverted = true;  // needs INVON to show true colours
  bool bgr = false;      // colour order on the glass
  PanelOffset first{};   // first visible column and row, as the player holds the board
};

struct Panel {
  uint16_t nativeWidth, nativeHeight;   // at rotation 0
  std::array<PanelOffset, 4> offsets;   // first visible column and row, by rotation
  uint8_t rotation = 0;                 // quarter turns from rotation 0 to how the player holds the board
  bool bgr = false;                     // colour order on the glass
  bool inverted = true;                 // needs INVON to show true colours
  const PanelTuning* tuning = nullptr;  // null: the controller's power-on values suit this glass

  constexpr bool turned() const { return (rotation & 1) != 0; }
  constexpr int width() const { return turned() ? nativeHeight : nativeWidth; }
  constexpr int height() const { return turned() ? nativeWidth : nativeHeight; }
  constexpr PanelOffset offset() const { return offsets[rotation & 3]; }
  // The same glass on a module that is wired in another way; the device check finds out which (docs/boards.md).
  constexpr Panel with(const Mounting& mounting) const {
    Panel panel = *this;
    panel.inverted = mounting.inverted;
    panel.bgr = mounting.bgr;
    panel.offsets[rotation & 3] = mounting.first;
    return panel;
  }
};

// A glass of `width` columns and `height` rows at rotation 0.
constexpr Panel panelOf(uint16_t width, uint16_t height, const std::array<PanelOffset, 4>& offsets,
                        uint8_t rotation, const PanelTuning* tuning) {
  return {.nativeWidth = width,
          .nativeHeight = height,
          .offsets = offsets,
          .rotation = rotation,
          .tuning = tuning};
}
constexpr Panel panel240x240(uint8_t rotation, const PanelTuning* tuning = nullptr) {
  return panelOf(240, 240, {{{0, 0}, {0, 0}, {0, 80}, {80, 0}}}, rotation, tuning);
}
constexpr Panel panel240x320(uint8_t rotation, const PanelTuning* tuning = nullptr) {
  return panelOf(240, 320, {}, rotation, tuning);
}
constexpr Panel panel240x280(uint8_t rotation, const PanelTuning* tuning = nullptr) {
  return panelOf(240, 280, {{{0, 20}, {20, 0}, {0, 20}, {20, 0}}}, rotation, tuning);
}
constexpr Panel panel172x320(uint8_t rotation, const PanelTuning* tuning = nullptr) {
  return panelOf(172, 320, {{{34, 0}, {0, 34}, {34, 0}, {0, 34}}}, rotation, tuning);
}
constexpr Panel panel170x320(uint8_t rotation, const PanelTuning* tuning = nullptr) {
  return panelOf(170, 320, {{{35, 0}, {0, 35}, {35, 0}, {0, 35}}}, rotation, tuning);
}
constexpr Panel panel135x240(uint8_t rotation, const PanelTuning* tuning = nullptr) {
  return panelOf(135, 240, {{{52, 40}, {40, 53}, {53, 40}, {40, 52}}}, rotation, tuning);
}

}  // namespace lucca
