// The state of Palazzi as the seat at the table may know it.
#pragma once

#include "engine/palazzi/query.h"
#include "ui/stage/table.h"

namespace lucca::ui {

inline const palazzi::State& known(const AnyView& view) { return viewAs<palazzi::View>(view).known; }
inline const palazzi::State& known(const Table& table) { return known(table.view()); }

}  // namespace lucca::ui
