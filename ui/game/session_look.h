// Shows positions of a session's game without playing: a replay, a turning point, a finished game.
#pragma once

#include "ui/game/session.h"

namespace lucca::ui {

class SessionLook {
 public:
  explicit SessionLook(Session& session) : session_(session) {}

  // Ends the game for good: it can only be looked at.
  void freeze() { session_.enter(Session::Phase::Over); }
  // A position that `entries` of the history led to is what the pages show until here().
  void at(const AnyView& view, std::size_t entries) { session_.hands_.lookAt(view, entries); }
  // The game's own position again.
  void here() { session_.hands_.lookHere(session_.match_); }

 private:
  Session& session_;
};

}  // namespace lucca::ui
