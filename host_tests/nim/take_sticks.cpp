#include "host_tests/nim/take_sticks.h"

#include "host_tests/nim/pictures.h"
#include "host_tests/nim/seen.h"

namespace lucca::ui {

void TakeSticks::choose(Action action) {
  row_ = static_cast<int8_t>(nim::rowOf(action));
  sticks_ = static_cast<int8_t>(nim::sticksOf(action));
}

Answer TakeSticks::event(const Table& table, const Event& event) {
  if (event.is(Button::B)) return Answer::unused();
  if (event.is(Button::A)) return Answer::play(choice());
  const bool sideways = event.is(Button::Left) || event.is(Button::Right);
  const Action next = sideways ? nim::take(row_, sticks_ + event.step())
                               : nim::take((row_ + event.step() + nim::kRows) % nim::kRows, 1);
  const Verdict verdict = table.check(next);
  if (verdict != Verdict::Accepted) return Answer::refuse(verdict);
  choose(next);
  table.tell().sound(Sound::Move);
  return Answer::used();
}

void TakeSticks::setPlace(const Table& table, uint32_t place) {
  const Action saved{static_cast<uint16_t>(place)};
  if (table.legal().contains(saved)) choose(saved);
}

void TakeSticks::draw(const Table& table, Canvas& canvas) const {
  drawRows(canvas, layoutOf(canvas).body, stateOf(table.view()), row_, sticks_);
  drawHints(table, canvas, {"Take", tr(table.canUndo() ? Text::KeyUndo : Text::ResultMenu)});
}

}  // namespace lucca::ui
