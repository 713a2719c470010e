// The whole device in one object: give it a picture to draw into and the hardware, call next() in a loop, and send the
// picture to the panel whenever it says so. Firmware, window, terminal and tests all run exactly this.
#pragma once

#include <cstdint>

#include "drawing/canvas.h"
#include "drivers/keys.h"
#include "ui/game_uis.h"
#include "ui/scenes.h"
#include "ui/shell/app.h"
#include "ui/shell/scene_stack.h"

namespace lucca::ui {

class Handheld {
 public:
  Handheld(Canvas& canvas, const Services& services);

  // Draws the first picture. Holding X (help) while switching on opens the diagnostics.
  void init(uint32_t nowMs, PadSet levels = 0);
  // One turn of the loop: keys, time, drawing. True when the picture changed and must be sent to the panel.
  bool next(uint32_t nowMs, PadSet levels);
  // The first frame is on the panel: the backlight may come on.
  void shown(uint32_t nowMs) { app_.light().start(nowMs); }

  SceneId scene() const { return stack_.top(); }
  App& app() { return app_; }
  const App& app() const { return app_; }
  const Keys& keys() const { return keys_; }
  // The part of the picture to be sent: all of it, or less while a new screen comes in.
  Rect visible() const { return app_.screen.visible(canvas_.width(), canvas_.height()); }
  // Whether more pictures come without a press; a picture at rest is one while nothing moves.
  bool moving() const { return app_.screen.moving(); }
  // Whether a computer player could use the time until the next call; else the processor may sleep that long.
  bool thinking();
  // Asleep: the panel may be switched off until next() is true again.
  bool asleep() const { return app_.light_.asleep(); }

 private:
  void handle(const KeyEvent& event);
  void travel();
  bool go(const Navigator::Wish& wish);
  void draw();
  void save();

  Canvas& canvas_;
  alignas(8) std::byte botWorkspace_[kBotWorkspace];
  GameUis gameUis_;
  App app_;
  Scenes scenes_;
  SceneStack stack_;
  Keys keys_;
  uint32_t savedAt_ = 0;
};

}  // namespace lucca::ui
