// Which rule page help opens in a game of Palazzi: by what the rules are about to do.
#pragma once

#include "engine/palazzi/state.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

RulePage topicOf(palazzi::Phase phase);

}  // namespace lucca::ui
