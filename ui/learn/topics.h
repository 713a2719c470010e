// Which rule page help opens: tables by screen and, inside a game, by what the rules are about to do. Every screen and
// every phase has a row; host_tests/learn checks it.
#pragma once

#include "engine/palazzi/state.h"
#include "engine/torri/state.h"
#include "ui/shell/scene.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// Screens that show the game itself ask the game's own table instead: see helpTopic().
RulePage topicOf(SceneId scene);
RulePage topicOf(palazzi::Phase phase);
RulePage topicOf(torri::Phase phase);

// The page about what is on the screen now.
RulePage helpTopic(App& app, SceneId scene);

std::string_view ruleId(RulePage page);

}  // namespace lucca::ui
