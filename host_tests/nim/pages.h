// The one page of Nim that can be looked at any time.
#pragma once

#include "ui/stage/inspect_pages.h"

namespace lucca::ui {

class NimPages final : public InspectPages {
 public:
  int count(const Table&) const override { return 1; }
  void draw(const Table& table, int page, Canvas& canvas, const Rect& area) override;
  void title(int, Phrase& out) const override { out.add("Sticks"); }
};

}  // namespace lucca::ui
