// The animations of the screen: something that happened (a brick drops on its lot), the cursor on its way to the next
// choice, a new screen that comes over the last one. Each is short, ends with the next press, and leaves the picture that
// would have been there without it. Time is an argument.
#pragma once

#include <cstdint>

#include "drawing/rect.h"
#include "engine/game/action.h"
#include "ui/look/blink.h"

namespace lucca::ui {

// A movement inside the picture. The code that draws asks where things are now and reports the area that they may touch;
// only that area is redrawn until everything is at rest.
class Motion {
 public:
  static constexpr uint32_t kHappenMs = 260;  // how long something that happened takes
  static constexpr uint32_t kGlideMs = 90;    // how long the cursor is on its way
  // The least time from one picture of an animation to the next. A picture may take some ms longer than the one before it and
  // still be on the panel 20 ms after it.
  static constexpr uint32_t kFrameMs = 12;
  static constexpr int kWhole = 256;       // progress at the end of a movement
  static constexpr int kAtRest = 1 << 20;  // told() without an act

  // Something happened and the next pictures show it: the moment on display, or what the player decided, `action`.
  void happen(uint32_t nowMs, Action action = kNoAction);
  // The same as an act of the stage (ui/stage/act.h): it is `lastsMs` long on the screen, and its beats are told in a time
  // that runs to `toldMs`.
  void act(uint32_t nowMs, Action action, uint32_t lastsMs, uint32_t toldMs);
  // The cursor may have gone to another choice.
  void glide(uint32_t nowMs);
  void stop() { kind_ = Kind::None; }
  // Another screen is shown: its cursor appears in its place and comes from nowhere.
  void forget();
  bool running() const { return kind_ != Kind::None; }
  // True when the area must be redrawn; the last redraw shows it at rest.
  bool next(uint32_t nowMs);
  // Milliseconds until next() is due; 0: it is due now, or nothing moves.
  uint32_t waits(uint32_t nowMs) const;
  const Rect& area() const { return area_; }
  Blink& blink() { return blink_; }

  // An act is played: a press ends it and does nothing else.
  bool acting() const { return kind_ == Kind::Act; }
  bool actsLongerThan(uint32_t ms) const { return acting() && lasts_ > ms; }

  // ---- While drawing
  bool happening() const { return kind_ == Kind::Happen || acting(); }
  // The ms of an act that have passed, in the time of its beats; kAtRest: no act runs.
  int told() const { return acting() ? told_ : kAtRest; }
  // The player's decision while its animation runs; kNoAction: none, or at rest.
  Action decided() const { return happening() ? action_ : kNoAction; }
  // The progress of what happened, 0..kWhole, fast at first; kWhole at rest.
  int part() const { return happening() ? eased_ : kWhole; }
  // The value between `from` and `to` at the present progress.
  int way(int from, int to) const { return to + (from - to) * (kWhole - part()) / kWhole; }
  // Reports that the animation stays inside of `area` until the next picture. The code that draws it calls this in every
  // picture.
  void covers(const Rect& area) {
    if (happening()) widen(area);
  }
  // The progress of a cursor on its way, 0..kWhole. glides() reports that more than the cursor moves, inside of `area`.
  int glided() const { return kind_ == Kind::Glide ? eased_ : kWhole; }
  void glides(const Rect& area) {
    if (kind_ == Kind::Glide) widen(area);
  }
  // The box in which to draw the cursor that belongs to `target`. Two cursors on one screen have two slots.
  Rect cursor(const Rect& target, int slot = 0);
  // Forgets the cursors before a picture is drawn, so that only those in the picture are known.
  void liftCursors() {
    for (Rect& stands : stands_) stands = Rect{};
  }
  // The box of the first cursor on this screen; empty: it has none.
  const Rect& standing() const { return stands_[0].empty() ? stands_[1] : stands_[0]; }

 private:
  enum class Kind : uint8_t { None, Happen, Act, Glide };
  static constexpr int kSlots = 2;

  void start(Kind kind, uint32_t nowMs, uint32_t lasts);
  // Widens the area for the next picture; the first call after a picture begins a new one.
  void widen(const Rect& area) {
    area_ = drawn_ ? area : join(area_, area);
    drawn_ = false;
  }
  void tell(uint32_t passed);

  Kind kind_ = Kind::None;
  bool drawn_ = false, last_ = false;
  int16_t eased_ = kWhole;
  uint16_t lasts_ = 0, toldMs_ = 0;
  int told_ = 0;
  Action action_ = kNoAction;
  uint32_t startedAt_ = 0, frameAt_ = 0;
  Rect area_{};
  Blink blink_;
  Rect from_[kSlots] = {}, stands_[kSlots] = {};
};

// A new screen over the last one: from the right going forwards, from the left going back. It is drawn once; the panel
// gets it strip by strip.
class Wipe {
 public:
  static constexpr uint32_t kWipeMs = 140;
  static constexpr int kStrip = 16;  // columns; the panel's pictures go out in such steps

  void start(uint32_t nowMs, bool forwards);
  void stop() { running_ = false; }
  bool running() const { return running_; }
  // True when there is more to see. To be called before the first picture too.
  bool next(uint32_t nowMs, int width);
  // The part of the picture that is to be seen.
  Rect visible(int width, int height) const;

 private:
  uint32_t startedAt_ = 0;
  int16_t columns_ = 0;
  bool running_ = false, forwards_ = true;
};

}  // namespace lucca::ui
