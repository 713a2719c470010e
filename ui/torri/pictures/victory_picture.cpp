#include "ui/torri/pictures/victory_picture.h"

#include <iterator>

#include "ui/look/text_box.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr Beat kRise{0, 1200}, kFlag{1000, 400}, kFireworks{900, 1500};

constexpr Beat after(int wait, const Beat& beat) { return {wait + beat.from, beat.lasts}; }

constexpr int kFlagHeight = 20, kFlagWidth = 24;

void drawBanneret(Canvas& canvas, int x, int y, Brick colour, int part) {
  const int height = 18 * part / Motion::kWhole, width = 22 * part / Motion::kWhole;
  canvas.fillRect(makeRect(x - 1, y - height, 2, height), kInk);
  if (part < Motion::kWhole / 2) return;
  canvas.fillRect(makeRect(x + 1, y - height, width, 13), kInk);
  canvas.fillRect(makeRect(x + 1, y - height + 1, width - 1, 11), brickPaint(colour).ground);
  drawBrickEmblem(canvas, colour, x + width / 2, y - height + 6, 7, brickPaint(colour).on);
}

// Where bursts begin, in percent of the area; the last is the lowest.
constexpr int8_t kBursts[][2] = {{12, 14}, {52, 10}, {86, 24}};
constexpr int kSparkReach = 4 * 6 + 10 + 3;  // below that: flight, fall and size of a spark

void drawSparks(Canvas& canvas, const Rect& area, int part) {
  for (int burst = 0; burst < 3; ++burst) {
    const int own = part * 2 - burst * 90;
    if (own <= 0 || own > Motion::kWhole) continue;
    const int x = area.x + area.w * kBursts[burst][0] / 100, y = area.y + area.h * kBursts[burst][1] / 100;
    for (int i = 0; i < 12; ++i) {
      // Twelve directions without a sine.
      static constexpr int8_t kWays[][2] = {{4, 0}, {3, 2}, {2, 3}, {0, 4}, {-2, 3}, {-3, 2}};
      const int sign = i < 6 ? 1 : -1, reach = own * 6 / Motion::kWhole;
      const int fall = own * own / Motion::kWhole * 10 / Motion::kWhole;
      const int sx = x + sign * kWays[i % 6][0] * reach, sy = y + sign * kWays[i % 6][1] * reach + fall;
      canvas.fillRect(makeRect(sx, sy, 2, 3), brickPaint(static_cast<Brick>((i + burst) & 3)).ground);
    }
  }
}

// The tower comes out of the ground and is given a flag.
void drawFlagOn(Canvas& canvas, const Rect& area, const Corner& corner, const State& state, Lot tower,
                int sunk, const Act& act, int wait) {
  int column, row;
  corner.turned(tower, column, row);
  const int x = corner.left(column, row), foot = corner.top(column, row) + corner.half / 2;
  const int top = foot - heightAt(state, tower) * corner.rise + sunk;
  const int y = top < area.y + kFlagHeight ? area.y + kFlagHeight : top;
  const Beat flag = after(wait, kFlag);
  if (act.begun(flag)) drawBanneret(canvas, x, y, colourAt(state, tower), act.part(flag));
  const int left = x - corner.half;
  act.covers({wait + kRise.from, kFlag.end()},
             makeRect(left, area.y, corner.half + kFlagWidth, foot + corner.half - area.y));
}

void drawHead(Canvas& canvas, const StageLayout& layout, const Rect& head, const Table& table,
              const State& state, Seat seat, bool shared, std::string_view words) {
  if (!canvas.shows(head)) return;
  canvas.fillRect(head, kTerracotta);
  canvas.fillRect(makeRect(head.x, head.bottom() - 2, head.w, 2), kTerracottaDark);
  const int side = layout.low ? 26 : 34, x = head.x + 10,
            y = head.y + (head.h - side) / 2 + layout.corner / 2;
  const Brick colour = colourOfSeat(state, seat);
  canvas.fillRoundRect(makeRect(x - 2, y - 2, side + 4, side + 4), 6, kOnDark);
  drawBrick(canvas, makeRect(x, y, side, side), colour);
  const Rect room = makeRect(x + side + 9, y - 2, head.right() - x - side - 12, side + 4);
  Phrase wins;
  shared ? wins.add(Text::ResultShare) : wins.add(Text::TorriWins, {table.name(seat)});
  const int first = room.h / 2 + (layout.low ? 2 : 1);
  drawLine(canvas, makeRect(room.x, room.y, room.w, first), wins,
           {&fitting(wins, room.w, layout.low ? kFontBody : kFontTitle, kFontBody), kOnDark});
  drawLine(canvas, makeRect(room.x, room.y + first, room.w, room.h - first), words,
           {&fitting(words, room.w, layout.low ? kFontSmall : kFontBody, kFontSmall), kOnDark});
}

