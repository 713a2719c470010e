// The rules, the glossary and the coach's lines as tables in flash. They live in assets/rules, one file a language;
// the build (tools/make/rules.py) checks the languages against each other and makes the tables.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "rules.gen.h"
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

struct RulePageText {
  RuleChapter chapter;
  uint8_t blocks;
  uint16_t first;  // of RuleBook::blocks
  std::string_view title;
};

struct WordText {
  std::string_view word, meaning;
};

struct RuleBook {
  const std::string_view* chapters;  // kRuleChapters
  const RuleBlock* blocks;
  const RulePageText* pages;  // kRulePages
  const WordText* words;      // kWords
  const std::string_view* coach;
};
extern const RuleBook kRuleBooks[kLanguages];

// All of these in the current language.
const RuleBook& ruleBook();
const RulePageText& rulePage(RulePage page);
std::span<const RuleBlock> ruleBlocks(RulePage page);
const WordText& wordText(Word word);
std::string_view coachLine(Coach line);
// The page's name in the files.
std::string_view ruleId(RulePage page);

}  // namespace lucca::ui
