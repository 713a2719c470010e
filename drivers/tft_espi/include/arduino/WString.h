// Arduino's String in fixed memory: a longer one is cut to 127 letters. No call of it can fail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "drivers/tft_espi/include/arduino/Print.h"

namespace lucca {

class String {
 public:
  static constexpr size_t kMost = 127;

  String() = default;
  String(const char* text) { concat(text); }
  String(const char* text, size_t length) { concat(std::string_view(text, length)); }
  String(std::string_view text) { concat(text); }
  String(const __FlashStringHelper* text) { concat(text); }
  explicit String(char letter) { concat(letter); }
  explicit String(unsigned char number, int base = DEC) { addNumber(number, false, base); }
  explicit String(int number, int base = DEC);
  explicit String(unsigned number, int base = DEC) { addNumber(number, false, base); }
  explicit String(long number, int base = DEC);
  explicit String(unsigned long number, int base = DEC) { addNumber(number, false, base); }
  explicit String(long long number, int base = DEC);
  explicit String(unsigned long long number, int base = DEC) { addNumber(number, false, base); }
  explicit String(float number, int decimals = 2) : String(static_cast<double>(number), decimals) {}
  explicit String(double number, int decimals = 2);

  bool reserve(size_t count) { return count <= kMost; }
  size_t length() const { return length_; }
  bool isEmpty() const { return length_ == 0; }
  void clear() { shorten(0); }
  const char* c_str() const { return text_; }
  char* begin() { return text_; }
  char* end() { return text_ + length_; }
  const char* begin() const { return text_; }
  const char* end() const { return text_ + length_; }
  operator std::string_view() const { return {text_, length_}; }
  explicit operator bool() const { return true; }

  // False when not all of it fitted.
  bool concat(std::string_view text);
  bool concat(const String& text) { return concat(std::string_view(text)); }
  bool concat(const char* text) { return text == nullptr || concat(std::string_view(text)); }
  bool concat(const __FlashStringHelper* text) { return concat(reinterpret_cast<const char*>(text)); }
  bool concat(char letter) { return concat(std::string_view(&letter, 1)); }
  template <typename Number>
  bool concat(Number number) {
    return concat(String(number));
  }
  template <typename Value>
  String& operator+=(const Value& value) {
    concat(value);
    return *this;
  }

  int compareTo(const String& other) const { return view().compare(other.view()); }
  bool equals(const String& other) const { return view() == other.view(); }
  bool equalsIgnoreCase(const String& other) const;
  bool startsWith(const String& start, size_t from = 0) const;
  bool endsWith(const String& ending) const;
  char charAt(size_t i) const { return i < length_ ? text_[i] : '\0'; }
  void setCharAt(size_t i, char letter) {
    if (i < length_) text_[i] = letter;
  }
  char operator[](size_t i) const { return charAt(i); }
  char& operator[](size_t i) { return text_[i < kMost ? i : kMost]; }
  void toCharArray(char* to, size_t size, size_t from = 0) const;
  void getBytes(uint8_t* to, size_t size, size_t from = 0) const {
    toCharArray(reinterpret_cast<char*>(to), size, from);
  }

  int indexOf(char letter, size_t from = 0) const { return place(view().find(letter, from)); }
  int indexOf(const String& text, size_t from = 0) const { return place(view().find(text.view(), from)); }
  int lastIndexOf(char letter) const { return place(view().rfind(letter)); }
  int lastIndexOf(char letter, size_t from) const { return place(view().rfind(letter, from)); }
  int lastIndexOf(const String& text) const { return place(view().rfind(text.view())); }
  String substring(size_t from) const { return substring(from, length_); }
  String substring(size_t from, size_t to) const;

  void replace(char what, char with);
  void replace(const String& what, const String& with);
  void remove(size_t from) { remove(from, length_); }
  void remove(size_t from, size_t count);
  void toLowerCase();
  void toUpperCase();
  void trim();
  long toInt() const;
  float toFloat() const { return static_cast<float>(toDouble()); }
  double toDouble() const;

  friend bool operator==(const String& a, const String& b) { return a.view() == b.view(); }
  friend bool operator==(const String& a, const char* b) { return a.view() == b; }
  friend bool operator<(const String& a, const String& b) { return a.view() < b.view(); }
  friend bool operator>(const String& a, const String& b) { return b < a; }
  friend bool operator<=(const String& a, const String& b) { return !(b < a); }
  friend bool operator>=(const String& a, const String& b) { return !(a < b); }

 private:
  std::string_view view() const { return {text_, length_}; }
  static int place(size_t found) { return found == std::string_view::npos ? -1 : static_cast<int>(found); }
  void addNumber(uint64_t size, bool negative, int base);
  void shorten(size_t length);

  uint8_t length_ = 0;
  char text_[kMost + 1] = "";
};

template <typename Value>
String operator+(const String& a, const Value& b) {
  String sum = a;
  sum += b;
  return sum;
}
inline String operator+(const char* a, const String& b) { return String(a) += b; }
inline String operator+(const __FlashStringHelper* a, const String& b) { return String(a) += b; }
inline String operator+(char a, const String& b) { return String(a) += b; }

}  // namespace lucca
