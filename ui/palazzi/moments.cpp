// The pictures of what happened: a party with its arithmetic, a storey added, the order of play, the final scoring.
#include "drawing/type/symbols.h"
#include "ui/palazzi/palazzi_ui.h"
#include "ui/palazzi/pictures/card_picture.h"
#include "ui/palazzi/pictures/quarter_picture.h"
#include "ui/palazzi/pictures/table_picture.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

// A sum, line by line, with its total under a stroke.
class Sum {
 public:
  Sum(Canvas& canvas, const Rect& area, int lines) : canvas_(canvas), row_(area) {
    const int most = area.h / (lines > 0 ? lines : 1);
    row_.h = static_cast<int16_t>(most < 24 ? most : 24);
    row_.y = static_cast<int16_t>(area.y + (area.h - row_.h * lines) / 2);
  }

  void line(std::string_view words, std::string_view value, Colour colour = kInk) {
    const Font& font = row_.h < 18 ? kFontSmall : kFontBody;
    const int used = drawLine(canvas_, row_, value, {&font, colour, Align::Right});
    const int room = row_.w - used - 6;
    drawLine(canvas_, makeRect(row_.x, row_.y, room, row_.h), words,
             {&fitting(words, room, font, kFontSmall), colour});
    row_.y = static_cast<int16_t>(row_.y + row_.h);
  }
  void total(std::string_view words, std::string_view value) {
    canvas_.fillRect(makeRect(row_.x, row_.y, row_.w, 1), kInk);
    line(words, value);
  }

 private:
  Canvas& canvas_;
  Rect row_;
};

Phrase numberWords(int number) { return Phrase().add(number); }

// The palace that is opened, and what each other quarter brings.
void drawParty(const Table& table, Canvas& canvas, const Rect& area, const State& before, const State& after,
               Seat seat, int colour) {
  Motion& motion = table.motion();
  const int plot = area.w / 4 < 64 ? 64 : area.w / 4;
  drawPalace(canvas, makeRect(area.x + 6, area.y + 2, plot, area.h - 4), palaceOf(after, seat, colour),
             after.size);
  int lines = 1;
  for (int who = 0; who < before.areas; ++who) lines += who != seat;
  const int left = area.x + plot + 16;
  if (area.h < 13 * lines) {
    // No room for a line each: the sum as a sentence.
    Phrase words;
    for (int who = 0; who < before.areas; ++who) {
      if (who != seat)
        words.add(words.empty() ? "" : " + ")
            .add(ownerName(table, who))
            .add(" ")
            .add(partyFrom(before, who, colour));
    }
    words.add(" = ").add(partyWorth(before, seat, colour));
    drawWrappedCentred(canvas, makeRect(left, area.y, area.right() - left - 6, area.h), words, {&kFontSmall});
    return;
  }
  const Rect box = makeRect(left, area.y + 4, area.right() - left - 10, area.h - 8);
  motion.covers(box);
  Sum sum(canvas, box, lines);
  for (int who = 0; who < before.areas; ++who) {
    if (who == seat) continue;
    const int points = partyFrom(before, who, colour);
    sum.line(ownerName(table, who), numberWords(motion.way(0, points)), points > 0 ? kInk : kInkSoft);
  }
  sum.total(tr(Text::ResultTotal), numberWords(motion.way(0, partyWorth(before, seat, colour))));
}

constexpr int kStack = 84;  // the width of a triplet one card above the other, beside words

void drawStacked(Canvas& canvas, const Rect& area, std::span<const CardId, kTripletCards> cards) {
  const int height = area.h / kTripletCards;
  for (int i = 0; i < kTripletCards; ++i) {
    drawSmallCard(canvas, makeRect(area.x + 4, area.y + i * height + 2, area.w - 8, height - 4),
                  cards[static_cast<std::size_t>(i)]);
  }
}

