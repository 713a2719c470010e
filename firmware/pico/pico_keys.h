// The board's keys on their pins.
#pragma once

#include <hardware/structs/io_bank0.h>

#include <cstdint>

#include "boards/board.h"
#include "drivers/key_edges.h"
#include "drivers/keys.h"

namespace lucca {

class PicoKeys {
 public:
  explicit PicoKeys(const KeyPins& pins);

  void init();
  PadSet available() const;
  KeyLayout layout() const { return layoutFor(available()); }
  uint16_t bounces() const { return edges_.ignored(); }
  PadSet down() const { return down_; }  // at the last levels()
  // The keys that are down. A change must last for 1.5 ms, which this call then takes. After a long step, such as an erase of
  // the flash, also what happened during it: a tap is down for this call, a key that was let go and pressed again is up for it.
  PadSet levels(uint32_t nowMs);
  // After a sleep that the edge of a key ends: a key that is up again was only a disturbance, which then presses nothing.
  void slept(uint32_t nowMs) { edges_.slept(nowMs); }
  // Whether a key that goes down ends the processor's sleep, or starts the chip's clocks again. Call both with interrupts off: no
  // handler is called, and levels() sees the edge afterwards.
  void wake(bool on);
  void wakeStopped(bool on) const;

 private:
  PadSet takeEdges() const;
  PadSet look() const;
  void enableEdges(io_bank0_irq_ctrl_hw_t& control, bool on) const;

  static constexpr int kEventRegisters = 4;  // of the pins 0 to 31, eight in each

  Pin pins_[kPads];
  uint32_t mask_ = 0;                     // of the pins
  uint32_t falls_[kEventRegisters] = {};  // their falling edges in each register of events
  PadSet down_ = 0;
  KeyEdges edges_;
  bool others_ = false;  // whether pins interrupted before wake(true)
};

}  // namespace lucca
