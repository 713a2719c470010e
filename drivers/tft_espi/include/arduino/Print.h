// Text from numbers and letters, as Arduino's Print gives it, in integers and without a heap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#ifndef DEC
#define DEC 10
#define HEX 16
#define OCT 8
#define BIN 2
#endif

class __FlashStringHelper;

namespace lucca {

class Print {
 public:
  virtual size_t write(uint8_t byte) = 0;
  virtual size_t write(const uint8_t* bytes, size_t count);
  size_t write(const char* text) { return print(text); }
  size_t write(const char* bytes, size_t count) {
    return write(reinterpret_cast<const uint8_t*>(bytes), count);
  }
  virtual int availableForWrite() { return 0; }
  virtual void flush() {}
  int getWriteError() const { return 0; }
  void clearWriteError() {}

  size_t print(std::string_view text);
  size_t print(const char* text) { return text == nullptr ? 0 : print(std::string_view(text)); }
  size_t print(const __FlashStringHelper* text) { return print(reinterpret_cast<const char*>(text)); }
  size_t print(char letter) { return write(static_cast<uint8_t>(letter)); }
  size_t print(unsigned char number, int base = DEC) { return printNumber(number, false, base); }
  size_t print(int number, int base = DEC);
  size_t print(unsigned number, int base = DEC) { return printNumber(number, false, base); }
  size_t print(long number, int base = DEC);
  size_t print(unsigned long number, int base = DEC) { return printNumber(number, false, base); }
  size_t print(long long number, int base = DEC);
  size_t print(unsigned long long number, int base = DEC) { return printNumber(number, false, base); }
  size_t print(double number, int decimals = 2);

  size_t println() { return print(std::string_view("\r\n")); }
  template <typename Value, typename... Format>
  size_t println(const Value& value, Format... format) {
    const size_t written = print(value, format...);
    return written + println();
  }
  // At most 255 letters.
  size_t printf(const char* format, ...) __attribute__((format(printf, 2, 3)));

 protected:
  ~Print() = default;  // not virtual: nothing here is deleted through its base

 private:
  size_t printNumber(uint64_t size, bool negative, int base);
};

}  // namespace lucca
