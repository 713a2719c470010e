// A word of the games is explained in one line where a player meets it first: once for the life of the device.
#pragma once

#include <span>

#include "ui/words/rule_book.h"

namespace lucca::ui {

class App;

// The words that a screen about this page brings up, in the order in which they should be learned.
std::span<const Word> wordsOf(RulePage page);

// At the beginning of a person's decision: the first word of its screen that was never explained, as a note.
void explainFirstWord(App& app);

}  // namespace lucca::ui
