// Where the library and Arduino meet. With a real Arduino core around, TFT_eSPI is one of its Prints and takes its Strings;
// else both are this library's own, in fixed memory.
#pragma once

#include <concepts>
#include <string_view>

#if __has_include(<Arduino.h>)
#include <Arduino.h>
#endif
#undef min
#undef max
#undef abs
#undef round
#if __has_include(<Arduino.h>) && !defined(LUCCA_ARDUINO_H)
#define TFT_ESPI_FOREIGN_ARDUINO
#else
#include "drivers/tft_espi/include/arduino/Print.h"
#include "drivers/tft_espi/include/arduino/WString.h"
#endif

#ifndef PROGMEM
#define PROGMEM
#endif

class __FlashStringHelper;

namespace lucca::tft {

#if defined(TFT_ESPI_FOREIGN_ARDUINO)
using Print = ::Print;
using String = ::String;
// The library's sources must be compiled with the same core in sight as the sketch: else linking misses this name.
extern const char builtWithArduinoCore;
__attribute__((used)) inline const char* const kBuiltAlike = &builtWithArduinoCore;
#else
using Print = lucca::Print;
using String = lucca::String;
extern const char builtWithoutArduinoCore;
__attribute__((used)) inline const char* const kBuiltAlike = &builtWithoutArduinoCore;
#endif

// The texts that drawing calls take: char arrays, Strings of any kind, F("...").
class Text {
 public:
  Text(const char* text) : view_(text != nullptr ? text : "") {}
  Text(std::string_view text) : view_(text) {}
  Text(const ::__FlashStringHelper* text) : Text(reinterpret_cast<const char*>(text)) {}
  template <typename Other>
  requires requires(const Other& other) {
    { other.c_str() } -> std::convertible_to<const char*>;
  }
  Text(const Other& other) : Text(other.c_str()) {}

  std::string_view view() const { return view_; }

 private:
  std::string_view view_;
};

}  // namespace lucca::tft
