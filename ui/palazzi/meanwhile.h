// The page of the others' turns since the seat's last one: a panel each with its city, new floors ringed, and the order of play.
#pragma once

#include "ui/stage/meanwhile.h"

namespace lucca::ui {

class PalazziMeanwhile final : public Meanwhile {
 public:
  int panels(const Table& table) const override;
  Seat seat(const Table& table, int panel) const override;
  void draw(const Table& table, const AnyView& then, int chosen, bool handsOver,
            Canvas& canvas) const override;
};
inline constexpr PalazziMeanwhile kPalazziMeanwhile;

}  // namespace lucca::ui
