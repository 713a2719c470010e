// Numbers as text.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "drivers/tft_espi/src/float_bits.h"

namespace lucca {

// Digits of a number from its end; enough for 64 bits in base 2, and a sign.
class Digits {
 public:
  Digits(uint64_t number, bool negative, unsigned base) {
    do {
      const auto digit = static_cast<unsigned>(number % base);
      text_[--start_] = static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
      number /= base;
    } while (number != 0);
    if (negative) text_[--start_] = '-';
  }

  std::string_view view() const { return {text_ + start_, sizeof text_ - static_cast<size_t>(start_)}; }

 private:
  char text_[66];
  int start_ = sizeof text_;
};

inline constexpr uint32_t kTenTo[] = {1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000};
inline constexpr int kMostDecimals = 7;

// `decimals` digits behind the point, of which at most `shown` are written (at least one).
class Decimal {
 public:
  Decimal(const Real& real, int decimals, int mostDigits) {
    const uint64_t number = scaled(real, kTenTo[decimals]);
    const uint64_t whole = number / kTenTo[decimals], fraction = number % kTenTo[decimals];
    const Digits front(whole, real.negative && number != 0, 10);
    length_ = static_cast<int>(front.view().copy(text_, sizeof text_));
    if (decimals == 0) return;
    const int wholeDigits = length_ - (text_[0] == '-' ? 1 : 0);
    const int shown = std::clamp(mostDigits - wholeDigits, 0, decimals);
    text_[length_++] = '.';
    if (shown == 0) text_[length_++] = '0';
    for (int i = 1; i <= shown; ++i) {
      text_[length_++] = static_cast<char>('0' + fraction / kTenTo[decimals - i] % 10);
    }
  }

  std::string_view view() const { return {text_, static_cast<size_t>(length_)}; }

 private:
  char text_[32];
  int length_;
};

}  // namespace lucca
