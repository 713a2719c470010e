// The requests of a scene to open another one, with what that one needs. The Navigator records a request; the Handheld
// handles it after the call into the scene has returned.
#pragma once

#include <utility>

#include "ui/shell/opening.h"
#include "ui/shell/scene.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

class Navigator {
 public:
  void show(SceneId scene) { wish(Way::Show, scene); }        // in place of the current one
  void push(SceneId scene) { wish(Way::Push, scene); }        // above it; back() returns
  void restart(SceneId scene) { wish(Way::Restart, scene); }  // that scene alone on the stack
  void back() { wish(Way::Back, {}); }
  // The main menu, with nothing behind it; the running game is taken back into the session.
  void home() {
    opening_.handedOver = false;
    wish(Way::Home, SceneId::MainMenu);
  }
  // The session's game, with the main menu behind it.
  void playGame() { wish(Way::Game, SceneId::Play); }
  // The choice of a first game, with the main menu behind it.
  void chooseFirstGame() {
    opening_.firstGame = true;
    wish(Way::Game, SceneId::ChooseGame);
  }
  // The session's game; the start screen has named who is to move, and that was the hand-over.
  void playOn() {
    opening_.handedOver = true;
    playGame();
  }
  // The second half of the page that hands the device over, which asks for the secret: the start screen was the first half.
  void askForSecret() {
    opening_.handedOver = true;
    show(SceneId::HandOver);
  }
  // `inPlace`: a question that the answer to another one asks, in place of that one.
  void ask(const Question& question, bool inPlace = false);
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

  // For the scene that was opened.
  const Opening& opening() const { return opening_; }
  Opening& opening() { return opening_; }

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
  Opening opening_;
};

}  // namespace lucca::ui
