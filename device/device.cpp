#include "device/device.h"

namespace lucca::loop {

namespace {

constexpr uint32_t kSaveWithinMs = 80;
constexpr uint32_t kLongAgoMs = 60'000;  // before the first key, no press is recent

std::optional<Store> storeOn(FlashDevice* flash) {
  return flash ? std::optional<Store>(std::in_place, *flash) : std::nullopt;
}

}  // namespace

Device::Device(Canvas& canvas, const Machine& machine)
    : glass_(machine.glass),
      watchdog_(machine.watchdog),
      facts_(machine.facts),
      sound_(machine.speaker),
      light_(machine.backlight),
      battery_(machine.power),
      lamp_(machine.led),
      store_(storeOn(machine.flash)),
      keys_(facts_.keys),
      handheld_(canvas,
                {facts_, sound_, battery_, lamp_, machine.seeds, store_.has_value() ? &*store_ : nullptr}) {}

void Device::start(uint32_t nowMs, PadSet pads) {
  lastKey_ = nowMs - kLongAgoMs;
  keys_.next(nowMs, pads);
  battery_.next(nowMs);
  holdWrites();
  handheld_.start(nowMs, contains(pads, strokeFor(facts_.keys, Button::X).pad));
  panel_ = Panel::Drawing;
  show(nowMs);
}

uint32_t Device::next(uint32_t nowMs, PadSet pads) {
  watchdog_.feed(nowMs);
  handheld_.begin(nowMs);
  takeKeys(nowMs, pads);
  watchBattery(nowMs);
  handheld_.update();
  follow(nowMs);
  save(nowMs);
  show(nowMs);
  return rest(nowMs);
}

void Device::watchBattery(uint32_t nowMs) {
  battery_.next(nowMs);
  if (asleep()) return;
  powerWatch_.next(battery_, handheld_.app());
  const bool spent = battery_.empty() && nowMs - wokeAt_ >= kEmptyRunMs;
  if (spent && panel_ == Panel::Awake && !light_.asleep()) light_.sleep(nowMs);
}

bool Device::mayStop(uint32_t nowMs) const {
  if (!asleep() || battery_.external()) return false;
  return nowMs - asleepAt_ >= (battery_.critical() ? kStopEmptyMs : kStopAfterMs);
}

void Device::takeKeys(uint32_t nowMs, PadSet pads) {
  ui::KeyGuard& guard = handheld_.app().screen.guard();
  if (guard.takeNews()) keys_.decideNothingUntilReleased();
  const KeyEvents events = keys_.next(nowMs, pads, guard.muted(nowMs));
  handheld_.app().screen.lookAt(keys_.looksAt());
  if (pads != 0) lastKey_ = nowMs;
  if ((pads & ~down_) != 0) sound_.hush();
  down_ = pads;
  if (!light_.asleep()) {
    if (pads != 0) light_.touch(nowMs);
    for (const KeyEvent& event : events) {
      const bool repeat = event.kind == KeyKind::Repeat;
      if (repeat || event.kind == KeyKind::Press) handheld_.press({event.button, repeat});
    }
  } else if (pads != 0) {
    keys_.ignoreUntilReleased();
    handheld_.wake();
    if (panel_ == Panel::Awake) light_.touch(nowMs);
    if (panel_ == Panel::Asleep) panel_ = Panel::Drawing;
    handheld_.app().screen.redraw();
  }
}

// Sound, light and lamp do what the screens decided.
void Device::follow(uint32_t nowMs) {
  if (light_.asleep()) sound_.stop();
  sound_.next(nowMs);
  const uint8_t brightness = handheld_.app().settings.brightness;
  if (light_.brightness() != brightness) light_.setBrightness(brightness);
  light_.next(nowMs);
  lamp_.next(nowMs, battery_, light_);
}

// The picture goes first, because writing flash takes milliseconds. While pictures follow one another without a pause, a
// save waits no longer than kSaveWithinMs.
void Device::save(uint32_t nowMs) {
  ui::App& app = handheld_.app();
  const bool quiet = (asleep() || !app.screen.dirty()) && !glass_.busy();
  if (!quiet && nowMs - savedAt_ < kSaveWithinMs) return;
  savedAt_ = nowMs;
  holdWrites();
  if (battery_.tooLowToWrite()) return;
  app.keep.save();
  app.keep.tidy(nowMs, nowMs - lastKey_, still());
}

// Needed while the store starts, because mending may need room.
void Device::holdWrites() {
  if (!store_) return;
  store_->holdErases(battery_.critical());
  store_->holdWrites(battery_.tooLowToWrite());
}

void Device::show(uint32_t nowMs) {
  if (panel_ == Panel::Awake && light_.asleep() && light_.dark() && glass_.sleep(nowMs)) {
    panel_ = Panel::Asleep;
    asleepAt_ = nowMs;
  }
  if (panel_ == Panel::Asleep) return handheld_.app().screen.finish();
  if (panel_ == Panel::Waking && !glass_.busy() && glass_.wake(nowMs)) {
    panel_ = Panel::Awake;
    wokeAt_ = nowMs;
    light_.start(nowMs);
  }
  handheld_.draw(glass_);
  if (panel_ == Panel::Drawing) panel_ = Panel::Waking;
}

// An animation is drawn as soon as it is due, also when long pictures have put the ticks out of step with it.
uint32_t Device::rest(uint32_t nowMs) {
  if (panel_ == Panel::Waking || handheld_.thinking()) return 0;
  if (panel_ == Panel::Asleep) return kAsleepTickMs;
  const uint32_t waits = handheld_.app().screen.motion().waits(nowMs);
  return waits > 0 && waits < kTickMs ? waits : kTickMs;
}

}  // namespace lucca::loop
