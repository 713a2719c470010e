// The stage of Torri: one view of the city for every state of the game. Choosing colour and lot, the prisoner, the end of
// a turn are in deciding.cpp and their pictures in stage.cpp; what happens is in acts.cpp.
#pragma once

#include "engine/torri/foresight.h"
#include "ui/stage/game_stage.h"
#include "ui/torri/pages.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/struggle_picture.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

class TorriStage final : public GameStage {
 public:
  const GameWords& words() const override;
  const GamePictures& pictures() const override;
  InspectPages& pages() override { return pages_; }

  void drawStage(const Table& table, Canvas& canvas, const Cue& cue) override;
  int footerHeight(const Canvas& canvas) const override {
    return stageLayout(canvas.width(), canvas.height()).footer.h;
  }
  Rect whereIs(const Table& table, const Canvas& canvas, Action action) const override;  // guide.cpp
  uint32_t actMs(const Moment& moment) const override;
  uint32_t stayMs(const Moment& moment) const override;
  uint32_t greetingMs() const override { return 1200; }
  void follow(const Table& table, const Moment& moment, bool afresh) override;
  bool watchEvent(Table& table, const Event& event) override;

  void begin(const Table& table) override;
  bool event(Table& table, const Event& event) override;
  Rect ponder(const Table& table) override;
  Action forced(const Table& table) const override;
  void pointAt(const Table& table, Action action) override;
  uint32_t place() const override;
  void setPlace(const Table& table, uint32_t place) override;
  std::string_view topic(const Table& table) const override;

  bool keepsSecrets() const override { return false; }
  bool interrupts(const Table& table) const override;
  bool turnOver(const Table& table) const override;
  bool endsByItself(Table& table, uint32_t sinceMs) override;

 private:
  // deciding.cpp: the keys.
  bool placeEvent(Table& table, const Event& event);
  bool takeColour(Table& table);
  void moveLot(const torri::State& state, const Event& event);
  bool prisonerEvent(Table& table, const Event& event);
  bool turnEndEvent(Table& table, const Event& event);
  // Whether the end of the turn asks for a colour.
  bool offersSwitch(const torri::State& state) const {
    return offersAllAt_ == state.turn || torri::neutralHolds(state);
  }
  // A hint named a colour that would not be offered: at the end of this turn it is.
  void offerAll(const torri::State& state) { offersAllAt_ = state.turn; }
  // The colours to choose from at the end of a turn: one's own, and the neutral ones if any of them has a tower or
  // prisoners.
  using ColourList = FixedList<torri::Colour, torri::kColours>;
  void turnEndColours(const Table& table, ColourList& out) const;
  uint32_t foresightKey(const torri::State& state) const;

  // stage.cpp: the pictures of deciding.
  struct Shot;
  void pointCamera(Shot& shot);
  bool drawOwnAct(const Shot& shot);
  void drawPlacing(const Shot& shot);
  void drawPrisoner(const Shot& shot);
  void drawTurnEnd(const Shot& shot);
  Rect drawSwitchWins(const Shot& shot, const ColourList& colours) const;
  void keepClear(const Shot& shot) const;
  void drawWaiting(const Shot& shot);
  void drawBar(const Shot& shot, int percent) const;
  void drawPosition(const Shot& shot, CityMarks& marks);
  void markPlaces(const Table& table, CityMarks& marks) const;
  void markLot(const Shot& shot, CityMarks& marks) const;
  void placeWords(const Shot& shot, Phrase& out) const;
  Rect drawForetold(const Shot& shot);  // returns the card
  void warn(const Shot& shot, const Rect& card) const;

  // acts.cpp: what happens.
  void drawAct(const Shot& shot, const Cue& cue);
  bool drawEnding(const Shot& shot, const Cue& cue);
  void drawBuilding(const Shot& shot, const Moment& moment);
  void drawStruggle(const Shot& shot, const Moment& moment, const Zoom& zoom);
  void drawChange(const Shot& shot, const Moment& moment);
  void drawNews(const Shot& shot, const Moment& moment) const;
  void drawTrail(const Shot& shot, const Moment& moment) const;

  TorriPages pages_;
  torri::Colour colour_ = torri::Colour::White;
  torri::Lot lot_ = torri::kNoLot;    // under the cursor; at first in the middle
  int8_t choice_ = 0;                 // of a list
  bool choosingLot_ = false;          // the colour is chosen
  uint16_t offersAllAt_ = 0;          // the turn at whose end every colour is offered; 0: none
  uint16_t placed_ = 0;               // the brick that colour_ was chosen for last
  int8_t endLeft_ = 0;                // of the time after which the turn ends by itself, in steps
  Camera camera_, cameraFrom_;        // and where it was before the cursor moved last
  torri::Lot stood_ = torri::kNoLot;  // where the cursor was then

  // What is foretold of a struggle, and of which placement.
  torri::StruggleForesight foresight_;
  uint32_t foreseen_ = 0;
  Rect foretoldOn_{};  // the card

  // The bricks of the moments shown one after another, for the discs and the strip of a recap.
  struct Laid {
    torri::Lot lot;
    torri::Colour colour;
    bool floor;
  };
  FixedList<Laid, 6> trail_;
  uint8_t laidBefore_ = 0;               // bricks of the first one's turn that are not among them
  Zoom zoom_;                            // of the moment on display
  bool near_ = false;                    // a struggle is seen from near at its end
  bool travels_ = false;                 // a computer's cursor goes to the lot first,
  torri::Lot cameFrom_ = torri::kNoLot;  // from here
};

}  // namespace lucca::ui
