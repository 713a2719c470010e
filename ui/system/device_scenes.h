// Settings and the device itself.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class SettingsScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  void change(App& app, int step);
  Menu menu_;
};

class AboutScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  Pager pager_;
};

// For makers: does everything on this board work?
class DiagnosticsScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  void exit(App& app) override;
  bool ownsAllKeys() const override { return true; }

 private:
  void drawKeys(App& app, Canvas& canvas);
  void drawFacts(App& app, Canvas& canvas);

  uint8_t page_ = 0;
  uint8_t effect_ = 0;
  ButtonSet seen_ = 0;
  bool lastWasB_ = false;
  uint8_t percent_ = 0;
};

class FaultScene final : public Scene {
 public:
  void enter(App& app) override;
  void exit(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  bool ownsAllKeys() const override { return true; }
};

class DialogScene final : public Scene {
 public:
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  bool ownsAllKeys() const override { return true; }
};

}  // namespace lucca::ui
