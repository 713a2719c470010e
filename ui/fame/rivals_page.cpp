#include "ui/fame/rivals_page.h"

#include <algorithm>

#include "ui/look/emblems.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"
#include "ui/stage/player.h"

namespace lucca::ui {

namespace {

// Everybody of the list once, in its order.
using Names = FixedList<const SeatInfo*, 2 * kMostRivals>;

void addName(Names& names, const SeatInfo& who) {
  for (const SeatInfo* known : names) {
    if (isSameRival(*known, who)) return;
  }
  names.push(&who);
}

Names leftNames(const RivalList& list) {
  Names names;
  for (const RivalPair& pair : list) {
    for (const SeatInfo& who : pair.who) addName(names, who);
  }
  return names;
}

// The pairs that somebody is one of, by their places in the list.
using Places = FixedList<uint8_t, kMostRivals>;

Places pairsOf(const RivalList& list, const SeatInfo& who) {
  Places places;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (isSameRival(list[i].who[0], who) || isSameRival(list[i].who[1], who))
      places.push(static_cast<uint8_t>(i));
  }
  return places;
}

RivalPair swapped(const RivalPair& pair) {
  RivalPair out = pair;
  std::swap(out.who[0], out.who[1]);
  std::swap(out.nearest[0], out.nearest[1]);
  for (auto& wins : out.wins) std::swap(wins[0], wins[1]);
  out.streakOf = static_cast<uint8_t>(1 - pair.streakOf);
  return out;
}

std::string_view nameOf(const SeatInfo& who) {
  return who.isBot ? tr(kSeatLevelTexts[who.level]) : who.name.view();
}

void drawName(Canvas& canvas, const Rect& box, const SeatInfo& who, Align align) {
  const std::string_view name = nameOf(who);
  drawLine(canvas, box, name, {&fitting(name, box.w, kFontBody, kFontSmall), kInk, align});
}

// A piece for each game that was won, with the winner's emblem; of many games two shares.
void drawBar(Canvas& canvas, const Rect& bar, const RivalPair& pair, std::size_t game) {
  constexpr int kLeastPiece = 8;
  const int left = pair.wins[game][0], all = left + pair.wins[game][1];
  if (all == 0) {
    canvas.fillRect(makeRect(bar.x, bar.y + bar.h / 2, bar.w, 1), kStoneDark);
    return;
  }
  const bool pieces = bar.w / all >= kLeastPiece;
  const int count = pieces ? all : 2;
  for (int i = 0; i < count; ++i) {
    const int from = pieces ? bar.w * i / all : i == 0 ? 0 : bar.w * left / all;
    const int to = pieces ? bar.w * (i + 1) / all : i == 0 ? bar.w * left / all : bar.w;
    if (to - from < 2) continue;
    const std::size_t side = pieces ? i >= left : i;
    const Paint paint = seatPaint(pair.who[side]);
    const Rect piece = makeRect(bar.x + from, bar.y, to - from - 1, bar.h);
    canvas.fillRect(piece, paint.ground);
    if (piece.w >= bar.h - 2)
      drawEmblem(canvas, static_cast<Emblem>(pair.who[side].emblem), piece.x + piece.w / 2,
                 piece.y + piece.h / 2, bar.h / 2 - 2, paint);
  }
}

void drawFact(Canvas& canvas, const Rect& box, Text label, const Phrase& value, bool chip) {
  canvas.fillRoundRect(box, 6, kStone);
  Rect inner = inset(box, 8, 0);
  const int used = drawLine(canvas, inner, value, {&kFontBody, kInk, Align::Right});
  if (chip) {
    const int width = chipWidth("+");
    drawChip(canvas, inner.right() - used - width - 6, box.y + box.h / 2, "+");
  }
  drawLine(canvas, makeRect(inner.x, inner.y, inner.w - used - 8, inner.h), tr(label),
           {&kFontSmall, kInkSoft});
}

// A row a game with a bar of who won how often; where the next one would begin.
int drawGames(Canvas& canvas, const RivalPair& pair, int y) {
  const Layout layout = layoutOf(canvas);
  const Rect body = layout.body;
  const int row = layout.low ? 20 : 23;
  for (int game = 0; game < kRivalGames; ++game, y += row) {
    const auto at = static_cast<std::size_t>(game);
    Phrase wins;
    wins.add(pair.wins[at][0]).add(" : ").add(pair.wins[at][1]);
    const std::string_view name = gameName(static_cast<GameId>(game));
    drawLine(canvas, makeRect(body.x + 10, y, 60, row), name, {&kFontBody, kInk});
    const int number =
        drawLine(canvas, makeRect(body.right() - 62, y, 52, row), wins, {&kFontBody, kInk, Align::Right});
    drawBar(canvas, makeRect(body.x + 72, y + (row - 14) / 2, body.w - 72 - 18 - std::max(number, 36), 14),
            pair, at);
  }
  return y;
}

// The streak and the nearest result.
void drawFacts(Canvas& canvas, const RivalPair& pair, const Rect& room) {
  Phrase streak, nearest;
  if (pair.streak > 0) {
    streak.add(countForm(pair.streak, Text::FameRivalStreakOne, Text::FameRivalStreakWins),
               {nameOf(pair.who[pair.streakOf]), pair.streak});
  } else {
    streak.add("–");
  }
  if (pair.nearestKnown) {
    nearest.add(gameName(static_cast<GameId>(pair.nearestGame))).add(" ");
    nearest.add(pair.nearest[0]).add(" : ").add(pair.nearest[1]);
  } else {
    nearest.add("–");
  }
  const int height = std::min(25, (room.h - 3) / 2);
  drawFact(canvas, makeRect(room.x, room.y, room.w, height - 2), Text::FameRivalStreak, streak, false);
  drawFact(canvas, makeRect(room.x, room.y + height, room.w, height - 2), Text::FameRivalNearest, nearest,
           pair.nearestHandicap != 0);
}

}  // namespace

