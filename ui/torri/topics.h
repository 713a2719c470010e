// Which rule page help opens in a game of Torri: by what the rules are about to do.
#pragma once

#include "engine/torri/state.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

RulePage topicOf(torri::Phase phase);

}  // namespace lucca::ui
