// The board's keys on their pins.
#pragma once

#include "boards/board.h"
#include "drivers/keys.h"

namespace lucca {

class PicoKeys {
 public:
  explicit PicoKeys(const KeyPins& pins);

  void init();
  KeyLayout layout() const;
  // The keys that are down, or were pressed and let go since the last call: a tap during a long step is not lost.
  PadSet levels();

 private:
  Pin pins_[kPads];
  PadSet last_ = 0;
  PadSet unsteady_ = 0;  // changed at the last call: a new edge may be its bounce
};

}  // namespace lucca
