// Continues a finished game from a position: asks for the opponents and begins. It becomes a running game of its own.
#pragma once

#include "ui/shell/menu_scene.h"

namespace lucca::ui {

class TryScene final : public MenuScene {
  void enter(App& app) override;
  void resume(App& app) override;
  int rows(const App&) const override { return begins() + 1; }
  void draw(App& app, Canvas& canvas) override;
  void choose(App& app) override;
  void change(App& app, int step) override;

  void findPosition(App& app);
  std::string_view against() const;
  // The rows that are there: a game without new cards from here on has none for them.
  int begins() const { return cards_ ? 2 : 1; }

  int8_t against_ = 0;  // from the strongest level down; kLevels: the same people
  bool cards_ = false;  // new cards come
  bool asThen_ = false, waitsForRoom_ = false;
  Seat person_ = 0;    // who plays on
  uint16_t turn_ = 0;  // from 1
};

}  // namespace lucca::ui
