// A seat's view of Nim: the whole state.
#pragma once

#include "host_tests/nim/rules.h"
#include "ui/game/moment.h"

namespace lucca::ui {

inline const nim::State& stateOf(const AnyView& view) { return viewAs<nim::View>(view).state; }

}  // namespace lucca::ui
