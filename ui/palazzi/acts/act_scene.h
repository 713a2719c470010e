// The acts of Palazzi one by one: what happened, as an animation on the stage. Each is made from the state before, the
// action and the seat; a person, a computer, a replay, a recap and a guided game play the same ones.
#pragma once

#include "ui/palazzi/stage_view.h"
#include "ui/stage/act.h"

namespace lucca::ui {

// The arguments of an act.
struct ActScene {
  const Table& table;
  Canvas& canvas;
  const StagePlan& plan;
  const Moment& moment;
  const palazzi::State& before;
  const palazzi::State& after;
  Act act;
  int rest;          // ms by which its beats begin later, while a computer's cursor announces the move
  Caption& caption;  // what happens; the act may say it more precisely
  bool own = false;  // by the seat at the device, just now
  int length = 0;    // ms until all beats are over

  Beat beat(int from, int lasts) const { return {rest + from, lasts}; }
  bool resting() const { return act.told() < rest; }
  // The last picture of a person's own act stays to be enjoyed.
  bool lasts() const { return own && act.told() >= rest + length; }
};

// ---- Each act: its length, and its picture above the caption.
// build.cpp: a triplet is taken; a floor, a wall, a bastion, a discard; the pieces of a city that starts.
void playTake(ActScene& scene, int triplet);
void playCard(ActScene& scene, int who, Action action);
int cardLength(const palazzi::State& before, int who, Action action);
// party.cpp
void playParty(ActScene& scene, Seat seat, int colour);
int partyLength(const palazzi::State& before, Seat seat, int colour);
// order.cpp: the order of play, the first palaces.
void playOrderOf(ActScene& scene);
void playReveal(ActScene& scene);
inline constexpr int kOrderMs = 500;
// count.cpp: the final count.
void playCount(ActScene& scene, int category, Seat seat);
int countLength(const palazzi::State& before, int category);

}  // namespace lucca::ui
