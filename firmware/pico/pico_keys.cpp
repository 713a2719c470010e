#include "firmware/pico/pico_keys.h"

#include <hardware/gpio.h>
#include <hardware/irq.h>
#include <hardware/structs/sio.h>
#include <hardware/timer.h>

namespace lucca {

namespace {
constexpr uint32_t kPullUpUs = 20;   // until a wire of a few centimetres is high
constexpr uint32_t kLastsUs = 1500;  // a finger's change; a disturbance is over before
}  // namespace

PicoKeys::PicoKeys(const KeyPins& pins)
    : pins_{pins.up, pins.down, pins.left, pins.right, pins.a, pins.b, pins.x, pins.y, pins.press} {
  for (const Pin pin : pins_) {
    if (pin == kNoPin) continue;
    mask_ |= 1u << pin;
    falls_[pin / 8] |= static_cast<uint32_t>(GPIO_IRQ_EDGE_FALL) << (4 * (pin % 8));
  }
}

void PicoKeys::init() {
  for (const Pin pin : pins_) {
    if (pin == kNoPin) continue;
    gpio_init(static_cast<unsigned>(pin));
    gpio_pull_up(static_cast<unsigned>(pin));
  }
  busy_wait_us_32(kPullUpUs);
}

PadSet PicoKeys::available() const {
  PadSet available = 0;
  for (int i = 0; i < kPads; ++i) {
    if (pins_[i] != kNoPin) available |= padBit(static_cast<Pad>(i));
  }
  return available;
}

// Not by the SDK's function, which forgets the edges that were there.
void PicoKeys::enableEdges(io_bank0_irq_ctrl_hw_t& control, bool on) const {
  for (int i = 0; i < kEventRegisters; ++i) {
    if (on) {
      hw_set_bits(&control.inte[i], falls_[i]);
    } else {
      hw_clear_bits(&control.inte[i], falls_[i]);
    }
  }
}

// Other pins may interrupt as well, such as the panel's tearing line.
void PicoKeys::wake(bool on) {
  if (on) others_ = irq_is_enabled(IO_IRQ_BANK0);
  enableEdges(io_bank0_hw->proc0_irq_ctrl, on);
  irq_set_enabled(IO_IRQ_BANK0, on || others_);
  if (!on) irq_clear(IO_IRQ_BANK0);
}

void PicoKeys::wakeStopped(bool on) const { enableEdges(io_bank0_hw->dormant_wake_irq_ctrl, on); }

// The chip remembers falling edges without any interrupt; reading them is enough.
PadSet PicoKeys::takeEdges() const {
  uint32_t events[kEventRegisters], any = 0;
  for (int i = 0; i < kEventRegisters; ++i) any |= events[i] = io_bank0_hw->intr[i] & falls_[i];
  if (any == 0) return 0;
  PadSet fell = 0;
  for (int i = 0; i < kEventRegisters; ++i) io_bank0_hw->intr[i] = events[i];
  for (int i = 0; i < kPads; ++i) {
    if (pins_[i] != kNoPin && (events[pins_[i] / 8] >> (4 * (pins_[i] % 8)) & GPIO_IRQ_EDGE_FALL) != 0)
      fell |= padBit(static_cast<Pad>(i));
  }
  return fell;
}

PadSet PicoKeys::look() const {
  const uint32_t low = ~sio_hw->gpio_in & mask_;
  if (low == 0) return 0;
  PadSet down = 0;
  for (int i = 0; i < kPads; ++i) {
    if (pins_[i] != kNoPin && (low >> pins_[i] & 1) != 0) down |= padBit(static_cast<Pad>(i));
  }
  return down;
}

// A change counts if a second look finds it, too.
PadSet PicoKeys::levels(uint32_t nowMs) {
  const PadSet fell = takeEdges();
  PadSet changed = static_cast<PadSet>(look() ^ down_);
  if (changed != 0) {
    busy_wait_us_32(kLastsUs);
    changed &= static_cast<PadSet>(look() ^ down_);
  }
  down_ ^= changed;
  return edges_.next(nowMs, down_, fell);
}

}  // namespace lucca
