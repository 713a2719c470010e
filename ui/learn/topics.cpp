#include "ui/learn/topics.h"

#include "ui/learn/rules_scene.h"
#include "ui/shell/app.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

// In the order of SceneId.
constexpr RulePage kScenePages[] = {
    RulePage::DevKeys,   // Language
    RulePage::DevKeys,   // Title
    RulePage::DevKeys,   // MainMenu
    RulePage::DevSetup,  // ChooseGame
    RulePage::DevSetup,  // Options: the game's own page
    RulePage::DevSetup,  // Seats
    RulePage::DevBots,   // SeatEdit
    RulePage::DevSetup,  // NameEntry
    RulePage::DevPass,   // HandOver
    RulePage::DevPass,   // Recap
    RulePage::DevKeys,   // Play: the game's own table
    RulePage::DevUndo,   // GameMenu
    RulePage::DevHall,   // Log
    RulePage::DevKeys,   // Inspect: the game's own table
    RulePage::DevHall,   // Result
    RulePage::DevUndo,   // Settings
    RulePage::DevKeys,   // About
    RulePage::DevKeys,   // Diagnostics
    RulePage::DevUndo,   // Fault
    RulePage::DevUndo,   // Dialog
    RulePage::DevKeys,   // Rules
    RulePage::DevKeys,   // Guided
    RulePage::DevHall,   // Fame
    RulePage::DevSetup,  // Running
    RulePage::DevKeys,   // Panel
    RulePage::DevHall,   // Code
    RulePage::DevKeys,   // Keys
};
static_assert(std::size(kScenePages) == kScenes);

}  // namespace

RulePage topicOf(SceneId scene) { return kScenePages[static_cast<int>(scene)]; }

RulePage helpTopic(App& app, SceneId scene) {
  if (scene == SceneId::Play || scene == SceneId::Inspect) {
    const int page = findRulePage(app.stage().topic(Table(app)));
    if (page < kRulePages) return static_cast<RulePage>(page);
  }
  const GuidedGame& guided = app.game.guided();
  if (scene == SceneId::Guided && guided.active() && guided.talks()) {
    return guided.guide().lessons[static_cast<std::size_t>(guided.words().lesson)].page;
  }
  if (scene == SceneId::Options) return rowOf(app.draft.setup.game).optionsPage;
  const RulePage page = topicOf(scene);
  const bool few = app.facts.keys != KeyLayout::Eight;
  return page == RulePage::DevKeys && few ? RulePage::DevFew : page;
}

}  // namespace lucca::ui
