#include "ui/learn/topics.h"

#include "ui/shell/app.h"
#include "ui/stage/game_row.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

// In the order of SceneId.
constexpr RulePage kScenePages[] = {
#define SCENE(Id, name, page) RulePage::page,
#include "ui/scenes.def"
#undef SCENE
};

}  // namespace

RulePage topicOf(SceneId scene) { return kScenePages[static_cast<int>(scene)]; }

RulePage helpTopic(App& app, SceneId scene) {
  if (scene == SceneId::Play || scene == SceneId::Inspect) {
    const Table table = tableOf(app);
    return app.stage().decision(table).topic(table);
  }
  const GuidedGame& guided = app.game.guided();
  if (scene == SceneId::Guided && guided.active() && guided.talks()) {
    return guided.guide().lessons[static_cast<std::size_t>(guided.words().lesson)].page;
  }
  if (scene == SceneId::Options) return rowOf(app.draft.setup.game).setup->optionsPage;
  const RulePage page = topicOf(scene);
  return page == RulePage::DevKeys ? keysPage(app.facts.keys) : page;
}

RulePage keysPage(KeyLayout keys) {
  return keys == KeyLayout::Four          ? RulePage::DevFour
         : keys == KeyLayout::StickAndTwo ? RulePage::DevStick
                                          : RulePage::DevKeys;
}

bool onBoard(RulePage page, KeyLayout keys) {
  const bool ofKeys = page == RulePage::DevKeys || page == RulePage::DevFour || page == RulePage::DevStick;
  return !ofKeys || page == keysPage(keys);
}

}  // namespace lucca::ui
