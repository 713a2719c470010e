// The parameters of a request to open a scene. The Navigator writes them with the request; the opened scene reads them.
#pragma once

#include <cstdint>
#include <utility>

#include "engine/game/setup.h"
#include "ui/words/rule_book.h"
#include "ui/words/text.h"

namespace lucca::ui {

class App;

// A question with two answers, shown by the Dialog scene. B is always "no".
struct Question {
  Phrase words;
  Text yes = Text::KeyYes, no = Text::KeyNo;
  void (*onYes)(App&) = nullptr;
  void (*onNo)(App&) = nullptr;
  Phrase about = {};   // what would be lost or changed, in small letters
  bool grave = false;  // both answers are fields, and "no" is chosen first
};

struct Opening {
  Question question;        // of the Dialog
  RulePage topic{};         // of the rule book, opened by Navigator::openHelp
  bool contents = false;    // the rule book opens at its contents instead
  int inspectPage = 0;      // of the inspect pages, from 0
  int16_t replayTurn = -1;  // the replay begins there; -1: at the start
  int8_t point = 0;         // of the review, from 0: the turning point that is shown
  uint16_t tryEntries = 0;  // of the history, made before the position that is tried
  int8_t slot = 0;          // of a running game: a question of their list is about it
  bool makesRoom = false;   // the list of running games asks which one may go
  bool forTry = false;      // ... for a try
  int16_t city = 0;  // ... for this city of cityGame; or the one that the list of cities opens at. 0: none
  GameId cityGame{};
  bool handsOver = false;   // the recap is on the page that hands the device over
  bool handedOver = false;  // the start screen has named who is to move, and that was the hand-over
  bool firstGame = false;   // the choice of games is that of the first start
  bool hint = false;        // the game menu opens at the hint
  bool pages = false;       // the result opens at its pages, after the end scene

  // The values of one opening only.
  int takeReplayTurn() { return std::exchange(replayTurn, int16_t{-1}); }
  bool takeHandedOver() { return std::exchange(handedOver, false); }
  bool takeFirstGame() { return std::exchange(firstGame, false); }
  bool takeHint() { return std::exchange(hint, false); }
  bool takePages() { return std::exchange(pages, false); }
  int takeCity() { return std::exchange(city, int16_t{0}); }
  bool makesRoomForTry() const { return makesRoom && forTry; }
};

}  // namespace lucca::ui
