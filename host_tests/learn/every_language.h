// The mistakes of the rule book, in every language.
#pragma once

#include <unity.h>

#include <string>

#include "ui/words/text.h"

namespace lucca::ui::test {

// Fails with the first complaint about a language; an empty one is none.
inline void assertInEveryLanguage(std::string (*complaint)(Language)) {
  static std::string wrong;  // nothing is left behind when a test ends in the middle
  for (int l = 0; l < kLanguages; ++l) {
    wrong = complaint(static_cast<Language>(l));
    TEST_ASSERT_TRUE_MESSAGE(wrong.empty(), wrong.c_str());
  }
}

}  // namespace lucca::ui::test
