#include "drivers/display/st7789.h"

namespace lucca {

namespace {

enum Command : uint8_t {
  kSoftwareReset = 0x01,
  kSleepIn = 0x10,
  kSleepOut = 0x11,
  kInversionOff = 0x20,
  kInversionOn = 0x21,
  kDisplayOff = 0x28,
  kDisplayOn = 0x29,
  kColumns = 0x2A,
  kRows = 0x2B,
  kWriteMemory = 0x2C,
  kTearingOn = 0x35,
  kMemoryAccess = 0x36,
  kPixelFormat = 0x3A,
  kMemoryControl = 0xB0,
  kPorch = 0xB2,
  kGateVoltages = 0xB7,
  kVcom = 0xBB,
  kPanelControl = 0xC0,
  kPowerSource = 0xC2,
  kVoltageHigh = 0xC3,
  kVoltageLow = 0xC4,
  kFrameRate = 0xC6,
  kPower = 0xD0,
  kGatesRest = 0xD6,
  kGammaPositive = 0xE0,
  kGammaNegative = 0xE1,
};

constexpr uint8_t kMadctl[4] = {0x00, 0x60, 0xC0, 0xA0};
constexpr uint8_t kMadctlBgr = 0x08;

// The pauses that the datasheet asks for: after a reset, longer if the panel was awake; and after Sleep Out.
constexpr uint32_t kResetMs = 5, kWarmResetMs = 125, kSleepOutMs = 5;

struct Setting {
  uint8_t command;
  uint8_t count;
  uint8_t values[5];
};

// For every glass: 16-bit pixels whose missing low bits are zeros (the power-on value copies a bit of green into red and
// blue, which tints dark greens), and the tearing line at each vertical blank.
constexpr Setting kSettings[] = {
    {kPixelFormat, 1, {0x55}}, {kMemoryControl, 2, {0x00, 0xC0}}, {kTearingOn, 1, {0x00}}};
// The settings in which all makers who tune their glass agree.
constexpr Setting kTuned[] = {{kPorch, 5, {0x0C, 0x0C, 0x00, 0x33, 0x33}},
                              {kPanelControl, 1, {0x2C}},
                              {kPowerSource, 1, {0x01}},
                              {kVoltageLow, 1, {0x20}},
                              {kPower, 2, {0xA4, 0xA1}}};

}  // namespace

void St7789::init(Start start) {
  bus_.init();
  bus_.window = {};
  // A panel may have got its power only now, and a reset line may be missing or too slow: the command always follows.
  bus_.reset();
  bus_.delayMs(kResetMs);
  bus_.command(kSoftwareReset);
  bus_.delayMs(start == Start::Warm ? kWarmResetMs : kResetMs);
  for (const Setting& setting : kSettings) bus_.command(setting.command, {setting.values, setting.count});
  if (panel_.tuning) tune(*panel_.tuning);
  invert(false);
  setRotation(panel_.rotation);
}

void St7789::tune(const PanelTuning& tuning) {
  for (const Setting& setting : kTuned) bus_.command(setting.command, {setting.values, setting.count});
  bus_.command(kGateVoltages, {&tuning.gates, 1});
  bus_.command(kVcom, {&tuning.vcom, 1});
  bus_.command(kVoltageHigh, {&tuning.high, 1});
  bus_.command(kFrameRate, {&tuning.rate, 1});
  if (tuning.gatesRest) {
    static constexpr uint8_t kGrounded = 0xA1;
    bus_.command(kGatesRest, {&kGrounded, 1});
  }
  bus_.command(kGammaPositive, tuning.gamma.positive);
  bus_.command(kGammaNegative, tuning.gamma.negative);
}

void St7789::show() {
  bus_.command(kSleepOut);
  bus_.delayMs(kSleepOutMs);
  bus_.command(kDisplayOn);
}

void St7789::sleep() {
  bus_.command(kDisplayOff);
  bus_.command(kSleepIn);
  bus_.delayMs(kSleepOutMs);
}

void St7789::setRotation(uint8_t quarterTurns) {
  rotation_ = quarterTurns & 3;
  bus_.window = {};
  const uint8_t access = static_cast<uint8_t>(kMadctl[rotation_] | (panel_.bgr ? kMadctlBgr : 0));
  bus_.command(kMemoryAccess, {&access, 1});
  const PanelOffset offset = panel_.offsets[rotation_];
  bus_.glassArea.first = makePair(offset.column, offset.row);
  bus_.glassArea.last = bus_.glassArea.first + makePair(width() - 1, height() - 1);
}

void St7789::invert(bool on) { bus_.command(on != panel_.inverted ? kInversionOn : kInversionOff); }

// `told` is the window that the panel already has; often one of its two spans is right, and for whole frames both are.
void St7789::setSpan(uint8_t command, int first, int last, uint32_t* told) {
  const uint32_t span = static_cast<uint32_t>(first) << 16 | static_cast<uint32_t>(last);
  if (span == *told) return;
  *told = span;
  const uint8_t bytes[4] = {static_cast<uint8_t>(span >> 24), static_cast<uint8_t>(span >> 16),
                            static_cast<uint8_t>(span >> 8), static_cast<uint8_t>(span)};
  bus_.command(command, bytes);
}

void St7789::setWindow(const Rect& area) {
  const PanelOffset offset = panel_.offsets[rotation_];
  setSpan(kColumns, area.x + offset.column, area.right() - 1 + offset.column, &bus_.window.columns);
  setSpan(kRows, area.y + offset.row, area.bottom() - 1 + offset.row, &bus_.window.rows);
  bus_.command(kWriteMemory);
  bus_.window.next = PanelWindow::kUnknown;
}

// The scan goes along the memory's rows. It crosses a picture that is turned by a quarter whenever it is sent.
void St7789::keepClearOfScan(int top, int bottom, uint32_t pixels) {
  if (turned()) return;
  const int offset = panel_.offsets[rotation_].row;
  bus_.startClearOfScan(
      {static_cast<uint16_t>(top + offset), static_cast<uint16_t>(bottom - 1 + offset), pixels});
}

void St7789::sendArea(const Rect& area, const uint16_t* first, int stride) {
  setWindow(area);
  bus_.startPixels(first, stride, area.w, area.h);
}

}  // namespace lucca
