// A game being played, apart from any screen: it leads from phase to phase, from one pair of hands to the next. Its parts
// are the match, the hands, the thinking and the moment on display. Time is an argument.
//
// A turn of the loop: the scene calls update(), looks at phase(), draws, and answers with one of the calls below. A saved
// game is loaded by a SessionLoader (ui/game/session_loader.h); a SessionLook shows other positions (session_look.h); a
// TurnShortcut spares a player a question (turn_shortcut.h).
#pragma once

#include <cstdint>

#include "ui/game/hands.h"
#include "ui/game/played_match.h"
#include "ui/game/showing.h"
#include "ui/game/thinker.h"

namespace lucca::ui {

class Session {
 public:
  enum class Phase : uint8_t {
    None,      // no game
    Working,   // chance and the rules act; there is nothing to show or to ask
    HandOver,  // the device must go to seat(): the screen may show no part of the game
    Recap,     // seat() holds the device and has not seen what happened since
    Decide,    // seat() chooses
    Confirm,   // seat() has chosen, and the next step cannot be taken back: confirm() or undo()
    Think,     // the computer player seat() thinks
    Show,      // showing() is on display until its time is up or somebody skips it
    Over,
  };

  // The computer players work in `spare`, kBotWorkspace bytes.
  explicit Session(LentMemory& spare) : thinker_(spare) {}

  // ---- Its parts
  const PlayedMatch& match() const { return match_; }
  const Hands& hands() const { return hands_; }
  const Showing& showing() const { return showing_; }
  Showing& showing() { return showing_; }
  const Thinker& thinker() const { return thinker_; }
  Thinker& thinker() { return thinker_; }

  // ---- Beginning and end
  // Begins a new game; BadSetup leaves the session as it was. The seed decides every chance outcome to come.
  Verdict start(const Plan& plan, uint32_t seed);
  // The device was laid aside. It must be handed over again before anybody plays.
  void putDown();
  // The session has no game from now on.
  void abandon();

  // ---- Its position
  Phase phase() const { return phase_; }
  bool running() const { return phase_ != Phase::None && phase_ != Phase::Over; }
  // The seat the phase is about; at Show and Working the one that holds the device.
  Seat seat() const { return seat_; }
  // The legal choices of the seat at Decide or HandOver.
  const ActionList& legal() const { return legal_; }
  // Advances the game: draws chance outcomes, does steps of the rules, thinks `thinkSteps` steps. True when anything changed.
  bool update(uint32_t nowMs, Speed speed, uint32_t thinkSteps);

  // ---- Players elsewhere
  // A seat's player went elsewhere just now (Hands::away); the next save contains it. Chance is then drawn by one of the
  // players elsewhere, so that no player here knows it in advance: the phase is HandOver, and seat() is to draw.
  void sendAway(Seat seat);
  // HandOver: seat() is to draw what chance brings, and takeDevice() draws it here after all.
  bool awaitsChance() const {
    return phase_ == Phase::HandOver && !unconfirmed_ && match_.toMove() == kChance;
  }

  // ---- Answers
  // HandOver: whether the named player has something new to see.
  bool willRecap() const { return !unconfirmed_ && hands_.hasNews(match_, seat_); }
  // HandOver: the named player has the device. With nothing new to see the phase is Decide at once.
  void takeDevice();
  // Recap: seen, or skipped.
  void endRecap();
  // Decide: the choice. Refused: the reason, and nothing changed.
  Verdict play(Action action);
  // Confirm: the turn is over. It counts as a change, because a game saved from now on must not ask again.
  void confirm();
  // The last decision still waits for confirm(), here, later, or as soon as its player has the device.
  bool unconfirmed() const { return phase_ == Phase::Confirm || unconfirmed_ || confirmLater_; }
  // Think: the computer's move comes from elsewhere (a puzzle's answer).
  void answer(uint32_t nowMs, Speed speed, Action action);
  // Show: ends it. Think: the computer moves now; in a city computers think to the end.
  void skip(uint32_t nowMs, Speed speed);
  // Undo reaches back over the holder's own decisions of this turn, never past another player, a chance outcome or a
  // reveal. How many decisions it can take back; undo() takes back one.
  int undoReach() const;
  void undo();

 private:
  friend class SessionLoader;
  friend class SessionLook;
  friend class TurnShortcut;

  Verdict begin(const Plan& plan, uint32_t seed);
  void enter(Phase phase);
  void proceed(uint32_t nowMs, Speed speed);
  void proceedSeat(Seat seat);
  Verdict add(Action action);
  void finishThinking(uint32_t nowMs, Speed speed);
  bool moveAsRival(uint32_t nowMs, Speed speed);
  void show(uint32_t nowMs, Speed speed, Seat mover, Action action);

  PlayedMatch match_;
  Hands hands_;
  Showing showing_;
  Thinker thinker_;
  Phase phase_ = Phase::None;
  Seat seat_ = -1;
  ActionList legal_;
  uint16_t floor_ = 0;      // undo takes back nothing before it
  bool drawsHere_ = false;  // until the next decision
  bool unconfirmed_ = false, confirmLater_ = false;
  bool tellsLater_ = false;  // the holder decides before it has seen what happened
};

}  // namespace lucca::ui
