// The review of a finished game: the river of chances with its marks, and a page for each person.
#pragma once

#include "ui/fame/river.h"
#include "ui/shell/app.h"
#include "ui/stage/stage_bars.h"

namespace lucca::ui {

class ReviewScene final : public Scene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool thinking(const App& app) const override { return !app.review.done(); }

  void find(App& app, bool wide);
  void riverEvent(App& app, const Event& event);
  void peopleEvent(App& app, const Event& event);
  void look(App& app);
  void leave(App& app);
  Seat nextPerson(App& app, int step) const;
  RiverLook lookOf(App& app) const;
  void drawRiverPage(App& app, Canvas& canvas);
  void describeMark(App& app, const RiverMark& mark, bool low, Caption& caption) const;
  void describeAll(App& app, Caption& caption) const;
  void drawCaptionOf(App& app, Canvas& canvas, const Rect& box) const;

  RiverMarks marks_;
  int16_t turns_ = 0;      // of the whole game
  int8_t cursor_ = -1;     // of the marks; -1: the overview
  Seat person_ = kNobody;  // whose page it is; kNobody: the river
};

}  // namespace lucca::ui