Seat winnerOf(const Result& result, int players) {
  for (Seat seat = 0; seat < players; ++seat) {
    if (result.winners >> seat & 1) return seat;
  }
  return 0;
}

// What decided, against the best of the others: "Tower 7 : 5".
void addDecision(const Result& end, Seat winner, int players, Phrase& out) {
  static constexpr Text kNames[] = {Text::TorriCategoryTower, Text::TorriCategoryPrisoners,
                                    Text::TorriCategoryBricks};
  const std::size_t category = static_cast<std::size_t>(end.tieBreak - 1);
  if (category >= std::size(kNames)) {
    out.add(Text::TorriTieShared);
    return;
  }
  int next = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    const int has = end.category[static_cast<std::size_t>(seat)][category];
    if (seat != winner && has > next) next = has;
  }
  out.add(kNames[category]).add(" ");
  out.add(end.category[static_cast<std::size_t>(winner)][category]).add(" : ").add(next);
}

// What won, in numbers; where nobody had what wins, why it is over before it, in so much room.
void addVictory(const State& state, const Result& end, Seat winner, const Cue& cue, int room, Phrase& out) {
  const Brick colour = colourOfSeat(state, winner);
  const Standing standing = standingOf(state, colour);
  if (state.reason == EndReason::Tower) {
    out.add(Text::TorriWonTower, {brickName(colour), standing.highestTower});
  } else if (state.reason == EndReason::Prisoners) {
    out.add(Text::TorriWonPrisoners, {brickName(colour), standing.prisoners});
  } else {
    out.add(cue.words).add(" ");
    addDecision(end, winner, state.players(), out);
    if (Canvas::textWidth(out, kFontSmall) <= room) return;
    out.clear();
    addDecision(end, winner, state.players(), out);
  }
}

}  // namespace

int endingMs(const State& state) {
  return state.reason == EndReason::Tower || state.reason == EndReason::Prisoners ? 0 : 1300;
}

void drawVictory(Canvas& canvas, const StageLayout& layout, const Table& table, const State& state,
                 const Cue& cue, const Act& act, int turns) {
  const Result end = result(state);
  const Seat winner = winnerOf(end, state.players());
  const Brick colour = colourOfSeat(state, winner);
  const int head = layout.low ? 36 : 54 + layout.corner;
  const Rect area = makeRect(0, head, canvas.width(), layout.footer.y - head);
  const Lot tower = highestTower(state, colour);
  const Corner corner =
      cornerIn(area, state, bestQuarter(state, tower) + turns, layout.low ? 10 : kFlagHeight + 2);
  const int height = tower == kNoLot ? 0 : heightAt(state, tower);
  const int wait = endingMs(state), sunk = act.count(after(wait, kRise), (height - 1) * corner.rise, 0);
  drawFromCorner(canvas, area, corner, state, tower, sunk);
  if (tower != kNoLot) drawFlagOn(canvas, area, corner, state, tower, sunk, act, wait);
  const Beat fireworks = after(wait, kFireworks);
  if (act.during(fireworks)) drawSparks(canvas, area, act.part(fireworks));
  act.covers(fireworks, makeRect(area.x, area.y, area.w, area.h * kBursts[2][1] / 100 + kSparkReach));
  Phrase words;
  addVictory(state, end, winner, cue, canvas.width() - (layout.low ? 48 : 56), words);
  drawHead(canvas, layout, makeRect(0, 0, canvas.width(), head), table, state, winner,
           end.winners != seatBit(winner), words);
  const bool plays = cue.kind == Cue::Kind::Show;
  drawStageFooter(canvas, layout, table,
                  {.a = tr(plays ? Text::TorriResult : Text::KeyGoOn),
                   .b = tr(plays ? Text::TorriLookAround : Text::KeySkip)});
}

}  // namespace lucca::ui
