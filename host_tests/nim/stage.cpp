#include "host_tests/nim/stage.h"

#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

const nim::State& stateOf(const AnyView& view) {
  return reinterpret_cast<const nim::View*>(view.bytes)->state;
}

void drawRows(Canvas& canvas, const Rect& area, const nim::State& state, int row, int marked) {
  const int height = area.h / nim::kRows;
  for (int r = 0; r < nim::kRows; ++r) {
    for (int i = 0; i < state.row[r]; ++i) {
      const bool goes = r == row && i >= state.row[r] - marked;
      canvas.fillRect(makeRect(area.x + 20 + 24 * i, area.y + r * height + 8, 8, height - 16),
                      goes ? kAccent : kInk);
    }
  }
}

}  // namespace

void NimStage::choose(Action action) {
  row_ = static_cast<int8_t>(nim::rowOf(action));
  sticks_ = static_cast<int8_t>(nim::sticksOf(action));
}

void NimStage::begin(const Table& table) { choose(table.legal()[0]); }

bool NimStage::event(Table& table, const Event& event) {
  if (event.is(Button::B)) return false;
  if (event.is(Button::A)) {
    static_cast<void>(table.play(choice()));
    return true;
  }
  Action next = choice();
  if (event.is(Button::Left) || event.is(Button::Right)) {
    next = nim::take(row_, sticks_ + event.step());
  } else {
    next = nim::take((row_ + event.step() + nim::kRows) % nim::kRows, 1);
  }
  const Verdict verdict = table.check(next);
  if (verdict != Verdict::Accepted) {
    table.refuse(verdict);
  } else {
    choose(next);
    table.tell().sound(Effect::Move);
  }
  table.screen().redraw();
  return true;
}

void NimStage::setPlace(const Table& table, uint32_t place) {
  const Action saved{static_cast<uint16_t>(place)};
  if (table.legal().contains(saved)) choose(saved);
}

void NimStage::draw(const Table& table, Canvas& canvas, const Rect& area) {
  drawRows(canvas, area, stateOf(table.view()), row_, table.deciding() ? sticks_ : 0);
}

void NimWords::describe(const Table& table, const Moment& moment, Phrase& out) const {
  out.add(table.name(moment.mover)).add(": ");
  nameAction(table, moment.action, out);
}

void NimStage::drawMoment(const Table&, const Moment& moment, Canvas& canvas, const Rect& area) {
  drawRows(canvas, area, stateOf(moment.before), nim::rowOf(moment.action), nim::sticksOf(moment.action));
}

void NimStage::status(const AnyView& view, Seat seat, Phrase& out) const {
  out.add(seat >= 0 ? stateOf(view).taken[seat] : 0);
}

void NimPages::draw(const Table& table, int, Canvas& canvas, const Rect& area) {
  drawRows(canvas, area, stateOf(table.view()), 0, 0);
}

void NimWords::outcome(const Table& table, const Result&, Phrase& out) const {
  out.add(stateOf(table.view()).lastLoses ? "The last stick loses." : "The last stick wins.");
}

void NimWords::nameAction(const Table&, Action action, Phrase& out) const {
  out.add("takes ").add(nim::sticksOf(action)).add(" of row ").add(nim::rowOf(action) + 1);
}

}  // namespace lucca::ui
