// The cursor of the decision that is due in the running game.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/table_of.h"

namespace lucca::ui::test {

inline Decision& dueDecision(App& app) { return app.stage().decision(tableOf(app)); }
inline uint32_t placeOf(App& app) { return dueDecision(app).place(); }
inline void pointAt(App& app, Action action) { dueDecision(app).pointAt(tableOf(app), action); }

}  // namespace lucca::ui::test
