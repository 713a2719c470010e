// Torri's coach of one seat: who wins next, and who can strike the seat's tower.
#pragma once

#include "engine/torri/loss.h"
#include "ui/stage/seat_coach.h"

namespace lucca::ui {

class TorriCoach final : public SeatCoach {
 public:
  void begin(const Turn& turn) override;
  bool advance(const Turn& turn) override;
  bool warns() const override { return static_cast<bool>(search_.loss()); }
  std::size_t fault() const override { return search_.loss().fault; }
  void describe(const Table& table, bool brief, Phrase& out) const override;
  void count(Phrase& out) const override;
  Action mark() const override;
  const torri::TurnLoss& loss() const { return search_.loss(); }

 private:
  torri::LossSearch search_;
};

}  // namespace lucca::ui
