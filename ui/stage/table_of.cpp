#include "ui/shell/app.h"
#include "ui/stage/table.h"

namespace lucca::ui {

Table tableOf(App& app) { return {app.game.session(), app.screen, app.tell}; }

}  // namespace lucca::ui
