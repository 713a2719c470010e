#include "host_tests/nim/stage.h"

#include "host_tests/nim/pictures.h"
#include "host_tests/nim/seen.h"
#include "host_tests/nim/words.h"

namespace lucca::ui {

namespace {

constexpr TurnFlow kFlow = {};

// A computer thinks, or the player is asked whether the turn is over.
void drawWaiting(const Table& table, Canvas& canvas, bool thinks) {
  const Phrase words =
      thinks ? Phrase(Text::PlayThinks, {table.name(table.mover())}) : Phrase(Text::PlayDone);
  const Rect above = drawNote(canvas, layoutOf(canvas).body, words);
  drawRows(canvas, above, stateOf(table.view()), 0, 0);
  drawHints(
      table, canvas,
      {tr(thinks ? Text::KeyMoveNow : Text::KeyEndTurn), tr(thinks ? Text::ResultMenu : Text::KeyUndo)});
}

}  // namespace

const TurnFlow& NimStage::flow() const { return kFlow; }
const GameWords& NimStage::words() const { return kNimWords; }
const GamePictures& NimStage::pictures() const { return kNimPictures; }

void NimStage::draw(const Table& table, Canvas& canvas, int) {
  const bool thinks = table.phase() == Session::Phase::Think;
  drawBar(table, canvas, stateOf(table.view()), thinks ? table.mover() : table.seat());
  if (table.deciding()) {
    takeSticks_.draw(table, canvas);
  } else {
    drawWaiting(table, canvas, thinks);
  }
}

void NimPages::draw(const Table& table, int, Canvas& canvas, const Rect& area) {
  drawRows(canvas, area, stateOf(table.view()), 0, 0);
}

}  // namespace lucca::ui
