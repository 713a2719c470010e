// A handheld on flash that loses its power at any moment and has weak cells afterwards. It remembers what the player saw
// saved, and after each cut looks whether it is there.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "boards/board.h"
#include "device/device.h"
#include "host_tests/store/test_flash.h"

namespace lucca::soak {

// One value that the player sees change. Its value `within` milliseconds ago, and every value since, may be
// there after a power cut; what it was before must not.
class Seen {
 public:
  explicit Seen(uint32_t within) : within_(within) {}

  void note(uint32_t nowMs, uint64_t value);
  uint64_t last() const { return seen_.empty() ? 0 : seen_.back().value; }
  bool allows(uint64_t value) const;
  void forget() { seen_.clear(); }

 private:
  struct Sight {
    uint32_t at;  // when it was seen first
    uint64_t value;
  };
  uint32_t within_;
  std::vector<Sight> seen_;  // oldest first; all but the first may be unsaved
};

// Measured: screens are laid out and their keys work, but no pixel is stored, which takes most of the time.
enum class Pictures : uint8_t { Drawn, Measured };

class SoakedDevice {
 public:
  SoakedDevice(const Board& board, uint32_t seed, Pictures pictures = Pictures::Drawn);

  // One turn of the loop `ms` later. False: the power went in it.
  bool step(uint32_t ms, PadSet pads);
  // The power goes at the `instants`-th instant of the flash's work from now, or at powerCut() if there is none so far.
  void cutAfter(uint32_t instants) { flash_.cutAt(instants); }
  // Power off, and on again. `instants` not 0: off once more as soon as the start has worked that much on the flash.
  void powerCut(uint32_t instants);
  void setBattery(uint16_t millivolts) { cell_.reading = {millivolts != 0, millivolts, false, false, true}; }

  // The first fault found; empty: none so far.
  const std::string& complaint() const { return complaint_; }
  ui::Handheld& handheld() { return device_->handheld(); }
  ui::App& app() { return handheld().app(); }
  TestFlash& flash() { return flash_; }  // to spoil
  KeyLayout layout() const { return facts_.keys; }
  uint32_t cutsInStart() const { return cutsInStart_; }

 private:
  struct NoGlass final : Glass {
    void show(const Rect&) override {}
    bool busy() const override { return false; }
    bool wake(uint32_t) override { return true; }
    bool sleep(uint32_t) override { return true; }
  };
  struct Cell final : PowerSource {
    PowerReading read() override { return reading; }
    PowerReading reading{};
  };
  struct Lamp final : Backlight {
    void set(uint8_t) override {}
  };
  struct Seeds final : SeedSource {
    uint32_t newSeed() override { return next++; }
    uint32_t next = 1;
  };

  void start();
  uint64_t beginning();
  uint64_t runningGame();
  uint64_t settings();
  void look();
  void lookAtBeginning(size_t slot);
  void lookAtFinished();
  void sitDown(int slot);
  void rollBackSittings();
  uint64_t lastPlayed() const;
  void compare();
  void compareSlots(const Store& saved);
  void complain(const char* what);

  TestFlash flash_;
  std::vector<uint16_t> pixels_;
  Canvas canvas_;
  NoGlass glass_;
  Cell cell_;
  Lamp lamp_;
  Seeds seeds_;
  NoWatchdog watchdog_;
  SilentSpeaker silence_;
  NoLed led_;
  ui::MachineFacts facts_;
  std::unique_ptr<loop::Device> device_;
  std::vector<Seen> slots_;
  std::array<uint64_t, ui::kGameSlots> began_{};  // which game was last played in each
  std::vector<int> sittings_{0, 1, 2, 3, 4, 5};   // the slots, last played first
  Seen current_, finished_, settings_;
  uint32_t now_ = 1000, cutsInStart_ = 0;
  std::string complaint_;
};

}  // namespace lucca::soak
