// Acts: what happened, in pictures on the stage. Each is made from the state before, the action and the seat; a person, a
// computer, a replay, a recap and a guided game play the very same ones.
#pragma once

#include "ui/palazzi/stage_view.h"
#include "ui/stage/act.h"

namespace lucca::ui {

// What an act draws with.
struct Player {
  const Table& table;
  Canvas& canvas;
  const StagePlan& plan;
  const Moment& moment;
  const palazzi::State& before;
  const palazzi::State& after;
  Act act;
  int rest;          // its beats begin so much later: a computer's cursor shows what is coming
  Caption& caption;  // what happens, to be told more closely

  Beat beat(int from, int lasts) const { return {rest + from, lasts}; }
  bool resting() const { return act.told() < rest; }
};

// Draws a moment: on the way, or at rest as it ends.
void playMoment(const Table& table, Canvas& canvas, const Moment& moment, const Cue& cue, int rest);
// How long its act lasts, without a computer's rest.
int lengthOf(const Moment& moment);

// ---- Each act: its length, and its picture above the caption.
// build.cpp: a triplet is taken; a floor, a wall, a bastion, a discard; the pieces of a city that starts.
void playTake(Player& player, int triplet);
void playCard(Player& player, int who, Action action);
int cardLength(const palazzi::State& before, int who, Action action);
// party.cpp
void playParty(Player& player, Seat seat, int colour);
int partyLength(const palazzi::State& before, Seat seat, int colour);
// order.cpp: the order of play, the first palaces.
void playOrderOf(Player& player);
void playReveal(Player& player);
inline constexpr int kOrderMs = 500;
// count.cpp: the final count.
void playCount(Player& player, int category, Seat seat);
int countLength(const palazzi::State& before, int category);

}  // namespace lucca::ui
