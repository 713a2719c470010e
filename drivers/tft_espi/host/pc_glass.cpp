#include "drivers/tft_espi/host/pc_glass.h"

#include "drawing/raster/span.h"

namespace lucca::host {

namespace {

enum Command : uint8_t { kColumns = 0x2A, kRows = 0x2B, kWrite = 0x2C, kAccess = 0x36 };
enum Access : uint8_t { kSwapAxes = 0x20, kFlipColumns = 0x40, kFlipRows = 0x80 };
constexpr uint64_t kByteNs = 128;  // at 62.5 MHz

}  // namespace

void PcGlass::sendCommand(uint8_t code, std::span<const uint8_t> parameters) {
  code_ = code;
  count_ = 0;
  if (code == kWrite) x_ = x0_, y_ = y0_;
  spent_(kByteNs);
  data(parameters);
}

void PcGlass::data(std::span<const uint8_t> parameters) {
  for (const uint8_t value : parameters) {
    if (count_ < 4) parameters_[count_++] = value;
  }
  spent_(parameters.size() * kByteNs);
  obey();
}

void PcGlass::obey() {
  const uint8_t* p = parameters_;
  if (code_ == kAccess && count_ >= 1) access_ = p[0];
  if (count_ < 4) return;
  if (code_ == kColumns) x0_ = p[0] << 8 | p[1], x1_ = p[2] << 8 | p[3];
  if (code_ == kRows) y0_ = p[0] << 8 | p[1], y1_ = p[2] << 8 | p[3];
}

void PcGlass::startPixels(const uint16_t* first, int stride, int width, int rows) {
  for (int j = 0; j < rows; ++j, first += stride) {
    for (int i = 0; i < width; ++i) receive(first[i]);
  }
  spent_(static_cast<uint64_t>(width) * static_cast<uint64_t>(rows) * 2 * kByteNs);
  if (done_ != nullptr) done_(context_);
}

void PcGlass::startFill(uint16_t value, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) receive(value);
  spent_(uint64_t{count} * 2 * kByteNs);
  if (done_ != nullptr) done_(context_);
}

void PcGlass::onDone(Done done, void* context) {
  done_ = done;
  context_ = context;
}

uint16_t* PcGlass::cell(int x, int y) {
  int column = turned() ? y : x, row = turned() ? x : y;
  if ((access_ & kFlipColumns) != 0) column = kWidth - 1 - column;
  if ((access_ & kFlipRows) != 0) row = kHeight - 1 - row;
  if (column < 0 || row < 0 || column >= kWidth || row >= kHeight) return nullptr;
  return &memory_[static_cast<size_t>(row * kWidth + column)];
}

void PcGlass::receive(uint16_t value) {
  if (uint16_t* to = cell(x_, y_)) *to = value;
  if (++x_ <= x1_) return;
  x_ = x0_;
  if (++y_ > y1_) y_ = y0_;
}

uint16_t PcGlass::pixel(const Panel& panel, int x, int y) const {
  constexpr uint8_t kTurns[4] = {0x00, 0x60, 0xC0, 0xA0};
  int rotation = 0;
  for (int i = 0; i < 4; ++i) {
    if ((access_ & 0xE0) == kTurns[i]) rotation = i;
  }
  const PanelOffset offset = panel.offsets[static_cast<size_t>(rotation)];
  const uint16_t* from = const_cast<PcGlass*>(this)->cell(x + offset.column, y + offset.row);
  return from != nullptr ? swapBytes(*from) : uint16_t{0};
}

}  // namespace lucca::host
