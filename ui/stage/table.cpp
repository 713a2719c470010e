#include "ui/stage/table.h"

#include "ui/shell/scene_parts.h"

namespace lucca::ui {

BoardKeys Table::keys() const {
  BoardKeys keys = boardKeys(screen_);
  keys.held = buttonBit(Button::Y);
  if (deciding()) keys.held |= buttonBit(Button::X);
  return keys;
}

Reason Table::adviceOn(Action action) const {
  const Thinker& thinker = session_.thinker();
  return thinker.hint() == action ? thinker.hintReason() : Reason{};
}

std::string_view Table::note(bool& refusal) const {
  refusal = tell_.isRefusal();
  return screen_.clear().empty() ? tell_.note() : std::string_view();
}

}  // namespace lucca::ui
