#include "ui/game/turn_shortcut.h"

namespace lucca::ui {

void TurnShortcut::playFor(uint32_t nowMs, Speed speed, Action action) {
  Session& session = session_;
  if (session.phase_ != Session::Phase::HandOver || session.unconfirmed_) return;
  session.match_.game().view(session.match_.state(), session.hands_.watcher(), session.showing_.before());
  if (session.match_.add(action) == Verdict::Accepted) session.show(nowMs, speed, session.seat_, action);
}

void TurnShortcut::putOffRecap() {
  session_.tellsLater_ = true;
  session_.enter(Session::Phase::Decide);
}

void TurnShortcut::confirmLater() {
  if (session_.phase_ != Session::Phase::Confirm) return;
  session_.unconfirmed_ = false;
  session_.confirmLater_ = true;
  session_.phase_ = Session::Phase::Working;
}

bool TurnShortcut::confirmNow() {
  if (!session_.confirmLater_) return false;
  session_.confirmLater_ = false;
  session_.enter(Session::Phase::Confirm);
  return true;
}

}  // namespace lucca::ui
