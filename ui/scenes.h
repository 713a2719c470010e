// All scenes of the device: the objects, and the table that finds them. A new screen is a class in a file *_scene.h, which
// the build includes here, and a line in ui/scenes.def.
#pragma once

#include "all_scenes.gen.h"

namespace lucca::ui {

struct Scenes {
#define SCENE(Id, name, page) Id##Scene of##Id;
#include "ui/scenes.def"
#undef SCENE
};

Scene& sceneOf(Scenes& scenes, SceneId id);
const char* sceneName(SceneId id);  // for tests and pictures

}  // namespace lucca::ui
