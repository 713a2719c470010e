// LUCCA_HOT marks the few functions that draw most pixels. On a chip that runs from slow flash the build
// defines LUCCA_RAM_CODE and they are copied to RAM at start; elsewhere the mark means nothing.
#pragma once

#if defined(LUCCA_RAM_CODE)
#define LUCCA_HOT __attribute__((noinline, section(".time_critical.lucca_drawing")))
#else
#define LUCCA_HOT
#endif
