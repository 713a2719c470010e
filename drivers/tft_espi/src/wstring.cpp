#include "drivers/tft_espi/include/arduino/WString.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "drivers/tft_espi/src/digits.h"

namespace lucca {

namespace {

char lower(char letter) { return static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter); }
char upper(char letter) { return static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 32 : letter); }
bool isBlank(char letter) { return letter == ' ' || (letter >= '\t' && letter <= '\r'); }

}  // namespace

void String::shorten(size_t length) {
  length_ = static_cast<uint8_t>(length);
  text_[length] = '\0';
}

bool String::concat(std::string_view text) {
  const size_t fits = std::min(text.size(), kMost - length_);
  std::memmove(text_ + length_, text.data(), fits);
  shorten(length_ + fits);
  return fits == text.size();
}

void String::addNumber(uint64_t size, bool negative, int base) {
  const Digits digits(size, negative, static_cast<unsigned>(base < 2 ? 10 : base));
  for (const char letter : digits.view()) concat(lower(letter));
}

String::String(int number, int base) : String(static_cast<long>(number), base) {
  if (base != DEC && number < 0) {
    clear();
    addNumber(static_cast<unsigned>(number), false, base);
  }
}

String::String(long number, int base) {
  const auto bits = static_cast<unsigned long>(number);
  const bool negative = number < 0 && base == DEC;
  addNumber(negative ? 0 - bits : bits, negative, base);
}

String::String(long long number, int base) {
  const auto bits = static_cast<uint64_t>(number);
  const bool negative = number < 0 && base == DEC;
  addNumber(negative ? 0 - bits : bits, negative, base);
}

String::String(double number, int decimals) {
  concat(Decimal(takeApart(number), std::clamp(decimals, 0, kMostDecimals), 20).view());
}

bool String::equalsIgnoreCase(const String& other) const {
  return std::equal(begin(), end(), other.begin(), other.end(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

bool String::startsWith(const String& start, size_t from) const {
  return from <= length_ && view().substr(from).starts_with(start.view());
}

bool String::endsWith(const String& ending) const { return view().ends_with(ending.view()); }

void String::toCharArray(char* to, size_t size, size_t from) const {
  if (to == nullptr || size == 0) return;
  const size_t count = from < length_ ? std::min<size_t>(size - 1, length_ - from) : 0;
  std::memcpy(to, text_ + from, count);
  to[count] = '\0';
}

String String::substring(size_t from, size_t to) const {
  if (from > to) std::swap(from, to);
  if (from >= length_) return {};
  return String(view().substr(from, to - from));
}

void String::replace(char what, char with) { std::replace(begin(), end(), what, with); }

void String::replace(const String& what, const String& with) {
  if (what.isEmpty()) return;
  String result;
  std::string_view rest = view();
  for (size_t found = rest.find(what.view()); found != std::string_view::npos;
       found = rest.find(what.view())) {
    result.concat(rest.substr(0, found));
    result.concat(with.view());
    rest.remove_prefix(found + what.length());
  }
  result.concat(rest);
  *this = result;
}

void String::remove(size_t from, size_t count) {
  if (from >= length_) return;
  const size_t gone = std::min<size_t>(count, length_ - from);
  std::memmove(text_ + from, text_ + from + gone, length_ - from - gone);
  shorten(length_ - gone);
}

void String::toLowerCase() { std::transform(begin(), end(), begin(), lower); }
void String::toUpperCase() { std::transform(begin(), end(), begin(), upper); }

void String::trim() {
  while (length_ > 0 && isBlank(text_[length_ - 1])) shorten(length_ - 1u);
  size_t blanks = 0;
  while (blanks < length_ && isBlank(text_[blanks])) ++blanks;
  remove(0, blanks);
}

long String::toInt() const { return std::strtol(text_, nullptr, 10); }
double String::toDouble() const { return std::strtod(text_, nullptr); }

}  // namespace lucca
