// The secret choice at the start: two of four cards, which start the palaces.
#pragma once

#include "ui/palazzi/stage_plan.h"
#include "ui/stage/decision.h"

namespace lucca::ui {

class KeepPair final : public Decision {
 public:
  void begin(const Table& table) override;
  Answer event(const Table& table, const Event& event) override;
  void pointAt(const Table& table, Action action) override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  RulePage topic(const Table& table) const override;

  // While the seat decides; and after it, with the pair in front.
  void draw(const Table& table, Canvas& canvas, const StagePlan& plan) const;

 private:
  int8_t column_ = 0;  // the card under the cursor
  int8_t first_ = -1;  // the card chosen first; -1: none yet
};

}  // namespace lucca::ui
