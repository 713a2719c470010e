#include "drivers/fault.h"

namespace lucca {

namespace {

constexpr uint32_t kMagic = 0xFA170000u;

uint32_t checkOf(const FaultWords& w) {
  const uint32_t mixed = (w[0] ^ (w[1] << 7 | w[1] >> 25) ^ (w[2] << 19 | w[2] >> 13)) * 0x9E3779B1u;
  return ~mixed;
}

uint32_t checkOf(const PanicWords& words, const FaultWords& fault) {
  uint32_t mixed = fault[3];
  for (const char letter : words.text) mixed = (mixed ^ static_cast<uint8_t>(letter)) * 0x01000193u;
  return mixed;
}

}  // namespace

FaultWords encodeFault(const Fault& fault) {
  FaultWords words{};
  words[0] = kMagic | static_cast<uint32_t>(fault.repeats) << 8 | static_cast<uint32_t>(fault.code);
  words[1] = fault.address;
  words[2] = fault.caller;
  words[3] = checkOf(words);
  return words;
}

Fault decodeFault(const FaultWords& words) {
  const uint32_t code = words[0] & 0xFFu;
  if ((words[0] & 0xFFFF0000u) != kMagic || words[3] != checkOf(words)) return {};
  if (code == 0 || code > static_cast<uint32_t>(FaultCode::Stack)) return {};
  return {static_cast<FaultCode>(code), static_cast<uint8_t>(words[0] >> 8), words[1], words[2]};
}

// The fonts have no other letters for sure, and a line that ends in the middle of a sentence says less than a space.
void sealWords(PanicWords& words, const FaultWords& fault) {
  bool over = false;
  for (char& letter : words.text) {
    over = over || letter == 0;
    if (over)
      letter = 0;
    else if (letter < ' ' || letter > '~')
      letter = ' ';
  }
  words.text.back() = 0;
  words.check = checkOf(words, fault);
}

const char* readWords(const PanicWords& words, const FaultWords& fault) {
  const bool panicked = decodeFault(fault).code == FaultCode::Panic;
  return panicked && words.text.back() == 0 && words.check == checkOf(words, fault) ? words.text.data() : "";
}

std::array<char, 10> faultText(const Fault& fault) {
  std::array<char, 10> text{'F', static_cast<char>('0' + static_cast<int>(fault.code)), '-'};
  for (int i = 0; i < 6; ++i) text[3 + i] = "0123456789ABCDEF"[(fault.address >> (20 - 4 * i)) & 0xFu];
  return text;
}

}  // namespace lucca
