// With two players: picks a card for the City from the triplets that are left. The City's quarter is on the stage.
#pragma once

#include "ui/palazzi/decide/list_choice.h"
#include "ui/palazzi/stage_plan.h"

namespace lucca::ui {

class PickForCity final : public ListChoice {
 public:
  Answer event(const Table& table, const Event& event) override;
  void pointAt(const Table& table, Action action) override;

  void draw(const Table& table, Canvas& canvas, const StagePlan& plan) const;
};

}  // namespace lucca::ui
