// All screens in one object: gives presses to the scene on top, handles its requests to open others, and draws it.
#pragma once

#include <cstdint>

#include "drawing/canvas.h"
#include "drivers/display/glass.h"
#include "ui/scenes.h"
#include "ui/shell/app.h"
#include "ui/shell/scene_stack.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

class Handheld {
 public:
  static constexpr int kStep = 8;  // rows; a picture that is shown in two is cut at such a step

  Handheld(Canvas& canvas, const Services& services);

  // Loads all saved values and requests the first picture.
  void start(uint32_t nowMs, bool diagnostics);
  // A turn of the loop: begin(), the presses, update(), and draw() unless the panel sleeps.
  void begin(uint32_t nowMs) { app_.begin(nowMs); }
  void press(const Event& event);
  void update();
  // The panel wakes: another person may be holding the device now.
  void wake() { coverSecret(); }
  // Draws the due part of the picture, and shows it.
  void draw(Glass& glass);

  SceneId scene() const { return stack_.top(); }
  App& app() { return app_; }
  // Whether more pictures come without a press.
  bool moving() const { return app_.screen.moving(); }
  // Whether a computer player could use the time until the next call; else the processor may sleep that long.
  bool thinking();

 private:
  void travel();
  void layAside();
  void coverSecret();
  bool learning();
  bool opensGameMenu();
  bool go(const Navigator::Wish& wish);
  void drawPart(const Rect& part);

  Canvas& canvas_;
  alignas(8) std::byte workspace_[kBotWorkspace];
  LentMemory spare_{workspace_};
  StageHouse stages_;
  App app_;
  Scenes scenes_;
  SceneStack stack_;
  uint32_t pressedAt_ = 0;
};

}  // namespace lucca::ui
