// The stage of Palazzi: a city on its ground line under the sky of the round, cards and scenes above it, a caption below.
// Every state of the game is shown on it: the secret pair, choosing, placing, the City's picks, what happened, the cities
// of the others. It knows no rule: it asks the engine's queries.
#pragma once

#include "engine/palazzi/query.h"
#include "ui/palazzi/choices.h"
#include "ui/stage/game_ui.h"

namespace lucca::ui {

struct Caption;
struct StagePlan;

// What the seat at the table knows.
inline const palazzi::State& known(const Table& table) { return table.viewAs<palazzi::View>().known; }

class PalazziUi final : public GameUi {
 public:
  bool staged() const override { return true; }
  bool saysNotes() const override { return true; }
  void drawStage(const Table& table, Canvas& canvas, const Cue& cue) override;
  uint32_t actMs(const Moment& moment) const override;
  uint32_t stayMs(const Moment& moment) const override;
  void follow(const Table& table, const Moment& moment, bool afresh) override;
  bool watchEvent(Table& table, const Event& event) override;
  int panels(const Table& table) const override;
  Seat panelSeat(const Table& table, int panel) const override;
  void drawMeanwhile(const Table& table, const AnyView& then, int chosen, bool handsOver,
                     Canvas& canvas) override;

  void begin(const Table& table) override;
  bool event(Table& table, const Event& event) override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  void pointAt(const Table& table, Action action) override;
  int footerHeight(const Canvas& canvas) const override;                                 // guide.cpp
  Rect whereIs(const Table& table, const Canvas& canvas, Action action) const override;  // guide.cpp

  void describe(const Table& table, const Moment& moment, Phrase& out) override;
  int entryWidth() const override { return 40; }
  void drawEntry(const Table& table, const Moment& moment, Canvas& canvas, const Rect& box) override;
  Effect soundOf(const Moment& moment) const override;
  void status(const AnyView& view, Seat seat, Phrase& out) const override;
  Seat subject(const Moment& moment) const override;

  int inspectPages(const Table& table) const override;
  int inspectFirst(const Table& table) const override;
  int inspectStep(Table& table, int page, const Event& event) override;
  void drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) override;

  void outcome(const Table& table, const Result& result, Phrase& out) override;
  void drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) override;
  void drawAllBuilt(const Table& table, std::span<const Seat> order, Canvas& canvas,
                    const Rect& area) override;
  void addHighlights(const Moment& moment, Highlights& best) const override;
  void refusal(const Table& table, Verdict verdict, Phrase& out) override;
  void nameAction(const Table& table, Action action, Phrase& out) override;
  void reason(const Table& table, const Reason& reason, Phrase& out) override;
  std::string_view topic(const Table& table) const override;
  bool shows(const Table& table, Word word) const override;
  bool secret(const Table& table) const override;

 private:
  [[gnu::noinline]] void drawDecided(const Table& table, Canvas& canvas);
  [[gnu::noinline]] void drawPosition(const Table& table, Canvas& canvas, const StagePlan& plan) const;
  void drawDone(const Table& table, Canvas& canvas, const StagePlan& plan) const;
  void drawThinking(const Table& table, Canvas& canvas, const StagePlan& plan) const;
  Seat shownSeat(const Table& table) const;
  // keep_screen.cpp: two cards of four.
  bool keepEvent(Table& table, const Event& event);
  void drawKeep(const Table& table, Canvas& canvas, const StagePlan& plan) const;
  // turn_screen.cpp: take a triplet or open a palace.
  bool turnEvent(Table& table, const Event& event);
  void drawTurn(const Table& table, Canvas& canvas, const StagePlan& plan) const;
  // card_screen.cpp: place a card of the triplet.
  bool cardEvent(Table& table, const Event& event);
  [[gnu::noinline]] void drawCardsFoot(const Table& table, Canvas& canvas, const StagePlan& plan) const;
  void drawCards(const Table& table, Canvas& canvas, const StagePlan& plan) const;
  void step(const palazzi::State& state, int step);
  bool toCard(const palazzi::State& state, int step, bool last);
  void chooseOption(const palazzi::State& state);
  // pick_screen.cpp: a card for the City.
  bool pickEvent(Table& table, const Event& event);
  void drawPick(const Table& table, Canvas& canvas, const StagePlan& plan) const;

  int8_t choice_ = -1;  // of a turn or a pick; -1: none yet
  int8_t column_ = 0;   // the card in hand
  int8_t option_ = 0;   // what to do with it
  int8_t first_ = -1;   // of the pair: the card chosen first; -1: none yet
  int8_t city_ = 0;     // the row in the list of cities
  bool visitsFromList_ = false;
  bool mine_ = false;  // one's own city while a computer thinks
  uint16_t rest_ = 0;  // how long a computer's cursor rests before its act
};

}  // namespace lucca::ui
