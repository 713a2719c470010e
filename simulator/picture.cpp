#include "simulator/picture.h"

#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>

namespace lucca::simulator {

Picture pictureOf(const Canvas& canvas) {
  Picture picture(canvas.width(), canvas.height());
  for (int y = 0; y < picture.height; ++y) {
    for (int x = 0; x < picture.width; ++x) {
      // 5 and 6 bits widened by repeating their top bits, so that white is white.
      const uint32_t c = pixelAt(canvas, x, y), r = c >> 11, g = c >> 5 & 63, b = c & 31;
      picture.at(x, y) = (r << 3 | r >> 2) << 16 | (g << 2 | g >> 4) << 8 | (b << 3 | b >> 2);
    }
  }
  return picture;
}

Picture enlarged(const Picture& picture, int factor) {
  Picture large(picture.width * factor, picture.height * factor);
  for (int y = 0; y < large.height; ++y) {
    for (int x = 0; x < large.width; ++x) large.at(x, y) = picture.at(x / factor, y / factor);
  }
  return large;
}

void paste(Picture& whole, const Picture& part, int x, int y) {
  for (int row = 0; row < part.height && y + row < whole.height; ++row) {
    const auto from = part.pixels.begin() + row * part.width;
    std::copy(from, from + std::min(part.width, whole.width - x),
              whole.pixels.begin() + (y + row) * whole.width + x);
  }
}

bool writeFile(const std::string& path, const std::vector<uint8_t>& bytes) {
  std::ofstream file(path, std::ios::binary);
  if (!file) return false;
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (file) return true;
  // A device such as /dev/full stays. What succeeds here leaves errno as the failure set it. The browser's library has
  // neither std::filesystem nor an errno that can be read.
  struct stat found {};
  if (stat(path.c_str(), &found) == 0 && S_ISREG(found.st_mode)) std::remove(path.c_str());
  return false;
}

bool readFile(const std::string& path, std::vector<uint8_t>& bytes) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return false;
  bytes.assign(std::istreambuf_iterator<char>(file), {});
  return true;
}

}  // namespace lucca::simulator
