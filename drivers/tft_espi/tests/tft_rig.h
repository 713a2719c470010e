// A display with a pool of sprites, for the tests of TFT_eSPI's calls.
#pragma once

#include <unity.h>

#include <cstdio>
#include <memory>

#include "drivers/tft_espi/include/TFT_eSPI.h"
#include "host_tests/drawing/fake_panel.h"

namespace lucca::test {

inline const Panel kFacts = panel240x240(0);
inline uint8_t poolMemory[200 * 1024];

struct Rig {
  FakePanel bus;
  SpritePool pool{poolMemory};
  DisplaySetup setup{bus, kFacts, &pool};
  TFT_eSPI tft{setup};
  TFT_eSprite sprite{&tft}, second{&tft}, third{&tft};
};
inline std::unique_ptr<Rig> rig;

inline uint16_t glass(int x, int y) {
  rig->bus.wait();
  return rig->bus.glass(kFacts, x, y);
}

inline int countOnSprite(uint16_t colour) {
  int count = 0;
  for (int y = 0; y < rig->sprite.height(); ++y) {
    for (int x = 0; x < rig->sprite.width(); ++x) count += rig->sprite.readPixel(x, y) == colour ? 1 : 0;
  }
  return count;
}

// The box of a colour on the sprite.
inline Rect boxOnSprite(uint16_t colour) {
  Rect box{0, 0, 0, 0};
  for (int y = 0; y < rig->sprite.height(); ++y) {
    for (int x = 0; x < rig->sprite.width(); ++x) {
      if (rig->sprite.readPixel(x, y) == colour) box = join(box, makeRect(x, y, 1, 1));
    }
  }
  return box;
}

inline void assertBox(int x, int y, int w, int h, const Rect& box) {
  static char message[100];
  std::snprintf(message, sizeof message, "box is %d,%d %dx%d", box.x, box.y, box.w, box.h);
  TEST_ASSERT_TRUE_MESSAGE((box == makeRect(x, y, w, h)), message);
}

}  // namespace lucca::test
