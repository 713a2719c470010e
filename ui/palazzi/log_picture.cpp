// A small picture for an entry of the log: the palace that grew, the wall, the cards that were taken.
#include "ui/look/emblems.h"
#include "ui/palazzi/cities.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/city_picture.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kPalaceWidth = 34, kRoof = 4;

// The palace at that moment, its newest floor ringed. Where the City begins a new palace, the one that it completed.
void drawPalaceOf(Canvas& canvas, const Rect& box, const State& state, int who, int colour, bool fresh) {
  Palace palace = palaceOf(state, who, colour);
  for (int i = 0; palace.zone == Zone::None && hasCity(state) && who == kCityArea && i < state.cityDone;
       ++i) {
    if (cityPalace(state, i).colour == colour) palace = cityPalace(state, i);
  }
  LotLook lot = lotOf(palace);
  lot.fresh = fresh ? 1 : 0;
  const PalacePlan plan{kPalaceWidth, (box.h - kRoof - 4) / state.size, state.size, kRoof};
  drawPalace(canvas, plan, box.x + (box.w - kPalaceWidth) / 2, box.bottom() - 1, lot);
}

void drawPiece(Canvas& canvas, const Rect& box, const State& before, Seat mover, Action action) {
  const Rect middle = makeRect(box.x + 4, box.y + box.h / 2 - 7, box.w - 8, 14);
  const WallScore walls = wallScore(before, mover);
  switch (asOf(action)) {
    case As::Palace:
      return;
    case As::Wall:
      return drawBricks(canvas, middle, walls.shields < walls.needed + 2);
    case As::Bastion:
      return drawBastion(canvas, makeRect(middle.x + middle.w / 2 - 8, middle.y, 16, middle.h));
    case As::Discard:
      drawRowCard(canvas, makeRect(box.x + 2, box.y + box.h / 2 - 8, box.w - 4, 16), cardOf(action));
      canvas.drawLine(box.x + 2, box.bottom() - 9, box.right() - 3, box.y + 8, kWarning);
      return;
  }
}

// The cards that were taken, as their colours and signs.
void drawTaken(Canvas& canvas, const Rect& box, const State& before, int triplet) {
  const auto cards = shownCards(before, triplet);
  for (int i = 0; i < kTripletCards; ++i) {
    const CardId card = cards[static_cast<std::size_t>(i)];
    if (card == kNoCard) continue;
    const Rect cell = makeRect(box.x + 1 + i * 13, box.y + box.h / 2 - 8, 12, 16);
    canvas.fillRoundRect(cell, 2, cardPaint(card).ground);
    if (const int colour = kDeck[card].colour; colour < kColours)
      drawPalaceSign(canvas, colour, cell.x + 6, cell.y + 8, 4, kOnPalaceColour[colour]);
  }
}

void drawOrder(const Table& table, Canvas& canvas, const Rect& box, const State& after) {
  const PlayOrder order = playOrder(after);
  const int step = order.count > 1 ? (box.w - 15) / (order.count - 1) : 0;
  for (int i = order.count; i-- > 0;) {
    const SeatInfo& who = table.who(order.entry[static_cast<std::size_t>(i)].seat);
    drawMedallion(canvas, static_cast<Emblem>(who.emblem), box.x + 7 + i * step, box.y + box.h / 2, 7,
                  seatPaint(who));
  }
}

// The plates of the highest and the lowest number.
void drawStreet(Canvas& canvas, const Rect& box, const State& state) {
  const StreetScore street = streetScore(state);
  const auto plate = [&](CardId card, int y, int mark) {
    if (card == kNoCard || kDeck[card].colour >= kColours) return;
    drawPlate(canvas, makeRect(box.x + 1, y, 38, 12), {kDeck[card].colour, kDeck[card].number, true, mark});
  };
  if (street.highestOwner >= 0) plate(street.highest, box.y + box.h / 2 - 13, 1);
  if (street.lowestOwner >= 0) plate(street.lowest, box.y + box.h / 2 + 1, -1);
}

void drawStep(const Table& table, Canvas& canvas, const Rect& box, const State& before, const State& after,
              Action action) {
  switch (stepOf(action)) {
    case Step::Order:
    case Step::FinalOrder:
      return drawOrder(table, canvas, box, after);
    case Step::CityLay:
      return drawPalaceOf(canvas, box, after, kCityArea, kDeck[whatOf(action)].colour, true);
    case Step::FinalOpen:
      return drawPalaceOf(canvas, box, after, finalSeat(action), colourOf(action), false);
    case Step::Walls: {
      const WallScore walls = wallScore(before, static_cast<Seat>(whatOf(action)));
      return drawBricks(canvas, makeRect(box.x + 4, box.y + box.h / 2 - 7, box.w - 8, 14),
                        walls.shields < walls.needed);
    }
    case Step::Street:
      return drawStreet(canvas, box, before);
    default:
      return;
  }
}

}  // namespace

void PalazziPictures::drawEntry(const Table& table, const Moment& moment, Canvas& canvas,
                                const Rect& box) const {
  const State& before = moment.beforeAs<View>().known;
  const State& after = moment.afterAs<View>().known;
  const Action action = moment.action;
  switch (kindOf(action)) {
    case Kind::Draw:
      return;
    case Kind::Keep:
      for (int i = 0; i < 2; ++i)
        drawHiddenCard(canvas, makeRect(box.x + 2 + i * 19, box.y + box.h / 2 - 9, 17, 18));
      return;
    case Kind::Open:
      return drawPalaceOf(canvas, box, after, moment.mover, colourOf(action), false);
    case Kind::Take:
      return drawTaken(canvas, box, before, tripletOf(action));
    case Kind::Play:
      if (asOf(action) != As::Palace) return drawPiece(canvas, box, before, moment.mover, action);
      return drawPalaceOf(canvas, box, after, moment.mover, colourOf(action), true);
    case Kind::City:
      if (asOf(action) != As::Palace) return drawPiece(canvas, box, before, 0, action);
      return drawPalaceOf(canvas, box, after, kCityArea, colourOf(action), true);
    case Kind::Rules:
      return drawStep(table, canvas, box, before, after, action);
  }
}

}  // namespace lucca::ui
