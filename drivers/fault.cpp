#include "drivers/fault.h"

namespace lucca {

namespace {

constexpr uint32_t kMagic = 0xFA170000u;

uint32_t checkOf(const FaultWords& w) {
  const uint32_t mixed = (w[0] ^ (w[1] << 7 | w[1] >> 25) ^ (w[2] << 19 | w[2] >> 13)) * 0x9E3779B1u;
  return ~mixed;
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
  if (code == 0 || code > static_cast<uint32_t>(FaultCode::Watchdog)) return {};
  return {static_cast<FaultCode>(code), static_cast<uint8_t>(words[0] >> 8), words[1], words[2]};
}

std::array<char, 10> faultText(const Fault& fault) {
  std::array<char, 10> text{'F', static_cast<char>('0' + static_cast<int>(fault.code)), '-'};
  for (int i = 0; i < 6; ++i) text[3 + i] = "0123456789ABCDEF"[(fault.address >> (20 - 4 * i)) & 0xFu];
  return text;
}

}  // namespace lucca
