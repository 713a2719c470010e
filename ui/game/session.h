// A game being played, apart from any screen: it leads from phase to phase, from one pair of hands to the next. The match,
// the hands, the thinking and what is shown are its parts. Time is an argument.
//
// A turn of the loop: the scene calls update(), looks at phase(), draws, and answers with one of the calls below.
#pragma once

#include <cstdint>

#include "ui/game/hands.h"
#include "ui/game/played_match.h"
#include "ui/game/rival.h"
#include "ui/game/showing.h"
#include "ui/game/thinker.h"

namespace lucca::ui {

class Session {
 public:
  enum class Phase : uint8_t {
    None,      // no game
    Working,   // chance and the rules act; there is nothing to show or to ask
    HandOver,  // the device must go to seat(): nothing of the game may be on the screen
    Recap,     // seat() holds the device and has not seen what happened since
    Decide,    // seat() chooses
    Confirm,   // seat() has chosen, and the next step cannot be taken back: go on or undo
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

  // Moves for the computers whenever it has a move; null: they always think. It must outlive the session or be replaced.
  void setRival(const Rival* rival) { rival_ = rival; }

  // ---- Beginning and end
  // Begins a new game; BadSetup leaves the session as it was. The seed decides every chance outcome to come.
  Verdict start(const Plan& plan, uint32_t seed);
  // Takes up a saved game: resume(), then replay() each entry of its history, then endReplay() with the digest that was
  // saved with it. False: it does not fit the rules of this program, and the session holds the part that does.
  // `unconfirmed`: it was saved at Confirm, and the player of the last decision gets the device and is asked again.
  bool resume(const Plan& plan, uint32_t seed) { return begin(plan, seed) == Verdict::Accepted; }
  bool replay(Action action);
  bool endReplay(uint32_t digest, bool unconfirmed);
  // A game taken up where the seat that is to move holds the device and knows all that happened: a guided game. False
  // when another seat is to move. Undo does not reach further back.
  bool takeUp(Seat seat);
  // After replay(): the seat holds the device, has seen all of it, and watches what comes next.
  void watch(Seat seat);
  // After endReplay(): nobody is told what happened before.
  void knowAll();
  // After replay(): see PlayedMatch::foretell.
  void foretell(std::span<const Action> outcomes, std::size_t before) { match_.foretell(outcomes, before); }
  // The device was laid aside. It must be handed over again before anybody plays.
  void putDown();
  // Stops the game for good: it can only be looked at.
  void freeze();
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

  // A position of a replay, which `entries` of the history led to: it is what the pages show until lookHere().
  void lookAt(const AnyView& view, std::size_t entries) {
    hands_.lookAt(view);
    looksAt_ = static_cast<uint16_t>(entries);
  }
  void lookHere() {
    hands_.look(match_);
    looksAt_ = kMaxHistory;
  }
  std::size_t entriesSeen() const {
    return looksAt_ < match_.history().size() ? looksAt_ : match_.history().size();
  }

  // ---- Players elsewhere
  // A bit for each seat whose player has this game in another browser. Chance is then drawn by one of them, so that nobody
  // who decided here knows it in advance: the phase is HandOver, and seat() is the one who is to draw.
  uint8_t away() const { return away_; }
  void setAway(uint8_t seats) { away_ = seats; }
  // A seat's player went elsewhere just now; the next save says so.
  void sendAway(Seat seat);
  // HandOver: seat() is to draw what chance brings, and takeDevice() draws it here after all.
  bool awaitsChance() const {
    return phase_ == Phase::HandOver && !unconfirmed_ && match_.toMove() == kChance;
  }

  // ---- Answers
  // HandOver: whether the named player has something new to see.
  bool willRecap() const { return !unconfirmed_ && hands_.hasNews(match_, seat_); }
  // HandOver: what the named player would do is no choice, and is done without him. He is told of it like of all else.
  void playFor(uint32_t nowMs, Speed speed, Action action);
  // HandOver: the named player has the device. With nothing new to see the phase is Decide at once.
  void takeDevice();
  // Recap: seen, or skipped.
  void endRecap();
  // Recap: the seat decides first, and is told at its next decision.
  void putOffRecap();
  // Decide: the choice. Refused: the reason, and nothing changed.
  Verdict play(Action action);
  // Confirm: go on. It counts as a change, for what is saved now must not ask again.
  void confirm();
  // Confirm: the rules go on first; once nothing but the question is left, confirmNow() asks it. False: none was put off.
  void confirmLater();
  bool confirmNow();
  // The last decision still waits for confirm(), here, later, or as soon as its player has the device.
  bool unconfirmed() const { return phase_ == Phase::Confirm || unconfirmed_ || confirmLater_; }
  // Think: the computer's move comes from elsewhere (a puzzle's answer).
  void answer(uint32_t nowMs, Speed speed, Action action);
  // Show: enough. Think: move now.
  void skip(uint32_t nowMs, Speed speed);
  // Undo reaches back over the holder's own decisions of this turn, never past another player, a chance outcome or a
  // reveal. How many decisions it can take back; undo() takes back one.
  int undoReach() const;
  void undo();

 private:
  Verdict begin(const Plan& plan, uint32_t seed);
  void enter(Phase phase);
  void isHere(Seat seat) { away_ = static_cast<uint8_t>(away_ & ~(1u << seat)); }  // it decides or draws here
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
  const Rival* rival_ = nullptr;
  Phase phase_ = Phase::None;
  Seat seat_ = -1;
  ActionList legal_;
  uint16_t floor_ = 0;              // undo takes back nothing before it
  uint16_t looksAt_ = kMaxHistory;  // entries before the position that is looked at
  uint8_t away_ = 0;
  bool drawsHere_ = false;  // until the next decision
  bool unconfirmed_ = false, confirmLater_ = false;
  bool tellsLater_ = false;  // the holder decides before it has seen what happened
};

}  // namespace lucca::ui
