// The areas of the picture that must be redrawn, and the animations that still run.
#pragma once

#include <cstdint>

#include "drawing/rect.h"
#include "drivers/keys.h"
#include "engine/game/action.h"
#include "ui/look/motion.h"
#include "ui/saves/settings.h"
#include "ui/shell/key_guard.h"
#include "ui/shell/line_keys.h"

namespace lucca::ui {

class Screen {
 public:
  // At Speed::Instant no animation runs. `keys`: those of the board, whose signs the bottom line shows.
  Screen(const Settings& settings, KeyLayout keys) : settings_(settings), line_(keys) {}

  // The whole picture changed.
  void redraw() { dirty_ = true; }
  // The picture is the same outside of `part`; empty: everywhere.
  void redraw(const Rect& part) { part_ = join(part_, part); }
  // A progress indicator advanced; only its area is redrawn.
  void count() {
    if (counter_.empty()) return redraw();
    redraw(counter_);
  }
  // While drawing: the area of a progress indicator.
  void countsIn(const Rect& area) { counter_ = join(counter_, area); }
  // Something happened: the next pictures animate it.
  void happen(Action action = kNoAction);
  // Another page of this screen: it comes from the right for a step above 0, from the left otherwise.
  void turnPage(int step);
  Motion& motion() { return motion_; }
  // Time, a computer or the rules changed the screen, not a press: for KeyGuard::kMs no key decides anything.
  void changedByItself() { guard_.changed(now_); }

  // For one picture: the area that notes must not cover. Empty, the default: they avoid the cursor. `low`: rather beside the
  // area or directly above it than at the top.
  void keepClear(const Rect& area, bool low = false) {
    clear_ = area;
    noteLow_ = low;
  }
  const Rect& clear() const { return clear_; }
  bool noteLow() const { return noteLow_; }

  // The contents of the bottom line.
  const LineKeys& line() const { return line_; }
  LineKeys& line() { return line_; }
  // A panel of few rows, where some screens are laid out in another way (ui/look/panel_height.h); never changes.
  void setLow(bool low) { low_ = low; }
  bool low() const { return low_; }
  // A or B is held on a board of four keys: the line shows what it does with others; 0: neither.
  void lookAt(ButtonSet held) {
    if (line_.hold(held)) redraw();
  }

  // ---- For the loop and the Handheld
  KeyGuard& guard() { return guard_; }
  void begin(uint32_t nowMs) { now_ = nowMs; }  // a turn of the loop
  // A key was pressed: ends every animation. False: it ended an act and has no other effect.
  bool press(bool arrow);
  void arrive(bool forwards, bool atOnce);  // another scene
  void finish();                            // ends every movement
  bool dirty() const { return dirty_; }
  // Whether more pictures come without a press.
  bool moving() const { return motion_.running() || wipe_.running(); }
  // At the end of a turn of the loop: true when the panel must get another picture.
  bool next(int width);
  // The part that must be drawn for it, all of it before drawn() is called. Empty: the wipe shows more of the picture that is drawn already.
  Rect due(int width, int height);
  void drawn();
  // The part of the picture to be sent: all of it, or less while a new screen comes in.
  Rect visible(int width, int height) const { return wipe_.visible(width, height); }

 private:
  bool atOnce() const { return settings_.speed == Speed::Instant; }

  const Settings& settings_;  // the app's; the speed may change at any time
  LineKeys line_;
  Motion motion_;
  Wipe wipe_;
  KeyGuard guard_;
  uint32_t now_ = 0;      // ms, of this turn of the loop
  bool low_ = false;      // the panel has few rows
  bool dirty_ = true;     // the whole picture must be redrawn; a new screen begins so
  bool moved_ = false;    // the area of what moves must be redrawn
  bool blinked_ = false;  // the area of what blinks must be redrawn
  bool noteLow_ = false;  // notes lie near to clear_
  Rect clear_{};          // notes do not cover it; empty: they avoid the cursor
  Rect part_{};           // must be redrawn although no animation covers it; empty: none
  Rect counter_{};        // of the progress indicators of the last whole picture; empty: it has none
};

}  // namespace lucca::ui
