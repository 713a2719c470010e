#include "drivers/display/frame_sender.h"

#include <algorithm>

#include "drawing/raster/hot.h"

namespace lucca {

namespace {

using PixelPair = uint32_t __attribute__((may_alias));

// The turn keeps a change in the highest bit from staying there, where a second one would undo it.
inline uint32_t mix(uint32_t hash, uint32_t value, uint32_t factor) {
  return (((hash >> 15) | (hash << 17)) ^ value) * factor;
}

// Hidden from the compiler, which would make sixteen shifts of one multiplication.
inline uint32_t mixFactor() {
  uint32_t factor = 0x9E3779B1u;
  asm("" : "+r"(factor));
  return factor;
}

// A whole tile on word addresses, row by row.
LUCCA_HOT uint32_t hashTile(const uint16_t* first, int stride) {
  static_assert(FrameSender::kTileWidth == 16);
  const uint32_t factor = mixFactor();
  uint32_t hash = 1;
  for (int row = FrameSender::kTileHeight; row > 0; --row, first += stride) {
    const auto* pair = reinterpret_cast<const PixelPair*>(first);
    hash = mix(hash, pair[0], factor);
    hash = mix(hash, pair[1], factor);
    hash = mix(hash, pair[2], factor);
    hash = mix(hash, pair[3], factor);
    hash = mix(hash, pair[4], factor);
    hash = mix(hash, pair[5], factor);
    hash = mix(hash, pair[6], factor);
    hash = mix(hash, pair[7], factor);
  }
  return hash;
}

// For all other tiles: the right and lower edges of odd sizes.
uint32_t hashRows(const uint16_t* first, int stride, int width, int rows) {
  const uint32_t factor = mixFactor();
  uint32_t hash = 1;
  for (; rows > 0; --rows, first += stride) {
    for (int i = 0; i < width; ++i) hash = mix(hash, first[i], factor);
  }
  return hash;
}

uint32_t pixelsOf(const Rect& r) { return static_cast<uint32_t>(r.w * r.h); }

}  // namespace

FrameSender::FrameSender(St7789& panel, Canvas& frame) : panel_(panel), frame_(frame) {
  frame_.track(&dirty_);
  dirty_.setGuard(&FrameSender::beforeDrawing, this);
  panel_.bus().onDone(&FrameSender::sent, this);
}

void FrameSender::forget() {
  wait();
  known_ = false;
}

Rect FrameSender::tileBox(int column, int row) const {
  return intersect(makeRect(column * kTileWidth, row * kTileHeight, kTileWidth, kTileHeight),
                   makeRect(0, 0, frame_.width(), frame_.height()));
}

uint32_t FrameSender::hashOf(const Rect& box) const {
  const uint16_t* first = frame_.pixels() + box.y * frame_.width() + box.x;
  const bool words =
      ((reinterpret_cast<uintptr_t>(first) | static_cast<unsigned>(frame_.width()) * 2) & 3u) == 0;
  if (words && box.w == kTileWidth && box.h == kTileHeight) return hashTile(first, frame_.width());
  return hashRows(first, frame_.width(), box.w, box.h);
}

// Compares the tiles that `area` touches with what the panel shows.
void FrameSender::markChanged(const Rect& area) {
  const int columns = (frame_.width() + kTileWidth - 1) / kTileWidth;
  for (int row = area.y / kTileHeight; row * kTileHeight < area.bottom(); ++row) {
    for (int column = area.x / kTileWidth; column * kTileWidth < area.right(); ++column) {
      if ((changed_[row] >> column & 1u) != 0) continue;
      uint32_t& last = hashes_[row * columns + column];
      const uint32_t now = hashOf(tileBox(column, row));
      if (known_ && now == last) continue;
      last = now;
      changed_[row] |= 1u << column;
    }
  }
}

// Changed tiles of `area` as few rectangles: runs in a row, joined downwards where they are equal.
void FrameSender::collect(const Rect& area) {
  const int firstColumn = area.x / kTileWidth, lastColumn = (area.right() - 1) / kTileWidth;
  for (int row = area.y / kTileHeight; row * kTileHeight < area.bottom(); ++row) {
    for (int column = firstColumn; column <= lastColumn; ++column) {
      if ((changed_[row] >> column & 1u) == 0) continue;
      const int start = column;
      while (column <= lastColumn && (changed_[row] >> column & 1u) != 0) ++column;
      const Rect run =
          makeRect(start * kTileWidth, row * kTileHeight, (column - start) * kTileWidth, kTileHeight);
      addArea(intersect(run, area));
    }
  }
}

void FrameSender::addArea(const Rect& area) {
  if (area.empty()) return;
  for (int i = 0; i < count_; ++i) {
    Rect& above = areas_[i];
    if (above.x == area.x && above.w == area.w && above.bottom() == area.y) {
      above.h = static_cast<int16_t>(above.h + area.h);
      return;
    }
  }
  if (count_ < kMostAreas) {
    areas_[count_++] = area;
    return;
  }
  // So many pieces cost about as much as the pixels between them, so the last one grows.
  Rect& last = areas_[count_ - 1];
  last = join(last, area);
}

void FrameSender::send(const Rect& part) {
  if (!known_) {
    if (part != whole()) return;
    dirty_.clear();
    dirty_.add(whole());
  }
  std::fill(std::begin(changed_), std::end(changed_), 0u);
  uint32_t drawn = 0;
  for (const Rect& area : dirty_.areas()) drawn += pixelsOf(intersect(area, part));
  if (drawn <= kSmall) {
    sendDrawn(part);
  } else {
    sendChanged(part);
  }
  dirty_.clear(part);
  known_ = true;
}

// This comes before the comparison, after which the tile could already be on the glass.
void FrameSender::sendDrawn(const Rect& part) {
  startAfresh();
  for (const Rect& area : dirty_.areas()) addArea(intersect(area, part));
  countPixels();
  if (count_ > 0) startNext();
  for (const Rect& area : dirty_.areas()) markChanged(intersect(area, part));
}

// DMA continues while the tiles are compared.
void FrameSender::sendChanged(const Rect& part) {
  for (const Rect& area : dirty_.areas()) markChanged(intersect(area, part));
  startAfresh();
  for (const Rect& area : dirty_.areas()) collect(intersect(area, part));
  countPixels();
  // A small change is too short for a visible tear.
  if (pixels_ * 4 > pixelsOf(whole())) keepClearOfScan();
  if (count_ > 0) startNext();
}

void FrameSender::startAfresh() {
  wait();
  count_ = 0;
  next_ = 0;
}

void FrameSender::countPixels() {
  pixels_ = 0;
  for (int i = 0; i < count_; ++i) pixels_ += pixelsOf(areas_[i]);
}

void FrameSender::keepClearOfScan() {
  int top = frame_.height(), bottom = 0;
  for (int i = 0; i < count_; ++i) {
    top = std::min<int>(top, areas_[i].y);
    bottom = std::max<int>(bottom, areas_[i].bottom());
  }
  panel_.keepClearOfScan(top, bottom, pixels_);
}

void FrameSender::startNext() {
  const Rect& area = areas_[next_];
  sending_ = true;
  next_ = static_cast<uint16_t>(next_ + 1);
  panel_.sendArea(area, frame_.pixels() + area.y * frame_.width() + area.x, frame_.width());
}

void FrameSender::sent(void* self) {
  auto* sender = static_cast<FrameSender*>(self);
  sender->sending_ = false;
  if (sender->next_ < sender->count_) sender->startNext();
}

void FrameSender::beforeDrawing(void* self, const Rect& area) {
  const auto* sender = static_cast<const FrameSender*>(self);
  if (sender->busy()) sender->waitFor(area);
}

void FrameSender::wait() const {
  while (busy()) panel_.bus().wait();
}

void FrameSender::waitFor(const Rect& area) const {
  const auto pending = [&] {
    // The one on the wire was counted when it started.
    for (int i = sending_ ? next_ - 1 : next_; i < count_; ++i) {
      if (!intersect(areas_[i], area).empty()) return true;
    }
    return false;
  };
  while (pending()) panel_.bus().wait();
}

}  // namespace lucca
