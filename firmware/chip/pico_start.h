// What the chip knows of its own start.
#pragma once

namespace lucca {

// Whether the power was really off before: what hangs on the board is then as new. A restart by the watchdog or the reset
// line leaves the rest of the board as it was. So may a short dip of the supply, which the chip reports as a loss of power;
// but then its memory still holds a mark of the last run. Asking leaves that mark: ask once.
bool powerWasOff();

}  // namespace lucca
