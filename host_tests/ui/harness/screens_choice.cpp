// Palazzi before the choice: the facts for a decision, in the positions where they matter most.
#include "engine/palazzi/query.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/screens.h"
#include "host_tests/ui/harness/seen.h"

namespace lucca::ui::test {

namespace {

using namespace palazzi;
using enum Button;

void start(Device& d, int players, bool celebration = false) {
  startPeople(d, GameId::Palazzi, players, {{kEditionOption, 2}, {kCelebrationOption, celebration}});
}

// Builds and opens as much as it can, so that parties and walls are worth points.
int builder(const Session& s, Action action) {
  const State& state = known(s);
  if (kindOf(action) == Kind::Open) return 50;
  if (kindOf(action) != Kind::Play) return 10;
  if (asOf(action) == As::Palace) return 20 + palazzi::pointsOf(state, action);
  const WallScore walls = wallScore(state, state.mover);
  return asOf(action) == As::Bastion || walls.shields >= walls.needed + 2 ? 12 : 0;
}

template <int Players>
void turnOf(Device& d, bool (*wanted)(const State&)) {
  start(d, Players);
  playUntil(
      d,
      [=](const Session& s) {
        return s.phase() == Session::Phase::Decide && known(s).phase == Phase::Turn && wanted(known(s));
      },
      3, builder);
  d.run(400);
}

// The last seat of the last round: its number is exact.
template <int Players>
void lastRound(Device& d) {
  turnOf<Players>(d, [](const State& s) { return s.round == s.rounds && s.turn == 1; });
  d.press({Down, Down});
}
template <int Players>
void middle(Device& d) {
  turnOf<Players>(d, [](const State& s) { return s.round == 3 && s.turn == 1; });
  d.press({Down, Down, Down});
}
// A triplet with a joker that completes a palace.
void joker(Device& d) {
  start(d, 3, true);
  int found = -1;
  playUntil(
      d,
      [&](const Session& s) {
        const State& state = known(s);
        if (s.phase() != Session::Phase::Decide || state.phase != Phase::Turn || state.round < 3)
          return false;
        for (int t = 0; t < state.tripletCount && found < 0; ++t) {
          if (!tripletFree(state, t)) continue;
          for (const Action action : foresee(state, s.seat(), t).plays) {
            if (asOf(action) == As::Palace && isWild(cardOf(action))) found = t;
          }
        }
        return found >= 0;
      },
      3, builder);
  d.run(400);
  pointAt(d.app(), take(static_cast<unsigned>(found)));
  d.app().screen.redraw();
  d.run(40);
}
// A party with guests from several, and the most that it could become.
template <int Players>
void guests(Device& d) {
  start(d, Players);
  Action found = kNoAction;
  playUntil(d, [&](const Session& s) {
    const State& state = known(s);
    if (s.phase() != Session::Phase::Decide || state.phase != Phase::Turn) return false;
    for (const Action action : s.legal()) {
      if (kindOf(action) != Kind::Open) continue;
      int hosts = 0;
      for (int who = 0; who < state.areas; ++who) {
        hosts += who != s.seat() && partyFrom(state, who, colourOf(action)) > 0;
      }
      if (hosts >= (Players > 3 ? 3 : 2)) found = action;
    }
    return found != kNoAction;
  });
  d.run(400);
  pointAt(d.app(), found);
  d.app().screen.redraw();
  d.run(40);
}
// Walls that hold, with a palace complete or opened, and one piece more.
void wallThatHolds(Device& d) {
  start(d, 4);
  Action found = kNoAction;
  playUntil(
      d,
      [&](const Session& s) {
        const State& state = known(s);
        if (s.phase() != Session::Phase::Decide || state.phase != Phase::Play) return false;
        for (const Action action : s.legal()) {
          if (asOf(action) != As::Wall) continue;
          State after = state;
          static_cast<void>(apply(after, action));
          const WallForecast end = wallsAtEnd(after, s.seat());
          if (end.hold() && end.palaces >= 2) found = action;
        }
        return found != kNoAction;
      },
      3, builder);
  d.run(40);
  pointAt(d.app(), found);
  d.app().screen.redraw();
  d.run(40);
}

// All quarters, then the colours; the second of them.
template <int Players>
void colours(Device& d) {
  turnOf<Players>(d, [](const State& s) { return s.round + 1 == s.rounds && s.turn == 1; });
  d.press({B, Right, Down});
}
// One's own party comes to rest with its bill.
void ownParty(Device& d) {
  guests<5>(d);
  d.app().settings.speed = Speed::Normal;
  d.press(A);
  d.run(1900);
}
template <int Players>
void keepSecond(Device& d) {
  start(d, Players);
  playUntil(d, [](const Session& s) { return known(s).phase == Phase::Keep; });
  d.run(400);
  d.press(A);
}

constexpr Screen kScreens[] = {
    {"palazzi-keep-city", keepSecond<2>},     {"palazzi-keep-five", keepSecond<5>},
    {"palazzi-colours-two", colours<2>},      {"palazzi-colours", colours<4>},
    {"palazzi-colours-five", colours<5>},     {"palazzi-own-party", ownParty},
    {"palazzi-last-round", lastRound<3>},     {"palazzi-last-round-five", lastRound<4>},
    {"palazzi-last-round-six", lastRound<5>}, {"palazzi-choose-four", middle<4>},
    {"palazzi-choose-joker", joker},          {"palazzi-guests", guests<5>},
    {"palazzi-guests-two", guests<2>},        {"palazzi-wall-holds", wallThatHolds},
};

}  // namespace

std::span<const Screen> choiceScreens() { return kScreens; }

}  // namespace lucca::ui::test
