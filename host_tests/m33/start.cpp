// The start of the test programs under QEMU. Its loader has put code and data into memory; output, exit code, arguments and
// files are the computer's own, by semihosting.
#include <cstdint>
#include <cstdlib>
#include <cstring>

extern "C" {

extern uint32_t __StackTop, __bss_start__, __bss_end__;
void initialise_monitor_handles();
void __libc_init_array();
void* __dso_handle = nullptr;
// The tests give their seeds: a call here means that a test has forgotten one.
int getentropy(void*, unsigned) { std::abort(); }
void _init() {}
void _fini() {}
int main(int argc, char** argv);

static int semihost(uint32_t what, const void* with) {
  register uint32_t r0 __asm("r0") = what;
  register const void* r1 __asm("r1") = with;
  __asm volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
  return static_cast<int>(r0);
}

[[noreturn]] void luccaStart() {
  for (uint32_t* word = &__bss_start__; word < &__bss_end__; ++word) *word = 0;
  initialise_monitor_handles();
  __libc_init_array();
  static char line[8192];
  const struct {
    char* text;
    uint32_t size;
  } wanted = {line, sizeof line};
  semihost(0x15, &wanted);  // SYS_GET_CMDLINE
  static char* arguments[128];
  int count = 0;
  for (char* word = std::strtok(line, " "); word != nullptr && count < 127;
       word = std::strtok(nullptr, " ")) {
    arguments[count++] = word;
  }
  std::exit(main(count, arguments));
}

// Code of the standard library may use the floating-point unit, which is off after a reset.
__attribute__((naked)) void luccaReset() {
  __asm volatile(
      "ldr r0, =0xE000ED88\n"
      "ldr r1, [r0]\n"
      "orr r1, r1, #0xF00000\n"
      "str r1, [r0]\n"
      "dsb\n isb\n"
      "b luccaStart\n");
}

// A fault ends the run.
[[noreturn]] void luccaTrap() {
  semihost(0x04, "\nthe processor faulted\n");  // SYS_WRITE0
  const uint32_t reason[] = {0x20026, 1};       // ADP_Stopped_ApplicationExit, with this exit code
  semihost(0x20, reason);                       // SYS_EXIT_EXTENDED
  for (;;) {
  }
}

struct Vectors {
  const void* stack;
  void (*handlers[15])();
};

__attribute__((section(".luccaVectors"), used)) const Vectors luccaVectors = {
    &__StackTop,
    {luccaReset, luccaTrap, luccaTrap, luccaTrap, luccaTrap, luccaTrap, luccaTrap, luccaTrap, luccaTrap,
     luccaTrap, luccaTrap, luccaTrap, luccaTrap, luccaTrap, luccaTrap}};
}
