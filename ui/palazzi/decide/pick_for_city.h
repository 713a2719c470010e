// With two players: picks a card for the City from the triplets that are left. The City's quarter is on the stage.
#pragma once

#include "ui/palazzi/stage_plan.h"
#include "ui/stage/decision.h"

namespace lucca::ui {

class PickForCity final : public Decision {
 public:
  void begin(const Table& table) override;
  Answer event(const Table& table, const Event& event) override;
  void pointAt(const Table& table, Action action) override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  RulePage topic(const Table& table) const override;

  void draw(const Table& table, Canvas& canvas, const StagePlan& plan) const;

 private:
  int8_t choice_ = -1;  // of the cards that may be picked; -1: none yet
};

}  // namespace lucca::ui
