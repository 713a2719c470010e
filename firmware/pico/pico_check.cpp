#include "firmware/pico/pico_check.h"

#include <hardware/flash.h>
#include <hardware/sync.h>
#include <pico/bootrom.h>
#include <pico/platform.h>

#include "firmware/chip/pico_guard.h"

namespace lucca {

namespace {

constexpr uint32_t kUnused = 0x5AFE57AC;

uint32_t askFlash() {
  constexpr uint8_t kWhoAreYou = 0x9F;
  const uint8_t sent[4] = {kWhoAreYou};
  uint8_t received[4] = {};
  const uint32_t interrupts = save_and_disable_interrupts();
  flash_do_cmd(sent, received, sizeof sent);
  restore_interrupts(interrupts);
  return static_cast<uint32_t>(received[1]) << 16 | static_cast<uint32_t>(received[2]) << 8 | received[3];
}

// The last byte of the number is the binary logarithm of the size.
uint32_t sizeOf(uint32_t flashId) {
  const uint32_t power = flashId & 0xFF;
  return power >= 16 && power <= 28 ? 1u << power : 0;
}

// From the guard's end up to a little below this function's own frame.
__attribute__((noinline)) void markStack() {
  constexpr uint32_t kKeptWords = 64;
  volatile uint32_t here = 0;
  const volatile uint32_t* const end = &here - kKeptWords;
  for (volatile uint32_t* word = const_cast<uint32_t*>(guardEnd()); word < end; ++word) *word = kUnused;
}

uint16_t freeStack() {
  const volatile uint32_t* word = guardEnd();
  while (*word == kUnused) ++word;
  return static_cast<uint16_t>((word - guardEnd()) * sizeof *word);
}

}  // namespace

void PicoCheck::init(ChipStart start) {
  start_ = start;
  flashId_ = askFlash();
  markStack();
}

BoardReading PicoCheck::read() {
  BoardReading reading;
#if PICO_RP2350
  reading.chip = 2350;
  reading.revision = static_cast<uint8_t>(rp2350_chip_version());
#else
  reading.chip = 2040;
  reading.revision = static_cast<uint8_t>(rp2040_chip_version());
#endif
  reading.flashId = flashId_;
  reading.flashBytes = sizeOf(flashId_);
  reading.start = start_;
  reading.converter = power_.converter();
  reading.tearingUs = bus_.tearingUs();
  reading.wireHz = bus_.realBaud();
  reading.keys = keys_.available();
  reading.down = keys_.down();
  reading.bounces = keys_.bounces();
  reading.freeStack = freeStack();
  return reading;
}

void PicoCheck::startLoader() {
  bus_.wait();
  bus_.light(false);
  rom_reset_usb_boot(0, 0);
}

}  // namespace lucca