RivalPair RivalsPage::shown(const RivalList& list) const {
  const Names names = leftNames(list);
  const SeatInfo& left = *names[std::min<std::size_t>(static_cast<std::size_t>(left_), names.size() - 1)];
  const Places places = pairsOf(list, left);
  const RivalPair& pair =
      list[places[std::min<std::size_t>(static_cast<std::size_t>(right_), places.size() - 1)]];
  return isSameRival(pair.who[0], left) ? pair : swapped(pair);
}

bool RivalsPage::turn(const RivalList& list, const Event& event) {
  const Names names = leftNames(list);
  const bool upright = event.is(Button::Up) || event.is(Button::Down);
  const int count = static_cast<int>(upright ? names.size()
                                             : pairsOf(list, *names[static_cast<std::size_t>(left_)]).size());
  int8_t& cursor = upright ? left_ : right_;
  if (count < 2) return false;
  cursor = static_cast<int8_t>((cursor + event.step() + count) % count);
  if (upright) right_ = 0;
  return true;
}

void RivalsPage::draw(App& app, Canvas& canvas) const {
  const RivalPair pair = shown(app.finished.rivals());
  const Layout layout = layoutOf(canvas);
  const Rect body = layout.body;
  Phrase games, score;
  games.add(countForm(pair.games(), Text::FameRivalGamesOne, Text::FameRivalGames), {pair.games()});
  drawTitle(canvas, tr(Text::FameRivals), games);
  const int radius = layout.low ? 11 : 20, top = body.y + 6, middle = body.x + body.w / 2;
  const int edge = layout.low ? 6 : 12, discs[2] = {body.x + edge + radius, body.right() - edge - radius};
  score.add(pair.won(0)).add(" : ").add(pair.won(1));
  const int longest = std::max(Canvas::textWidth(nameOf(pair.who[0]), kFontSmall),
                               Canvas::textWidth(nameOf(pair.who[1]), kFontSmall));
  // On a low panel the names lie beside the numbers, which make room for them.
  const int outside = 2 * radius + edge + 4, room = middle - body.x - outside - 5;
  const bool tight = Canvas::textWidth(score, kFontTitle) / 2 + longest > room;
  const Font& huge = !layout.low ? kFontHuge : tight ? kFontBody : kFontTitle;
  const int wide = Canvas::textWidth(score, huge), beside = room - wide / 2;
  drawLine(canvas, makeRect(middle - wide / 2 - 4, top, wide + 8, 2 * radius + 2), score,
           {&huge, kInk, Align::Centre});
  for (std::size_t side = 0; side < 2; ++side) {
    const bool first = side == 0;
    drawMedallion(canvas, static_cast<Emblem>(pair.who[side].emblem), discs[side], top + radius, radius,
                  seatPaint(pair.who[side]));
    Rect name = makeRect(first ? body.x + outside : middle + wide / 2 + 5, top, beside, 2 * radius);
    Align align = first ? Align::Left : Align::Right;
    if (!layout.low) {
      // Below its medallion; a long one from the edge on.
      const int half = edge + radius - 4;
      const bool fits = Canvas::textWidth(nameOf(pair.who[side]), kFontBody) <= 2 * half;
      const int width = fits ? 2 * half : body.w / 2 - 10;
      name = makeRect(fits    ? discs[side] - half
                      : first ? body.x + 4
                              : body.right() - 4 - width,
                      top + 2 * radius + 2, width, 18);
      if (fits) align = Align::Centre;
    }
    drawName(canvas, name, pair.who[side], align);
  }
  const int y = drawGames(canvas, pair, top + 2 * radius + (layout.low ? 6 : 24));
  if (!layout.low) drawFacts(canvas, pair, makeRect(body.x + 8, y + 3, body.w - 16, body.bottom() - y - 3));
  BottomLine hints{tr(Text::FameRivalsList), tr(Text::KeyBack), tr(Text::KeyNames)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
