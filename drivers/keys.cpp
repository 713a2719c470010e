#include "drivers/keys.h"

namespace lucca {

namespace {

constexpr PadSet kA = padBit(Pad::A);
constexpr PadSet kB = padBit(Pad::B);
constexpr PadSet kX = padBit(Pad::X);
constexpr PadSet kY = padBit(Pad::Y);
constexpr PadSet kStick = padBit(Pad::Stick);
constexpr PadSet kDeciding = kA | kB | kStick;
constexpr uint32_t kHoldMs = 500;
constexpr uint32_t kTogetherMs = 40;  // two fingers that press a chord
constexpr ButtonSet kDirections = 0x0F;

// The keys for each button on a board of four keys, in the order of Button. Two keys at once are a chord.
constexpr KeyStroke kFourKeys[kButtons] = {
    {Pad::X, Pad::X, false}, {Pad::Y, Pad::Y, false},  // up, down
    {Pad::X, Pad::A, false}, {Pad::Y, Pad::A, false},  // left, right
    {Pad::A, Pad::A, false}, {Pad::B, Pad::B, false},  // A, B
    {Pad::X, Pad::B, false}, {Pad::Y, Pad::B, false},  // X, Y
};

constexpr ButtonSet direct(PadSet pads) { return static_cast<ButtonSet>(pads & 0xFF); }

}  // namespace

KeyLayout layoutFor(PadSet available) {
  if ((available & kDirectionPads) != kDirectionPads) return KeyLayout::Four;
  if ((available & (kX | kY)) == (kX | kY)) return KeyLayout::Eight;
  return KeyLayout::StickAndTwo;
}

KeyStroke strokeFor(KeyLayout layout, Button button) {
  const Pad own = static_cast<Pad>(button);
  if (layout == KeyLayout::Four) return kFourKeys[static_cast<int>(button)];
  if (layout == KeyLayout::StickAndTwo && button == Button::X) return {Pad::B, Pad::B, true};
  if (layout == KeyLayout::StickAndTwo && button == Button::Y) return {Pad::Stick, Pad::Stick, false};
  return {own, own, false};
}

void KeyMap::reset() {
  last_ = 0;
  unused_ = 0;
  meaning_ = {};
}

ButtonSet KeyMap::next(uint32_t nowMs, PadSet down) {
  switch (layout_) {
    case KeyLayout::Four:
      return nextFour(nowMs, down);
    case KeyLayout::StickAndTwo:
      return nextStick(nowMs, down);
    case KeyLayout::Eight:
      break;
  }
  return static_cast<ButtonSet>(direct(down) | ((down & kStick) ? buttonBit(Button::A) : 0));
}

// A and B are modifiers, so a press of them alone can only be known when it ends. Both together mean nothing:
// a way out of a press begun by mistake. So does one that follows X or Y at once: it came late for its chord.
ButtonSet KeyMap::nextFour(uint32_t nowMs, PadSet down) {
  const PadSet pressed = down & static_cast<PadSet>(~last_);
  const PadSet released = last_ & static_cast<PadSet>(~down);
  last_ = down;

  if (pressed & (kX | kY)) arrowAt_ = nowMs;
  const bool together = (down & (kX | kY)) && nowMs - arrowAt_ < kTogetherMs;
  if (!together) unused_ |= pressed & (kA | kB);
  if ((down & (kA | kB)) == (kA | kB)) unused_ = 0;

  ButtonSet out = 0;
  constexpr PadSet kArrows[2] = {kX, kY};
  constexpr Button kPlain[2] = {Button::Up, Button::Down};
  constexpr Button kWithA[2] = {Button::Left, Button::Right};
  constexpr Button kWithB[2] = {Button::X, Button::Y};
  const PadSet held = down | released;  // a long step may have hidden which of two keys moved first
  for (int i = 0; i < 2; ++i) {
    if (pressed & kArrows[i]) {
      const Button meant = (held & kA) ? kWithA[i] : (held & kB) ? kWithB[i] : kPlain[i];
      meaning_[i] = buttonBit(meant);
      unused_ = 0;
    }
    if (!(down & kArrows[i])) meaning_[i] = 0;
    out |= meaning_[i];
  }
  if (released & unused_ & kA) out |= buttonBit(Button::A);
  if (released & unused_ & kB) out |= buttonBit(Button::B);
  unused_ &= static_cast<PadSet>(~released);
  return out;
}

// The menu comes at once, so that it can be held for more. B is known when it is let go, or held.
ButtonSet KeyMap::nextStick(uint32_t nowMs, PadSet down) {
  const bool isDown = down & kB;
  const bool wasDown = last_ & kB;
  last_ = down;
  ButtonSet out = direct(down & static_cast<PadSet>(~kB));
  if (down & kStick) out |= buttonBit(Button::Y);
  if (isDown && !wasDown) heldSince_ = nowMs;
  if (isDown && nowMs - heldSince_ >= kHoldMs) {
    unused_ |= kB;  // it has become help: letting go is no longer back
    out |= buttonBit(Button::X);
  }
  if (wasDown && !isDown) {
    if (!(unused_ & kB)) out |= buttonBit(Button::B);
    unused_ = 0;
  }
  return out;
}

KeyEvents Keys::next(uint32_t nowMs, PadSet levels, bool muted) {
  const PadSet were = stable_;
  debounce(nowMs, levels);
  if (muted) spent_ |= static_cast<PadSet>(stable_ & ~were & kDeciding);
  const ButtonSet before = down_;
  const ButtonSet meant = map_.next(nowMs, stable_ & static_cast<PadSet>(~ignored_));
  stopped_ &= meant;
  down_ = meant & static_cast<ButtonSet>(~(stopped_ | decided(spent_)));
  // After that: on four keys A and B act in the call that sees them released.
  spent_ &= stable_;
  look(nowMs);
  KeyEvents events;
  if (before == 0 && down_ == 0) return events;
  for (int i = 0; i < kButtons; ++i) {
    const Button button = static_cast<Button>(i);
    const bool was = contains(before, button);
    const bool is = contains(down_, button);
    KeyEvent event{button, KeyKind::Press};
    if (is && !was) {
      since_[i] = nowMs;
      held_ &= static_cast<ButtonSet>(~buttonBit(button));
    } else if (was && !is) {
      event.kind = KeyKind::Release;
    } else if (!is || !due(button, nowMs, event)) {
      continue;
    }
    events.push(event);
  }
  return events;
}

// A key's first change counts at once; what bounces after it is not looked at.
void Keys::debounce(uint32_t nowMs, PadSet levels) {
  if (!started_) {
    started_ = true;
    stable_ = levels;
  }
  if (levels == stable_ && locked_ == 0) {
    ignored_ &= stable_;
    return;
  }
  for (int i = 0; i < kPads; ++i) {
    const PadSet bit = padBit(static_cast<Pad>(i));
    if ((locked_ & bit) && nowMs - changedAt_[i] >= kLockMs) locked_ &= static_cast<PadSet>(~bit);
    if (!((levels ^ stable_) & bit) || (locked_ & bit)) continue;
    stable_ ^= bit;
    locked_ |= bit;
    changedAt_[i] = nowMs;
  }
  ignored_ &= stable_;
}

// Repeats are counted from the last one reported: a late call gives one, never a burst.
bool Keys::due(Button button, uint32_t nowMs, KeyEvent& event) {
  const ButtonSet bit = buttonBit(button);
  uint32_t& since = since_[static_cast<int>(button)];
  // X and Y repeat once: held, help leads to the hint, and the menu to everybody's city.
  const bool once = button == Button::X || button == Button::Y;
  if (once && (held_ & bit)) return false;
  if ((!isDirection(button) && !once) || nowMs - since < ((held_ & bit) ? kRepeatMs : kFirstRepeatMs))
    return false;
  since = nowMs;
  event.kind = KeyKind::Repeat;
  held_ |= bit;
  return true;
}

// What the keys would decide.
ButtonSet Keys::decided(PadSet pads) const {
  const PadSet a = layout() == KeyLayout::Eight ? kA | kStick : kA;
  return static_cast<ButtonSet>(((pads & a) ? buttonBit(Button::A) : 0) |
                                ((pads & kB) ? buttonBit(Button::B) : 0));
}

void Keys::look(uint32_t nowMs) {
  looksAt_ = 0;
  for (const Pad pad : {Pad::A, Pad::B}) {
    const PadSet bit = map_.alone() & padBit(pad);
    const uint32_t held = nowMs - changedAt_[static_cast<int>(pad)];
    if (bit == 0 || held < kLookMs) continue;
    looksAt_ |= static_cast<ButtonSet>(bit);
    if (held >= kLookedMs) spent_ |= bit;
  }
}

void Keys::decideNothingUntilReleased() {
  spent_ |= stable_ & kDeciding;
  stopped_ |= down_ & kDirections;
  down_ &= static_cast<ButtonSet>(~(stopped_ | decided(spent_)));
}

void Keys::ignoreUntilReleased() {
  ignored_ = stable_;
  spent_ = 0;
  stopped_ = looksAt_ = 0;
  down_ = 0;
  map_.reset();
}

}  // namespace lucca
