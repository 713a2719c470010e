// A handheld on the PC: the device's own loop with a picture in memory and a file for its flash.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "device/device.h"
#include "simulator/file_flash.h"
#include "simulator/options.h"
#include "ui/shell/outside.h"

namespace lucca::simulator {

// A panel in memory: what was sent, and black while it sleeps.
class PcGlass final : public Glass {
 public:
  explicit PcGlass(const Canvas& from);

  void show(const Rect& part) override;
  bool busy() const override { return false; }
  bool wake(uint32_t nowMs) override;
  bool sleep(uint32_t nowMs) override;

  const Canvas& canvas() const { return awake_ ? memory_ : black_; }
  // Whether what is seen changed since the last call.
  bool takeChange() { return std::exchange(changed_, false); }

 private:
  const Canvas& from_;
  std::vector<uint16_t> pixels_, blackPixels_;
  Canvas memory_, black_;
  bool awake_ = false, changed_ = true;
};

class PcSeeds final : public SeedSource {
 public:
  // A given seed is followed by the numbers after it, so that a run can be repeated.
  explicit PcSeeds(std::optional<uint32_t> first) : next_(first) {}
  uint32_t newSeed() override;

 private:
  std::optional<uint32_t> next_;
};

class PcMachine {
 public:
  // `speaker`: where the sounds go; null for silence. It must outlive the machine.
  explicit PcMachine(const Options& options, Speaker* speaker = nullptr);

  // Opens the save file of the options; a warning for the user when games will not be kept. start() then asks on the
  // screen whether to play without saving.
  std::string openStore();
  // Whether the player chose to end the program instead.
  bool wantsToEnd() const;
  void start(uint32_t nowMs);
  // Turns the power off and on again: only the flash keeps its contents.
  void restart(uint32_t nowMs);
  // Before the program ends or is stopped: what waits for a quiet moment is saved now.
  void save(uint32_t nowMs);
  // One turn of the loop; the milliseconds until the next one is due.
  uint32_t next(uint32_t nowMs, PadSet keys) { return device_->next(nowMs, keys); }
  bool takeChange() { return glass_.takeChange(); }
  // Whether pictures are drawn: without them, unless somebody listens, a game runs through its moves many times faster.
  // The first picture afterwards is a whole one.
  void draws(bool pictures);

  // The panel's picture: while a new screen comes in, part of the last one too.
  const Canvas& canvas() const { return glass_.canvas(); }
  // `listener` hears what the screen says, from the next picture on. It must outlive the machine.
  void listen(TextListener& listener) {
    canvas_.listen(&listener);
    handheld().app().screen.redraw();
  }
  // The listener is gone.
  void hush() { canvas_.listen(nullptr); }
  loop::Device& device() { return *device_; }
  ui::Handheld& handheld() { return device_->handheld(); }
  FlashDevice& flash() { return flash_; }
  // A handheld on the PC offers none of these services; a test may.
  ui::Outside& outside() { return outside_; }
  const Options& options() const { return options_; }

 private:
  void build();
  void useLanguage();
  void askAboutStore(uint32_t nowMs);

  struct Lamp final : Backlight {
    void set(uint8_t) override {}
  };

  Options options_;
  std::vector<uint16_t> pixels_;
  Canvas canvas_;
  PcGlass glass_;
  PcSeeds seeds_;
  NoWatchdog watchdog_;
  SilentSpeaker silence_;
  Speaker& speaker_;
  Lamp lamp_;
  NoPowerSource power_;
  NoLed led_;
  FileFlash flash_;
  ui::Outside outside_;
  std::unique_ptr<loop::Device> device_;
};

// Milliseconds since the first call.
uint32_t clockMs();

}  // namespace lucca::simulator
