// Which rule page help opens: that of the screen's line in ui/scenes.def, or inside a game that of the game's own table
// (ui/NAME/topics.cpp).
#pragma once

#include "drivers/keys.h"
#include "ui/shell/scene.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// Screens that show the game itself ask the game's own table instead: see helpTopic().
RulePage topicOf(SceneId scene);

// The rule page about the screen now.
RulePage helpTopic(App& app, SceneId scene);

// The page about the keys that a board has, and whether the rule book shows a page on that board: it leaves out the pages about
// the keys of others.
RulePage keysPage(KeyLayout keys);
bool onBoard(RulePage page, KeyLayout keys);

}  // namespace lucca::ui
