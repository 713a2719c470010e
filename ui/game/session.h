// A game being played, apart from any screen: the match, who sits where, whose hands hold the device, what is shown
// next, how far undo reaches, and what each seat has not seen yet. Time is an argument.
//
// A turn of the loop: the scene calls update(), looks at stage(), draws, and answers with one of the calls below.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/lent_memory.h"
#include "base/nibbles.h"
#include "engine/bots/bot.h"
#include "engine/game/match.h"
#include "ui/game/moment.h"
#include "ui/game/plan.h"

namespace lucca::ui {

enum class Speed : uint8_t { Slow, Normal, Instant };

enum class Stage : uint8_t {
  None,      // no game
  Working,   // chance and the rules go on; nothing to show or to ask
  HandOver,  // the device must go to seat(): nothing of the game may be on the screen
  Recap,     // seat() holds the device and has not seen what happened since
  Decide,    // seat() chooses
  Confirm,   // seat() has chosen, and the next step cannot be taken back: go on or undo
  Think,     // the computer player seat() thinks
  Show,      // moment() is on display until its time is up or somebody skips it
  Over,
};

class Session {
 public:
  // The computer players work in `spare`, kBotWorkspace bytes. Who takes it from one makes it think anew.
  explicit Session(LentMemory& spare) : spare_(spare), bot_(spare.take(this)) {}

  // Begins a new game; BadSetup leaves the session as it was. The seed decides every chance outcome to come.
  Verdict start(const Plan& plan, uint32_t seed);
  // Takes up a saved game: resume(), then replay() each entry of its history, then endReplay() with the digest that was
  // saved with it. False: it does not fit the rules of this program, and stands as far as it does.
  bool resume(const Plan& plan, uint32_t seed) { return begin(plan, seed) == Verdict::Accepted; }
  bool replay(Action action);
  bool endReplay(uint32_t digest);
  // The game was saved at Confirm: the player of the last decision gets the device and is asked again.
  void askAgain();
  // The last decision still waits for confirm(), here or, after askAgain(), as soon as its player has the device.
  bool unconfirmed() const { return stage_ == Stage::Confirm || unconfirmed_ || confirmLater_; }
  // Nothing goes on any more: the game is only to be looked at.
  void freeze();
  // Of the state with the due steps of the rules done, however many of them were shown so far.
  uint32_t digest() const;
  void abandon();
  // The device was laid aside: nobody holds it, and who goes on is handed it first.
  void putDown();

  Stage stage() const { return stage_; }
  bool running() const { return stage_ != Stage::None && stage_ != Stage::Over; }
  const Match& match() const { return match_; }
  const Plan& plan() const { return plan_; }
  const SeatInfo& who(Seat seat) const { return plan_.seats[static_cast<std::size_t>(seat)]; }
  uint32_t seed() const { return seed_; }

  // The seat the stage is about; at Show and Working the one that holds the device.
  Seat seat() const { return seat_; }
  // The person who holds the device, -1 before the first hand-over. Its view is all that may be drawn.
  Seat holder() const { return holder_; }
  Seat watcher() const { return holder_ >= 0 ? holder_ : 0; }
  // False while nobody who may see it holds the device: a game of computers alone may be watched.
  bool mayShow() const { return holder_ >= 0 || plan_.persons() == 0; }

  // The watcher's view of the position, and what the seat at Decide or HandOver may choose.
  const AnyView& view() const { return view_; }
  const ActionList& legal() const { return legal_; }

  // Goes on: draws chance outcomes, does steps of the rules, thinks `thinkSteps` steps. True when anything changed.
  bool update(uint32_t nowMs, Speed speed, uint32_t thinkSteps);

  // Show: the computer that moves next thinks already, for what comes in between is known. Its move is the same as without.
  void thinkAhead(uint32_t thinkSteps);
  bool thinksAhead() const { return stage_ == Stage::Show && (ahead_ || aheadAt_ != shows_); }