// The triplet is lifted from the table.
void drawTaken(Canvas& canvas, const Rect& area, const State& before, int triplet, Motion& motion) {
  const auto cards = shownCards(before, triplet);
  if (area.w <= kStack) return drawStacked(canvas, area, cards);
  const int width = (area.w - 40) / kTripletCards < 68 ? (area.w - 40) / kTripletCards : 68;
  const int height = area.h - 12 < 110 ? area.h - 12 : 110;
  const int left = area.x + (area.w - kTripletCards * (width + 8) + 8) / 2;
  const int top = area.y + (area.h - height) / 2, low = motion.way(top + 30, top);
  motion.covers(area);
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, area));
  for (int i = 0; i < kTripletCards; ++i) {
    drawLargeCard(canvas, makeRect(left + i * (width + 8), low, width, height),
                  cards[static_cast<std::size_t>(i)]);
  }
  canvas.setClip(clip);
}

// Two cards, face down unless the viewer knows them.
void drawKept(Canvas& canvas, const Rect& area, const CardId* hand, Action action) {
  const int height = area.h - 12 < 90 ? area.h - 12 : 90;
  const int width = height < 50 ? 84 : 56;  // a low card lies on its side
  const unsigned kept[] = {firstKept(action), secondKept(action)};
  for (int i = 0; i < 2; ++i) {
    const Rect box = makeRect(area.x + area.w / 2 - width - 4 + i * (width + 8),
                              area.y + (area.h - height) / 2, width, height);
    if (hand[kept[i]] < kCards) {
      drawLargeCard(canvas, box, hand[kept[i]]);
    } else {
      drawCardBack(canvas, box);
    }
  }
}

// Everybody's first cards.
void drawReveal(const Table& table, Canvas& canvas, const Rect& area, const State& after) {
  const int most = area.h / table.players(), height = most < 34 ? most : 34;
  int y = area.y + (area.h - height * table.players()) / 2;
  for (Seat seat = 0; seat < table.players(); ++seat, y += height) {
    const int name = area.w * 2 / 5;
    const Rect player = makeRect(area.x + 6, y, name - 8, height);
    if (height < 20) {
      drawLine(canvas, player, table.name(seat), {&kFontSmall});
    } else {
      drawPlayer(canvas, inset(player, 0, 1), table.who(seat), seatPaint(table.who(seat)));
    }
    const int width = (area.w - name - 10) / 2;
    int x = area.x + name;
    for (int colour = 0; colour < kColours; ++colour) {
      for (const CardId card : palaceOf(after, seat, colour).cards) {
        drawSmallCard(canvas, makeRect(x, y + 1, width - 3, height - 2), card);
        x += width;
      }
    }
  }
}

void drawWallSum(Canvas& canvas, const Rect& area, const State& before, Seat seat, Motion& motion) {
  const WallScore score = wallScore(before, seat);
  if (area.h < 4 * 15) {
    // No room for a line each: the arithmetic in one.
    const Rect line = makeRect(area.x + 10, area.y + area.h / 2 - 20, area.w - 20, 20);
    drawWallLine(canvas, line, before, seat);
    const Phrase worth(Text::PalazziWallsWorth, {score.walls + score.bastions, score.opened, score.points});
    drawLine(canvas, makeRect(line.x, line.bottom(), line.w, line.h), worth, {&kFontSmall});
    return;
  }
  motion.covers(area);
  Sum sum(canvas, inset(area, 14, 4), 4);
  Phrase shields;
  shields.add(score.shields).add(" / ").add(score.needed).add(score.shields >= score.needed ? " ✓" : " ✗");
  sum.line(Phrase(Text::PalazziShieldsNeeded), shields);
  Phrase pieces;
  pieces.add(symbol::kWall)
      .add(" ")
      .add(score.walls)
      .add(" + ")
      .add(symbol::kBastion)
      .add(" ")
      .add(score.bastions);
  sum.line(tr(Text::PalazziWalls), pieces);
  Phrase opened;
  opened.add("× ").add(score.opened);
  sum.line(tr(Text::PalazziOpenedPalaces), opened);
  sum.total(tr(Text::ResultTotal), numberWords(motion.way(0, score.points)));
}

