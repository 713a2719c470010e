#include <algorithm>
#include <cstdarg>
#include <cstdio>

#include "drivers/tft_espi/include/arduino/Print.h"
#include "drivers/tft_espi/src/digits.h"

namespace lucca {

size_t Print::write(const uint8_t* bytes, size_t count) {
  size_t written = 0;
  while (written < count) written += write(bytes[written]) != 0 ? 1 : count;
  return written;
}

size_t Print::print(std::string_view text) {
  return write(reinterpret_cast<const uint8_t*>(text.data()), text.size());
}

size_t Print::printNumber(uint64_t size, bool negative, int base) {
  return print(Digits(size, negative, static_cast<unsigned>(base < 2 ? 10 : base)).view());
}

// Other bases than ten show the bits of the type, as wide as it is.
size_t Print::print(int number, int base) {
  if (base != DEC) return printNumber(static_cast<unsigned>(number), false, base);
  return print(static_cast<long long>(number), base);
}

size_t Print::print(long number, int base) {
  if (base != DEC) return printNumber(static_cast<unsigned long>(number), false, base);
  return print(static_cast<long long>(number), base);
}

size_t Print::print(long long number, int base) {
  const auto bits = static_cast<uint64_t>(number);
  return number < 0 && base == DEC ? printNumber(uint64_t{0} - bits, true, base)
                                   : printNumber(bits, false, base);
}

size_t Print::print(double number, int decimals) {
  return print(Decimal(takeApart(number), std::clamp(decimals, 0, kMostDecimals), 20).view());
}

size_t Print::printf(const char* format, ...) {
  char text[256];
  va_list values;
  va_start(values, format);
  const int length = std::vsnprintf(text, sizeof text, format, values);
  va_end(values);
  return length <= 0
             ? 0
             : print(std::string_view(text, std::min<size_t>(sizeof text - 1, static_cast<size_t>(length))));
}

}  // namespace lucca
