// Sends a frame in memory to its panel, only what changed since it was last sent. The drawing layer says
// where it drew; of those places a hash for each small tile tells which look different. So a scene may be
// redrawn whole and only the moved cursor goes over the wire.
//
// DMA continues after `send` returns, and the canvas may be drawn on at once: a primitive waits only where pixels
// are still being sent.
#pragma once

#include <cstdint>

#include "drawing/canvas.h"
#include "drawing/dirty.h"
#include "drivers/display/st7789.h"

namespace lucca {

class FrameSender {
 public:
  static constexpr int kTileWidth = 16, kTileHeight = 8;

  // `frame` is as large as the panel and outlives the sender. Tracks the canvas's drawing from now on.
  FrameSender(St7789& panel, Canvas& frame);

  // Starts sending what changed. Waits first if an earlier frame is still on its way.
  void send() { send(whole()); }
  // Only what changed inside of `part`, whose edges lie on tiles; the rest waits for a later `send`. A panel of which nothing
  // is known waits for a whole picture.
  void send(const Rect& part);
  // The panel lost its memory, or someone else drew on it: the next `send` sends everything.
  void forget();

  bool busy() const { return next_ < count_ || sending_; }
  void wait() const;
  // Until nothing of `area` is on its way.
  void waitFor(const Rect& area) const;

  // Pixels of the last `send`.
  uint32_t pixelsSent() const { return pixels_; }

 private:
  static constexpr int kMostColumns = 320 / kTileWidth, kMostRows = 320 / kTileHeight;
  static constexpr int kMostTiles = 320 * 240 / (kTileWidth * kTileHeight);
  static constexpr int kMostAreas = 48;
  static constexpr uint32_t kSmall = 4096;  // pixels that are sent without looking whether they changed

  Rect whole() const { return makeRect(0, 0, frame_.width(), frame_.height()); }
  Rect tileBox(int column, int row) const;
  uint32_t hashOf(const Rect& box) const;
  void markChanged(const Rect& area);
  void collect(const Rect& area);
  void addArea(const Rect& area);
  void sendDrawn(const Rect& part);
  void sendChanged(const Rect& part);
  void startAfresh();
  void countPixels();
  void keepClearOfScan();
  void startNext();
  static void sent(void* self);
  static void beforeDrawing(void* self, const Rect& area);

  St7789& panel_;
  Canvas& frame_;
  DirtyAreas dirty_;
  uint32_t hashes_[kMostTiles];
  uint32_t changed_[kMostRows];  // a bit for each column of tiles
  Rect areas_[kMostAreas];
  uint16_t count_ = 0;
  volatile uint16_t next_ = 0;
  volatile bool sending_ = false;
  bool known_ = false;  // whether the hashes tell what the panel shows
  uint32_t pixels_ = 0;
};

}  // namespace lucca
