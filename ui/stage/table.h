// The questions that a game's stage may ask about the match and the screen. A stage knows no rule: it asks here what is
// legal, why an action is not, and what a choice would lead to. It gets views alone, so a secret of another seat cannot
// reach the screen. It changes nothing in the match: it returns its decision (ui/stage/answer.h).
#pragma once

#include <string_view>

#include "ui/game/moment.h"
#include "ui/game/session.h"
#include "ui/look/motion.h"
#include "ui/shell/announcer.h"
#include "ui/shell/screen.h"
#include "ui/widgets/bottom_line.h"
#include "ui/widgets/key_signs.h"
#include "ui/words/text.h"

namespace lucca::ui {

// Made by the shell for each call; cheap to copy, not to be kept.
class Table {
 public:
  // `tellsHint`: the seat has a coach and has not asked for a hint often enough to know how.
  Table(const Session& session, Screen& screen, Announcer& tell, bool tellsHint = false)
      : session_(session), screen_(screen), tell_(tell), tellsHint_(tellsHint) {}

  // ---- The match
  const Game& game() const { return session_.match().game(); }
  const Setup& setup() const { return session_.match().setup(); }
  Session::Phase phase() const { return session_.phase(); }
  // The seat that decides, and whose view this is. While another seat moves: the one that holds the device.
  Seat seat() const { return deciding() ? session_.seat() : session_.hands().watcher(); }
  Seat mover() const { return session_.seat(); }  // who decides or thinks
  std::string_view name(Seat seat) const { return who(seat).name.view(); }
  const SeatInfo& who(Seat seat) const { return session_.match().plan().who(seat); }
  const AnyView& view() const { return session_.hands().view(); }
  const Moment& moment() const {
    return session_.showing().moment();
  }  // on display, or what the seat decided last
  std::string_view words() const { return session_.showing().words(); }  // what happens in it
  // How many entries of the history led to the position that is seen.
  std::size_t entries() const { return session_.hands().entriesSeen(session_.match()); }
  // An entry, and who made it: a seat or kChance.
  Action entry(std::size_t i) const { return session_.match().history()[i]; }
  Seat moverOf(std::size_t i) const { return session_.match().mover(i); }

  // ---- The decision
  // False: drawn behind a computer's thinking or the question whether to end the turn.
  bool deciding() const { return session_.phase() == Session::Phase::Decide; }
  const ActionList& legal() const { return session_.legal(); }  // sorted; while deciding or handed over
  Verdict check(Action action) const { return session_.match().check(action); }
  bool canUndo() const { return session_.undoReach() > 0; }
  // Why the last hint named this action; nothing to say: it named another.
  Reason adviceOn(Action action) const;
  uint8_t thinkProgress() const { return session_.thinker().progress(); }  // of a computer player, in percent

  // ---- The screen
  Screen& screen() const { return screen_; }
  Motion& motion() const { return screen_.motion(); }  // where things are while they move
  Announcer& tell() const { return tell_; }
  // The keys of the board, for the bottom line; X held is the hint, Y held is everybody.
  BoardKeys keys() const;
  // Whether the beginning of the turn says how to get a hint: hintWords().
  bool tellsHint() const { return tellsHint_; }
  // The shell's note of this moment, for a stage that shows notes itself; `refusal`: in the colour of a warning.
  std::string_view note(bool& refusal) const;

 private:
  const Session& session_;
  Screen& screen_;
  Announcer& tell_;
  bool tellsHint_;
};

// How to get a hint, with the sign of the board's key.
inline Phrase hintWords(const Table& table) {
  return Phrase(Text::CoachHint, {signOf(table.keys().layout, Button::X)});
}

}  // namespace lucca::ui
