// The few calls of the Pico SDK that sketches use beside Arduino's, on the PC.
#pragma once

#include <cstdint>

#include "machine.h"

using uint = unsigned;
#define GPIO_OUT true
#define GPIO_IN false

inline bool stdio_init_all() { return true; }
inline void tight_loop_contents() { lucca::sketch::microseconds(); }
inline uint64_t time_us_64() { return lucca::sketch::microseconds(); }
inline uint32_t time_us_32() { return static_cast<uint32_t>(lucca::sketch::microseconds()); }
inline void sleep_us(uint64_t time) { lucca::sketch::wait(time); }
inline void sleep_ms(uint32_t time) { lucca::sketch::wait(uint64_t{time} * 1000); }
inline void busy_wait_us(uint64_t time) { lucca::sketch::wait(time); }
inline void busy_wait_ms(uint32_t time) { sleep_ms(time); }
inline void gpio_init(uint pin) { lucca::sketch::setPinMode(static_cast<int>(pin), 0); }
inline void gpio_set_dir(uint pin, bool out) {
  lucca::sketch::setPinMode(static_cast<int>(pin), out ? 1 : 0);
}
inline void gpio_pull_up(uint pin) { lucca::sketch::setPinMode(static_cast<int>(pin), 2); }
inline void gpio_pull_down(uint pin) { lucca::sketch::setPinMode(static_cast<int>(pin), 3); }
inline void gpio_put(uint pin, bool high) { lucca::sketch::writePin(static_cast<int>(pin), high ? 255 : 0); }
inline bool gpio_get(uint pin) { return lucca::sketch::readPin(static_cast<int>(pin)) != 0; }
