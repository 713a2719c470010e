// The players' colours in Torri, and the end of a game in the results: what the winner and what everybody built.
#pragma once

#include "ui/stage/game_pictures.h"

namespace lucca::ui {

class TorriPictures final : public GamePictures {
 public:
  Paint paint(const SeatInfo& who, const AnyView& view, Seat seat) const override;
  void drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) const override;
  void drawAllBuilt(const Table& table, std::span<const Placed> order, Canvas& canvas,
                    const Rect& area) const override;
  void drawTurning(const Table& table, const TurnLook& look,
                   Canvas& canvas) const override;  // turning_picture.cpp
  Text lookAround() const override { return Text::TorriLookAround; }
  uint32_t endMs(const Table& table, const EndShow& end) const override;
  void drawEnd(const Table& table, const EndShow& end, Canvas& canvas, const Rect& area) const override;
  void drawSign(const Table& table, Seat seat, Canvas& canvas, const Rect& square) const override;
};
inline constexpr TorriPictures kTorriPictures;

}  // namespace lucca::ui
