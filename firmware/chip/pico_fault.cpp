#include "firmware/chip/pico_fault.h"

#include <hardware/structs/watchdog.h>
#include <hardware/sync.h>
#include <hardware/uart.h>
#include <hardware/watchdog.h>
#include <pico/stdlib.h>

#include <cstdarg>
#include <cstdio>

#include "firmware/chip/pico_guard.h"

namespace lucca {

namespace {

// The chip's loader uses the scratch registers from 4 on.
FaultWords scratch() {
  return {watchdog_hw->scratch[0], watchdog_hw->scratch[1], watchdog_hw->scratch[2], watchdog_hw->scratch[3]};
}

void remember(const Fault& fault) {
  const FaultWords words = encodeFault(fault);
  for (unsigned i = 0; i < words.size(); ++i) watchdog_hw->scratch[i] = words[i];
}

void forget() {
  for (unsigned i = 0; i < 4; ++i) watchdog_hw->scratch[i] = 0;
}

// Kept across starts to count faults that follow each other closely; a normal start begins at 0.
uint8_t faultsBefore() {
  const Fault last = decodeFault(scratch());
  return last.code == FaultCode::None ? 0 : static_cast<uint8_t>(last.repeats + 1);
}

[[noreturn]] void fail(FaultCode code, uint32_t address, uint32_t caller) {
  [[maybe_unused]] const uint32_t interrupts = save_and_disable_interrupts();
  const Fault fault{code, faultsBefore(), address, caller};
  remember(fault);
  if (code == FaultCode::Panic) sealWords(panicWords(), scratch());
  std::printf("\nfault %s at %08lx from %08lx, number %u\n", faultText(fault).data(),
              static_cast<unsigned long>(address), static_cast<unsigned long>(caller), fault.repeats + 1u);
  uart_default_tx_wait_blocking();
  watchdog_reboot(0, 0, 0);
  for (;;) tight_loop_contents();
}

}  // namespace

// The registers are the only memory of a fault: they stay until a minute of good running has passed, so that the next
// fault knows of this one. A time-out has no handler; it shows as a restart without a request.
Fault PicoWatchdog::init() {
  Fault fault = decodeFault(scratch());
  if (watchdog_enable_caused_reboot()) {
    fault = {FaultCode::Watchdog, faultsBefore(), 0, 0};
    remember(fault);
    std::printf("\nfault %s: a step took more than %lu ms\n", faultText(fault).data(),
                static_cast<unsigned long>(kTimeoutMs));
  } else if (!watchdog_caused_reboot()) {
    fault = {};
    forget();
  }
  counting_ = fault.code != FaultCode::None;
  words_ = readWords(panicWords(), scratch());
  guardStack();
  watchdog_enable(kTimeoutMs, true);
  return fault;
}

void PicoWatchdog::feed(uint32_t nowMs) {
  watchdog_update();
  if (!counting_ || nowMs < kGoodRunMs) return;
  counting_ = false;
  forget();
}

}  // namespace lucca

extern "C" {

// The SDK's panic() comes here (PICO_PANIC_FUNCTION).
[[noreturn]] void luccaPanic(const char* format, ...) {
  const uint32_t caller = reinterpret_cast<uint32_t>(__builtin_return_address(0));
  lucca::openGuard();
  auto& text = lucca::panicWords().text;
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text.data(), text.size(), format != nullptr ? format : "", arguments);
  va_end(arguments);
  std::printf("\n%s", text.data());
  lucca::fail(lucca::FaultCode::Panic, caller, 0);
}

// `frame`: where the processor put its registers on the stack. Where the stack was at its end it could put them nowhere, and
// they say nothing; an RP2350 then leaves the stack pointer at its limit.
[[noreturn]] __attribute__((used)) void luccaHardFault(const uint32_t* frame, uint32_t address,
                                                       uint32_t caller) {
  const bool stack = frame < lucca::guardEnd() + 16;  // as far down as one instruction writes
  if (frame <= lucca::guardEnd()) address = caller = 0;
  lucca::fail(stack ? lucca::FaultCode::Stack : lucca::FaultCode::Hard, address, caller);
}

// Takes the place of the SDK's handler. The stack may be the cause: what follows gets a new one, as it never returns.
// The frame is r0-r3, r12, lr, pc, xpsr.
__attribute__((naked)) void isr_hardfault() {
  __asm volatile(
      "mrs r0, msp\n"
      "ldr r1, [r0, #24]\n"
      "ldr r2, [r0, #20]\n"
      "ldr r3, =__StackTop\n"
      "mov sp, r3\n"
      "ldr r3, =luccaHardFault\n"
      "bx r3\n");
}
}
