#include "ui/words/spoken.h"

#include "ui/words/text.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kFirst = 0xE000, kKeyA = 0xE010, kKeyUp = 0xE014, kArrowPairs = 0xE018, kLast = 0xE01B;
// Signs of several arrows, and of a stick pushed in: letters that every language reads.
constexpr std::string_view kOfSeveral[] = {"↕", "↔", "↕↔", "●"};
static_assert(kLast - kArrowPairs + 1 == sizeof kOfSeveral / sizeof kOfSeveral[0]);
// The signs before the keys, and the four arrows.
static_assert(std::size(kSignTexts) == kKeyA - kFirst + kArrowPairs - kKeyUp);

}  // namespace

bool isKeySign(uint32_t letter) { return letter >= kKeyA && letter <= kLast; }

std::string_view signName(uint32_t letter) {
  if (letter < kFirst || letter > kLast) return {};
  if (letter >= kKeyA && letter < kKeyUp) return std::string_view("ABXY").substr(letter - kKeyA, 1);
  if (letter >= kArrowPairs) return kOfSeveral[letter - kArrowPairs];
  const uint32_t sign = letter < kKeyA ? letter - kFirst : letter - kKeyUp + (kKeyA - kFirst);
  return tr(kSignTexts[sign]);
}

}  // namespace lucca::ui
