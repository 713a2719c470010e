// The coach of a guided first game: which moment of the example is being played, what was said in it, and when it is
// over. While it is active nothing of the session is saved; the game that was running comes back when it ends.
#pragma once

#include <cstdint>

#include "ui/game/guide.h"

namespace lucca::ui {

class App;
class Session;

class GuidedGame {
 public:
  bool active() const { return active_; }
  // While it is active.
  const Guide& guide() const { return *guide_; }
  int moment() const { return moment_; }
  int moments() const { return static_cast<int>(guide().moments.size()); }

  void begin(const Guide& guide);
  // Sets the session to the moment; false when the example does not replay (a test sees to it that it does).
  bool enterMoment(App& app, int moment);
  void end() { active_ = false; }

  // What has to be said before the decision that the session now asks for; false: nothing new.
  bool lineDue(const Session& session, Coach& line) const;
  // It was read.
  void said(Coach line);
  // Whether the player's part in this moment is over. The last moment goes on to the end of the game.
  bool momentOver(const Session& session) const;

 private:
  const Guide* guide_ = nullptr;
  bool active_ = false;
  int8_t moment_ = 0;
  uint8_t said_ = 0;  // bit i: line i of the moment
};

}  // namespace lucca::ui
