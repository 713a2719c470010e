// Which game: one of them anew, or as it was last played.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class ChooseGameScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  struct Row {
    GameId game;
    bool again;
  };
  Row rowAt(const App& app, int i) const;
  Menu menu_;
};

}  // namespace lucca::ui
