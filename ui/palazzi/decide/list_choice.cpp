#include "ui/palazzi/decide/list_choice.h"

#include "ui/palazzi/decide/place_bits.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/topics.h"

namespace lucca::ui {

uint32_t ListChoice::place() const { return packPlace({.choice = choice_}); }

void ListChoice::setPlace(const Table&, uint32_t place) {
  if (PlaceBits at; unpackPlace(place, at)) choice_ = static_cast<int8_t>(at.choice);
}

RulePage ListChoice::topic(const Table& table) const { return topicOf(known(table).phase); }

Answer ListChoice::step(const Table& table, const Event& event, int count) {
  const int from = choice_ < 0 && event.step() < 0 ? 0 : choice_;
  choice_ = static_cast<int8_t>((from + event.step() + count) % count);
  table.tell().sound(Sound::Move);
  return Answer::used();
}

Answer ListChoice::back(const Table& table) {
  return table.canUndo() ? Answer::unused() : Answer::inspect(known(table).areas);
}

}  // namespace lucca::ui
