// The table of the open game.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/table.h"

namespace lucca::ui {

inline Table tableOf(App& app) {
  const Session& session = app.game.session();
  const Seat seat = session.hands().holder();
  const bool coached = session.running() && seat >= 0 && session.match().plan().isCoached(seat);
  return {session, app.screen, app.tell,
          coached && hintsOf(app.settings, session.match().plan().who(seat).name.view()) < kHintsKnown};
}

}  // namespace lucca::ui
