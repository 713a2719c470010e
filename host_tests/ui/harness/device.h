// A handheld for tests: the real one, with a picture and a flash in memory, a fixed seed and a clock that the test moves.
#pragma once

#include <array>

#include "simulator/pc_machine.h"
#include "simulator/picture.h"
#include "ui/setup/draft.h"

namespace lucca::ui::test {

struct Panel {
  int width, height;
};
inline constexpr Panel kPanels[] = {{240, 240}, {320, 240}, {240, 135}, {240, 280}};
inline constexpr Panel kSquare = kPanels[0];
inline constexpr auto kAllLanguages = [] {
  std::array<Language, kLanguages> all{};
  for (int i = 0; i < kLanguages; ++i) all[static_cast<std::size_t>(i)] = static_cast<Language>(i);
  return all;
}();

struct FittedPanel;  // host_tests/ui/harness/fitted_panel.h
struct FittedCheck;  // host_tests/ui/harness/fitted_check.h

// How the owner likes it: as it comes, or one of the two settings for eyes.
enum class Look { Plain, Large, Contrast };
inline constexpr Look kLooks[] = {Look::Plain, Look::Large, Look::Contrast};

// A row was to be chosen by its name where no text can be listened to: in programs made of the device's own objects.
struct NobodyListens {};

class Device {
 public:
  // Whether also the pictures are drawn that nobody looks at, those of the moves on the way to a position: for a test that
  // watches the drawing itself.
  static inline bool drawsOnTheWay = false;

  explicit Device(Panel panel = kSquare, Language language = Language::En, uint32_t seed = 1504,
                  KeyLayout keys = KeyLayout::Eight);

  // Switches off and on again with the same flash: what was decided just now is saved, or (cutPower) perhaps not.
  void reboot();
  void cutPower();
  FlashDevice& flash() { return machine_->flash(); }
  Outside& outside() { return machine_->outside(); }
  // Writes all of the flash to a file.
  void keepFlash(const char* path);
  // Switches on with a firmware of other rules, as it were: the saved game has another digest, and its history a move in
  // it that is refused after `fits` entries (as many as there are: none).
  void rebootWithOtherRules(std::size_t fits = kMaxHistory);

  void press(Button button);  // once keys count
  void press(std::initializer_list<Button> buttons);
  void press(Button button, int times);
  // Moves the cursor down to the row of a list that begins with this text, and chooses it. Throws if there is
  // none, and NobodyListens where there are no words to look for.
  void choose(Text row);
  void run(uint32_t ms);  // nothing is pressed
  // Until a key counts again after what changed by itself.
  void waitForKeys();
  // Runs until the screen waits for a key: a choice, a question, a hand-over.
  void settle();
  // Runs until nothing on the screen moves any more.
  void rest();
  // Runs `way` without pictures if it is gone at once: movements begin and end with what is drawn.
  template <class Way>
  void unseen(Way way) {
    if (drawsOnTheWay || blind_ || app().settings.speed != Speed::Instant) return way();
    machine_->draws(false);
    blind_ = true;
    way();
    blind_ = false;
    machine_->draws(true);
  }

  App& app() { return machine_->handheld().app(); }
  Session& session() { return app().game.session(); }
  SceneId scene() { return machine_->handheld().scene(); }
  const Canvas& canvas() { return machine_->canvas(); }
  // At rest, and as it is now.
  simulator::Picture picture() {
    rest();
    shownAt_ = now_;
    return glance();
  }
  // The same screen in another look, and back. Directly after a picture it does not rest again: what moves by itself, as a
  // banner, would end.
  simulator::Picture picture(Look look);
  simulator::Picture glance() { return simulator::pictureOf(canvas()); }
  Handheld& handheld() { return machine_->handheld(); }
  // One turn of the loop at a time of the test's own.
  void step(uint32_t nowMs, PadSet pads) { machine_->next(nowMs, pads); }
  // One turn of the loop, `ms` after the last.
  void tick(uint32_t ms, PadSet pads) { machine_->next(now_ += ms, pads); }
  // The listener to the pictures' words, from the next picture on.
  void listen(TextListener& listener) {
    listener_ = &listener;
    machine_->listen(listener);
  }

  // As if the picture went to an ST7789 panel of this size; what it was told is in the text of its bus.
  FittedPanel& fitPanel();
  // From now on it is a board with facts for the device check.
  FittedCheck& fitCheck();
  // The page after a restart by itself, with what a panic said.
  void showFault(const Fault& fault, const char* words);
  // The same, after as many faults in a row as make the device start without its store.
  void startWithoutStore();
  // Past the title, in the main menu.
  void toMenu();
  // Starts a game without the set-up screens. `bots`: which seats the computer plays.
  void startGame(GameId game, int players, SeatSet bots, uint32_t seed = 1);
  // Takes the device and skips the recap, so that a person's choice is on the screen.
  void takeTurn();
  // Any legal choice of the seat at Decide, made in the session and confirmed.
  void playAny(uint32_t random);

 private:
  // The words of the row under the cursor.
  std::string pointedAt();

  std::unique_ptr<simulator::PcMachine> machine_;
  TextListener* listener_ = nullptr;
  std::shared_ptr<FittedPanel> panel_;
  std::shared_ptr<FittedCheck> check_;
  uint32_t now_ = 1000, shownAt_ = 0;
  uint32_t readyAt_ = 0;  // when the keys count again after a release
  bool blind_ = false;
};

// A device that stays until the next one is made.
Device& newDevice(Panel panel = kSquare, Language language = Language::En, uint32_t seed = 1504,
                  KeyLayout keys = KeyLayout::Eight);
// A picture as one number, to be compared.
uint32_t sumOf(const simulator::Picture& picture);

}  // namespace lucca::ui::test
