// The facts about one handheld that the firmware needs: no code and no SDK. Each board is one file
// NAME.h, beside this one or anywhere (./lucca firmware --board FILE), holding `kBoard` in the namespace
// lucca::NAME; the build finds it by its name. Pins are GPIO numbers; kNoPin where the board has no such thing. Buttons are active low and need the
// chip's pull-ups.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "boards/panel.h"

namespace lucca {

using Pin = int8_t;
inline constexpr Pin kNoPin = -1;

// The wire to the panel. `cs`, `reset` and `backlight` may be missing; `tearing` is the panel's TE output.
struct DisplayPins {
  uint8_t spi = 0;  // block 0 or 1
  Pin clock = kNoPin, data = kNoPin;
  Pin cs = kNoPin;
  Pin dc = kNoPin;
  Pin reset = kNoPin;
  Pin backlight = kNoPin;
  Pin tearing = kNoPin;
  static constexpr uint16_t kLightHz = 1'900;
  uint16_t lightHz = kLightHz;  // of the backlight's PWM; above the audible range if the speaker picks it up
  uint32_t baud = 62'500'000;
  uint8_t mode = 3;  // 0 or 3; 3 leaves no gap between frames, and panels without CS take no other
  // Of clock and data: how strongly the chip drives the wires (2, 4, 8 or 12 mA), and whether their edges are steep. More of
  // both carries a faster clock over a longer wire, and disturbs what is beside it.
  uint8_t driveMilliamps = 4;
  bool steepEdges = false;
};

// The keys the board really has, under the names printed on it. The keys driver decides what
// replaces a missing one.
struct KeyPins {
  Pin up = kNoPin, down = kNoPin, left = kNoPin, right = kNoPin;
  Pin press = kNoPin;  // the stick pushed in
  Pin a = kNoPin, b = kNoPin, x = kNoPin, y = kNoPin;
};

struct LedPins {
  Pin red = kNoPin, green = kNoPin, blue = kNoPin;
  bool activeLow = false;
};

// Battery voltage = ADC volts * divider + the drop of a diode on the way. `charging` is low while charging, `vbus` high
// while on USB power. On a Pico W the voltage's pin also clocks the radio: `radioSelect` high keeps the radio off it
// while it is read. On a plain Pico that pin is the green lamp, which flashes unseen for some microseconds.
struct PowerPins {
  Pin batteryAdc = kNoPin;
  uint8_t divider = 3;
  uint16_t dropMillivolts = 0;
  Pin radioSelect = kNoPin;
  Pin charging = kNoPin;
  Pin vbus = kNoPin;
};

// The second stage of the RP2040's start, which tells it how to read the flash chip; named after the SDK's files. A chip that
// none of them knows starts with Generic03h, which is slower and suits every one. The RP2350 has it in its ROM.
enum class Boot2 : uint8_t { W25q080, Generic03h, At25sf128a, Is25lp080, W25x10cl };

// The chips a board's image is built for. A carrier takes a Pico or a Pico 2; elsewhere the chip is soldered on.
enum class Chips : uint8_t { Rp2040, Rp2350, Either };

// The differences of a board to the board that it is like; see Board::with().
struct BoardVariant {
  const char* name;
  Panel panel;
  KeyPins keys = {};  // without any: the same
  LedPins led = {};   // without any: the same
};

struct Board {
  const char* name;             // for people
  Chips chips = Chips::Either;  // the build reads this line as text
  Panel panel;
  DisplayPins display;
  KeyPins keys;
  Pin piezo = kNoPin;
  LedPins led = {};
  PowerPins power = {};
  bool log = true;  // the start-up log goes out of a pin that the board leaves free: logPin()
  uint32_t flashBytes = 2 * 1024 * 1024;
  // RP2040 only. The build reads these two lines as text: one field a line, with a plain value.
  Boot2 boot2 = Boot2::W25q080;
  uint8_t flashDivider = 2;  // of the system's clock, for the flash; even
  // Milliseconds that the crystal gets to settle when the board starts. The SDK's headers say 64 for boards with a slow one.
  uint8_t crystalMs = 1;

  constexpr int width() const { return panel.width(); }  // as the player holds it
  constexpr int height() const { return panel.height(); }

