// Plain screens that can play any game: a list of the legal actions. They stand in until a game has its own.
#pragma once

#include "ui/game_ui.h"
#include "ui/widgets.h"

namespace lucca::ui {

class GenericUi final : public GameUi {
 public:
  void begin(const Table& table) override;
  bool event(Table& table, const Event& event) override;
  void draw(const Table& table, Canvas& canvas, const Rect& area) override;
  void hints(const Table& table, KeyHints& hints) const override;
  uint32_t place() const override { return static_cast<uint32_t>(cursor_); }
  void setPlace(const Table& table, uint32_t place) override;

  void describe(const Table& table, const Moment& moment, Phrase& out) override;
  void drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) override;
  void status(const Table& table, Phrase& out) override;

  int inspectPages(const Table& table) const override;
  void inspectTitle(const Table& table, int page, Phrase& out) override;
  void drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) override;

  void outcome(const Table& table, const Result& result, Phrase& out) override;
  Text categoryName(int category) const override;
  void refusal(const Table& table, Verdict verdict, Phrase& out) override;
  void nameAction(const Table& table, Action action, Phrase& out) override;
  void reason(const Table& table, const Reason& reason, Phrase& out) override;
  std::string_view topic(const Table& table) const override;
  bool secret(const Table&) const override { return false; }

 private:
  int cursor_ = 0;
};

}  // namespace lucca::ui
