#include "ui/stage/plain_stage.h"

#include "ui/stage/game_pictures.h"
#include "ui/stage/game_words.h"
#include "ui/stage/player.h"
#include "ui/stage/stage_bars.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

namespace {

void drawHints(const Table& table, Canvas& canvas, const KeyHints& hints) {
  const Layout layout = layoutOf(canvas);
  drawKeys(table, canvas, layout.footer, layout.foot,
           {.a = hints.a, .b = hints.b, .moves = hints.moves, .move = hints.arrows});
}

}  // namespace

void PlainStage::drawBar(const Table& table, Canvas& canvas, const AnyView& view, Seat seat) const {
  Phrase right;
  status(view, seat, right);
  drawTitle(canvas, {}, right);
  const Layout layout = layoutOf(canvas);
  canvas.words().belongs(ScreenPart::Title, layout.title, seat);
  const int used = Canvas::textWidth(right, kFontBody) + 8;
  const Rect& head = layout.head;
  drawPlayer(canvas, makeRect(head.x, head.y, head.w - used, head.h), table.who(seat),
             pictures().paint(table.who(seat), view, seat), kOnDark);
}

void PlainStage::drawMomentPage(const Table& table, Canvas& canvas, const Cue& cue) {
  const Seat subject = words().subject(*cue.moment);
  drawBar(table, canvas, cue.moment->after, subject >= 0 ? subject : table.seat());
  Phrase what;
  what.add(cue.words).add(" ").add(cue.why);
  const Rect above = drawNote(canvas, layoutOf(canvas).body, what);
  drawMoment(table, *cue.moment, canvas, above);
  if (cue.keys != nullptr) drawHints(table, canvas, *cue.keys);
}

void PlainStage::drawStage(const Table& table, Canvas& canvas, const Cue& cue) {
  if (cue.moment != nullptr) return drawMomentPage(table, canvas, cue);
  const bool thinks = table.phase() == Session::Phase::Think, asks = table.phase() == Session::Phase::Confirm;
  drawBar(table, canvas, table.view(), thinks ? table.mover() : table.seat());
  Rect area = layoutOf(canvas).body;
  KeyHints keys;
  if (thinks) {
    area = drawNote(canvas, area, Phrase(Text::PlayThinks, {table.name(table.mover())}));
    keys = {Phrase(Text::KeyMoveNow), Phrase(Text::ResultMenu), {}};
  } else if (asks) {
    area = drawNote(canvas, area, tr(Text::PlayDone));
    keys = {Phrase(Text::KeyEndTurn), Phrase(Text::KeyUndo), {}};
  } else {
    hints(table, keys);
    if (keys.b.empty()) keys.b.add(table.canUndo() ? Text::KeyUndo : Text::ResultMenu);
  }
  draw(table, canvas, area);
  drawHints(table, canvas, keys);
}

}  // namespace lucca::ui
