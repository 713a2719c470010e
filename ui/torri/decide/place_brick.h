// Places a brick: first its colour, then its lot. The city shows what the brick would become, join and start.
#pragma once

#include "engine/torri/foresight.h"
#include "ui/stage/decision.h"
#include "ui/torri/cursor.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/shot.h"

namespace lucca::ui {

class PlaceBrick final : public Decision {
 public:
  explicit PlaceBrick(TorriCursor& cursor) : cursor_(cursor) {}

  void begin(const Table& table) override;
  Answer event(const Table& table, const Event& event) override;
  Rect ponder(const Table& table) override;
  void pointAt(const Table& table, Action action) override;
  void leadTo(const Table& table, Action action) override;
  uint32_t place() const override { return cursor_.place(); }
  void setPlace(const Table& table, uint32_t place) override;
  RulePage topic(const Table& table) const override;

  void draw(const Shot& shot);

 private:
  Answer takeColour(const Table& table);
  void moveLot(const torri::State& state, const Event& event);
  torri::StruggleForesight* foresight(const torri::State& state) const;

  void markLot(const Shot& shot, CityMarks& marks) const;
  void drawKeys(const Shot& shot) const;
  void addEffect(const Shot& shot, Phrase& out, Phrase& brief) const;
  Rect drawForetold(const Shot& shot);

  TorriCursor& cursor_;
  uint16_t placed_ = 0;  // the brick that the cursor's colour was chosen for last
  Rect foretoldOn_{};    // what shows a struggle: the card, and the houses that it costs
};

}  // namespace lucca::ui
