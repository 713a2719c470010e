#include "firmware/chip/pico_guard.h"

#include <hardware/structs/mpu.h>
#include <hardware/sync.h>

extern "C" uint32_t __StackBottom[];  // by the linker

namespace lucca {

namespace {

#if PICO_RP2350

constexpr uint32_t kPrivateDefault = M33_MPU_CTRL_PRIVDEFENA_BITS, kOn = M33_MPU_CTRL_ENABLE_BITS;

void setRegion(uint32_t start, uint32_t bytes) {
  constexpr uint32_t kReadOnly = 2u << M33_MPU_RBAR_AP_LSB;
  constexpr uint32_t kCachedRam = 0xFF;
  mpu_hw->mair[0] = kCachedRam;
  mpu_hw->rbar = start | kReadOnly | M33_MPU_RBAR_XN_BITS;
  mpu_hw->rlar = ((start + bytes - 1) & M33_MPU_RLAR_LIMIT_BITS) | M33_MPU_RLAR_EN_BITS;
}

// The processor itself refuses to move the stack pointer below the limit, also where nothing is written there.
void setStackLimit(const uint32_t* limit) { __asm volatile("msr msplim, %0" : : "r"(limit)); }

#else

constexpr uint32_t kPrivateDefault = M0PLUS_MPU_CTRL_PRIVDEFENA_BITS, kOn = M0PLUS_MPU_CTRL_ENABLE_BITS;
constexpr uint32_t kReadOnly = 6u << 24;
constexpr uint32_t kNeverCode = 1u << 28;
constexpr uint32_t kCachedRam = 1u << 17;

constexpr uint32_t sizeField(uint32_t bytes) {
  uint32_t field = 0;
  while (2u << field < bytes) ++field;
  return field << M0PLUS_MPU_RASR_SIZE_LSB;
}

void setRegion(uint32_t start, uint32_t bytes) {
  mpu_hw->rbar = start;
  mpu_hw->rasr = kReadOnly | kNeverCode | kCachedRam | sizeField(bytes) | M0PLUS_MPU_RASR_ENABLE_BITS;
}

void setStackLimit(const uint32_t*) {}  // the Cortex-M0+ has none

#endif

void setGuard(uint32_t control) {
  mpu_hw->ctrl = control;
  __dsb();
  __isb();
}

}  // namespace

// Everything else stays as it is without protection. It is off while a hard fault is handled, which needs a stack.
void guardStack() {
  openGuard();
  mpu_hw->rnr = 0;
  setRegion(reinterpret_cast<uint32_t>(__StackBottom), kGuardBytes);
  setGuard(kPrivateDefault | kOn);
  setStackLimit(guardEnd());
}

void openGuard() {
  setStackLimit(nullptr);
  setGuard(0);
}

const uint32_t* guardEnd() { return __StackBottom + kGuardBytes / sizeof(uint32_t); }

PanicWords& panicWords() { return *reinterpret_cast<PanicWords*>(__StackBottom); }

static_assert(sizeof(PanicWords) <= kGuardBytes);

}  // namespace lucca
