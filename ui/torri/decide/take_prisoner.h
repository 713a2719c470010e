// In a struggle: chooses which house becomes a prisoner.
#pragma once

#include "ui/stage/decision.h"
#include "ui/torri/cursor.h"
#include "ui/torri/shot.h"

namespace lucca::ui {

class TakePrisoner final : public Decision {
 public:
  explicit TakePrisoner(TorriCursor& cursor) : cursor_(cursor) {}

  void begin(const Table& table) override;
  Answer event(const Table& table, const Event& event) override;
  Action forced(const Table& table) const override;
  void pointAt(const Table& table, Action action) override;
  uint32_t place() const override { return cursor_.place(); }
  void setPlace(const Table& table, uint32_t place) override;
  RulePage topic(const Table& table) const override;

  void draw(const Shot& shot);

 private:
  TorriCursor& cursor_;
};

}  // namespace lucca::ui
