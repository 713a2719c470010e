// The requests of a scene to open another one, with what that one needs. The Navigator records a request; the Handheld
// handles it after the call into the scene has returned.
#pragma once

#include <string_view>
#include <utility>

#include "ui/shell/scene.h"
#include "ui/words/rule_book.h"
#include "ui/words/text.h"

namespace lucca::ui {

// A question with two answers, shown by the Dialog scene. B is always "no".
struct Question {
  Phrase words;
  Text yes = Text::KeyYes, no = Text::KeyNo;
  void (*onYes)(App&) = nullptr;
  void (*onNo)(App&) = nullptr;
  Phrase about = {};   // what would be lost or changed, in small letters
  bool grave = false;  // both answers are fields, and "no" is chosen first
};

class Navigator {
 public:
  void show(SceneId scene) { wish(Way::Show, scene); }        // in place of the current one
  void push(SceneId scene) { wish(Way::Push, scene); }        // above it; back() returns
  void restart(SceneId scene) { wish(Way::Restart, scene); }  // that scene alone on the stack
  void back() { wish(Way::Back, {}); }
  // The main menu, with nothing behind it; the running game is taken back into the session.
  void home() {
    handedOver_ = false;
    wish(Way::Home, SceneId::MainMenu);
  }
  // The session's game, with the main menu behind it.
  void playGame() { wish(Way::Game, SceneId::Play); }
  // The choice of a first game, with the main menu behind it.
  void chooseFirstGame() {
    firstGame_ = true;
    wish(Way::Game, SceneId::ChooseGame);
  }
  // The session's game; the start screen has named who is to move, and that was the hand-over.
  void playOn() {
    handedOver_ = true;
    playGame();
  }
  // The page that hands the device over, for the start screen was the first half of it: it asks for the secret at once.
  void askForSecret() {
    handedOver_ = true;
    show(SceneId::HandOver);
  }
  void ask(const Question& question);
  void openHelp(RulePage page);                  // the rule book at that page
  void openRules();                              // the rule book at its contents
  void inspect(int page, bool inPlace = false);  // the inspect pages, opened at that one
  void hint();                                   // in place of the help that was asked for
  void recap(bool handsOver = false);  // what the others did since; on the page that hands the device over
  void runningGames(bool makeRoom);    // their list; or, for a new game to find room, which one may go
  void makeRoomForTry();               // which one may go, above the scene that then begins the try
  void replay(bool inPlace = false,
              int turn = -1);         // the whole game, above this scene or in its place; from a turn on
  void turningPoint(int point);       // of the review, on the stage
  void tryFrom(std::size_t entries);  // a game of its own from a position of the session's game

  // ---- For the scene that was opened
  const Question& question() const { return question_; }
  RulePage topic() const { return topic_; }         // of openHelp
  bool opensContents() const { return contents_; }  // the rule book was opened by openRules
  int inspectPage() const { return inspectPage_; }
  int takeReplayTurn() { return std::exchange(replayTurn_, int16_t{-1}); }  // -1: from the start
  int turningPointAsked() const { return point_; }
  std::size_t tryEntries() const { return tryEntries_; }  // made before the position
  bool makesRoom() const { return makesRoom_; }
  bool makesRoomForTry() const { return makesRoom_ && forTry_; }
  bool handsOver() const { return handsOver_; }
  bool takeHandedOver() { return std::exchange(handedOver_, false); }  // of playOn()
  bool takeFirstGame() { return std::exchange(firstGame_, false); }    // of chooseFirstGame()
  bool takeHint() { return std::exchange(hint_, false); }              // the game menu opens at the hint
  // The slot that a question of the list is about.
  void chooseSlot(int slot) { slot_ = static_cast<int8_t>(slot); }
  int chosenSlot() const { return slot_; }

  // ---- For the Handheld, after each call into a scene
  enum class Way : uint8_t { Stay, Show, Push, Back, Restart, Home, Game };
  struct Wish {
    Way way = Way::Stay;
    SceneId scene = SceneId::Title;
  };
  Wish take() { return std::exchange(wish_, {}); }

 private:
  void wish(Way way, SceneId scene) { wish_ = {way, scene}; }

  Wish wish_;
  Question question_;
  RulePage topic_{};
  int inspectPage_ = 0;
  int16_t replayTurn_ = -1;
  uint16_t tryEntries_ = 0;
  int8_t point_ = 0;
  bool makesRoom_ = false, forTry_ = false, handsOver_ = false, hint_ = false, contents_ = false,
       handedOver_ = false, firstGame_ = false;
  int8_t slot_ = 0;
};

}  // namespace lucca::ui
