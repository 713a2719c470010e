#include "ui/puzzles/puzzle_band.h"

#include "engine/bots/bot.h"
#include "ui/look/text_box.h"
#include "ui/stage/game_row.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

constexpr Colour kGoldStar = rgb(0xF5B81C);

int indexOf(const Puzzle& puzzle) { return static_cast<int>(&puzzle - puzzlesOf(puzzle.setup.game).data()); }

// Others have names, or that of the colour they play.
void makePlan(const Puzzle& puzzle, Plan& plan) {
  plan = {};
  plan.setup = puzzle.setup;
  int other = 1;
  for (Seat s = 0; s < puzzle.setup.players; ++s) {
    SeatInfo& seat = plan.seats[static_cast<std::size_t>(s)];
    const bool own = s == puzzle.seat;
    seat.isBot = !own;
    seat.level = static_cast<uint8_t>(Level::Normal);
    const int emblem = own ? 0 : other++;
    seat.emblem = seat.colour = static_cast<uint8_t>(emblem);
    seat.name.set(tr(kNameDefaultTexts[emblem]));
    if (own || !hasSeatOption(puzzle.setup.game)) continue;
    seat.name.set(seatColourName(puzzle.setup, seat, s));
    char& first = seat.name.bytes[0];
    if (first >= 'a' && first <= 'z') first = static_cast<char>(first - 'a' + 'A');
  }
}

}  // namespace

bool beginPuzzle(App& app, const Puzzle& puzzle) {
  Plan plan;
  makePlan(puzzle, plan);
  return app.game.beginPuzzle(puzzle, plan);
}

const PuzzleFace& faceOf(const App& app) { return *rowOf(app.game.puzzle().puzzle().setup.game).puzzles; }

void makeRoomForTask(App& app) { app.screen.line().setBook(app.game.puzzle().active()); }

void drawTask(App& app, Canvas& canvas) {
  if (!app.game.puzzle().active()) return;
  const Puzzle& puzzle = app.game.puzzle().puzzle();
  const PuzzleFace& face = faceOf(app);
  const Table table = tableOf(app);
  const Rect band = face.band(table, canvas);
  if (!canvas.shows(band)) return;
  const bool dark = face.inTitle;
  // The bar names whom a moment is about.
  if (dark && table.phase() == Session::Phase::Show) return;
  canvas.words().part(ScreenPart::Caption, band);
  canvas.fillRect(band, dark ? Colour(kTerracotta) : Colour(kPaper));
  canvas.fillRect(makeRect(band.x, band.bottom() - (dark ? 2 : 1), band.w, dark ? 2 : 1),
                  dark ? Colour(kTerracottaDark) : Colour(kStoneDark));
  Phrase number, words;
  number.add(indexOf(puzzle) + 1);
  face.brief(puzzle, table.view(), words);
  const int corner = cornerOf(canvas.height()), top = dark ? band.y + corner : band.y;
  const int left = band.x + 4 + (dark ? corner : 0), wide = Canvas::textWidth(number, kFontSmall) + 8;
  const Rect chip = makeRect(left, top + 2, wide < 18 ? 18 : wide, 14);
  canvas.fillRoundRect(chip, 7, dark ? Colour(kTerracottaDark) : Colour(kAccent));
  drawLine(canvas, chip, number, {&kFontSmall, kOnDark, Align::Centre, true});
  const Rect room = makeRect(chip.right() + 5, top, band.right() - chip.right() - 8, band.bottom() - top - 2);
  drawLine(canvas, room, words,
           {&fitting(words, room.w, kFontBody, kFontSmall), dark ? Colour(kOnDark) : Colour(kInk),
            Align::Left, true});
}

void drawStar(Canvas& canvas, const Rect& box, PuzzleProgress::Star star, const Font& font, Colour open) {
  using Star = PuzzleProgress::Star;
  if (star == Star::None) {
    canvas.fillCircle(box.x + box.w / 2, box.y + box.h / 2, 2, open);
    return;
  }
  drawLine(canvas, box, star == Star::Full ? "★" : "☆",
           {&font,
            star != Star::Full ? Colour(kInkSoft)
            : open == kOnDark  ? open
                               : kGoldStar,
            Align::Centre, true});
}

bool followPuzzle(App& app) {
  PuzzleGame& game = app.game.puzzle();
  if (!game.active()) return false;
  if (game.told() && game.judge(app.game.session()) == PuzzleGame::Outcome::Open) return false;
  app.go.push(SceneId::Puzzle);
  return true;
}

void hintAtPuzzle(App& app) {
  app.game.puzzle().askHint();
  app.go.show(SceneId::Puzzle);
}

void leavePuzzle(App& app) {
  app.game.takeBack();
  app.screen.line().setBook(false);
  app.go.restart(SceneId::Puzzles);
}

int nextOpen(const App& app, GameId game, int after) {
  const std::span<const Puzzle> all = puzzlesOf(game);
  const int count = static_cast<int>(all.size());
  for (int i = 1; i <= count; ++i) {
    const int at = (after + i) % count;
    if (app.game.progress().star(game, all[static_cast<std::size_t>(at)].place) == PuzzleProgress::Star::None)
      return at;
  }
  return -1;
}

}  // namespace lucca::ui
