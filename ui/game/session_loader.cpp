#include "ui/game/session_loader.h"

namespace lucca::ui {

bool SessionLoader::begin(const Plan& plan, uint32_t seed, uint8_t away) {
  if (session_.begin(plan, seed) != Verdict::Accepted) return false;
  session_.hands_.setAway(away);
  return true;
}

bool SessionLoader::replay(Action action) {
  session_.match_.settle();
  return session_.add(action) == Verdict::Accepted;
}

bool SessionLoader::end(uint32_t digest, bool unconfirmed) {
  PlayedMatch& match = session_.match_;
  session_.enter(session_.phase_);
  session_.thinker_.forget(match);
  if (match.settledDigest() != digest) return false;
  const std::size_t size = match.history().size();
  const Seat last = size > 0 ? match.mover(size - 1) : kNobody;
  if (!unconfirmed || last < 0 || !match.plan().isPerson(last)) return true;
  session_.seat_ = last;
  session_.unconfirmed_ = true;
  session_.phase_ = Session::Phase::HandOver;
  return true;
}

bool SessionLoader::takeUp(Seat seat) {
  PlayedMatch& match = session_.match_;
  match.settle();
  if (match.toMove() != seat) return false;
  session_.seat_ = seat;
  session_.hands_.take(match, seat);
  session_.floor_ = static_cast<uint16_t>(match.history().size());
  session_.endRecap();
  return true;
}

void SessionLoader::watch(Seat seat) {
  session_.hands_.take(session_.match_, seat);
  session_.hands_.sawAll(session_.match_, seat);
  session_.enter(Session::Phase::Working);
}

void SessionLoader::knowAll() {
  const PlayedMatch& match = session_.match_;
  for (Seat seat = 0; seat < match.setup().players; ++seat) session_.hands_.sawAll(match, seat);
}

void SessionLoader::foretell(std::span<const Action> outcomes, std::size_t before) {
  session_.match_.foretell(outcomes, before);
}

}  // namespace lucca::ui
