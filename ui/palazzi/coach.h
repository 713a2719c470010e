// Palazzi's coach of one seat: walls that fall at the end, a card thrown away, a party that is worth less at the end.
#pragma once

#include "engine/palazzi/loss.h"
#include "ui/stage/seat_coach.h"

namespace lucca::ui {

class PalazziCoach final : public SeatCoach {
 public:
  void begin(const Turn& turn) override;
  bool advance(const Turn&) override { return true; }
  bool warns() const override { return static_cast<bool>(loss_); }
  std::size_t fault() const override { return loss_.fault; }
  void describe(const Table& table, bool brief, Phrase& out) const override;
  void count(Phrase& out) const override;

 private:
  palazzi::TurnLoss loss_;
};

}  // namespace lucca::ui
