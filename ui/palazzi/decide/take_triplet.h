// The start of a turn: takes a triplet, or opens a palace first. There is no cursor until the player asks for one.
#pragma once

#include "ui/palazzi/previews.h"
#include "ui/palazzi/stage_plan.h"
#include "ui/stage/decision.h"
#include "ui/stage/stage_bars.h"

namespace lucca::ui {

class TakeTriplet final : public Decision {
 public:
  void begin(const Table& table) override;
  Answer event(const Table& table, const Event& event) override;
  void pointAt(const Table& table, Action action) override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  RulePage topic(const Table& table) const override;

  void draw(const Table& table, Canvas& canvas, const StagePlan& plan) const;

 private:
  [[gnu::noinline]] void drawChoice(const Table& table, Canvas& canvas, const StagePlan& plan, Action action,
                                    Caption& caption) const;
  [[gnu::noinline]] void drawSeen(const Table& table, Canvas& canvas, const StagePlan& plan,
                                  int triplet) const;

  mutable Previews previews_;  // of the position on display
  int8_t choice_ = -1;         // triplets first, then palaces to open; -1: none yet
};

}  // namespace lucca::ui
