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

struct Point {
  int x, y;
};

struct Shown {
  const State& state;
  const CityMeasures& measures;
  Camera camera;
  Rect matter;  // the turn's bricks
};

// Each brick of the turn with its number, from `at` on; at a tray's side with the word for what it becomes there. Returns
// where the next one would stand.
Point drawTurnBricks(Canvas& canvas, const Rect& tray, Point at, bool side, const TurnLook& look) {
  const State& before = stateOf(look.before);
  int number = 0;
  for (const Action action : look.shown()) {
    if (kindOf(action) != Kind::Place || at.y + 15 > tray.bottom()) continue;
    Phrase nth;
    nth.add(++number);
    drawLine(canvas, makeRect(at.x, at.y, 9, 16), nth, {&kFontSmall, kInk, Align::Left, true});
    drawBrick(canvas, makeRect(at.x + 9, at.y + 1, 14, 14), colourOf(action));
    const std::string_view word =
        tr(heightAt(before, lotOf(action)) > 0 ? Text::TorriFloor : Text::TorriHouse);
    if (side)
      drawLine(canvas, makeRect(at.x + 25, at.y, tray.right() - at.x - 25, 16), word,
               {&kFontSmall, kInk, Align::Left, true});
    side ? at.y += 17 : at.x += 30;
  }
  return at;
}

// The chip, the bricks, and how often it wins: in a line, or one below the other. On a low panel the footer tells how often.
void drawTurnTray(Canvas& canvas, const StageLayout& layout, const State& state, const TurnLook& look) {
  const bool side = layout.low || layout.wide;
  const int top = layout.low ? raceHeight(state.players()) : 0;
  const Rect tray = makeRect(layout.tray.x + 1, layout.tray.y + top, layout.tray.w - 1, layout.tray.h - top);
  canvas.fillRect(tray, kPaper);
  canvas.fillRect(makeRect(tray.x, tray.y, tray.w, 1), kStoneDark);
  const std::string_view word = look.chip.view().substr(0, look.chip.view().find(' '));
  const int width = Canvas::textWidth(word, kFontSmall) + 10;
  const Rect chip = makeRect(tray.x + 4, tray.y + (side ? 3 : (tray.h - 16) / 2), width, 16);
  canvas.fillRoundRect(chip, 4, look.showsBetter ? static_cast<Colour>(kAccent) : kInkSoft);
  drawLine(canvas, chip, word, {&kFontSmall, kOnDark, Align::Centre, true});
  const Point bricks =
      side ? Point{tray.x + 4, chip.bottom() + (layout.low ? 2 : 16)} : Point{chip.right() + 6, chip.y};
  const Point end = drawTurnBricks(canvas, tray, bricks, side, look);
  if (layout.low) return;
  const Rect room = layout.wide ? makeRect(tray.x + 3, chip.bottom() + 1, tray.w - 3, 15)
                                : makeRect(end.x, tray.y, tray.right() - end.x - 6, tray.h);
  Phrase said = layout.wide ? look.least : look.brief;
  // Where the words are too long, only the chip's number is drawn.
  const std::size_t space = look.chip.view().find(' ');
  if (Canvas::textWidth(said, kFontSmall) > room.w && space != std::string_view::npos)
    said.clear().add(look.chip.view().substr(space + 1)).add("/100");
  drawLine(canvas, room, said,
           {&fitting(said, room.w, layout.wide ? kFontSmall : kFontBody, kFontSmall), kInk,
            side ? Align::Left : Align::Right, true});
}

// A band of words at the head of the city or at its foot, where it hides least; never over the turn's own bricks if the
// other place is free of them.
void drawReason(Canvas& canvas, const StageLayout& layout, const Shown& city, std::string_view words,
                ScreenPart part) {
  constexpr int kMatter = 40;
  const Font& font = sized(kFontSmall);
  const int height = countLines(words, layout.city.w - 12, font) * font.lineHeight + 5;
  const auto bandAt = [&](bool below) {
    return makeRect(layout.city.x, below ? layout.city.bottom() - height : layout.city.y, layout.city.w,
                    height);
  };
  const auto cost = [&](const Rect& at) {
    return hiddenBy(at, city.measures, city.camera, city.state) +
           (intersect(at, city.matter).empty() ? 0 : kMatter);
  };
  const bool below = cost(bandAt(true)) < cost(bandAt(false));
  const Rect band = bandAt(below);
  canvas.words().part(part, band);
  canvas.fillRect(band, kPaper);
  canvas.fillRect(makeRect(band.x, below ? band.y : band.bottom() - 1, band.w, 1), kStoneDark);
  drawWrapped(canvas, inset(band, 6, 2), words, {&font, kInk, Align::Left, true});
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
  if (!words.empty())
    drawReason(canvas, layout, {after, measures, camera, matter}, words,
               refusal && !note.empty() ? ScreenPart::Refusal : ScreenPart::Caption);
  if (layout.low) {
    if (!drawFooterWords(canvas, layout, table, keys, look.least))
      drawStageFooter(canvas, layout, table, keys);
    return;
  }
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
    if (out.empty()) {
      out.add({&capital, 1}).add(built.view().substr(1));
    } else {
      out.add(", ").add(built);
    }
  }
}

}  // namespace lucca::ui
