// The guided first games: which one, and the coach's panel over the real screen of the game.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class GuidedScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  // Hello and End are said outside the moments.
  enum class View : uint8_t { Choose, Hello, Line, End };

  void choose(App& app);
  void goOn(App& app);
  void drawChoice(App& app, Canvas& canvas);
  void drawCoach(App& app, Canvas& canvas);

  View view_ = View::Choose;
  Menu menu_;
  Coach line_ = {};
};

// Called by the game's screen whenever the session's stage changes: shows the coach, or the next moment. True when
// another scene takes over.
bool followGuide(App& app);

}  // namespace lucca::ui
