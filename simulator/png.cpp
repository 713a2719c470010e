#include <png.h>

#include <stdexcept>

#include "simulator/picture.h"

namespace lucca::simulator {

namespace {

constexpr std::size_t kBytesPerPixel = 3;

// What both ways need: a picture of 8-bit red, green and blue.
png_image imageOf(int width, int height) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.format = PNG_FORMAT_RGB;
  image.width = static_cast<png_uint_32>(width);
  image.height = static_cast<png_uint_32>(height);
  return image;
}

}  // namespace

std::vector<uint8_t> encodePng(const Picture& picture) {
  std::vector<uint8_t> pixels;
  pixels.reserve(picture.pixels.size() * kBytesPerPixel);
  for (const uint32_t pixel : picture.pixels) {
    for (int shift = 16; shift >= 0; shift -= 8) pixels.push_back(static_cast<uint8_t>(pixel >> shift));
  }
  png_image image = imageOf(picture.width, picture.height);
  std::vector<uint8_t> bytes(PNG_IMAGE_PNG_SIZE_MAX(image));
  png_alloc_size_t size = bytes.size();
  if (!png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.data(), 0, nullptr))
    throw std::runtime_error(image.message);
  bytes.resize(size);
  return bytes;
}

bool decodePng(const std::vector<uint8_t>& bytes, Picture& picture) {
  png_image image = imageOf(0, 0);
  if (!png_image_begin_read_from_memory(&image, bytes.data(), bytes.size())) return false;
  image.format = PNG_FORMAT_RGB;
  std::vector<uint8_t> pixels(PNG_IMAGE_SIZE(image));
  if (!png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr)) return false;
  picture = Picture(static_cast<int>(image.width), static_cast<int>(image.height));
  for (std::size_t i = 0; i < picture.pixels.size(); ++i) {
    const uint8_t* from = &pixels[i * kBytesPerPixel];
    picture.pixels[i] = static_cast<uint32_t>(from[0]) << 16 | static_cast<uint32_t>(from[1]) << 8 | from[2];
  }
  return true;
}

}  // namespace lucca::simulator
