#include "ui/palazzi/decide/keep_pair.h"

#include "drawing/type/symbols.h"
#include "ui/palazzi/decide/place_bits.h"
#include "ui/palazzi/pictures/names.h"
#include "ui/palazzi/pictures/palace_picture.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/topics.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

// The pair as the rules want it named: a wild card on top, two colours in the order of the hand.
Action pairOf(const CardId* hand, int first, int second) {
  const int bottom = kDeck[hand[first]].colour, top = kDeck[hand[second]].colour;
  const bool swap = bottom == kWild || (bottom != top && top != kWild && first > second);
  return swap ? keep(static_cast<unsigned>(second), static_cast<unsigned>(first))
              : keep(static_cast<unsigned>(first), static_cast<unsigned>(second));
}

// What the pair would build.
void describePair(const CardId* hand, int first, int second, Phrase& out) {
  const Action pair = pairOf(hand, first, second);
  const Card& bottom = kDeck[hand[firstKept(pair)]];
  const Card& top = kDeck[hand[secondKept(pair)]];
  if (bottom.colour == kWild) return;
  const std::string_view colour = palaceColourName(bottom.colour);
  if (top.colour == bottom.colour || top.colour == kWild) {
    out.add(Text::PalazziOnePalace, {colour, top.number});
    return;
  }
  out.add(Text::PalazziTwoPalaces, {colour, palaceColourName(top.colour)});
}

// The floors that the cards would be; a wild card takes the colour of the other.
void addFloors(const CardId* hand, int first, int second, FixedList<Action, 2>& out) {
  const auto add = [&](CardId card, int colour) {
    out.push(play(card, As::Palace, static_cast<unsigned>(colour)));
  };
  if (first < 0 || first == second) {
    if (const int colour = kDeck[hand[second]].colour; colour < kColours) add(hand[second], colour);
    return;
  }
  const Action pair = pairOf(hand, first, second);
  const CardId bottom = hand[firstKept(pair)], top = hand[secondKept(pair)];
  if (kDeck[bottom].colour >= kColours) return;
  add(bottom, kDeck[bottom].colour);
  add(top, kDeck[top].colour < kColours ? kDeck[top].colour : kDeck[bottom].colour);
}

constexpr uint8_t kFaded = 102;  // of 255

// A card of the hand; a small one in two lines.
void drawHandCard(Canvas& canvas, const Rect& box, CardId card) {
  if (box.h < 30) {
    drawTallCard(canvas, box, card);
  } else {
    drawStageCard(canvas, box, card);
  }
  nameCard(canvas, box, card);
}

// The open triplets below the hand. Cards of the `colours` stand out, wild ones fit them all; 0: nothing is chosen yet.
void drawOpenTriplets(Canvas& canvas, const StagePlan& plan, const State& state, unsigned colours) {
  for (int t = 0; t < state.tripletCount; ++t) {
    const auto cards = shownCards(state, t);
    for (int i = 0; i < kTripletCards; ++i) {
      const CardId card = cards[static_cast<std::size_t>(i)];
      const Rect box = plan.openCard(t, i);
      if (card == kNoCard || !canvas.shows(box)) continue;
      if (plan.low) {
        drawSquareCard(canvas, box, card);
      } else {
        drawTallCard(canvas, box, card);
      }
      nameCard(canvas, box, card);
      if (colours == 0 || isWild(card)) continue;
      if (colours >> kDeck[card].colour & 1u) {
        canvas.drawRoundRect(box, plan.low ? 2 : 3, kOnDark);
      } else {
        canvas.blendRect(box, kOnDark, kFaded);
      }
    }
  }
}

// With two players: the cards that go to the City, as chips behind the words.
void drawForCity(Canvas& canvas, const StagePlan& plan, const CardId* hand, int first, int second, int x) {
  const int height = 14, y = plan.low ? plan.caption.y + 2 : plan.caption.bottom() - height - 2;
  for (int i = 0; i < kHandCards; ++i) {
    if (i == first || i == second) continue;
    Phrase number;
    number.add(kDeck[hand[i]].number);
    const int width = Canvas::textWidth(number, kFontSmall) + 16;
    const Paint paint = cardPaint(hand[i]);
    const Rect box = makeRect(x, y, width, height);
    canvas.fillRoundRect(box, 3, paint.ground);
    drawCardSign(canvas, hand[i], x + 7, y + height / 2, 4);
    canvas.drawText(number, box.right() - 3, y + 2 + kFontSmall.capHeight, kFontSmall, paint.on,
                    Align::Right);
    x += width + 4;
  }
}

// Draws the hand; another player's hand stays hidden. During the choice the cards outside the pair fade; afterwards the pair
// is in front.
void drawHand(Canvas& canvas, const StagePlan& plan, const CardId* hand, bool deciding, int first,
              int second) {
  const bool seen = hand[0] < kCards, pair = first >= 0 && first != second;
  for (int i = 0; i < kHandCards; ++i) {
    const Rect box = plan.stageCard(i, kHandCards);
    if (!seen || (!deciding && i >= 2)) {
      drawHiddenCard(canvas, box);
      continue;
    }
    drawHandCard(canvas, box, hand[i]);
    if (deciding && pair && i != first && i != second) canvas.blendRect(box, kOnDark, kFaded);
  }
}

void drawTick(Canvas& canvas, const Rect& box) {
  const int x = box.right() - 5, y = box.bottom() - 5;
  canvas.fillCircle(x, y, 8, kOnDark);
  canvas.fillCircle(x, y, 7, kAccent);
  drawLine(canvas, makeRect(x - 7, y - 8, 15, 16), "✓", {&kFontSmall, kOnDark, Align::Centre});
}

