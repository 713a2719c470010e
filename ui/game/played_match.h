// A match with those who play it: who sits where, what chance will draw, and who made which entry of the history. This is
// what a save keeps and what undo takes back.
#pragma once

#include <cstdint>
#include <span>

#include "base/fixed_list.h"
#include "base/nibbles.h"
#include "engine/game/match.h"
#include "ui/game/plan.h"

namespace lucca::ui {

class PlayedMatch : public Match {
 public:
  // A new match; BadSetup leaves it as it was. The seed decides every chance outcome to come.
  Verdict begin(const Plan& plan, uint32_t seed);

  const Plan& plan() const { return plan_; }
  uint32_t seed() const { return seed_; }
  // Each entry has its own seed, so that an interruption does not change how the game proceeds.
  uint32_t seedAt(std::size_t index) const;

  // An entry of the seat that is to move, or of chance.
  Verdict add(Action action);
  // The outcome that chance draws as entry `index`, in a state of this match where it is to move.
  Action outcomeAt(std::size_t index, const AnyState& state) const;
  // Draws the outcome of chance, which is to move. False: the history is full.
  bool drawChance();
  // Sets the next outcomes of chance, in their order; those beyond kForetold are drawn. `before`: the outcomes in the history
  // before the first of them. Valid until begin().
  static constexpr std::size_t kForetold =
      76;  // new cards of all rounds but the first, in the game with the most
  void foretell(std::span<const Action> outcomes, std::size_t before);
  // Takes back the last entry, and does the steps of the rules that were due before it.
  void undo();
  // How many of the last entries the seat made, not further back than to a reveal.
  int madeLast(Seat seat) const;

  // The maker of entry i of the history: a seat or kChance.
  Seat mover(std::size_t i) const { return static_cast<Seat>(static_cast<int>(movers_[i]) + kNobody); }
  std::size_t decisions() const;                                           // entries that the seats made
  std::size_t outcomes() const { return history().size() - decisions(); }  // those of chance
  // Counts up with every entry added or taken back: saving looks at it.
  uint32_t changes() const { return changes_; }
  void touch() { ++changes_; }

  // ---- What would be
  // The answer that add() would give.
  Verdict check(Action action) const;
  // A seat's view after `action`. False when it is refused.
  bool preview(Action action, Seat watcher, AnyView& after) const;
  // The seat that decides next, after the due steps of the rules; and the digest of that state.
  Seat nextDecider() const;
  uint32_t settledDigest() const;
  // The state after the first `length` entries, with the steps of the rules that were due then.
  void stateAfter(std::size_t length, AnyState& out) const;
  // Whether seats have secrets now.
  bool secret() const;

 private:
  // An entry is added and taken back with its mover only.
  using Match::apply, Match::rewind, Match::start;

  Plan plan_{};
  uint32_t seed_ = 0, changes_ = 0;
  uint16_t revealed_ = 0;        // the entries before it were decided while seats had secrets
  Nibbles<kMaxHistory> movers_;  // from kNobody on
  FixedList<Action, kForetold> foretold_;
  uint16_t foretoldFrom_ = 0;  // outcomes before the first of them
};

}  // namespace lucca::ui
