// The end of a turn: end it, take it back, or play on with another colour, all in one choice.
#pragma once

#include "base/fixed_list.h"
#include "ui/stage/decision.h"
#include "ui/torri/cursor.h"
#include "ui/torri/shot.h"

namespace lucca::ui {

class EndTurn final : public Decision {
 public:
  explicit EndTurn(TorriCursor& cursor) : cursor_(cursor) {}

  void begin(const Table& table) override;
  Answer event(const Table& table, const Event& event) override;
  Rect ponder(const Table& table) override;
  Action forced(const Table& table) const override;
  void pointAt(const Table& table, Action action) override;
  // The cursor's bits, and the choice in bits 11-13.
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  RulePage topic(const Table& table) const override;

  // Also at the question whether the turn is over; `timeLeft` as for GameStage::draw.
  void draw(const Shot& shot, int timeLeft);

 private:
  // The colours to choose from: the seat's own, and the neutral ones if any of them has a tower or prisoners.
  using ColourList = FixedList<torri::Brick, torri::kColours>;
  void listColours(const Table& table, ColourList& out) const;
  bool offersSwitch(const torri::State& state) const;
  Rect drawSwitchWins(const Shot& shot, const ColourList& colours) const;
  void drawKeys(const Shot& shot, const ColourList& colours, int timeLeft) const;

  TorriCursor& cursor_;
  int8_t choice_ = 0;  // of the colours
};

}  // namespace lucca::ui
