// The handheld's one loop, the same on every machine. Firmware, window, terminal, browser, demonstration and tests give it
// the time and the keys that are down; it decides what they mean, what is drawn and sent, when to save and when to sleep.
//
// The panel sleeps once the light has faded out. A key wakes it and means nothing else: the present picture is sent first,
// then the panel wakes, then the light comes on. A sleeping device draws and sends no picture and plays no sound. A game of computers
// alone plays on, and after waking the picture shows how far it is. Where a player's secret was on the screen the device is
// handed over again. After half an hour asleep, or asleep with a battery that is nearly empty, the device may stop its clocks
// altogether (mayStop). An empty battery puts it to sleep.
#pragma once

#include <cstdint>
#include <optional>

#include "device/machine.h"
#include "device/power_watch.h"
#include "drawing/canvas.h"
#include "drivers/keys.h"
#include "drivers/light.h"
#include "drivers/signal_lamp.h"
#include "drivers/store/store.h"
#include "ui/handheld.h"

namespace lucca::loop {

class Device {
 public:
  static constexpr uint32_t kTickMs = 4;  // of a press's 33 ms until it is on the panel
  static constexpr uint32_t kAsleepTickMs = 30;
  static constexpr uint32_t kStopAfterMs = 30 * 60'000;  // asleep
  static constexpr uint32_t kStopEmptyMs = 3000;         // asleep with a critical battery: until all is saved
  static constexpr uint32_t kEmptyRunMs = 15'000;        // awake with an empty battery

  // `canvas` is as large as the glass.
  Device(Canvas& canvas, const Machine& machine);

  // Switched on: loads what was saved and sends the first picture. The light comes on in a later next(), when the picture
  // is there. Holding the key of the help (X; B beside a stick without X) opens the diagnostics.
  void start(uint32_t nowMs, PadSet pads = 0);
  // One turn of the loop. Returns the milliseconds until the next one is due; 0: a computer thinks, or the panel wakes.
  uint32_t next(uint32_t nowMs, PadSet pads);

  ui::Handheld& handheld() { return handheld_; }
  Light& light() { return light_; }
  bool asleep() const { return panel_ == Panel::Asleep; }
  // Everything is saved and the device is idle: it may stop until a key is pressed, and so may its clock.
  bool mayStop(uint32_t nowMs) const;
  // After such a stop: it counts as having just fallen asleep.
  void stopped(uint32_t nowMs) { asleepAt_ = nowMs; }
  // Nothing moves, sounds or fades. Blinking and counting down do not matter here.
  bool still() const { return !handheld_.moving() && !sound_.playing() && !light_.fading(); }

 private:
  // Drawing: the picture that the panel wakes with must be drawn. Waking: it is on its way.
  enum class Panel : uint8_t { Asleep, Drawing, Waking, Awake };

  void takeKeys(uint32_t nowMs, PadSet pads);
  void follow(uint32_t nowMs);
  void save(uint32_t nowMs);
  void holdWrites();
  void watchBattery(uint32_t nowMs);
  void show(uint32_t nowMs);
  uint32_t rest(uint32_t nowMs);

  Glass& glass_;
  Watchdog& watchdog_;
  ui::MachineFacts facts_;
  SoundPlayer sound_;
  Light light_;
  Battery battery_;
  SignalLamp lamp_;
  PowerWatch powerWatch_;
  std::optional<Store> store_;
  Keys keys_;
  ui::Handheld handheld_;
  Panel panel_ = Panel::Asleep;
  uint32_t lastKey_ = 0, savedAt_ = 0;
  uint32_t wokeAt_ = 0, asleepAt_ = 0;
  PadSet down_ = 0;  // at the last turn
};

}  // namespace lucca::loop
