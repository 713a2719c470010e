// The view of the seat at the table, which is all of Torri: the game has no secrets.
#pragma once

#include "engine/torri/query.h"
#include "ui/stage/table.h"

namespace lucca::ui {

inline const torri::State& stateOf(const AnyView& view) { return viewAs<torri::View>(view).state; }
inline const torri::State& stateOf(const Table& table) { return stateOf(table.view()); }

}  // namespace lucca::ui
