// The rules, the glossary and the coach's lines, packed in flash. They live in assets/rules, one file a language; the build
// (tools/make/rules.py) checks the languages against each other and makes the tables.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/fixed_list.h"
#include "rules.gen.h"
#include "ui/words/packed_text.h"
#include "ui/words/text.h"

namespace lucca::ui {

enum class RuleBlockKind : uint8_t {
  Text,
  Bullet,
  Heading,
  Ruling,     // what the rulebooks leave open and how the device decides
  Why,        // the reason of the ruling before it
  Picture,    // detail: RulePicture
  TableHead,  // detail: columns; the cells are separated by |
  TableRow,   // the same
};

struct RuleBlock {
  RuleBlockKind kind;
  uint8_t detail;
  std::string_view text;
};

struct RuleBook {
  const char* const* chapters;  // their titles: kRuleChapters
  const char* const* pages;     // their titles: kRulePages
  const BytePair* pairs;
  // Where each page begins in the packed bytes, then each word with its meaning, then each line of the coach.
  const uint16_t* starts;
  const uint8_t* packed;
};
extern const RuleBook kRuleBooks[kLanguages];
extern const RuleChapter kRulePageChapters[kRulePages];

inline RuleChapter ruleChapter(RulePage page) { return kRulePageChapters[static_cast<int>(page)]; }
// All of these in the current language.
std::string_view ruleTitle(RuleChapter chapter);
std::string_view ruleTitle(RulePage page);
Phrase wordLine(Word word);  // "palace: a house of ..."
Phrase coachLine(Coach line);
// The page's name in the files.
std::string_view ruleId(RulePage page);

// A page unpacked, in the language of that moment: about 2 KB, too much for the stack of a device.
class OpenPage {
 public:
  OpenPage() = default;
  explicit OpenPage(RulePage page) { open(page); }
  OpenPage(const OpenPage&) = delete;  // the blocks point into it
  OpenPage& operator=(const OpenPage&) = delete;

  void open(RulePage page);
  std::span<const RuleBlock> blocks() const { return {blocks_.begin(), blocks_.size()}; }

 private:
  FixedList<RuleBlock, kMostRuleBlocks> blocks_;
  char letters_[kMostRuleBytes];
};

// The first text of a page.
Phrase firstText(RulePage page);

}  // namespace lucca::ui
