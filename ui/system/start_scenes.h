// From switching on to the main menu.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class LanguageScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  Menu menu_;
};

class TitleScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool ownsAllKeys() const override { return true; }

 private:
  void leave(App& app) const;
  uint32_t since_ = 0;
};

class MainMenuScene final : public Scene {
 public:
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  Menu menu_;
};

}  // namespace lucca::ui