  // HandOver: whether the named player has something new to see.
  bool willRecap() const;
  // HandOver: what the named player would do is no choice, and is done without him. He is told of it like of all else.
  void playFor(uint32_t nowMs, Speed speed, Action action);
  // HandOver: the named player has the device. With nothing new to see the stage is Decide at once.
  void takeDevice();
  // A game taken up where the seat that is to move holds the device and knows all that happened: a guided game. False
  // when another seat is to move.
  bool takeUp(Seat seat);
  // Recap: seen, or skipped.
  void endRecap();
  // Recap: the seat decides first, and is told at its next decision.
  void putOffRecap();
  // Decide: the choice. Refused: the reason, and nothing changed.
  Verdict play(Action action);
  // What play() would answer.
  Verdict check(Action action) const;
  // The seat's view after `action` (and, with `settled`, after the steps of the rules that follow it). False when the
  // action is refused.
  bool preview(Action action, AnyView& after, bool settled) const;
  // Confirm: the rules go on first, and the question comes later, if undo still reaches back then.
  void confirmLater();
  bool confirmsLater() const { return confirmLater_; }
  void confirmNow();
  // Confirm: go on. It counts as a change, for what is saved now must not ask again.
  void confirm();
  // Show: enough. Think: move now.
  void skip(uint32_t nowMs, Speed speed);

  // Undo reaches back over the holder's own decisions of this turn, never past another player, a chance outcome or a
  // reveal.
  bool canUndo() const;
  int undoReach() const;  // how many decisions
  void undo();

  // What is on display, or what the seat decided last.
  const Moment& moment() const { return moment_; }
  uint32_t shows() const { return shows_; }  // counts the moments, so that a scene knows a new one
  Reason reason() const { return reason_; }  // of the computer's move in moment()
  bool hasReason() const { return moment_.mover >= 0 && !plan_.isPerson(moment_.mover); }
  uint8_t thinkProgress() const { return spare_.has(this) ? bot_.progress() : 0; }
  // At Show: stays until then, unless it waits for a key.
  void stayUntil(uint32_t ms);
  // At Show: whether it stays until somebody goes on.
  bool waitsForKey() const { return waitsForKey_; }

  // A hint for the seat at Decide: begin, then advise() until true.
  void askHint();
  bool advise(uint32_t thinkSteps);
  Action hint() const { return hint_; }
  Reason hintReason() const { return hintReason_; }
  // Puts what `action` would do into moment(), as if it had happened: while a seat decides no other moment is there.
  void foretell(Action action);

  // Who made entry i of the history: a seat or kChance.
  Seat mover(std::size_t i) const { return static_cast<Seat>(static_cast<int>(movers_[i]) + kNobody); }
  std::size_t decisions() const;  // entries that the seats made
  // The first entry that the seat has not seen.
  std::size_t seenBy(Seat seat) const { return seen_[static_cast<std::size_t>(seat)]; }

  // Counts up with every entry added or taken back: saving looks at it.
  uint32_t changes() const { return changes_; }

 private:
  Verdict begin(const Plan& plan, uint32_t seed);
  void reset(const Plan& plan, uint32_t seed);
  void refresh();
  void proceed(uint32_t nowMs, Speed speed);
  void proceedSeat(Seat seat);
  void record(Seat who);
  void drawChance();
  void show(uint32_t nowMs, Speed speed, Seat mover, Action action);
  void beginThinking();
  void beginThinking(Seat seat, const AnyState& state, std::size_t index);
  bool beginAhead();
  void finishThinking(uint32_t nowMs, Speed speed);
  bool secret() const;
  bool reveals() const;
  bool hasNews(std::size_t end) const;
  void noteWatched(std::size_t size);
  Seat nextDecider() const;
  uint32_t seedAt(std::size_t index) const;

  Match match_;
  Plan plan_{};
  uint32_t seed_ = 0;
  Stage stage_ = Stage::None;
  Seat seat_ = -1, holder_ = -1;
  AnyView view_{};
  ActionList legal_;
  LentMemory& spare_;
  Bot bot_;
  uint32_t thoughtOn_ = 0;  // names the decision that the bot thinks about; 0: none
  uint32_t aheadAt_ = 0;    // the show at which it was looked for the next one
  bool ahead_ = false;      // it was found, and is being thought about
  Action hint_ = kNoAction;
  Reason hintReason_;
  Moment moment_;
  Reason reason_;
  uint32_t shows_ = 0, shownUntil_ = 0;
  bool waitsForKey_ = false, unconfirmed_ = false, confirmLater_ = false;
  bool tellsLater_ = false;  // the holder decides before it has seen what happened
  uint32_t changes_ = 0;
  std::array<uint16_t, kMaxSeats> seen_{};
  uint16_t revealed_ = 0;        // the entries before it were decided while seats had secrets
  Nibbles<kMaxHistory> movers_;  // from kNobody on
};

}  // namespace lucca::ui
