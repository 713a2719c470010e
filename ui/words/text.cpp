#include "ui/words/text.h"

#include <cstring>

namespace lucca::ui {

namespace {

Language currentLanguage = Language::En;

// The longest prefix of at most `room` bytes that ends between two letters.
std::size_t wholeLetters(std::string_view words, std::size_t room) {
  if (words.size() <= room) return words.size();
  while (room > 0 && (static_cast<uint8_t>(words[room]) & 0xC0) == 0x80) --room;
  return room;
}

}  // namespace

void setLanguage(Language language) { currentLanguage = language; }

Language language() { return currentLanguage; }

std::string_view tr(Text text) { return tr(text, currentLanguage); }

std::string_view tr(Text text, Language language) {
  const TextTable& table = kTextTables[static_cast<int>(language)];
  const int wanted = static_cast<int>(text);
  const char* words = table.words + table.starts[wanted / kTextsAStart];
  for (int before = wanted / kTextsAStart * kTextsAStart; before < wanted; ++before) {
    const std::size_t size = table.sizes[before];
    words += size != 0 ? size : std::strlen(words) + 1;
  }
  const std::size_t size = table.sizes[wanted];
  return {words, size != 0 ? size : std::strlen(words)};
}

std::string_view inflected(std::string_view name, std::string_view form) {
  for (const InflectedColour* one = kInflectedColours[static_cast<int>(currentLanguage)]; one->form; ++one) {
    if (form == one->form && name == one->name) return one->inflected;
  }
  return name;
}

Phrase& Phrase::clear() {
  size_ = 0;
  return *this;
}

Phrase& Phrase::add(std::string_view words) {
  const std::size_t count = wholeLetters(words, kCapacity - size_);
  if (count == 0) return *this;
  std::memcpy(bytes_ + size_, words.data(), count);
  size_ = static_cast<uint16_t>(size_ + count);
  return *this;
}

void Phrase::addByte(uint8_t byte) {
  if (size_ < kCapacity) bytes_[size_++] = static_cast<char>(byte);
}

Phrase& Phrase::add(int number) {
  char digits[12];
  int at = sizeof digits;
  unsigned rest = number < 0 ? 0u - static_cast<unsigned>(number) : static_cast<unsigned>(number);
  do {
    digits[--at] = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  if (number < 0) digits[--at] = '-';
  return add(std::string_view(digits + at, sizeof digits - at));
}

Phrase& Phrase::addSigned(int number) {
  if (number >= 0) add("+");
  return add(number);
}

Phrase& Phrase::add(Text text, std::initializer_list<Arg> args) {
  std::string_view rest = tr(text);
  while (!rest.empty()) {
    const std::size_t brace = rest.find('{');
    add(rest.substr(0, brace));
    if (brace == std::string_view::npos) break;
    const std::size_t index = static_cast<std::size_t>(rest[brace + 1] - '0');
    const std::size_t end = rest.find('}', brace);
    const bool plain = end == brace + 2;
    if (index < args.size()) {
      const Arg& arg = args.begin()[index];
      if (arg.isNumber) {
        add(arg.number);
      } else {
        add(plain ? arg.text : inflected(arg.text, rest.substr(brace + 3, end - brace - 3)));
      }
    }
    rest.remove_prefix(end + 1);
  }
  return *this;
}

void Phrase::removeLast() {
  while (size_ > 0 && (static_cast<uint8_t>(bytes_[size_ - 1]) & 0xC0) == 0x80) --size_;
  if (size_ > 0) --size_;
}

Text countForm(int number, Text one, Text many) { return number == 1 ? one : many; }

}  // namespace lucca::ui
