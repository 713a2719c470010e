#include "simulator/device_face.h"

#include "drawing/type/fonts.h"
#include "ui/look/theme.h"

namespace lucca::simulator {

namespace {

constexpr Colour kRoom = rgb(0x3A2E26), kCase = rgb(0xA8452E), kCaseLight = rgb(0xC2664C),
                 kGlass = rgb(0x17120E);
constexpr Colour kButton = rgb(0xF6EDDD), kPressed = rgb(0xBFD8CC);

std::string_view faceOf(Pad pad) {
  static constexpr std::string_view kFaces[] = {"▲", "▼", "◀", "▶", "A", "B", "X", "Y", "●"};
  return kFaces[static_cast<int>(pad)];
}

}  // namespace

DeviceFace::DeviceFace(int screenWidth, int screenHeight, KeyLayout keys)
    : width_(screenWidth + 2 * kEdge),
      height_(screenHeight + 2 * kEdge + kKeysHeight),
      pixels_(static_cast<size_t>(width_ * height_)),
      canvas_(pixels_.data(), width_, height_) {
  addButtons(keys);
}

void DeviceFace::addButtons(KeyLayout keys) {
  const int middle = height_ - kKeysHeight / 2 - 12;
  const int left = 66, right = width_ - 66, reach = 31, radius = 16;
  if (keys != KeyLayout::Four) {
    buttons_.push_back({Pad::Up, left, middle - reach, radius, ""});
    buttons_.push_back({Pad::Down, left, middle + reach, radius, ""});
    buttons_.push_back({Pad::Left, left - reach, middle, radius, ""});
    buttons_.push_back({Pad::Right, left + reach, middle, radius, ""});
  }
  if (keys == KeyLayout::StickAndTwo) buttons_.push_back({Pad::Stick, left, middle, 13, "S"});
  buttons_.push_back({Pad::A, right + reach, middle, radius, "Enter"});
  buttons_.push_back({Pad::B, right, middle + reach, radius, "Esc"});
  if (keys == KeyLayout::StickAndTwo) return;
  buttons_.push_back({Pad::X, right, middle - reach, radius, "X"});
  buttons_.push_back({Pad::Y, right - reach, middle, radius, "Y"});
}

void DeviceFace::draw(const Canvas& screen, PadSet down) {
  canvas_.fill(kRoom);
  canvas_.fillRoundRect(makeRect(2, 2, width_ - 4, height_ - 4), 18, kCaseLight);
  canvas_.fillRoundRect(makeRect(4, 5, width_ - 8, height_ - 9), 17, kCase);
  canvas_.fillRoundRect(makeRect(kEdge - 10, kEdge - 10, screen.width() + 20, screen.height() + 20), 10,
                        kGlass);
  for (int y = 0; y < screen.height(); ++y) {
    for (int x = 0; x < screen.width(); ++x) canvas_.drawPixel(kEdge + x, kEdge + y, pixelAt(screen, x, y));
  }
  for (const FaceButton& button : buttons_) drawButton(button, contains(down, button.pad));
  canvas_.drawText("arrows", 66, height_ - 12, kFontSmall, ui::kOnDark, Align::Centre);
}

void DeviceFace::drawButton(const FaceButton& button, bool down) {
  canvas_.fillCircle(button.x, button.y + 2, button.radius, ui::kTerracottaDark);
  canvas_.fillCircle(button.x, button.y + (down ? 2 : 0), button.radius, down ? kPressed : kButton);
  const int y = button.y + (down ? 2 : 0);
  canvas_.drawText(faceOf(button.pad), button.x, y + kFontBody.capHeight / 2, kFontBody, ui::kInk,
                   Align::Centre);
  // The key's name beside the button, on the side where there is room.
  const std::string_view key = button.key;
  if (key.size() < 2) return;
  if (button.pad == Pad::A) {
    canvas_.drawText(key, button.x - 8, button.y + button.radius + 16, kFontSmall, ui::kOnDark, Align::Left);
  } else {
    canvas_.drawText(key, button.x - button.radius - 8, button.y + 12, kFontSmall, ui::kOnDark, Align::Right);
  }
}

PadSet DeviceFace::padAt(int x, int y) const {
  for (const FaceButton& button : buttons_) {
    const int dx = x - button.x, dy = y - button.y;
    if (dx * dx + dy * dy <= button.radius * button.radius) return padBit(button.pad);
  }
  return 0;
}

}  // namespace lucca::simulator
