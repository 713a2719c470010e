// What a game's stage may know of the match, and how it decides. It knows no rule: it asks here what is legal, why something
// is not, and what a choice would lead to. It sees views alone, so a secret of another seat cannot reach the screen.
#pragma once

#include <string_view>

#include "drivers/sound.h"
#include "ui/game/moment.h"
#include "ui/game/session.h"
#include "ui/look/motion.h"
#include "ui/shell/announcer.h"
#include "ui/shell/screen.h"
#include "ui/widgets/key_line.h"
#include "ui/words/text.h"

namespace lucca::ui {

class App;

// Made by the shell for each call; cheap to copy, not to be kept.
class Table {
 public:
  explicit Table(App& app) : app_(app) {}

  const Game& game() const;
  const Setup& setup() const;
  // The seat that decides, and whose view this is. While somebody else moves: the one that holds the device.
  Seat seat() const;
  bool deciding() const;  // false: drawn behind a computer's thinking or the question whether to end the turn

  const AnyView& view() const;
  const ActionList& legal() const;  // sorted; only while deciding
  Verdict check(Action action) const;

  std::string_view name(Seat seat) const;
  const SeatInfo& who(Seat seat) const;
  Screen& screen() const;
  Motion& motion() const;  // the screen's: where things are while they move
  Announcer& tell() const;
  Session::Phase phase() const;
  // The bottom line with help and menu, to be filled in and drawn; then the screen is told which keys it names.
  KeyLine keyLine() const;
  uint8_t thinkProgress() const;  // of a computer player, in percent
  bool canUndo() const;
  const Moment& moment() const;  // what the seat decided last
  Seat mover() const;            // who decides or thinks
  // What the shell has to say now, for a stage that says it itself; `refusal` in the colour of a warning.
  std::string_view note(bool& refusal) const;
  // The seat that made this decision last, among the first `entries` of the history; kNobody: none did.
  Seat whoDid(Action action, std::size_t entries) const;
  std::size_t entries() const;
  // Why the last hint named this action; nothing to say: it named another.
  Reason adviceOn(Action action) const;

  // Decides. A refusal is told to the player by the shell (GameWords::refusal, with sound); the answer is for the caller.
  Verdict play(Action action, Effect effect = Effect::Confirm);
  // The decision just made needs no question whether the turn is over.
  void endTurn();
  // Tells the player why the rules do not allow it. A press that does nothing for another reason says so itself, with
  // tell().refuse().
  void refuse(Verdict why);
  // What is on display stays so much longer.
  void linger(uint32_t ms);
  // Opens the inspect pages at `page`; the player comes back to the same place.
  void inspect(int page);

 private:
  App& app_;
};

}  // namespace lucca::ui