  // A board wired like this one, except for what `other` names.
  constexpr Board with(const BoardVariant& other) const {
    Board board = *this;
    board.name = other.name;
    board.panel = other.panel;
    if (other.keys.a != kNoPin) board.keys = other.keys;
    if (other.led.red != kNoPin) board.led = other.led;
    return board;
  }
};

// Every pin with a job, and kNoPin for every job without a pin.
constexpr auto pinsOf(const Board& b) {
  return std::array{b.display.clock,
                    b.display.data,
                    b.display.cs,
                    b.display.dc,
                    b.display.reset,
                    b.display.backlight,
                    b.display.tearing,
                    b.keys.up,
                    b.keys.down,
                    b.keys.left,
                    b.keys.right,
                    b.keys.press,
                    b.keys.a,
                    b.keys.b,
                    b.keys.x,
                    b.keys.y,
                    b.piezo,
                    b.led.red,
                    b.led.green,
                    b.led.blue,
                    b.power.batteryAdc,
                    b.power.radioSelect,
                    b.power.charging,
                    b.power.vbus};
}

// Where the start-up log leaves the chip: the first pin that its first UART reaches and that has no job. kNoPin: there is
// none, or the board wants no log.
constexpr Pin logPin(const Board& b) {
  const auto taken = pinsOf(b);
  for (const Pin pin : {Pin{0}, Pin{12}, Pin{16}, Pin{28}}) {
    if (b.log && std::ranges::find(taken, pin) == taken.end()) return pin;
  }
  return kNoPin;
}

// No pin has two jobs.
constexpr bool pinsAreDistinct(const Board& b) {
  const auto pins = pinsOf(b);
  for (std::size_t i = 0; i < pins.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (pins[i] != kNoPin && pins[i] == pins[j]) return false;
    }
  }
  return true;
}

// Two pins of one PWM slice share its frequency. The piezo changes it with every tone; a lamp would flicker.
constexpr bool piezoSharesNoLamp(const Board& b) {
  const auto slice = [](Pin pin) { return pin / 2 % 8; };
  for (const Pin lamp : {b.display.backlight, b.led.red, b.led.green, b.led.blue}) {
    if (b.piezo != kNoPin && lamp != kNoPin && slice(lamp) == slice(b.piezo)) return false;
  }
  return true;
}

// Two lamps on one slice share its frequency, so a backlight of its own frequency needs its own slice.
constexpr bool lampsAgree(const Board& b) {
  const auto slice = [](Pin pin) { return pin / 2 % 8; };
  for (const Pin lamp : {b.led.red, b.led.green, b.led.blue}) {
    if (lamp != kNoPin && b.display.lightHz != DisplayPins::kLightHz &&
        slice(lamp) == slice(b.display.backlight))
      return false;
  }
  return true;
}

// Clock and data come out of the SPI block only on every fourth pin, from 2 and 3 on (block 0: 2, 6, 18, 22).
constexpr bool spiReachesItsPins(const Board& b) {
  const int block = b.display.clock / 8 % 2;
  return b.display.clock % 4 == 2 && b.display.data % 4 == 3 && block == b.display.spi &&
         b.display.data / 8 % 2 == block;
}

// Only GPIO 26 to 29 measure a voltage.
constexpr bool batteryCanBeMeasured(const Board& b) {
  return b.power.batteryAdc == kNoPin || (b.power.batteryAdc >= 26 && b.power.batteryAdc <= 29);
}

// Full scale is 3.3 V: a lithium cell's 4.2 V must be divided, and a wrong factor would keep the device from starting.
constexpr bool batteryFitsTheScale(const Board& b) {
  const int full = 4200 - b.power.dropMillivolts;
  return b.power.batteryAdc == kNoPin || (b.power.divider >= 2 && b.power.divider <= 16 &&
                                          b.power.dropMillivolts <= 1000 && full <= 3300 * b.power.divider);
}

// Controllers take a bit at the rising edge. One that is always selected finds the beginning of a byte in mode 3 only.
constexpr bool panelTakesTheMode(const Board& b) {
  return b.display.mode == 3 || (b.display.mode == 0 && b.display.cs != kNoPin);
}

// No screen is drawn for a smaller panel.
constexpr bool screensFit(const Board& b) { return b.width() >= 240 && b.height() >= 135; }

constexpr bool pinsExist(const Board& b) {
  return std::ranges::all_of(pinsOf(b), [](Pin pin) { return pin >= kNoPin && pin <= 29; }) &&
         b.display.clock != kNoPin && b.display.data != kNoPin && b.display.dc != kNoPin;
}

