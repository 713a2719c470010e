// A list of names to pick from, or letters to type a new one.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class NameEntryScene final : public Scene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  void pickEvent(App& app, const Event& event);
  void typeEvent(App& app, const Event& event);
  void press(App& app);
  void erase(App& app);
  void finish(App& app, std::string_view name);
  void drawLetters(App& app, Canvas& canvas);

  Menu menu_;
  bool typing_ = false;
  int8_t cursor_ = 0;
  uint8_t letters_ = 0;
  Phrase name_;
};

}  // namespace lucca::ui