void drawStreetSide(const Table& table, Canvas& canvas, const Rect& row, Text title, int owner, CardId card) {
  const Font& font = row.h < 40 ? kFontSmall : kFontBody;
  drawLine(canvas, makeRect(row.x, row.y, row.w, row.h / 2), tr(title), {&font, kInkSoft});
  if (owner < 0) {
    drawLine(canvas, makeRect(row.x, row.y + row.h / 2, row.w, row.h / 2), tr(Text::PalazziNobody), {&font});
    return;
  }
  const Rect lower = makeRect(row.x, row.y + row.h / 2, row.w, row.h / 2);
  Phrase number;
  number.add(symbol::kPlate).add(" ").add(kDeck[card].number);
  const int used = drawLine(canvas, lower, number, {&font, kInk, Align::Right});
  drawLine(canvas, makeRect(lower.x, lower.y, lower.w - used - 6, lower.h), ownerName(table, owner), {&font});
}

void drawStreetNumbers(const Table& table, Canvas& canvas, const Rect& area, const State& before) {
  const StreetScore street = streetScore(before);
  const int half = area.h / 2 < 50 ? area.h / 2 : 50;
  const Rect top = makeRect(area.x + 14, area.y + (area.h - 2 * half) / 2, area.w - 28, half - 2);
  drawStreetSide(table, canvas, top, Text::PalazziLowest, street.lowestOwner, street.lowest);
  drawStreetSide(table, canvas, makeRect(top.x, top.y + half, top.w, top.h), Text::PalazziHighest,
                 street.highestOwner, street.highest);
}

void drawStep(const Table& table, Canvas& canvas, const Rect& area, const State& before, const State& after,
              Action action) {
  switch (stepOf(action)) {
    case Step::Reveal:
      return drawReveal(table, canvas, area, after);
    case Step::CityLay:
      return drawQuarter(canvas, area, after, kCityArea);
    case Step::Order:
    case Step::FinalOrder:
      return drawOrder(table, canvas, area, before);
    case Step::SkipPick:
      return drawTableOverview(table, canvas, area, before);
    case Step::FinalOpen:
      return drawParty(table, canvas, area, before, after, finalSeat(action), colourOf(action));
    case Step::Walls:
      return drawWallSum(canvas, area, before, static_cast<Seat>(whatOf(action)), table.motion());
    case Step::Street:
      return drawStreetNumbers(table, canvas, area, before);
    case Step::Discard:
      return;
  }
}

}  // namespace

void PalazziUi::drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) {
  const State& before = moment.beforeAs<View>().known;
  const State& after = moment.afterAs<View>().known;
  const Action action = moment.action;
  switch (kindOf(action)) {
    case Kind::Draw:
      return;
    case Kind::Keep:
      return drawKept(canvas, area, handOf(before, moment.mover), action);
    case Kind::Open:
      return drawParty(table, canvas, area, before, after, moment.mover, colourOf(action));
    case Kind::Take:
      return drawTaken(canvas, area, before, tripletOf(action), table.motion());
    case Kind::Play:
    case Kind::City: {
      Fresh fresh = freshIn(action, table.motion());
      fresh.ringed = true;
      const int who = kindOf(action) == Kind::City ? kCityArea : moment.mover;
      return drawQuarter(canvas, area, after, who, fresh);
    }
    case Kind::Rules:
      return drawStep(table, canvas, area, before, after, action);
  }
}

int PalazziUi::momentWidth(const Moment& moment, int height) const {
  return kindOf(moment.action) == Kind::Take ? kStack : GameUi::momentWidth(moment, height);
}

Effect PalazziUi::soundOf(const Moment& moment) const {
  const Action action = moment.action;
  const State& before = moment.beforeAs<View>().known;
  if (kindOf(action) == Kind::Open) return Effect::Party;
  if (kindOf(action) == Kind::Play && asOf(action) == As::Palace &&
      completes(before, moment.mover, colourOf(action))) {
    return Effect::Complete;
  }
  if (kindOf(action) != Kind::Rules) return Effect::Card;
  if (stepOf(action) == Step::Order || stepOf(action) == Step::FinalOrder) return Effect::Round;
  return stepOf(action) == Step::FinalOpen ? Effect::Party : Effect::Card;
}

}  // namespace lucca::ui
