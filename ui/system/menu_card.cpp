#include "ui/system/menu_card.h"

#include "ui/look/text_box.h"
#include "ui/stage/game_row.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

constexpr int kFrame = 3, kStrip = 20, kChip = 15;

// "◀1/3▶" on paper, over the sky: left and right turn to the other games.
void drawTurns(Canvas& canvas, const Rect& picture, const MenuCard& card) {
  Phrase words;
  words.add(card.number).add("/").add(card.count);
  const int width = Canvas::textWidth(words, kFontSmall) + 28;
  const Rect chip = makeRect(picture.right() - width - 4, picture.y + 4, width, kChip);
  canvas.fillRoundRect(chip, kChip / 2, kPaper);
  const int middle = chip.y + kChip / 2, left = chip.x + 5, right = chip.right() - 6;
  canvas.fillTriangle(left, middle, left + 5, middle - 5, left + 5, middle + 5, kAccent);
  canvas.fillTriangle(right, middle, right - 5, middle - 5, right - 5, middle + 5, kAccent);
  drawLine(canvas, chip, words, {&kFontSmall, kInk, Align::Centre, true});
}

}  // namespace

void drawMenuCard(Canvas& canvas, const Rect& box, const MenuCard& card) {
  if (intersect(canvas.clip(), box).empty()) return;
  const bool low = isLow(canvas);
  const Colour ink = card.chosen ? Colour(kOnDark) : Colour(kInk);
  canvas.fillRoundRect(box, 7, card.chosen ? Colour(kAccent) : Colour(kStone));
  const Rect inner = inset(box, kFrame);
  const int strip = low ? kFontBody.lineHeight + kFontSmall.lineHeight - 5 : kStrip;
  const Rect picture = makeRect(inner.x, inner.y, inner.w, inner.h - strip);
  Phrase about;
  if (card.game == nullptr) {
    drawWrappedCentred(canvas, picture, tr(Text::SaveNothing), {&kFontSmall, ink});
  } else {
    const RunningGames::Glimpse& game = *card.game;
    const GameRow& row = rowOf(game.plan.setup.game);
    const Seat seat = game.next >= 0 ? game.next : game.plan.firstPerson();
    if (row.drawScene) row.drawScene(canvas, picture, game.view, seat);
    // The picture tells the game, too: a match has no room for both words in large text.
    if (game.plan.tourney != TourneyKind::None) {
      addTourney(game.plan, game.played, about);
    } else {
      addGameName(game.plan, game.seed, about);
      if (row.addRound) row.addRound(game.view, about.add(" "));
    }
  }
  if (card.count > 1) drawTurns(canvas, picture, card);
  if (low) {
    const Rect first = makeRect(inner.x, picture.bottom(), inner.w, kFontBody.lineHeight - 2);
    drawLine(canvas, first, card.what,
             {&fitting(card.what, first.w, kFontBody, kFontSmall), ink, Align::Centre, true});
    drawLine(canvas, makeRect(inner.x, first.bottom() - 2, inner.w, inner.bottom() - first.bottom() + 2),
             about, {&kFontSmall, ink, Align::Centre, true});
    return;
  }
  const Rect words =
      inset(makeRect(inner.x, picture.bottom(), inner.w, inner.bottom() - picture.bottom()), 6, 0);
  const int used = drawLine(canvas, words, about, {&kFontSmall, ink, Align::Right, true});
  const Rect rest = makeRect(words.x, words.y, words.w - used - 6, words.h);
  drawLine(canvas, rest, card.what,
           {&fitting(card.what, rest.w, kFontBody, kFontSmall), ink, Align::Left, true});
}

}  // namespace lucca::ui
