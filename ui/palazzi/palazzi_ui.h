// The screens of Palazzi: the secret pair, the table of triplets, playing a triplet's cards, the City's picks; the
// pictures of what happened; quarters to look at. Words are in words.cpp, the pictures of moments in moments.cpp.
#pragma once

#include "engine/palazzi/query.h"
#include "ui/palazzi/choices.h"
#include "ui/stage/game_ui.h"

namespace lucca::ui {

// What the seat at the table knows.
inline const palazzi::State& known(const Table& table) { return table.viewAs<palazzi::View>().known; }

class PalazziUi final : public GameUi {
 public:
  void begin(const Table& table) override;
  bool event(Table& table, const Event& event) override;
  void draw(const Table& table, Canvas& canvas, const Rect& area) override;
  void hints(const Table& table, KeyHints& hints) const override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  void pointAt(const Table& table, Action action) override;

  void describe(const Table& table, const Moment& moment, Phrase& out) override;
  void drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) override;
  int momentWidth(const Moment& moment, int height) const override;
  Effect soundOf(const Moment& moment) const override;
  void status(const AnyView& view, Seat seat, Phrase& out) const override;
  Seat subject(const Moment& moment) const override;

  int inspectPages(const Table& table) const override;
  void inspectTitle(const Table& table, int page, Phrase& out) override;
  Seat inspectSeat(const Table& table, int page) const override;
  void drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) override;

  void outcome(const Table& table, const Result& result, Phrase& out) override;
  void drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) override;
  void refusal(const Table& table, Verdict verdict, Phrase& out) override;
  void nameAction(const Table& table, Action action, Phrase& out) override;
  void reason(const Table& table, const Reason& reason, Phrase& out) override;
  std::string_view topic(const Table& table) const override;
  bool shows(const Table& table, Word word) const override;
  bool secret(const Table& table) const override;

 private:
  // keep_screen.cpp: two cards of four.
  bool keepEvent(Table& table, const Event& event);
  void drawKeep(const Table& table, Canvas& canvas, const Rect& area) const;
  // turn_screen.cpp: open a palace or take a triplet.
  bool turnEvent(Table& table, const Event& event);
  void drawTurn(const Table& table, Canvas& canvas, const Rect& area);
  Rect drawTurnNote(const Table& table, Canvas& canvas, const Rect& area) const;
  // card_screen.cpp: play a card of the triplet, or pick one for the City.
  bool cardEvent(Table& table, const Event& event);
  void drawCards(const Table& table, Canvas& canvas, const Rect& area);
  int drawUpright(const Table& table, Canvas& canvas, const Rect& area) const;
  int drawRows(const Table& table, Canvas& canvas, const Rect& area, int rows) const;
  bool moveCard(const palazzi::State& state, int step, int rows);
  void chooseOption(const palazzi::State& state);
  void pointAtCard(const palazzi::State& state, Action action);

  int8_t row_ = 0;     // the triplet, or the row of palaces to open above them
  int8_t column_ = 0;  // the card, or the palace to open
  int8_t option_ = 0;  // what to do with the card
  int8_t first_ = -1;  // of the pair: the card chosen first; -1: none yet
  int8_t top_ = 0;     // first row on the screen
};

}  // namespace lucca::ui
