// A turn that mattered: the city after it, its bricks framed and numbered, and the chances in the tray.
#include "ui/stage/stage_bars.h"
#include "ui/torri/built.h"
#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/race.h"
#include "ui/torri/strip.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

// The chip, the bricks, and how often it wins: in a line, or one below the other.
void drawTurnTray(Canvas& canvas, const StageLayout& layout, const State& state, const TurnLook& look) {
  const bool side = layout.low || layout.wide;
  const int top = layout.low ? raceHeight(state.players()) : 0;
  const Rect tray = makeRect(layout.tray.x + 1, layout.tray.y + top, layout.tray.w - 1, layout.tray.h - top);
  canvas.fillRect(tray, kPaper);
  canvas.fillRect(makeRect(tray.x, tray.y, tray.w, 1), kStoneDark);
  const std::size_t space = look.chip.view().find(' ');
  const std::string_view word = look.chip.view().substr(0, space);
  const int width = Canvas::textWidth(word, kFontSmall) + 10;
  const Rect chip = makeRect(tray.x + 4, tray.y + (side ? 3 : (tray.h - 16) / 2), width, 16);
  canvas.fillRoundRect(chip, 4, look.showsBetter ? static_cast<Colour>(kAccent) : kInkSoft);
  drawLine(canvas, chip, word, {&kFontSmall, kOnDark, Align::Centre, true});
  int number = 0, x = side ? tray.x + 4 : chip.right() + 6,
      y = side ? chip.bottom() + (layout.low ? 2 : 16) : chip.y;
  for (const Action action : look.shown()) {
    if (kindOf(action) != Kind::Place || y + 15 > tray.bottom()) continue;
    Phrase nth;
    nth.add(++number);
    drawLine(canvas, makeRect(x, y, 9, 16), nth, {&kFontSmall, kInk, Align::Left, true});
    drawBrick(canvas, makeRect(x + 10, y + 1, 14, 14), colourOf(action));
    side ? y += 17 : x += 30;
  }
  Rect room = makeRect(x, tray.y, tray.right() - x - 6, tray.h);
  if (layout.wide) room = makeRect(tray.x + 4, chip.bottom() + 1, tray.w - 6, 15);
  if (layout.low) room = makeRect(tray.x + 4, y, tray.w - 6, tray.bottom() - y);
  if (room.h < 13 || Canvas::textWidth(look.brief, kFontSmall) > room.w) {
    // Beside the bricks there is room for the number alone, or for short words below each other.
    const int left = tray.x + 29, above = chip.bottom() + (layout.low ? 2 : 16);
    const Rect beside = makeRect(left, above, tray.right() - left - 1, y - above);
    if (space == std::string_view::npos)
      return drawWrappedCentred(canvas, makeRect(beside.x, beside.y, beside.w, tray.bottom() - beside.y),
                                look.brief, {&kFontSmall, kInk, Align::Centre, true});
    const std::string_view alone = look.chip.view().substr(space + 1);
    drawLine(canvas, beside, alone,
             {&fitting(alone, beside.w, kFontTitle, fitting(alone, beside.w, kFontBody, kFontSmall)), kInk,
              Align::Centre, true});
    return;
  }
  drawLine(
      canvas, room, look.brief,
      {&fitting(look.brief, room.w, kFontBody, kFontSmall), kInk, side ? Align::Left : Align::Right, true});
}

}  // namespace

void TorriPictures::drawTurning(const Table& table, const TurnLook& look, Canvas& canvas) const {
  const State &before = stateOf(look.before), &after = stateOf(look.after);
  const StageLayout layout = stageLayout(canvas.width(), canvas.height());
  const CityMeasures measures = cityMeasures(layout, after.size());
  Camera camera;
  CityMarks marks;
  Lot last = kNoLot;
  for (const Action action : look.shown()) {
    if (kindOf(action) != Kind::Place) continue;
    last = lotOf(action);
    marks.framed.add(last);
    camera = measures.follow(camera, last);
  }
  drawCity(canvas, {after, measures, camera, marks});
  int number = 0;
  Rect matter{};
  for (const Action action : look.shown()) {
    if (kindOf(action) != Kind::Place) continue;
    const Rect box = measures.lotBox(camera, lotOf(action));
    drawTab(canvas, box, ++number);
    matter = join(matter, box);
  }
  drawRace(canvas, layout, table, before, look.seat);
  drawSideSection(canvas, layout, after, last);
  drawTurnTray(canvas, layout, after, look);
  const BottomLine& keys = look.keys;
  // Played has no band; on a low panel help tells the reason.
  bool refusal;
  const std::string_view note = table.note(refusal);
  const std::string_view words = !note.empty()                     ? note
                                 : look.showsBetter && !layout.low ? look.why.view()
                                                                   : std::string_view{};
  if (!words.empty()) {
    const Font& font = sized(kFontSmall);
    const int height = countLines(words, layout.city.w - 12, font) * font.lineHeight + 5;
    const bool below = matter.y < layout.city.y + layout.city.h / 2;
    const Rect band =
        makeRect(layout.city.x, below ? layout.city.bottom() - height : layout.city.y, layout.city.w, height);
    canvas.words().part(refusal && !note.empty() ? ScreenPart::Refusal : ScreenPart::Caption, band);
    canvas.fillRect(band, kPaper);
    canvas.fillRect(makeRect(band.x, below ? band.y : band.bottom() - 1, band.w, 1), kStoneDark);
    drawWrapped(canvas, inset(band, 6, 2), words, {&font, kInk, Align::Left, true});
  }
  if (layout.low) return drawStageFooter(canvas, layout, table, keys);
  const int margin = 5 + layout.corner;
  drawBottomLine(table, canvas, layout.footer,
                 makeRect(margin, layout.footer.y + 1, layout.footer.w - 2 * margin,
                          layout.footer.h - 1 - layout.corner),
                 keys);
}

void TorriWords::tellTurn(const AnyView& view, Seat, std::span<const Action> actions, Phrase& out) const {
  const State& before = stateOf(view);
  for (const Action action : actions) {
    if (kindOf(action) != Kind::Place) continue;
    Phrase built;
    built.add(heightAt(before, lotOf(action)) > 0 ? Text::TorriTurnFloor : Text::TorriTurnHouse,
              {brickName(colourOf(action))});
    const char first = built.view()[0];
    const char capital = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
    out.empty() ? out.add({&capital, 1}).add(built.view().substr(1)) : out.add(", ").add(built);
  }
}

}  // namespace lucca::ui
