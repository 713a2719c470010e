// The one decision of Nim: a cursor chooses how many sticks go, and from which row.
#pragma once

#include "host_tests/nim/rules.h"
#include "ui/stage/decision.h"

namespace lucca::ui {

class TakeSticks final : public Decision {
 public:
  void begin(const Table& table) override { choose(table.legal()[0]); }
  Answer event(const Table& table, const Event& event) override;
  void pointAt(const Table&, Action action) override { choose(action); }
  uint32_t place() const override { return choice().bits; }
  void setPlace(const Table& table, uint32_t place) override;
  RulePage topic(const Table&) const override { return RulePage::DevKeys; }

  void draw(const Table& table, Canvas& canvas) const;

 private:
  Action choice() const { return nim::take(row_, sticks_); }
  void choose(Action action);

  int8_t row_ = 0, sticks_ = 1;
};

}  // namespace lucca::ui
