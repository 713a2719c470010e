// The lowest kilobyte of the stack's memory is no stack: the processor's memory protection refuses every write to it, so
// that a stack grown too far stops the program before it spoils the variables below. On the RP2350 the
// stack pointer has a limit as well. Core 1 sleeps in the boot ROM and has no stack.
//
// Meanwhile it keeps what must survive a restart: reading it is allowed.
#pragma once

#include <cstdint>

#include "drivers/fault.h"

namespace lucca {

inline constexpr uint32_t kGuardBytes = 1024;  // a power of two, and its place a multiple of it

void guardStack();
// Only for the code that writes into it and then restarts the chip.
void openGuard();

const uint32_t* guardEnd();  // the stack's lowest word is here
PanicWords& panicWords();

}  // namespace lucca
