// What of the picture must be drawn again, and what on it is still on its way.
#pragma once

#include <cstdint>

#include "drawing/rect.h"
#include "engine/game/action.h"
#include "ui/look/motion.h"
#include "ui/saves/settings.h"
#include "ui/shell/key_guard.h"
#include "ui/words/text.h"

namespace lucca::ui {

class Screen {
 public:
  // A player who wants all at once (Speed::Instant) sees no movement.
  explicit Screen(const Settings& settings) : settings_(settings) {}

  void redraw() { dirty_ = true; }
  // Nothing changed outside of `part`.
  void redraw(const Rect& part) { part_ = join(part_, part); }
  // How far something is that goes on by itself: it went on, and nothing changed outside of where it is seen.
  void count() { counter_.empty() ? redraw() : redraw(counter_); }
  // While drawing: where.
  void countsIn(const Rect& area) { counter_ = join(counter_, area); }
  // Something happened: the next pictures show it on its way.
  void happen(Action action = kNoAction);
  // Another page of this screen: it comes from the right for a step forwards, from the left for one back.
  void turnPage(int step);
  Motion& motion() { return motion_; }
  // Not a press but time, a computer or the rules put something else on the screen: no key decides about it at once.
  void changedByItself() { guard_.changed(now_); }

  // For one picture: the shell lays notes over it, and leaves this in sight.
  void keepClear(const Rect& area) { clear_ = area; }
  const Rect& clear() const { return clear_; }

  // ---- The bottom line: what X and Y do on this screen, and which keys it names
  void setMore(ButtonSet more, Text y, Text x = Text::KeyHelp) {
    more_ = more;
    wordOfX_ = x;
    wordOfY_ = y;
  }
  ButtonSet more() const { return more_; }
  Text wordOfX() const { return wordOfX_; }
  Text wordOfY() const { return wordOfY_; }
  void showsKeys(ButtonSet keys) { shown_ = keys; }
  ButtonSet shownKeys() const { return shown_; }

  // ---- For the loop and the Handheld
  KeyGuard& guard() { return guard_; }
  void begin(uint32_t nowMs) { now_ = nowMs; }  // a turn of the loop
  // Ends what moves: a press waits for nothing. False: it ended an act, and does nothing else.
  bool press(bool arrow);
  void arrive(bool forwards, bool atOnce);  // another scene
  void finish();                            // all is where it belongs
  bool dirty() const { return dirty_; }
  // Whether more pictures come without a press; a picture at rest is one while nothing moves.
  bool moving() const { return motion_.running() || wipe_.running(); }
  // At the end of a turn: true when the panel must get another picture.
  bool next(int width);
  // The part that must be drawn for it, all of it before drawn() is called. Empty: only more of the picture is seen.
  Rect due(int width, int height);
  void drawn();
  // The part of the picture to be sent: all of it, or less while a new screen comes in.
  Rect visible(int width, int height) const { return wipe_.visible(width, height); }

 private:
  bool atOnce() const { return settings_.speed == Speed::Instant; }

  const Settings& settings_;
  Motion motion_;
  Wipe wipe_;
  KeyGuard guard_;
  uint32_t now_ = 0;
  bool dirty_ = true, moved_ = false, blinked_ = false;
  Rect clear_{}, part_{};  // what notes leave in sight; what must be drawn again though nothing moves there
  Rect counter_{};         // of the last whole picture
  ButtonSet more_ = 0, shown_ = 0;
  Text wordOfX_ = Text::KeyHelp, wordOfY_ = Text::ResultMenu;
};

}  // namespace lucca::ui
