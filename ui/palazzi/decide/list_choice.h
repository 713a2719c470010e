// A decision of Palazzi that is a choice from one list: up and down go round it. There is no cursor until the player asks
// for one.
#pragma once

#include "ui/stage/decision.h"

namespace lucca::ui {

class ListChoice : public Decision {
 public:
  void begin(const Table&) final { choice_ = -1; }
  uint32_t place() const final;
  void setPlace(const Table& table, uint32_t place) final;
  RulePage topic(const Table& table) const override;

 protected:
  ~ListChoice() = default;

  // The answer to up and down in a list of `count` entries; the first step leads to one of its ends.
  Answer step(const Table& table, const Event& event, int count);
  // B: undo, or where nothing can be undone a look at all cities.
  static Answer back(const Table& table);

  int8_t choice_ = -1;  // the entry under the cursor; -1: none yet
};

}  // namespace lucca::ui
