// The secret choice: two cards of four start the palaces.
#include "ui/palazzi/palazzi_ui.h"
#include "ui/palazzi/pictures/card_picture.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

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

}  // namespace

bool PalazziUi::keepEvent(Table& table, const Event& event) {
  if (event.is(Button::B)) {
    if (first_ < 0) return false;
    first_ = -1;
    table.sound(Effect::Back);
    return true;
  }
  if (!event.is(Button::A)) {
    column_ = static_cast<int8_t>((column_ + event.step() + kHandCards) % kHandCards);
    table.sound(Effect::Move);
    return true;
  }
  if (first_ < 0) {
    first_ = column_;
    column_ = static_cast<int8_t>((column_ + 1) % kHandCards);
    table.sound(Effect::Card);
  } else if (first_ == column_) {
    table.refuse(Text::PalazziSameCard);
  } else if (table.play(pairOf(handOf(known(table), table.seat()), first_, column_), Effect::Confirm) !=
             Verdict::Accepted) {
    first_ = -1;
  }
  return true;
}

void PalazziUi::drawKeep(const Table& table, Canvas& canvas, const Rect& area) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  const bool low = area.h < 110, deciding = table.deciding();
  const int note = !deciding ? 0 : low ? 2 * kFontSmall.lineHeight + 4 : 62;
  const int most = (area.w - 16) / kHandCards, width = (most < 70 ? most : 70) - 8;
  const int tallest = area.h - note - 8, height = tallest < width * 2 ? tallest : width * 2;
  const int left = area.x + (area.w - kHandCards * (width + 8) + 8) / 2;
  const CardId* hand = handOf(state, seat);
  // After the choice the pair lies in front; nothing is shown of a hand that is not the viewer's.
  if (hand[0] == kHiddenCard || hand[0] == kNoCard) {
    for (int i = 0; i < kHandCards; ++i) {
      drawCardBack(canvas, makeRect(left + i * (width + 8), area.y + 4, width, height));
    }
    return;
  }
  for (int i = 0; i < kHandCards; ++i) {
    const Rect box = makeRect(left + i * (width + 8), area.y + 4, width, height);
    const int mark = deciding ? i == first_ : i < 2 ? i + 1 : 0;
    drawLargeCard(canvas, box, hand[i], !deciding && i >= 2 ? CardState::Faded : CardState::Plain, mark);
  }
  if (!deciding) return;
  const Rect chosen = makeRect(left + column_ * (width + 8), area.y + 4, width, height);
  drawCursorRing(canvas, table.motion().cursor(chosen, kCardCursor), 5);
  Phrase words;
  if (first_ >= 0 && first_ != column_) describePair(hand, first_, column_, words);
  if (words.empty()) words.add(first_ < 0 ? Text::PalazziKeepFirst : Text::PalazziKeepSecond);
  drawWrappedCentred(canvas, makeRect(area.x + 10, area.bottom() - note, area.w - 20, note), words,
                     {low ? &kFontSmall : &kFontBody, kInk, Align::Centre});
}

}  // namespace lucca::ui
