// Pages of Torri that can be looked at any time: threats, a tower's card, the plan, the city from a corner, the standing of each colour.
#pragma once

#include "engine/torri/query.h"
#include "ui/stage/inspect_pages.h"
#include "ui/torri/threat_page.h"

namespace lucca::ui {

class TorriPages final : public InspectPages {
 public:
  explicit TorriPages(TorriCursor& cursor) : threats_(cursor) {}

  int count(const Table& table) const override;
  void draw(const Table& table, int page, Canvas& canvas, const Rect& area) override;
  void title(int page, Phrase& out) const override;
  int everybody(const Table& table) const override;
  int menuPage(int i, Text& label) const override;
  int step(const Table& table, int page, const Event& event) override;
  bool whole(int page) const override;
  Rect ponder(const Table& table, int page) override;

 private:
  int stepThreats(const Table& table, const Event& event);
  bool lookOn(const torri::State& state, int page, const Event& event);

  ThreatPage threats_;
  torri::Lot looked_ = torri::kNoLot;  // the tower of the card; kNoLot: the first
  void turn(int quarters) { turns_ = static_cast<int8_t>((turns_ + quarters + 4) & 3); }

  int8_t turns_ = 0;  // by how many quarters the city is turned while somebody looks around
};

}  // namespace lucca::ui
