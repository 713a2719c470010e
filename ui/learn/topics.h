// Which rule page help opens: a table by screen; inside a game the game's own (ui/NAME/topics.cpp). Every screen
// has a row; host_tests/learn checks it.
#pragma once

#include "ui/shell/scene.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// Screens that show the game itself ask the game's own table instead: see helpTopic().
RulePage topicOf(SceneId scene);

// The page about what is on the screen now.
RulePage helpTopic(App& app, SceneId scene);

}  // namespace lucca::ui
