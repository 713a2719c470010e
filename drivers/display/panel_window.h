// The window into which a panel writes pixels, and areas in the form of its commands. A pair holds two numbers,
// high << 16 | low: a place is column and row, a size is width and height, a span is a first and a last column or row.
#pragma once

#include <cstdint>

namespace lucca {

constexpr uint32_t makePair(int high, int low) {
  return static_cast<uint32_t>(high) << 16 | static_cast<uint32_t>(low);
}
constexpr uint32_t highOf(uint32_t pair) { return pair >> 16; }
constexpr uint32_t lowOf(uint32_t pair) { return pair & 0xFFFF; }

// The places of the glass's first and last pixel in the controller's memory, as it is turned; until they are known, all of
// the memory.
struct GlassArea {
  uint32_t first = 0, last = makePair(239, 319);
};

// An area: the window that it needs, as the panel's two commands carry it, and how many pixels it has. A window that reaches
// further than it must serves more of what follows. So the window of one row is open to the right, which lets a run follow
// the run before it without a command, and every window is open downwards.
struct Patch {
  uint32_t columns, rows, pixels;
};

// Place and size are on the glass; the size has no 0.
constexpr Patch makePatch(uint32_t place, uint32_t size, const GlassArea& glass) {
  const uint32_t at = place + glass.first;
  const uint32_t end = lowOf(size) == 1 ? highOf(glass.last) : highOf(at) + highOf(size) - 1;
  return {(at & ~0xFFFFu) | end, at << 16 | lowOf(glass.last), highOf(size) * lowOf(size)};
}

// A sloping line as patches, each of which follows from the one before: `length` pixels further along the line and one aside.
// After `whole` pixels, or one more where `error` says so, the line moves aside.
struct Slope {
  uint32_t columns, rows;            // of the run at hand
  int32_t length, left;              // its pixels, and those of the line from it on; neither is 0
  uint32_t columnsAlong, rowsAlong;  // what a pixel adds along the line
  uint32_t columnsAside, rowsAside;  // what a run adds across it
  int32_t whole, rest, minor, error;

  // To the next run; false at the end, with the last run still at hand.
  [[gnu::always_inline]] bool next() {
    left -= length;
    if (left <= 0) return false;
    const auto pixels = static_cast<uint32_t>(length);
    columns += pixels * columnsAlong + columnsAside;
    rows += pixels * rowsAlong + rowsAside;
    length = whole;
    error -= rest;
    if (error < 0) {
      error += minor;
      ++length;
    }
    if (length > left) length = left;
    return true;
  }
};

// The window that the panel has now, and the place of its next pixel.
struct PanelWindow {
  static constexpr uint32_t kUnknown = ~0u;

  uint32_t columns = kUnknown, rows = kUnknown;
  uint32_t next = kUnknown;  // a place in the controller's memory, if nothing but pixels is sent
  uint32_t left = 0;         // pixels from there to the window's right end

  // True if the area needs no command: it is one row, and begins at the next pixel. Its pixels are noted as sent.
  bool follows(uint32_t place, uint32_t size) {
    if (place != next || lowOf(size) != 1 || highOf(size) > left) return false;
    next += highOf(size) << 16;
    left -= highOf(size);
    return true;
  }
  // After the commands for an area.
  void note(uint32_t place, uint32_t size) {
    next = lowOf(size) == 1 ? place + (highOf(size) << 16) : kUnknown;
    left = lowOf(columns) + 1 - highOf(next);
  }
};

}  // namespace lucca
