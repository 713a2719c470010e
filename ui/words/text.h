// The words on the screen. They live in assets/texts, one file a language; the build turns them into the enumeration
// Text. `{0}` in a text is filled in by Phrase; `{0:es}` takes an inflected form of a colour's name.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "texts.gen.h"

namespace lucca::ui {

// The language of all texts from now on. One for the whole program: a device has one screen.
void setLanguage(Language language);
Language language();

// A text in the current language, or in another. Behind its end is no zero, but the next text.
std::string_view tr(Text text);
std::string_view tr(Text text, Language language);

// The form of a colour's name that a text asks for; other words stay as they are.
std::string_view inflected(std::string_view name, std::string_view form);

class Phrase;

// The value in the place of {0}, {1} ...
struct Arg {
  std::string_view text;
  int number = 0;
  bool isNumber = false;

  constexpr Arg(std::string_view words) : text(words) {}
  constexpr Arg(const char* words) : text(words) {}
  constexpr Arg(int value) : number(value), isNumber(true) {}
  Arg(Text words) : text(tr(words)) {}
  Arg(const Phrase& words);
};

// A short text being put together in place. Text that does not fit is cut after a whole letter.
class Phrase {
 public:
  Phrase() = default;
  explicit Phrase(Text text, std::initializer_list<Arg> args = {}) { add(text, args); }

  Phrase& clear();
  Phrase& add(std::string_view words);
  void addByte(uint8_t byte);  // of a letter whose others come next
  Phrase& add(int number);
  Phrase& addSigned(int number);  // with its sign: +3
  Phrase& add(Text text, std::initializer_list<Arg> args = {});
  void removeLast();  // letter

  bool empty() const { return size_ == 0; }
  std::string_view view() const { return {bytes_, size_}; }
  operator std::string_view() const { return view(); }

 private:
  static constexpr std::size_t kCapacity = 190;
  char bytes_[kCapacity];
  uint16_t size_ = 0;
};

inline Arg::Arg(const Phrase& words) : text(words.view()) {}

// "1 point", "3 points": picks the form for the number; both texts have {0}.
Text countForm(int number, Text one, Text many);

}  // namespace lucca::ui
