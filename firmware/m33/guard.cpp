// guard CASE: the guard below the stack (firmware/chip/pico_guard.h) on a Cortex-M33, one case a run, as most end in a fault:
//   spare      reading the guard and writing above it do no harm
//   write      a write into the guard faults
//   grow       a stack that grows without an end faults
//   skip       a frame so large that it leaves the guard out faults
//   interrupt  an interrupt that finds no room on the stack faults
// After a fault the guard must hold what it held before, and the handler must run: without room for its frame the processor
// could as well stop for good.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "firmware/chip/pico_guard.h"

extern "C" {
extern uint32_t __StackBottom[];
}

namespace {

constexpr uint32_t kPattern = 0x57A11BEDu;
constexpr int kHardFault = 3, kPendSv = 14;
volatile uint32_t& vectorTable = *reinterpret_cast<volatile uint32_t*>(0xE000ED08);
volatile uint32_t& interruptControl = *reinterpret_cast<volatile uint32_t*>(0xE000ED04);
constexpr uint32_t kPendSvSet = 1u << 28;

alignas(128) std::array<uint32_t, 16> vectors;
bool faultWanted;

bool guardIsWhole() {
  for (const uint32_t* word = __StackBottom; word < lucca::guardEnd(); ++word) {
    if (*word != kPattern) return false;
  }
  return true;
}

[[noreturn]] void end(bool passed) {
  std::printf("%d passed, %d failed\n", passed ? 1 : 0, passed ? 0 : 1);
  std::fflush(stdout);
  std::_Exit(passed ? 0 : 1);
}

__attribute__((noinline)) uint32_t grow(uint32_t depth) {
  volatile uint32_t room[16];
  for (volatile uint32_t& word : room) word = depth;
  return grow(depth + 1) + room[depth % 16];
}

void fillGuard() {
  for (uint32_t* word = __StackBottom; word < lucca::guardEnd(); ++word) *word = kPattern;
}

// The pointer comes to the stack's very end, and the processor is told to push a frame there.
[[noreturn]] void interruptAtTheEnd() {
  __asm volatile(
      "mov sp, %0\n"
      "str %1, [%2]\n"
      "dsb\n isb\n"
      :
      : "r"(lucca::guardEnd() + 2), "r"(kPendSvSet), "r"(&interruptControl));
  for (;;) {
  }
}

}  // namespace

extern "C" {

[[noreturn]] __attribute__((used)) void guardFaulted() {
  lucca::openGuard();
  end(faultWanted && guardIsWhole());
}

// As the firmware's handler does, it begins with a new stack: the old one may be the cause.
__attribute__((naked)) void guardHardFault() {
  __asm volatile(
      "ldr r3, =__StackTop\n"
      "mov sp, r3\n"
      "b guardFaulted\n");
}

void guardPendSv() {}
}

int main(int argc, char** argv) {
  const char* what = argc > 1 ? argv[1] : "";
  std::memcpy(vectors.data(), reinterpret_cast<const void*>(vectorTable), sizeof vectors);
  vectors[kHardFault] = reinterpret_cast<uint32_t>(guardHardFault);
  vectors[kPendSv] = reinterpret_cast<uint32_t>(guardPendSv);
  vectorTable = reinterpret_cast<uint32_t>(vectors.data());
  fillGuard();
  std::printf("%s\n", what);  // from here on no code may need the computer before the end
  std::fflush(stdout);
  lucca::guardStack();
  faultWanted = std::strcmp(what, "spare") != 0;
  if (!faultWanted) {
    const bool whole = guardIsWhole();
    *const_cast<volatile uint32_t*>(lucca::guardEnd()) = 1;
    end(whole);
  }
  if (std::strcmp(what, "write") == 0) __StackBottom[7] = 0;
  if (std::strcmp(what, "grow") == 0) std::printf("%lu\n", static_cast<unsigned long>(grow(0)));
  if (std::strcmp(what, "skip") == 0) __asm volatile("mov sp, %0\n" : : "r"(__StackBottom - 64));
  if (std::strcmp(what, "interrupt") == 0) interruptAtTheEnd();
  end(false);
}
