// Nim on the screen: three rows of sticks, a cursor that chooses how many go.
#pragma once

#include "host_tests/nim/rules.h"
#include "ui/stage/game_ui.h"

namespace lucca::ui {

class NimUi final : public GameUi {
 public:
  void begin(const Table& table) override;
  bool event(Table& table, const Event& event) override;
  void draw(const Table& table, Canvas& canvas, const Rect& area) override;
  void hints(const Table&, KeyHints& hints) const override { hints.a.add("Take"); }
  uint32_t place() const override { return choice().bits; }
  void setPlace(const Table& table, uint32_t place) override;
  void pointAt(const Table&, Action action) override { choose(action); }
  void describe(const Table& table, const Moment& moment, Phrase& out) override;
  void drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) override;
  void status(const AnyView& view, Seat seat, Phrase& out) const override;
  int inspectPages(const Table&) const override { return 1; }
  void inspectTitle(const Table&, int, Phrase& out) override { out.add("Sticks"); }
  void drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) override;
  void outcome(const Table& table, const Result& result, Phrase& out) override;
  void drawBuilt(const Table&, Seat, Canvas&, const Rect&) override {}
  void refusal(const Table& table, Verdict verdict, Phrase& out) override {
    out.add(table.game().explain(verdict));
  }
  void nameAction(const Table& table, Action action, Phrase& out) override;
  void reason(const Table&, const Reason&, Phrase& out) override { out.add("It leaves an even sum."); }
  std::string_view topic(const Table&) const override { return ruleId(RulePage::DevKeys); }

 private:
  Action choice() const { return nim::take(row_, sticks_); }
  void choose(Action action);

  int8_t row_ = 0, sticks_ = 1;
};

}  // namespace lucca::ui
