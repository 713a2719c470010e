// Where the player is in the city of Torri. The decisions and the acts share it, and it outlasts both: the next brick
// starts where the last one went.
#pragma once

#include "engine/torri/foresight.h"
#include "engine/torri/threats.h"
#include "ui/torri/pictures/city_measures.h"

namespace lucca::ui {

struct TorriCursor {
  torri::Brick colour = torri::Brick::White;
  torri::Lot lot = torri::kNoLot;    // under the cursor; kNoLot: in the middle, once the city's size is known
  bool choosingLot = false;          // the colour of the brick is chosen
  torri::Lot ledTo = torri::kNoLot;  // of a lesson: where the colour is tried first, once it is chosen
  uint16_t offersAllAt = 0;          // the turn at whose end every colour is offered; 0: none
  Camera camera, cameraFrom;         // and where it was before the cursor moved last
  torri::Lot stood = torri::kNoLot;  // where the cursor was then

  // A decision begins.
  void begin(const torri::State& state);
  // A turn begins: to the seat's own last brick (kNoLot: it has none), else to its highest tower, else into the middle.
  void beginTurn(const torri::State& state, Seat seat, torri::Lot own);
  // How high each colour can get. Tries up to `steps` more first bricks; the answer is kept for this position.
  const torri::Threats& threats(const torri::State& state, int steps);
  // The same for a picture; `whole`: all of the panel is drawn.
  const torri::Threats& threatsDrawn(const torri::State& state, bool whole);
  // The same between two pictures, in the position after so many entries of the history. True: the answer is there and not yet in
  // the picture. Once it is, the next calls cost nothing: a look at the position alone would keep the processor awake.
  bool ponderThreats(const torri::State& state, std::size_t entries);
  // Whether they are known, behind ponderThreats().
  bool threatsKnown() const { return threats_.over(); }
  // How the struggle that a legal placement starts could end for the colour in turn. Keeps its results so far.
  torri::StruggleForesight& foresight(const torri::State& state, Action placement);
  // Puts the cursor in the middle if it is outside of this city.
  void enterCity(const torri::State& state);

  // The place's bits 0-7 are the lot, 8 and 9 the colour, 10 whether the lot is being chosen.
  uint32_t place() const {
    return lot | static_cast<uint32_t>(colour) << 8 | static_cast<uint32_t>(choosingLot) << 10;
  }
  // False: the place's lot is not in this city, and nothing changed.
  bool setPlace(const torri::State& state, uint32_t place);

 private:
  torri::Threats threats_;
  bool unshown_ = false;     // the search ended while only a part of the panel was drawn
  std::size_t restsAt_ = 0;  // entries, and one, of the position whose answer is in the picture; 0: of none
  torri::StruggleForesight foresight_;
  // Digests of the positions that they are about.
  uint32_t threatened_ = 0, foreseen_ = 0;
  uint16_t placement_ = 0;  // that starts the struggle
};

// First bricks that are looked at before a picture is drawn, and between two of them.
inline constexpr int kThreatsAtOnce = 40, kThreatsBetween = 10;

}  // namespace lucca::ui
