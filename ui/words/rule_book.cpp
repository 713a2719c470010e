#include "ui/words/rule_book.h"

namespace lucca::ui {

const RuleBook& ruleBook() { return kRuleBooks[static_cast<int>(language())]; }

const RulePageText& rulePage(RulePage page) { return ruleBook().pages[static_cast<int>(page)]; }

std::span<const RuleBlock> ruleBlocks(RulePage page) {
  const RulePageText& text = rulePage(page);
  return {ruleBook().blocks + text.first, text.blocks};
}

const WordText& wordText(Word word) { return ruleBook().words[static_cast<int>(word)]; }

std::string_view coachLine(Coach line) { return ruleBook().coach[static_cast<int>(line)]; }

std::string_view ruleId(RulePage page) { return kRulePageIds[static_cast<int>(page)]; }

}  // namespace lucca::ui
