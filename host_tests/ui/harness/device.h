// A handheld for tests: the real one, with a picture and a flash in memory, a fixed seed and a clock that the test moves.
#pragma once

#include "simulator/pc_machine.h"
#include "simulator/picture.h"
#include "ui/setup/draft.h"

namespace lucca::ui::test {

struct Panel {
  int width, height;
};
inline constexpr Panel kPanels[] = {{240, 240}, {320, 240}, {240, 135}, {240, 280}};
inline constexpr Panel kSquare = kPanels[0];

class Device {
 public:
  explicit Device(Panel panel = kSquare, Language language = Language::En, uint32_t seed = 1504,
                  KeyLayout keys = KeyLayout::Eight);

  // Switches off and on again with the same flash: what was decided just now is saved, or (cutPower) perhaps not.
  void reboot();
  void cutPower();
  FlashDevice& flash() { return machine_->flash(); }
  // Switches on with a firmware of other rules, as it were: the saved game has another digest, and its history a move in
  // it that is refused after `fits` entries (as many as there are: none).
  void rebootWithOtherRules(std::size_t fits = kMaxHistory);

  void press(Button button);
  void press(std::initializer_list<Button> buttons);
  void press(Button button, int times);
  void run(uint32_t ms);  // nothing is pressed
  // Runs until nothing moves by itself any more: a choice, a question, a hand-over.
  void settle();
  // Runs until nothing on the screen moves any more.
  void rest();

  App& app() { return machine_->handheld().app(); }
  Session& session() { return app().session(); }
  SceneId scene() { return machine_->handheld().scene(); }
  const Canvas& canvas() { return machine_->canvas(); }
  // At rest, and as it is now.
  simulator::Picture picture() {
    rest();
    return glance();
  }
  simulator::Picture glance() { return simulator::pictureOf(canvas()); }
  Handheld& handheld() { return machine_->handheld(); }
  // One turn of the loop at a time of the test's own.
  void step(uint32_t nowMs, PadSet pads) { machine_->next(nowMs, pads); }

  // Past the title, in the main menu.
  void toMenu();
  // Starts a game without the set-up screens. `bots`: which seats the computer plays.
  void startGame(GameId game, int players, SeatSet bots, uint32_t seed = 1);
  // Takes the device and skips the recap, so that a person's choice is on the screen.
  void takeTurn();
  // Any legal choice of the seat at Decide, made in the session and confirmed.
  void playAny(uint32_t random);

 private:
  std::unique_ptr<simulator::PcMachine> machine_;
  uint32_t now_ = 1000;
};

}  // namespace lucca::ui::test
