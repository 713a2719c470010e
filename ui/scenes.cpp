#include "ui/scenes.h"

namespace lucca::ui {

namespace {

struct Row {
  const char* name;
  Scene& (*of)(Scenes&);
};

template <auto Member>
constexpr Scene& member(Scenes& scenes) {
  return scenes.*Member;
}

// In the order of SceneId, as both are made from one list.
constexpr Row kTable[] = {
#define SCENE(Id, name, page) {#name, member<&Scenes::of##Id>},
#include "ui/scenes.def"
#undef SCENE
};

}  // namespace

Scene& sceneOf(Scenes& scenes, SceneId id) { return kTable[static_cast<int>(id)].of(scenes); }

const char* sceneName(SceneId id) { return kTable[static_cast<int>(id)].name; }

}  // namespace lucca::ui
