// The engine's facts for the tests of the rule pages: how many there are of a thing, and what it is worth.
#pragma once

#include "engine/games.h"
#include "host_tests/game/standard_setup.h"
#include "host_tests/palazzi/table.h"
#include "host_tests/torri/play.h"

namespace lucca::facts {

namespace pal = palazzi::test;

inline const Game& palazziGame() { return *findGame(GameId::Palazzi); }

inline palazzi::State started(int players, bool celebration = false) {
  palazzi::State state{};
  static_cast<void>(palazzi::init(state, pal::setupOf(palazzi::Edition::Year2013, players, celebration)));
  return state;
}

// A party of red: a palace under construction with that many cards, and one that is completed.
inline int guests(int cards) {
  palazzi::State state = pal::midGame(palazzi::Edition::Year2013, 3);
  if (cards == 1) pal::give(state, 1, palazzi::Zone::Building, {pal::card(1)});
  if (cards == 2) pal::give(state, 1, palazzi::Zone::Building, {pal::card(1), pal::card(25)});
  return palazzi::partyFrom(state, 1, pal::kRed);
}
inline int completedGuest() {
  palazzi::State state = pal::midGame(palazzi::Edition::Year2013, 3);
  pal::give(state, 1, palazzi::Zone::Completed, {pal::card(1), pal::card(25), pal::card(49)});
  return palazzi::partyFrom(state, 1, pal::kRed);
}

// Three red cards with windows make a palace for five players.
inline int windowPoints() {
  palazzi::State state = pal::midGame(palazzi::Edition::Year2013, 5);
  palazzi::CardId red[3] = {};
  int found = 0, windows = 0;
  for (palazzi::CardId id = 0; found < 3; ++id) {
    if (palazzi::kDeck[id].colour != pal::kRed || palazzi::kDeck[id].windows == 0) continue;
    red[found++] = id;
    windows += palazzi::kDeck[id].windows;
  }
  pal::give(state, 0, palazzi::Zone::Building, {red[0], red[1]});
  pal::mustPlay(state, 0, red[2], pal::card(2), pal::card(3));
  const int before = state.score[0].windows;
  static_cast<void>(palazzi::apply(state, palazzi::play(red[2], palazzi::As::Palace, pal::kRed)));
  return (state.score[0].windows - before) / windows;
}

inline int wallPoints(int walls, int bastions, int opened, int shields) {
  palazzi::State state = pal::midGame(palazzi::Edition::Year2013, 3);
  for (int i = 0; i < opened; ++i) pal::give(state, 0, palazzi::Zone::Opened, {pal::card(i + 1)});
  state.area[0].walls = static_cast<uint8_t>(walls);
  state.area[0].bastions = static_cast<uint8_t>(bastions);
  state.area[0].shields = static_cast<uint8_t>(shields);
  return palazzi::wallScore(state, 0).points;
}

inline int shieldsOfAWall() {
  int shields = 0;
  while (wallPoints(1, 0, 1, shields) == 0) ++shields;
  return shields;
}

inline int streetPoints() {
  palazzi::State state = pal::midGame(palazzi::Edition::Year2013, 3);
  pal::give(state, 0, palazzi::Zone::Building, {pal::card(1)});
  pal::give(state, 1, palazzi::Zone::Opened, {pal::card(96)});
  const palazzi::StreetScore score = palazzi::streetScore(state);
  return score.change[1] == -score.change[0] ? score.change[1] : -1;
}

inline const Game& torriGame() { return *findGame(GameId::Torri); }

inline constexpr int kSizes[] = {6, 8, 10, 12};

inline torri::State city(int size) {
  torri::State state{};
  Setup setup = test::standardSetup(torriGame(), 2);
  setup.option[0] = static_cast<uint8_t>((size - kSizes[0]) / 2);
  static_cast<void>(torri::init(state, setup));
  return state;
}

inline int prisonersToWin(int size) {
  torri::State state = city(size);
  while (!torri::victoryOf(state, torri::Brick::White)) ++state.captives[0][1];
  return torri::prisonersOf(state, torri::Brick::White);
}

}  // namespace lucca::facts