// A and B, and with them either X and Y or the four directions.
constexpr bool keysSuffice(const Board& b) {
  const KeyPins& k = b.keys;
  const bool directions = k.up != kNoPin && k.down != kNoPin && k.left != kNoPin && k.right != kNoPin;
  const bool others = k.x != kNoPin && k.y != kNoPin;
  return k.a != kNoPin && k.b != kNoPin && (others || (directions && k.press != kNoPin));
}

// The glass lies within the controller's 240 x 320 pixels, in every rotation.
constexpr bool panelFits(const Board& b) {
  for (int turns = 0; turns < 4; ++turns) {
    const int width = turns % 2 == 0 ? b.panel.nativeWidth : b.panel.nativeHeight;
    const int height = turns % 2 == 0 ? b.panel.nativeHeight : b.panel.nativeWidth;
    const PanelOffset first = b.panel.offsets[static_cast<std::size_t>(turns)];
    if (first.column + width > (turns % 2 == 0 ? 240 : 320) ||
        first.row + height > (turns % 2 == 0 ? 320 : 240))
      return false;
  }
  return b.panel.rotation < 4;
}

// The images and the saves need 2 MB; the chips address 16.
constexpr bool flashFits(const Board& b) {
  constexpr uint32_t kMegabyte = 1024 * 1024;
  return b.flashBytes >= 2 * kMegabyte && b.flashBytes <= 16 * kMegabyte && std::has_single_bit(b.flashBytes);
}

constexpr bool isDrive(uint8_t milliamps) {
  return milliamps == 2 || milliamps == 4 || milliamps == 8 || milliamps == 12;
}

// The device check's code, which a phone reads, holds no longer one on a low panel.
constexpr bool hasName(const Board& b) {
  return b.name != nullptr && *b.name != 0 && std::string_view(b.name).size() <= 40;
}

// The build instantiates this for every board.
template <const Board& kBoard>
struct SoundBoard {
  static_assert(hasName(kBoard), "this board has no name, or one of more than 40 letters");
  static_assert(pinsExist(kBoard),
                "a pin of this board is none of GPIO 0 to 29, or clock, data or dc is missing");
  static_assert(kBoard.display.spi < 2, "display.spi is the SPI block, 0 or 1");
  static_assert(panelTakesTheMode(kBoard), "display.mode is the SPI mode, 0 or 3, and 3 without cs");
  static_assert(kBoard.display.lightHz >= DisplayPins::kLightHz,
                "display.lightHz is 1900 or more: the light's counter goes no slower");
  static_assert(kBoard.display.baud >= 1'000'000 && kBoard.display.baud <= 62'500'000,
                "display.baud is between 1 and 62.5 MHz: the panel's clock is made from 125 MHz");
  static_assert(isDrive(kBoard.display.driveMilliamps), "display.driveMilliamps is 2, 4, 8 or 12");
  static_assert(keysSuffice(kBoard),
                "this board lacks keys: it needs A and B, and X and Y or the four directions with press");
  static_assert(screensFit(kBoard), "the panel is missing, or smaller than 240 x 135 as the board is held");
  static_assert(panelFits(kBoard),
                "the panel's size and offsets reach beyond the controller's 240 x 320 pixels");
  static_assert(flashFits(kBoard), "flashBytes is 2, 4, 8 or 16 megabytes, as flash chips are made");
  static_assert(kBoard.flashDivider >= 2 && kBoard.flashDivider % 2 == 0, "flashDivider is even, from 2 on");
  static_assert(kBoard.crystalMs >= 1 && kBoard.crystalMs <= 170, "crystalMs is between 1 and 170");
  static_assert(pinsAreDistinct(kBoard), "two parts of this board are on one pin");
  static_assert(piezoSharesNoLamp(kBoard), "the piezo of this board shares a PWM slice with a lamp");
  static_assert(lampsAgree(kBoard),
                "the backlight of this board shares a PWM slice with the LED, at another frequency");
  static_assert(spiReachesItsPins(kBoard), "this board's SPI block comes out of other pins");
  static_assert(batteryCanBeMeasured(kBoard), "this board's battery is on a pin without an ADC");
  static_assert(
      batteryFitsTheScale(kBoard),
      "power.divider is how many times smaller the ADC's voltage is, 2 to 16, with 4.2 V within its 3.3 V; "
      "dropMillivolts is up to 1000");
};

}  // namespace lucca
