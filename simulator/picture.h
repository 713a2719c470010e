// Pictures on the PC: taken from a canvas, written and read as PNG files.
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
// False when the bytes are no PNG; then `picture` is unchanged.
bool decodePng(const std::vector<uint8_t>& bytes, Picture& picture);

// False with the reason in errno; no half of the file is left.
bool writeFile(const std::string& path, const std::vector<uint8_t>& bytes);
bool readFile(const std::string& path, std::vector<uint8_t>& bytes);

}  // namespace lucca::simulator
