// The city of Torri, seen from its front: streets in rows, houses with gables, towers with every floor under
// their battlements. A house behind a tower peeps out beside it. The same picture for persons, computers, replay and recap.
#pragma once

#include "ui/look/motion.h"
#include "ui/torri/pictures/city_measures.h"

namespace lucca::ui {

// The marks on the city.
struct CityMarks {
  // Danger: a brick of somebody else could come there.
  enum class Cursor : uint8_t { None, Free, Refused, Danger };

  torri::Lot cursor = torri::kNoLot;
  Cursor kind = Cursor::None;
  Rect frame{};                         // the cursor on its way; empty: round its lot
  torri::Lot cameFrom = torri::kNoLot;  // where it was, while it is on its way: towers rise there again
  int glided = Motion::kWhole;          // how far it is
  bool hand = false;                    // a brick of `colour` hangs over the cursor's empty lot,
  bool lifted = false;                  // or the stack on it is lifted and the brick lies below
  torri::Brick colour = torri::Brick::White;
  torri::LotSet block{};  // on the ground: the cursor's block, or that of a struggle's first tower
  torri::LotSet other{};  // and its second
  Colour blockGround = 0, otherGround = 0;
  torri::Lot clearsFrom = torri::kNoLot;  // from this lot on both become like other ground,
  int cleared = 0;                        // so far: in lots, times Motion::kWhole
  torri::LotSet hatched{};                // where the brick may not go
  torri::LotSet feet{};                   // stacks that take a floor
  torri::LotSet framed{};                 // houses to choose from
  torri::LotSet taken{};                  // houses that would be taken prisoner
  torri::LotSet cutOff{};                 // and that would be in no tower's block any more
  bool others = true;                     // false: houses outside the two blocks are pale
  torri::LotSet spared{};                 // not pale all the same
  bool chevrons = true;                   // arrows where more of the city is hidden
  torri::Lot flag = torri::kNoLot;
  torri::Lot hidden = torri::kNoLot;  // not drawn: it is on its way
  // Towers that change just now: their floors in place of the state's.
  struct Changed {
    torri::Lot lot = torri::kNoLot;
    const torri::FloorList* floors = nullptr;
  };
  Changed changed[2];
};

inline constexpr Colour kBlockGround = rgb(0xBFD8CC);
inline constexpr Colour kDangerGround = rgb(0xFBD3CC);  // of a block that the coach warns for
// The ground of a block in a struggle, in the colour of its tower.
Colour struggleGround(torri::Brick colour);

struct CityScene {
  const torri::State& state;
  const CityMeasures& measures;
  Camera camera;
  const CityMarks& marks;
};

void drawCity(Canvas& canvas, const CityScene& scene);
// Whether a tower rises or sinks while the cursor goes from `marks.cameFrom` to where it is.
bool towersMove(const CityScene& scene);

// The measures of a stack in the scene: floors may be lower than usual where the sky is not high enough, and where even that
// is not enough the lowest `skipped` ones are not drawn.
struct Stand {
  int x, base, top;
  TowerSize size;
  int skipped;
};
Stand standAt(const CityMeasures& measures, const Camera& camera, torri::Lot lot, int height);

}  // namespace lucca::ui
