// Places the cards of a triplet one by one. The city shows each choice before it is made.
#pragma once

#include "engine/palazzi/state.h"
#include "ui/palazzi/stage_plan.h"
#include "ui/stage/decision.h"

namespace lucca::ui {

class PlaceCard final : public Decision {
 public:
  void begin(const Table& table) override;
  Answer event(const Table& table, const Event& event) override;
  void pointAt(const Table& table, Action action) override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  RulePage topic(const Table& table) const override;

  void draw(const Table& table, Canvas& canvas, const StagePlan& plan) const;

 private:
  void step(const palazzi::State& state, int step);
  bool toCard(const palazzi::State& state, int step);
  void chooseOption(const palazzi::State& state);
  [[gnu::noinline]] void drawKeys(const Table& table, Canvas& canvas, const StagePlan& plan) const;

  int8_t column_ = 0;  // the card in hand
  int8_t option_ = 0;  // what to do with it
};

}  // namespace lucca::ui
