// The start of a turn: takes a triplet, or opens a palace first. The list has the triplets first, then the palaces that
// can be opened.
#pragma once

#include "ui/palazzi/decide/list_choice.h"
#include "ui/palazzi/previews.h"
#include "ui/palazzi/stage_plan.h"
#include "ui/stage/stage_bars.h"

namespace lucca::ui {

class TakeTriplet final : public ListChoice {
 public:
  Answer event(const Table& table, const Event& event) override;
  void pointAt(const Table& table, Action action) override;
  RulePage topic(const Table& table) const override;

  void draw(const Table& table, Canvas& canvas, const StagePlan& plan) const;

 private:
  [[gnu::noinline]] void drawChoice(const Table& table, Canvas& canvas, const StagePlan& plan, Action action,
                                    Caption& caption) const;
  [[gnu::noinline]] void drawSeen(const Table& table, Canvas& canvas, const StagePlan& plan,
                                  int triplet) const;

  mutable Previews previews_;  // of the position on display
};

}  // namespace lucca::ui
