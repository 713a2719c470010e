// How many keys a turn takes, besides moving the cursor: whole games, played by keys at normal speed. While others play
// there is nothing to press.
#include <algorithm>
#include <cstdio>

#include "base/rng.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/game_walk.h"
#include "ui/stage/game_words.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

struct Counted {
  int most = 0, turns = 0, all = 0;
  int parties = 0;  // palaces opened, a press each, that are not counted as part of a turn
  bool over = false;

  void turn(int presses) {
    most = std::max(most, presses);
    all += presses;
    ++turns;
  }
};

// Torri asks for the colour before the lot; there the cursor is where it was left.
bool choosesInTwoSteps(const Session& session) { return session.match().plan().setup.game == GameId::Torri; }

// Makes a choice by keys: the cursor goes there for nothing, every A counts.
int decide(Device& device, Rng& rng, Counted& counted) {
  Session& session = device.session();
  const std::size_t entries = session.match().history().size();
  const Action wanted = session.legal()[rng.below(static_cast<uint32_t>(session.legal().size()))];
  int presses = 0;
  if (choosesInTwoSteps(session)) {
    device.press(Button::A);
    ++presses;
  }
  if (session.match().history().size() == entries && session.phase() == Session::Phase::Decide) {
    pointAt(device.app(), wanted);
    // The pair of the beginning is two cards, and the second press keeps it.
    device.press(Button::A);
    ++presses;
  }
  const bool party = session.match().plan().setup.game == GameId::Palazzi &&
                     session.match().history().size() > entries &&
                     device.app().stage().words().soundOf(session.showing().moment()) == Sound::Party;
  if (!party) return presses;
  ++counted.parties;
  return 0;
}

// Plays to the end; steps that need no key happen by themselves.
Counted play(Device& device, uint32_t seed) {
  Counted counted;
  Rng rng(seed);
  Session& session = device.session();
  int presses = 0;
  Seat turn = kNobody;
  for (int i = 0; i < 400'000 && device.scene() != SceneId::Result; ++i) {
    const Session::Phase phase = session.phase();
    const bool asked = device.scene() == SceneId::HandOver || device.scene() == SceneId::Recap ||
                       phase == Session::Phase::Decide || phase == Session::Phase::Confirm;
    const bool films = device.scene() == SceneId::Recap && device.app().stage().meanwhile() == nullptr;
    // A computer's turn: the person's is over.
    if (phase == Session::Phase::Think && presses > 0) {
      counted.turn(presses);
      presses = 0;
    }
    if (!asked || films || device.app().screen.motion().acting()) {
      device.run(100);
      continue;
    }
    if (session.seat() != turn) {
      if (presses > 0) counted.turn(presses);
      presses = 0;
      turn = session.seat();
    }
    if (phase == Session::Phase::Decide && device.scene() == SceneId::Play) {
      presses += decide(device, rng, counted);
    } else {
      device.press(Button::A);
      ++presses;
    }
  }
  counted.over = device.scene() == SceneId::Result;
  return counted;
}

Counted playGame(GameId game, int players, int persons,
                 std::initializer_list<std::pair<int, uint8_t>> options = {}) {
  Device device;
  device.app().draft = standardPlan(game);
  setPlayers(device.app().draft, players);
  for (int s = 0; s < players; ++s) {
    SeatInfo& seat = device.app().draft.seats[static_cast<std::size_t>(s)];
    seat.isBot = s >= persons;
    seat.level = static_cast<uint8_t>(Level::Easy);
  }
  for (const auto& [option, value] : options)
    device.app().draft.setup.option[static_cast<std::size_t>(option)] = value;
  static_cast<void>(device.session().start(device.app().draft, 3));
  device.app().go.playGame();
  device.run(20);
  return play(device, 5);
}

// No turn takes more presses.
void atMost(int presses, const char* what, const Counted& counted) {
  TEST_ASSERT_GREATER_THAN_MESSAGE(5, counted.turns, what);
  std::printf("%s: %d turns, %d.%d presses a turn, at most %d; %d parties\n", what, counted.turns,
              counted.all / counted.turns, counted.all * 10 / counted.turns % 10, counted.most,
              counted.parties);
  TEST_ASSERT_TRUE_MESSAGE(counted.over, what);
  TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(presses, counted.most, what);
}

}  // namespace

TEST(a_turn_of_palazzi_takes_six_presses_at_most) {
  atMost(6, "Palazzi, one person and two computers", playGame(GameId::Palazzi, 3, 1));
  atMost(6, "Palazzi, three people", playGame(GameId::Palazzi, 3, 3));
}

TEST(a_turn_of_torri_takes_five_presses_at_most) {
  atMost(5, "Torri, one person and a computer", playGame(GameId::Torri, 2, 1));
  atMost(5, "Torri, two people", playGame(GameId::Torri, 2, 2));
}
