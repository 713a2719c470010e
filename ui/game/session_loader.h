// Loads a game into a session: begin(), then replay() for each entry of its history, then end() or one of the other ways to
// take it up. If a call returns false, the game does not fit the rules of this program, and the session holds the part that
// does.
#pragma once

#include <cstdint>
#include <span>

#include "ui/game/session.h"

namespace lucca::ui {

class SessionLoader {
 public:
  explicit SessionLoader(Session& session) : session_(session) {}

  // `away`: the seats whose players are elsewhere (Hands::away).
  [[nodiscard]] bool begin(const Plan& plan, uint32_t seed, uint8_t away = 0);
  [[nodiscard]] bool replay(Action action);
  // `digest` was saved with the game. `unconfirmed`: it was saved at Confirm; the player of the last decision gets the device
  // and is asked again.
  [[nodiscard]] bool end(uint32_t digest, bool unconfirmed);
  // The seat that is to move holds the device and knows all that happened: a guided game, a puzzle. False if another seat is
  // to move. Undo does not reach further back.
  [[nodiscard]] bool takeUp(Seat seat);
  // The seat holds the device, has seen all of it, and watches what comes next.
  void watch(Seat seat);
  // After end(): every seat has seen all of it, so no seat gets a recap of it.
  void knowAll();
  // After replay(): see PlayedMatch::foretell.
  void foretell(std::span<const Action> outcomes, std::size_t before);

 private:
  Session& session_;
};

}  // namespace lucca::ui
