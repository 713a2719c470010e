// The cities of Palazzi side by side: to look at any time, and as they were built in the end.
#pragma once

#include "ui/stage/game_pictures.h"
#include "ui/stage/inspect_pages.h"

namespace lucca::ui {

// A page for each area, then the list of all, then the colours.
class PalazziPages final : public InspectPages {
 public:
  int count(const Table& table) const override;
  void draw(const Table& table, int page, Canvas& canvas, const Rect& area) override;
  bool whole() const override { return true; }
  int first(const Table& table) const override;
  int step(const Table& table, int page, const Event& event) override;

 private:
  int stepColours(const Table& table, int list, const Event& event);

  int8_t city_ = 0;    // the row in the list
  int8_t colour_ = 0;  // the row of the colours
  bool fromList_ = false;
};

class PalazziPictures final : public GamePictures {
 public:
  int entryWidth() const override { return 40; }
  void drawEntry(const Table& table, const Moment& moment, Canvas& canvas,
                 const Rect& box) const override;  // log_picture.cpp
  void drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) const override;
  void drawAllBuilt(const Table& table, std::span<const Placed> order, Canvas& canvas,
                    const Rect& area) const override;
  void drawTurning(const Table& table, const TurnLook& look,
                   Canvas& canvas) const override;  // turning_picture.cpp
  bool citiesApart() const override { return true; }
  uint32_t endMs(const Table& table, const EndShow& end) const override;  // end_picture.cpp
  void drawEnd(const Table& table, const EndShow& end, Canvas& canvas, const Rect& area) const override;
};
inline constexpr PalazziPictures kPalazziPictures;

}  // namespace lucca::ui
