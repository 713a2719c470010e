// The stage of Palazzi: a city on its ground line under the sky of the round, cards and scenes above it, a caption below.
// Every state of the game is shown on it: the secret pair, choosing, placing, the City's picks, what happened, the cities
// of the others. It knows no rule: it asks the engine's queries.
#pragma once

#include "ui/palazzi/choices.h"
#include "ui/palazzi/cities.h"
#include "ui/palazzi/seen.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui {

struct Caption;
struct StagePlan;

class PalazziStage final : public GameStage {
 public:
  const GameWords& words() const override;
  const GamePictures& pictures() const override;
  InspectPages& pages() override { return pages_; }
  const Meanwhile* meanwhile() const override;

  void drawStage(const Table& table, Canvas& canvas, const Cue& cue) override;
  bool saysNotes() const override { return true; }
  int footerHeight(const Canvas& canvas) const override;                                 // guide.cpp
  Rect whereIs(const Table& table, const Canvas& canvas, Action action) const override;  // guide.cpp
  uint32_t actMs(const Moment& moment) const override;
  uint32_t stayMs(const Moment& moment) const override;
  void follow(const Table& table, const Moment& moment, bool afresh) override;
  bool watchEvent(Table& table, const Event& event) override;

  void begin(const Table& table) override;
  bool event(Table& table, const Event& event) override;
  void pointAt(const Table& table, Action action) override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  std::string_view topic(const Table& table) const override;

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
  bool toCard(const palazzi::State& state, int step);
  void chooseOption(const palazzi::State& state);
  // pick_screen.cpp: a card for the City.
  bool pickEvent(Table& table, const Event& event);
  void drawPick(const Table& table, Canvas& canvas, const StagePlan& plan) const;

  PalazziPages pages_;
  int8_t choice_ = -1;  // of a turn or a pick; -1: none yet
  int8_t column_ = 0;   // the card in hand
  int8_t option_ = 0;   // what to do with it
  int8_t first_ = -1;   // of the pair: the card chosen first; -1: none yet
  bool mine_ = false;   // one's own city while a computer thinks
  uint16_t rest_ = 0;   // how long a computer's cursor rests before its act
};

}  // namespace lucca::ui
