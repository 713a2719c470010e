// A new game: which one, its options, who sits where.
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

class OptionsScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  void change(App& app, int step);
  Menu menu_;
};

class SeatsScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  void change(App& app, int step);
  void begin(App& app);
  Menu menu_;
  int8_t first_ = 0;  // the seat that starts; -1: by lot
};

class SeatEditScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  void change(App& app, int step);
  Menu menu_;
};

// A list of names to pick from, or letters to type one's own.
class NameEntryScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
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
