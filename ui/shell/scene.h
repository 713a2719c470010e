// A screen of the handheld. Scenes are objects of the Handheld that live as long as it does, so a scene left with
// push() finds its cursor where it was when the player comes back. ui/scenes.def lists them.
//
// Callers know only Scene, never the class of one screen, where the calls below are private.
#pragma once

#include <cstdint>
#include <string_view>

#include "drawing/canvas.h"
#include "ui/widgets/event.h"

namespace lucca::ui {

class App;

enum class SceneId : uint8_t {
#define SCENE(Id, name, page) Id,
#include "ui/scenes.def"
#undef SCENE
};
inline constexpr int kScenes = 0
#define SCENE(Id, name, page) +1
#include "ui/scenes.def"
#undef SCENE
    ;

class Scene {
 public:
  // Shown for the first time since it was last left for good: forget the old state.
  virtual void enter(App&) {}
  // Shown again because the scene above it was left.
  virtual void resume(App&) {}
  // A key press. No press may be ignored silently: app.tell.refuse() says why it has no effect.
  virtual void event(App&, const Event&) = 0;
  // Time passes; called on every turn of the loop. Call app.screen.redraw() only when the picture changes.
  virtual void update(App&) {}
  // The whole picture, from the scene's state and the App alone.
  virtual void draw(App&, Canvas&) = 0;
  virtual void exit(App&) {}

  // X and Y come to event() instead of opening help and menu.
  virtual bool ownsAllKeys() const { return false; }
  // Whether the scene shows the shell's notes itself, so that none lies over its picture.
  virtual bool saysNotes(App&) const { return false; }
  // Whether a computer player works here: it could use the time until the next turn of the loop.
  virtual bool thinking(const App&) const { return false; }
  // Belongs to a running game: Y opens the game menu. Elsewhere it opens the settings.
  virtual bool inGame() const { return false; }

 protected:
  ~Scene() = default;
};

// A screen of a running game.
class GameScene : public Scene {
 public:
  bool inGame() const final { return true; }

 protected:
  ~GameScene() = default;
};

// A screen that gives X and Y a meaning of its own.
class AllKeysScene : public Scene {
 public:
  bool ownsAllKeys() const final { return true; }

 protected:
  ~AllKeysScene() = default;
};

}  // namespace lucca::ui
