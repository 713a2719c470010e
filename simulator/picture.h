// Pictures on the PC: taken from a canvas, written and read as PNG files. The same pixels always give the same bytes, so
// two files are equal exactly when the pictures are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "drawing/canvas.h"

namespace lucca::simulator {

struct Picture {
  int width = 0, height = 0;
  std::vector<uint32_t> pixels;  // 0xRRGGBB, row by row

  Picture() = default;
  Picture(int w, int h, uint32_t colour = 0)
      : width(w), height(h), pixels(static_cast<size_t>(w) * static_cast<size_t>(h), colour) {}
  uint32_t& at(int x, int y) { return pixels[static_cast<size_t>(y * width + x)]; }
  uint32_t at(int x, int y) const { return pixels[static_cast<size_t>(y * width + x)]; }
  bool operator==(const Picture&) const = default;
};

Picture pictureOf(const Canvas& canvas);
Picture enlarged(const Picture& picture, int factor);
// Copies `part` into `whole` with its corner at x, y.
void paste(Picture& whole, const Picture& part, int x, int y);

std::vector<uint8_t> encodePng(const Picture& picture);
// Reads what encodePng wrote; false for any other file.
bool decodePng(const std::vector<uint8_t>& bytes, Picture& picture);

bool writeFile(const std::string& path, const std::vector<uint8_t>& bytes);
bool readFile(const std::string& path, std::vector<uint8_t>& bytes);

}  // namespace lucca::simulator
