// A handheld on the PC: the device's own code with a picture in memory and a file for its flash.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "drivers/store/store.h"
#include "simulator/file_flash.h"
#include "simulator/options.h"
#include "ui/handheld.h"

namespace lucca::simulator {

class Machine {
 public:
  // `speaker`: where the sounds go; null for silence. It must outlive the machine.
  explicit Machine(const Options& options, Speaker* speaker = nullptr);

  // Opens the save file of the options; a warning for the user when games will not be kept.
  std::string openStore();
  void start(uint32_t nowMs);
  // The power is gone and comes back: only the flash remembers.
  void restart(uint32_t nowMs);
  // True when the picture changed.
  bool next(uint32_t nowMs, PadSet keys);

  // What the panel shows: while a new screen comes in, part of the last one too.
  const Canvas& canvas() const { return glass_; }
  ui::Handheld& handheld() { return *handheld_; }
  FlashDevice& flash() { return flash_; }
  const Options& options() const { return options_; }

 private:
  void build();

  struct Lamp final : Backlight {
    void set(uint8_t) override {}
  };

  Options options_;
  void show(const Rect& part);

  std::vector<uint16_t> pixels_, glassPixels_;
  Canvas canvas_, glass_;
  SilentSpeaker silence_;
  Speaker& speaker_;
  Lamp lamp_;
  NoPowerSource power_;
  NoLed led_;
  FileFlash flash_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<ui::Handheld> handheld_;
};

// Milliseconds since the first call.
uint32_t clockMs();

}  // namespace lucca::simulator
