// How Palazzi shows moments, and whose city is on the stage while others play.
#pragma once

#include "ui/stage/acts.h"

namespace lucca::ui {

class PalazziActs final : public Acts {
 public:
  uint32_t actMs(const Moment& moment) const override;
  uint32_t stayMs(const Moment& moment) const override;
  uint32_t ownRestMs(const Moment& moment) const override;
  void follow(const Table& table, const Moment& moment, Order order) override;
  void decide(bool /*forced*/) override { mine_ = false; }
  void draw(const Table& table, Canvas& canvas, const Cue& cue) override;
  // B switches between the computer's city and the player's own. While others play, left and right lead to the neighbours'
  // cities, up and down to all of them.
  Answer watchEvent(const Table& table, const Event& event) override;

  // Whose city is on the stage while others play.
  Seat shownSeat(const Table& table) const;
  // Whether the player's own city is shown in place of the computer's while the computer thinks.
  bool showsMine() const { return mine_; }

 private:
  bool mine_ = false;
  uint16_t rest_ = 0;  // how long a computer's cursor rests before its act, in ms
};

}  // namespace lucca::ui
