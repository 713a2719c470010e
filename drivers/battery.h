// Turns a noisy voltage into a stable percentage for the player.
#pragma once

#include <cstdint>

namespace lucca {

// A measurement of the power supply. Boards that cannot measure answer `known` = false.
struct PowerReading {
  bool known = false;
  uint16_t millivolts = 0;
  bool external = false;       // on USB power
  bool charging = false;       // the charger's pin; meaningless without USB power
  bool tellsExternal = false;  // whether the board can tell USB power at all
};

class PowerSource {
 public:
  virtual PowerReading read() = 0;

 protected:
  ~PowerSource() = default;
};

class NoPowerSource final : public PowerSource {
 public:
  PowerReading read() override { return {}; }
};

// The charge of a resting lithium-ion cell, 0..100, from its voltage: 3300 mV is empty, 4180 mV full.
uint8_t chargeOf(uint16_t millivolts);

class Battery {
 public:
  static constexpr uint32_t kSampleMs = 500;
  static constexpr uint8_t kLowPercent = 15;
  static constexpr uint8_t kCriticalPercent = 5;
  static constexpr uint8_t kEmptyPercent = 1;
  // Below this the regulator no longer holds the 2.7 V that a flash chip needs to be programmed.
  static constexpr uint16_t kSafeMillivolts = 3000;
  // No board runs from less: the pin has no battery.
  static constexpr uint16_t kLeastMillivolts = 1500;

  explicit Battery(PowerSource& source) : source_(source) {}

  // Call each frame; samples twice a second. The shown percentage never jumps: it moves by at most one a second, and
  // rises only on external power, or, where the board cannot tell, once the voltage has clearly risen for a while.
  void next(uint32_t nowMs);

  bool known() const { return known_; }
  uint8_t percent() const { return percent_; }
  uint16_t millivolts() const { return static_cast<uint16_t>(smooth_ >> kShift); }
  bool external() const { return external_; }
  bool charging() const { return charging_; }  // never without USB power, where the board can tell
  bool low() const { return known_ && !external_ && percent_ <= kLowPercent; }
  bool critical() const { return known_ && !external_ && percent_ <= kCriticalPercent; }
  bool empty() const { return known_ && !external_ && percent_ <= kEmptyPercent; }
  // By the mean or the last sample: a cell may give way within a second.
  bool tooLowToWrite() const {
    return known_ && !external_ && (last_ < kSafeMillivolts || millivolts() < kSafeMillivolts);
  }
  static bool tooLowToWrite(const PowerReading& reading) {
    return measures(reading) && !reading.external && reading.millivolts < kSafeMillivolts;
  }

 private:
  static constexpr int kShift = 4;  // of the running mean: each sample weighs 1/16
  // The voltage recovers by a few percent when the screen dims; a charger raises it further, and permanently.
  static constexpr uint8_t kClearRise = 6;
  static constexpr uint32_t kRiseMs = 30'000;
  // A nearly full cell is charged in bursts; it counts as charging until the pin has been quiet for this long.
  static constexpr uint32_t kChargeEndsMs = 3000;

  static bool measures(const PowerReading& reading) {
    return reading.known && reading.millivolts >= kLeastMillivolts;
  }
  bool chargerWorks(uint32_t nowMs, const PowerReading& reading);
  bool charges(uint32_t nowMs, uint8_t target, const PowerReading& reading);

  PowerSource& source_;
  bool known_ = false, external_ = false, charging_ = false;
  uint8_t percent_ = 0;
  uint8_t samples_ = 0;
  uint32_t smooth_ = 0;
  uint16_t last_ = 0;  // millivolts
  uint32_t sampledAt_ = 0, steppedAt_ = 0;
  uint32_t risesSince_ = 0, chargedAt_ = 0;
  bool rises_ = false;
};

}  // namespace lucca
