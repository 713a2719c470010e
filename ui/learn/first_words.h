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

// The principle behind a hint that was read, the first time it is behind one, as a note.
void explainPrinciple(App& app, const Reason& reason);

// At the beginning of a person's decision: the first word of its screen that was never explained, as a note.
void explainFirstWord(App& app);

}  // namespace lucca::ui
