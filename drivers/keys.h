// From the levels of a board's keys to what the player meant. Every board speaks the same eight logical
// buttons: A confirms, B goes back, X is help, Y the menu, and four directions. Time and levels are
// arguments, so the same code runs under test, in the simulators and on the device.
#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_list.h"

namespace lucca {

enum class Button : uint8_t { Up, Down, Left, Right, A, B, X, Y };
inline constexpr int kButtons = 8;

// A set of buttons, one bit each.
using ButtonSet = uint8_t;
constexpr ButtonSet buttonBit(Button b) { return static_cast<ButtonSet>(1u << static_cast<unsigned>(b)); }
constexpr bool contains(ButtonSet set, Button b) { return (set & buttonBit(b)) != 0; }
constexpr bool isDirection(Button b) { return b <= Button::Right; }

enum class KeyKind : uint8_t {
  Press,
  Repeat,  // directions: after 400 ms, then every 100 ms; X and Y: once, after 400 ms
  Release,
};

struct KeyEvent {
  Button button;
  KeyKind kind;
  friend constexpr bool operator==(const KeyEvent&, const KeyEvent&) = default;
};
using KeyEvents = FixedList<KeyEvent, kButtons>;  // at most one event a button and call

// The keys a board may really have. The first eight have the same bits as the logical buttons, so that a
// keyboard or a full board passes its ButtonSet as it is.
enum class Pad : uint8_t { Up, Down, Left, Right, A, B, X, Y, Stick };
inline constexpr int kPads = 9;
using PadSet = uint16_t;
constexpr PadSet padBit(Pad p) { return static_cast<PadSet>(1u << static_cast<unsigned>(p)); }
constexpr bool contains(PadSet set, Pad p) { return (set & padBit(p)) != 0; }
inline constexpr PadSet kDirectionPads = 0x00F;
inline constexpr PadSet kAllPads = 0x1FF;

// How the keys of a board reach the eight buttons (docs/keys.md has the table).
enum class KeyLayout : uint8_t {
  Eight,  // every button has its key; a stick pushed in is A too
  Four,   // A B X Y only: X up, Y down, A+X left, A+Y right, B+X help, B+Y menu; A and B act when let go
  StickAndTwo  // directions, A, B: the stick pushed in is the menu; B acts when let go, held for half a second it is help
};
// The layout for a board that has these keys.
KeyLayout layoutFor(PadSet available);

// How a button is reached, for the screen: `pad` alone, or while `with` is held; `held` means for half a
// second.
struct KeyStroke {
  Pad pad;
  Pad with;  // equal to `pad`: none
  bool held;
  constexpr bool chord() const { return with != pad; }
};
KeyStroke strokeFor(KeyLayout layout, Button button);

// Turns debounced keys into the level of each logical button.
class KeyMap {
 public:
  explicit KeyMap(KeyLayout layout) : layout_(layout) {}

  KeyLayout layout() const { return layout_; }
  ButtonSet next(uint32_t nowMs, PadSet down);
  // Forgets keys that are down: they mean nothing until pressed again.
  void reset();
  // On four keys: A or B, down and not part of a chord so far.
  PadSet alone() const { return layout_ == KeyLayout::Four ? unused_ : PadSet{0}; }

 private:
  ButtonSet nextFour(uint32_t nowMs, PadSet down);
  ButtonSet nextStick(uint32_t nowMs, PadSet down);

  KeyLayout layout_;
  PadSet last_ = 0;
  PadSet unused_ = 0;                   // A or B down and not yet part of a chord
  std::array<ButtonSet, 2> meaning_{};  // what X and Y were pressed for
  uint32_t arrowAt_ = 0;                // when X or Y was last pressed
  uint32_t heldSince_ = 0;
};

class Keys {
 public:
  static constexpr uint32_t kLockMs = 20;  // after a change: worn contacts bounce this long
  static constexpr uint32_t kFirstRepeatMs = 400;
  static constexpr uint32_t kRepeatMs = 100;
  static constexpr uint32_t kLookMs = 250;
  static constexpr uint32_t kLookedMs =
      900;  // from here on A or B was held to look at its strokes, and does nothing

  explicit Keys(KeyLayout layout = KeyLayout::Eight) : map_(layout) {}

  // Call often (each frame or more). `levels`: the keys that are down now. A key that is already down at the
  // first call is ignored until it was released. `muted`: no press of A or B that begins now counts.
  KeyEvents next(uint32_t nowMs, PadSet levels, bool muted = false);

  // After waking or a change of scene that must not take over a held key: keys that are down mean nothing until
  // released. Buttons that were down are not reported as released.
  void ignoreUntilReleased();
  // The screen changed by itself: A, B and directions that are down mean nothing until released. Help and menu decide
  // nothing, so they stay active, and so do the strokes that begin with A or B.
  void decideNothingUntilReleased();

  KeyLayout layout() const { return map_.layout(); }
  // On four keys: A or B that is down for longer than kLookMs without another key, so that its strokes can be shown; 0:
  // neither.
  ButtonSet looksAt() const { return looksAt_; }

 private:
  void debounce(uint32_t nowMs, PadSet levels);
  bool due(Button button, uint32_t nowMs, KeyEvent& event);
  ButtonSet decided(PadSet pads) const;
  void look(uint32_t nowMs);

  KeyMap map_;
  PadSet stable_ = 0;
  PadSet locked_ = 0;          // keys inside their debounce time
  PadSet ignored_ = kAllPads;  // down since boot or wake
  PadSet spent_ = 0;           // down since the screen changed, or gone down while muted: neither A nor B
  ButtonSet stopped_ = 0;      // directions that are down since the screen changed
  ButtonSet looksAt_ = 0;
  bool started_ = false;
  std::array<uint32_t, kPads> changedAt_{};
  ButtonSet down_ = 0;
  ButtonSet held_ = 0;                      // repeated at least once
  std::array<uint32_t, kButtons> since_{};  // of the press or the last repeat
};

}  // namespace lucca
