// A word of the games is explained in one line where a player meets it first: once for the life of the device.
// So is a principle of play, with the first hint that rests on it.
#pragma once

#include <span>

#include "engine/bots/reason.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

class App;

// The words that a screen about this page brings up, in the order in which they should be learned.
std::span<const Word> wordsOf(RulePage page);

// Shows the principle behind a hint as a note, after the first hint that rests on it was read.
void explainPrinciple(App& app, const Reason& reason);

// Call it at the beginning of a person's decision: a note explains the first word of its screen that was never explained.
void explainFirstWord(App& app);

}  // namespace lucca::ui
