// What the seat at the table knows of Palazzi.
#pragma once

#include "engine/palazzi/query.h"
#include "ui/stage/table.h"

namespace lucca::ui {

inline const palazzi::State& known(const AnyView& view) { return viewAs<palazzi::View>(view).known; }
inline const palazzi::State& known(const Table& table) { return known(table.view()); }

}  // namespace lucca::ui
