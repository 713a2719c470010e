// A computer's advice on the choice that is due: it thinks, then shows on the stage what it would do, and why. The game's
// menu holds it; X held asks for it without the menu.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class Hint {
 public:
  // The menu opens; it may have been opened for the hint alone.
  void enter(App& app);
  void ask(App& app);

  bool shown() const { return state_ != State::None; }  // in place of the menu
  bool thinking() const { return state_ == State::Thinking; }
  bool ready() const { return state_ == State::Ready; }

  void event(App& app, const Event& event);
  void update(App& app);
  void draw(App& app, Canvas& canvas) const;

 private:
  enum class State : uint8_t { None, Thinking, Ready };
  State state_ = State::None;
  bool alone_ = false;  // asked for by key: then back to the choice, not to the menu
};

}  // namespace lucca::ui
