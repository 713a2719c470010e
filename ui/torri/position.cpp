#include "ui/torri/position.h"

#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/torri/acts/arrival.h"
#include "ui/torri/race.h"

namespace lucca::ui {

using namespace torri;

namespace {

// Where the last brick of the game went; kNoLot: there is none yet.
Lot lastBrick(const Table& table) {
  for (std::size_t i = table.entries(); i-- > 0;) {
    const Action entry = table.entry(i);
    if (kindOf(entry) == Kind::Place) return lotOfPlace(entry);
  }
  return kNoLot;
}

}  // namespace

Seat activeSeat(const Table& table, const State& state) {
  if (table.phase() == Session::Phase::Confirm) return table.seat();
  const Seat next = toMove(state);
  return next >= 0 ? next : seatInTurn(state);
}

void drawPosition(const Shot& shot, TorriCursor& cursor, CityMarks& marks) {
  const Action decided = shot.motion().decided();
  const bool arrives =
      decided != kNoAction && kindOf(decided) == Kind::Place && heightAt(shot.state, lotOf(decided)) > 0;
  if (arrives) marks.hidden = lotOf(decided);
  marks.glided = shot.motion().glided();
  if (marks.glided == Motion::kWhole) cursor.stood = marks.cursor;
  marks.cameFrom = cursor.stood;
  const CityScene scene{shot.state, shot.measures, shot.camera, marks};
  if (towersMove(scene)) shot.motion().glides(shot.layout.city);
  drawCity(shot.canvas, scene);
  if (!arrives) return;
  drawArriving(shot.canvas, shot.measures, shot.camera, shot.state, lotOf(decided), shot.motion().told());
  shot.motion().covers(arrivalArea(shot.measures, shot.camera, shot.state, lotOf(decided)));
}

void drawWarning(const Shot& shot, const TorriCursor& cursor, const Rect& card, const Threats* threats) {
  const Rect at = cursor.choosingLot ? shot.lotBox(cursor.lot) : Rect{};
  drawWarning(shot.canvas, shot.layout, shot.table, {shot.state, shot.measures, shot.camera, CityMarks{}}, at,
              card, threats);
}

void keepTrayClear(const Shot& shot) {
  const Rect &tray = shot.layout.tray, &city = shot.layout.city;
  const Lot last = lastBrick(shot.table);
  const Rect brick = last == kNoLot ? Rect{} : shot.lotBox(last);
  constexpr int kLast = 8;  // the brick that a note may speak of counts as much as a high tower
  const auto hides = [&](const Rect& note) {
    return hiddenBy(note, shot.still, shot.camera, shot.state) + (intersect(note, brick).empty() ? 0 : kLast);
  };
  if (!shot.layout.low) {
    const int height = 2 * sized(kFontBody).lineHeight + 12;  // of two lines, as most have
    const bool wide = tray.x > 0;
    const Rect top = makeRect(0, city.y, city.w, height + 6),
               foot = wide ? makeRect(0, city.bottom() - height - 4, tray.x, height)
                           : makeRect(0, tray.y - height - 4, city.w, height);
    return shot.table.screen().keepClear(tray, hides(foot) < hides(top));
  }
  constexpr int kNote = 53,
                kTight = 44;   // where two lines of it end over the players' cells, and squeezed in
  constexpr int kBeside = 67;  // three lines of it beside the tray
  const auto cost = [&](int y, int height) { return hides(makeRect(0, y, city.w, height)); };
  const int above = brick.y >= kTight && brick.y < kNote ? kTight : kNote;
  const bool beside = cost(tray.bottom() - kBeside, kBeside) < cost(0, above);
  const int x = beside ? tray.x : 0, y = beside ? 0 : above;
  shot.table.screen().keepClear(makeRect(x, y, tray.right() - x, tray.bottom() - y));
}

}  // namespace lucca::ui
