// The screens of Torri: choosing colour and lot, the prisoner, the switch; the struggle blow by blow; standings to look
// at. Words are in words.cpp, the pictures of moments in moments.cpp.
#pragma once

#include "engine/torri/query.h"
#include "ui/stage/game_ui.h"
#include "ui/torri/pictures/city_picture.h"

namespace lucca::ui {

// What the seat at the table sees.
inline const torri::State& stateOf(const Table& table) { return table.viewAs<torri::View>().state; }
inline const torri::State& stateOf(const AnyView& view) {
  return reinterpret_cast<const torri::View*>(view.bytes)->state;
}
// Where the brick that the player has just placed comes down; kNoLot when none does.
torri::Lot placedLot(const Table& table);

class TorriUi final : public GameUi {
 public:
  void begin(const Table& table) override;
  bool event(Table& table, const Event& event) override;
  void draw(const Table& table, Canvas& canvas, const Rect& area) override;
  void hints(const Table& table, KeyHints& hints) const override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  void pointAt(const Table& table, Action action) override;

  void describe(const Table& table, const Moment& moment, Phrase& out) override;
  void explain(const Moment& moment, Phrase& out) const override;
  void drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) override;
  int momentWidth(const Moment& moment, int height) const override;
  Effect soundOf(const Moment& moment) const override;
  void status(const AnyView& view, Seat seat, Phrase& out) const override;
  Paint paint(const SeatInfo& who, const AnyView& view, Seat seat) const override;
  Seat subject(const Moment& moment) const override;

  int inspectPages(const Table& table) const override;
  void inspectTitle(const Table& table, int page, Phrase& out) override;
  bool inspectEvent(Table& table, int page, const Event& event) override;
  void drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) override;

  void outcome(const Table& table, const Result& result, Phrase& out) override;
  void drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) override;
  void refusal(const Table& table, Verdict verdict, Phrase& out) override;
  void nameAction(const Table& table, Action action, Phrase& out) override;
  void reason(const Table& table, const Reason& reason, Phrase& out) override;
  std::string_view topic(const Table& table) const override;
  bool shows(const Table& table, Word word) const override;

 private:
  // place_screen.cpp: the colour, then the lot.
  bool placeEvent(Table& table, const Event& event);
  void drawPlacing(const Table& table, Canvas& canvas, const Rect& area) const;
  void drawColour(const Table& table, Canvas& canvas, const Rect& row, torri::Colour colour,
                  bool chosen) const;
  void drawSupply(const Table& table, Canvas& canvas, const Rect& area) const;
  void placeNote(const Table& table, Phrase& out) const;
  void moveLot(const torri::State& state, const Event& event);
  // prisoner_screen.cpp: a house of the attacker; and the switch at the end of a turn.
  bool prisonerEvent(Table& table, const Event& event);
  bool switchEvent(Table& table, const Event& event);
  void drawPrisoner(const Table& table, Canvas& canvas, const Rect& area) const;
  void drawSwitch(const Table& table, Canvas& canvas, const Rect& area) const;

  torri::Colour colour_ = torri::Colour::White;
  torri::Lot lot_ = torri::kNoLot;     // under the cursor; at first in the middle
  int8_t choice_ = 0;                  // of a list
  bool choosingLot_ = false;           // the colour is chosen
  torri::Lot looked_ = torri::kNoLot;  // the tower on the inspect page; kNoLot: the first
};

}  // namespace lucca::ui
