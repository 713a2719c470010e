// A picture of the panel on the PC, and its PNG.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lucca::host {

struct Picture {
  int width = 0, height = 0;
  std::vector<uint32_t> pixels;  // 0xRRGGBB, row by row

  Picture(int w, int h) : width(w), height(h), pixels(static_cast<size_t>(w) * static_cast<size_t>(h)) {}
  uint32_t& at(int x, int y) { return pixels[static_cast<size_t>(y * width + x)]; }
};

std::vector<uint8_t> encodePng(const Picture& picture);

// False with the reason in errno.
bool writeFile(const std::string& path, const std::vector<uint8_t>& bytes);

}  // namespace lucca::host
