// The handheld in the browser: the device's own code with a picture, a flash and a speaker that belong to the page. All
// memory is fixed, as in the firmware.
#pragma once

#include <array>
#include <optional>

#include "boards/board.h"
#include "device/device.h"
#include "simulator/screen_words.h"
#include "simulator/web/glass.h"
#include "simulator/web/memory_flash.h"
#include "ui/shell/outside.h"
#include "ui/widgets/layout.h"

namespace lucca::web {

// Whether the game on the screen may leave the device now.
enum class Passing : uint8_t { NoGame, HandOver, Playing, Secret };

// How a finished game is looked at.
enum class Finished : uint8_t { Review, Replay, End };

// The settings of the visitor's system.
struct Wishes {
  bool still = false, contrast = false, dark = false;
};

class Console {
 public:
  // Switches on as that board. `language`: what to speak from now on; none: what the settings say.
  // `wishes` count at the first start, before anybody has chosen anything.
  void start(const Board& board, std::optional<ui::Language> language, const Wishes& wishes, uint32_t nowMs);
  // Turns the power off; only the flash keeps its contents.
  void stop() { device_.reset(); }
  bool running() const { return device_.has_value(); }

  // One turn of the loop; the milliseconds until the next one is due, 0: at once, somebody thinks.
  uint32_t next(uint32_t nowMs, PadSet pads);

  // Where the page's buttons lead: the guided game, or the options of a new game.
  void openGuide();
  void openNewGame(GameId game);
  // The running game, if there is one, without the title.
  void openGame();
  // The game of a slot becomes the running one; or is gone for good.
  void openSlot(int slot);
  void removeSlot(int slot);
  int slot() { return app().running.current(); }
  // A city, from its beginning or where it waits. False: there is no such city.
  bool openCity(GameId game, int number);
  // The day of the year, from 1, in the visitor's own time.
  void setDay(uint32_t day) { outside_.today = static_cast<uint16_t>(day <= 366 ? day : 0); }
  // The text that was requested to be copied since the last call: its size. 0: none.
  std::size_t takeCopy(std::span<uint8_t> out);
  // "#palazzi12" of the city that is played now: its size. 0: the game is none.
  std::size_t cityTag(std::span<uint8_t> out);
  // A finished game, the newest is 0: its review, or its replay if there is nobody to review; its replay; or its end.
  void openFinished(Finished as, std::size_t index);
  // The match that is over and on the screen, or was last; null: there is none.
  const ui::PlayedMatch* finished();
  // Of that match, in lines, from the winner on: place, name, score, what is scored (empty: points), colours of the seat and
  // of the letters on it, as 0xRRGGBB. The number of bytes.
  std::size_t standings(std::span<uint8_t> out);
  // How much of the picture is above the bottom line.
  int bodyHeight() const { return canvas_ ? ui::layoutOf(*canvas_).footer.y : 0; }

  bool guarded() { return device_ && device_->handheld().app().screen.guard().holds(); }
  Passing passing();
  // The player who is to have the device, at Passing::HandOver.
  const ui::SeatInfo& receiver() {
    return app().game.session().match().plan().who(app().game.session().seat());
  }
  // That player has the game elsewhere from now on.
  void sendAway();
  SeedSource& seeds() { return seeds_; }
  ui::Language language() { return app().settings.language; }

  MemoryFlash& flash() { return flash_; }
  const simulator::ScreenWords& words() const { return words_; }
  const PageGlass& glass() const { return glass_; }
  KeyLayout layout() const { return layout_; }
  int width() const { return canvas_ ? canvas_->width() : 0; }
  int height() const { return canvas_ ? canvas_->height() : 0; }

 private:
  struct PageSpeaker final : Speaker {
    void tone(uint16_t hz, uint8_t duty) override { pageTone(hz, duty); }
  };
  struct PageLight final : Backlight {
    void set(uint8_t level) override { pageLight(level); }
  };

  struct PageSeeds final : SeedSource {
    uint32_t newSeed() override { return pageSeed(); }
  };

  ui::App& app() { return device_->handheld().app(); }
  void speak(ui::Language language);
  void follow(const Wishes& wishes);

  std::array<uint16_t, PageGlass::kMostPixels> pixels_{};
  PageGlass glass_;
  MemoryFlash flash_;
  PageSpeaker speaker_;
  PageLight light_;
  NoPowerSource power_;
  NoLed led_;
  NoWatchdog watchdog_;
  PageSeeds seeds_;
  ui::Outside outside_{.copies = true};
  simulator::ScreenWords words_;
  std::optional<Canvas> canvas_;
  std::optional<loop::Device> device_;
  KeyLayout layout_ = KeyLayout::Eight;
  uint32_t busyUntil_ = 0;
};

}  // namespace lucca::web
