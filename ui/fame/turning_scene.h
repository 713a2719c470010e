// A turn that mattered: the position before it, what was played and what would have been better, and the way into a game from
// there.
#pragma once

#include "ui/fame/review_words.h"
#include "ui/shell/app.h"

namespace lucca::ui {

class TurningScene final : public Scene {
  void enter(App& app) override;
  void resume(App& app) override { show(app); }
  bool saysNotes(App&) const override { return true; }
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  const TurningPoint& point(const App& app) const;
  void show(App& app);
  void turnTo(App& app, bool better);
  void stepPoint(App& app, int step);

  static constexpr int kMostPoints = 3;  // of a person

  TurnActions made_;
  std::size_t start_ = 0;  // entries before the turn
  uint32_t openedAt_ = 0;
  int8_t points_[kMostPoints] = {};  // of Review::points
  int8_t count_ = 0, at_ = 0;
  bool better_ = false,
       turned_ = false;  // the better turn is shown; it came up by itself, or a key was pressed
};

}  // namespace lucca::ui
