#include "ui/words/rule_book.h"

namespace lucca::ui {

namespace {

// A byte below this begins a block: its kind, counted from 1, and with some kinds a detail, counted from 1 too.
constexpr uint8_t kLetters = ' ';

const RuleBook& book() { return kRuleBooks[static_cast<int>(language())]; }

Unpacker unpacker(int entry) { return {book().packed + book().starts[entry], book().pairs}; }

Phrase line(int entry) {
  Phrase words;
  Unpacker bytes = unpacker(entry);
  while (const uint8_t byte = bytes.next()) words.addByte(byte);
  return words;
}

RuleBlock blockOf(uint8_t mark, Unpacker& bytes) {
  const RuleBlockKind kind = static_cast<RuleBlockKind>(mark - 1);
  const bool detailed = kind >= RuleBlockKind::Picture;
  return {kind, static_cast<uint8_t>(detailed ? bytes.next() - 1 : 0), {}};
}

}  // namespace

std::string_view ruleTitle(RuleChapter chapter) { return book().chapters[static_cast<int>(chapter)]; }

std::string_view ruleTitle(RulePage page) { return book().pages[static_cast<int>(page)]; }

Phrase wordLine(Word word) { return line(kRulePages + static_cast<int>(word)); }

Phrase coachLine(Coach coach) { return line(kRulePages + kWords + static_cast<int>(coach)); }

std::string_view ruleId(RulePage page) { return kRulePageIds[static_cast<int>(page)]; }

void OpenPage::open(RulePage page) {
  blocks_.clear();
  Unpacker bytes = unpacker(static_cast<int>(page));
  char* end = letters_;
  const char* first = end;
  while (const uint8_t byte = bytes.next()) {
    if (byte < kLetters) {
      first = end;
      blocks_.push(blockOf(byte, bytes));
    } else {
      *end++ = static_cast<char>(byte);
      blocks_.back().text = {first, static_cast<std::size_t>(end - first)};
    }
  }
}

Phrase firstText(RulePage page) {
  Phrase words;
  Unpacker bytes = unpacker(static_cast<int>(page));
  bool inText = false;
  while (const uint8_t byte = bytes.next()) {
    if (byte >= kLetters) {
      if (inText) words.addByte(byte);
    } else {
      if (inText) break;
      inText = blockOf(byte, bytes).kind == RuleBlockKind::Text;
    }
  }
  return words;
}

}  // namespace lucca::ui
