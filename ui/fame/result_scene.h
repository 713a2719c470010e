// How the game ended, in pages to the left and right: the order, how it adds up, how it grew, the code for a phone.
#pragma once

#include <span>

#include "ui/shell/app.h"

namespace lucca::ui {

struct ResultPage {
  // False: nothing to show for this game.
  bool (*present)(App&);
  void (*draw)(App&, Canvas&, const Rect& area);
};

std::span<const ResultPage> resultPages();

class ResultScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  int16_t page_ = 0;
  uint32_t turnedAt_ = 0;  // to this page
};

}  // namespace lucca::ui