// What is to be chosen, or what the pair gives. `forCity` are the words before the cards that the City gets.
void describe(const CardId* hand, int first, int second, const State& state, int shields, bool low,
              Caption& caption, Phrase& forCity) {
  const bool city = hasCity(state);
  if (first >= 0 && first != second) describePair(hand, first, second, caption.first);
  if (caption.first.empty()) {
    caption.first.add(first < 0 ? Text::PalazziKeepFirst : Text::PalazziKeepSecond);
    if (first < 0) caption.second.add(city ? Text::PalazziKeepCity : Text::PalazziKeepBelow);
  } else if (city) {
    forCity.add(symbol::kShield).add(shields).add("  ").add(Text::PalazziToCity).add(" ");
    (low ? caption.first : caption.second) = forCity;
  } else {
    caption.second.add(Text::PalazziShieldsStay, {shields});
  }
}

}  // namespace

void KeepPair::begin(const Table&) {
  column_ = 0;
  first_ = -1;
}

Answer KeepPair::event(const Table& table, const Event& event) {
  if (event.is(Button::B)) {
    if (first_ < 0) return Answer::unused();
    first_ = -1;
    table.tell().sound(Sound::Back);
    return Answer::used();
  }
  if (!event.is(Button::A)) {
    column_ = static_cast<int8_t>((column_ + event.step() + kHandCards) % kHandCards);
    table.tell().sound(Sound::Move);
    return Answer::used();
  }
  if (first_ < 0) {
    first_ = column_;
    column_ = static_cast<int8_t>((column_ + 1) % kHandCards);
    table.tell().sound(Sound::Card);
    return Answer::used();
  }
  if (first_ == column_) {
    table.tell().refuse(Text::PalazziSameCard);
    return Answer::used();
  }
  const Action pair = pairOf(handOf(known(table), table.seat()), first_, column_);
  const Verdict verdict = table.check(pair);
  if (verdict == Verdict::Accepted) return Answer::play(pair, Sound::Confirm);
  first_ = -1;
  return Answer::refuse(verdict);
}

void KeepPair::pointAt(const Table&, Action action) {
  first_ = static_cast<int8_t>(firstKept(action));
  column_ = static_cast<int8_t>(secondKept(action));
}

uint32_t KeepPair::place() const { return packPlace({.column = column_, .first = first_}); }

void KeepPair::setPlace(const Table& table, uint32_t place) {
  PlaceBits at;
  if (!unpackPlace(place, at) || at.column >= kHandCards || at.first >= kHandCards) return;
  column_ = static_cast<int8_t>(at.column);
  if (known(table).phase == Phase::Keep) first_ = static_cast<int8_t>(at.first);
}

RulePage KeepPair::topic(const Table& table) const { return topicOf(known(table).phase); }

void KeepPair::draw(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  const bool deciding = table.deciding();
  const CardId* hand = handOf(state, seat);
  const bool seen = hand[0] < kCards;
  const int first = deciding ? first_ : 0, second = deciding ? column_ : 1;
  FixedList<Action, 2> floors;
  if (seen && (first >= 0 || deciding)) addFloors(hand, first, second, floors);
  // With the shields that they would bring: these decide who begins.
  State then = state;
  for (const Action floor : floors) {
    Area& area = then.area[seat];
    area.shields = static_cast<uint8_t>(area.shields + kDeck[cardOf(floor)].shields);
  }
  CityLook look;
  look.ghosts = {floors.begin(), floors.size()};
  look.after = &then;
  if (deciding) look.ghostsOn = table.motion().blink().shows(ghostArea(plan.city, state, seat, look));
  drawStageTitle(table, canvas, plan, state, seat);
  drawCity(canvas, plan.city, state, seat, look);
  drawHand(canvas, plan, hand, deciding, first, second);
  if (seen) {
    unsigned colours = 0;
    for (const Action floor : floors) colours |= 1u << colourOf(floor);
    drawOpenTriplets(canvas, plan, state, colours);
  }
  if (seen && deciding && first >= 0) drawTick(canvas, plan.stageCard(first, kHandCards));
  Caption caption;
  Phrase forCity;  // the words before the cards that it gets
  if (deciding) {
    drawRing(canvas, table.motion().cursor(plan.stageCard(column_, kHandCards), 0), kAccent);
    describe(hand, first_, column_, state, then.area[seat].shields, plan.low, caption, forCity);
  } else if (table.phase() == Session::Phase::Confirm) {
    caption.first.add(Text::PalazziKeepDone);
  }
  const bool asked = table.phase() == Session::Phase::Confirm;
  drawFoot(table, canvas, plan, caption,
           deciding ? tr(first_ < 0 ? Text::PalazziKeyFirst : Text::PalazziKeySecond)
           : asked  ? tr(Text::KeyGoOn)
                    : std::string_view(),
           deciding && first_ >= 0 ? tr(Text::KeyBack)
           : asked                 ? tr(Text::KeyUndo)
           : deciding              ? tr(table.screen().line().leaves(Text::ResultMenu))
                                   : std::string_view(),
           deciding ? kArrows : ButtonSet{0});
  bool refusal = false;
  if (!forCity.empty() && table.note(refusal).empty()) {
    const Font& font = plan.low ? fitting(forCity, plan.caption.w - 12, kFontBody, kFontSmall) : kFontSmall;
    drawForCity(canvas, plan, hand, first, second, plan.caption.x + 8 + Canvas::textWidth(forCity, font));
  }
}

}  // namespace lucca::ui
