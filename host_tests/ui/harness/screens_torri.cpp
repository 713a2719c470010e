#include "engine/torri/foresight.h"
#include "engine/torri/threats.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/screens.h"
#include "host_tests/ui/harness/seen.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace lucca::ui::test {

namespace {

using namespace torri;
using torri::lotOf;  // pictures of Palazzi have one, too
using enum Button;

void start(Device& d, int size, int players = 2) {
  startPeople(d, GameId::Torri, players,
              {{kSizeOption, static_cast<uint8_t>(size / 2 - 3)}, {kSwitchOption, players < 4}});
}

int towers(const State& state) {
  int count = 0;
  for (int i = 0; i < kLots; ++i) {
    count += inCity(state, static_cast<Lot>(i)) && heightAt(state, static_cast<Lot>(i)) > 1;
  }
  return count;
}

// Rather a floor than a house, rather beside others than alone, no struggle: a city as people would build it.
int builder(const Session& session, Action action) {
  if (kindOf(action) != Kind::Place) return 0;
  const State& state = stateOf(session);
  const Lot lot = lotOf(action);
  if (heightAt(state, lot) > 1) return 10 + heightAt(state, lot);
  if (heightAt(state, lot) == 1) return towers(state) < state.turn / 5 && towers(state) < 6 ? 5 : 0;
  if (effectOf(state, colourOf(action), lot).kind != Effect::Kind::None) return -1;
  return 2 + (blockWith(state, lot).count() > 2);
}
// The same, but once the towers are up he picks a fight wherever there is one.
int fighter(const Session& session, Action action) {
  const State& state = stateOf(session);
  if (kindOf(action) != Kind::Place || heightAt(state, lotOf(action)) > 0) return builder(session, action);
  const bool fights = effectOf(state, colourOf(action), lotOf(action)).kind != Effect::Kind::None;
  return fights && state.turn > 16 ? 100 : builder(session, action);
}

void untilTurn(Device& d, int turn, uint32_t seed = 1) {
  playUntil(
      d, [=](const Session& s) { return stateOf(s).phase == Phase::Place && stateOf(s).turn >= turn; }, seed,
      builder);
}

// Choosing a lot, on a tower that can grow if there is one, with the block outlined.
void untilLot(Device& d, int size, int turn, int players = 2) {
  start(d, size, players);
  untilTurn(d, turn);
  d.press(A);
  const State& state = stateOf(d.session());
  for (int step = 0; step < size * size; ++step) {
    const uint32_t place = placeOf(d.app());
    const auto lot = static_cast<Lot>(place & 0xFF);
    const auto colour = static_cast<Brick>(place >> 8 & 3);
    if (heightAt(state, lot) > 1 && tableOf(d.app()).legal().contains(torri::place(colour, lot))) return;
    d.press(Right);
    if ((step + 1) % size == 0) d.press(Up);
  }
}

void colour(Device& d) {
  start(d, 8);
  untilTurn(d, 18);
}
// The heights that everybody can reach are computed in slices, of the largest city in at most 4 x 4 x 144 steps: until then a picture
// depends on how many were drawn before it.
constexpr uint32_t kSearchMs = 6000;
template <int Size>
void lot(Device& d) {
  untilLot(d, Size, 5 * Size - 18);
  // A city that scrolls shows what it showed before, as long as the cursor is in it: it comes from the corner.
  const uint32_t place = placeOf(d.app());
  const auto colour = static_cast<Brick>(place >> 8 & 3);
  for (const Lot lot : {lotAt(0, 0), static_cast<Lot>(place & 0xFF)}) {
    pointAt(d.app(), torri::place(colour, lot));
    d.app().screen.redraw();
    d.run(200);
  }
  d.run(kSearchMs);
}
void lotOfFour(Device& d) { untilLot(d, 8, 26, 4); }
// Choosing a lot, with the first colour and lot for which `wanted` holds; the game is played on until there is one.
template <class Wanted>
void untilPlacing(Device& d, int size, int players, Wanted wanted) {
  start(d, size, players);
  static Brick colour;
  static Lot lot;
  playUntil(
      d,
      [=](const Session& s) {
        const State& state = stateOf(s);
        if (state.phase != Phase::Place) return false;
        for (int i = 0; i < kColours * kLots; ++i) {
          colour = static_cast<Brick>(i % kColours);
          lot = static_cast<Lot>(i / kColours);
          if (inCity(state, lot) && !(state.used & colourBit(colour)) && wanted(state, colour, lot))
            return true;
        }
        return false;
      },
      1, builder);
  pointAt(d.app(), torri::place(colour, lot));
  d.app().screen.redraw();
  d.run(200);
}

bool fights(const State& state, Brick colour, Lot lot) {
  if (state.turn < 14 || why(state, colour, lot) != Verdict::Accepted || heightAt(state, lot) > 0)
    return false;
  const Effect effect = effectOf(state, colour, lot);
  return effect.kind == Effect::Kind::Fight && heightAt(state, effect.weaker) > 2;
}
void house(Device& d) {
  untilPlacing(d, 8, 3, [](const State& state, Brick colour, Lot lot) {
    return state.turn > 16 && heightAt(state, lot) == 0 && why(state, colour, lot) == Verdict::Accepted &&
           columnOf(lot) == 3 && torri::rowOf(lot) == 4;
  });
}
void foretold(Device& d) { untilPlacing(d, 8, 2, fights); }
// The cursor in the upper half, and endings that differ.
bool fightsOpenly(const State& state, Brick colour, Lot lot) {
  if (torri::rowOf(lot) < state.size() / 2 || !fights(state, colour, lot)) return false;
  StruggleForesight foresight;
  foresight.begin(state, torri::place(colour, lot), colourOfSeat(state, seatInTurn(state)));
  foresight.advance(state, StruggleForesight::kMostEndings);
  return foresight.varies();
}
void foretoldHigh(Device& d) { untilPlacing(d, 8, 3, fightsOpenly); }
void hint(Device& d) {
  untilPlacing(d, 8, 2, fights);
  d.press(Y);
  d.press(Up, 9);
  d.press(A);
  d.run(6000);
}
void refused(Device& d) {
  untilPlacing(d, 8, 2, [](const State& state, Brick colour, Lot lot) {
    return why(state, colour, lot) == refuse(Refusal::EqualStrength);
  });
  d.run(kSearchMs);
}
// Somebody would win next: the race is amber and a note says so.
void warned(Device& d) {
  untilPlacing(d, 6, 4, [](const State& state, Brick colour, Lot lot) {
    if (why(state, colour, lot) != Verdict::Accepted) return false;
    for (Seat seat = 0; seat < 4; ++seat) {
      if (seat != seatInTurn(state) && victoryOf(state, colourOfSeat(state, seat))) return true;
    }
    return false;
  });
}
void prisoner(Device& d) {
  start(d, 8, 4);
  playUntil(
      d, [](const Session& s) { return stateOf(s).phase == Phase::Prisoner && s.legal().size() > 1; }, 1,
      fighter);
}
// A seat that is not in turn has chosen: it may take that back, or continue.
void guest(Device& d) {
  start(d, 8, 4);
  playUntil(
      d,
      [](const Session& s) {
        const State& state = stateOf(s);
        return state.phase == Phase::Prisoner && s.legal().size() > 1 && seatInTurn(state) != s.seat() &&
               state.used != 0 &&
               effectOfPrisoner(state, lotOf(s.legal()[0])).kind != PrisonerEffect::Kind::GoesOn;
      },
      1, fighter);
  d.app().settings.speed = Speed::Normal;
  d.press(A);
  for (int i = 0; i < 600 && struggleOf(stateOf(d.session())).placed != kNoLot; ++i) d.run(20);
  for (int i = 0; i < 600 && d.session().phase() != Session::Phase::Confirm; ++i) d.run(20);
}
// The seat in turn has the device back, and one brick is left.
constexpr auto bannerSecond = then<guest, A>;
// A computer's second brick, on the way.
void secondBrick(Device& d) {
  d.startGame(GameId::Torri, 2, 2);
  d.app().settings.speed = Speed::Slow;
  const auto shown = [&] {
    const Moment& m = d.session().showing().moment();
    return d.session().phase() == Session::Phase::Show && kindOf(m.action) == Kind::Place &&
           m.beforeAs<View>().state.used != 0;
  };
  for (int i = 0; i < 4000 && !shown(); ++i) {
    if (d.session().phase() == Session::Phase::Decide) {
      d.playAny(static_cast<uint32_t>(i));
    } else if (d.session().phase() == Session::Phase::Show ||
               d.session().phase() == Session::Phase::Confirm) {
      d.press(A);
    }
    d.run(100);
  }
  d.run(4000);
}
// How many pages the recap on the screen has after the one that shows a prisoner being taken.
int pagesSincePrisoner(Device& d) {
  const Session& session = d.session();
  Walker walker;
  walker.start(session.match(), session.hands().watcher());
  walker.skipTo(session.hands().seenBy(session.seat()));
  Moment moment;
  int pages = 0;
  for (bool begun = false; walker.next(moment);) {
    begun = begun || moment.mover >= 0;
    Phrase words;
    if (begun) d.app().stage().words().describe(tableOf(d.app()), moment, words);
    pages = kindOf(moment.action) == Kind::Prisoner ? 0 : pages + !words.empty();
  }
  return pages;
}
void captured(Device& d) {
  prisoner(d);
  const Seat taker = d.session().seat();
  recapOf(d, taker == 0 ? 1 : 0, 0, 1, builder);
  d.press(Left, pagesSincePrisoner(d));
}
void switching(Device& d) {
  start(d, 8);
  playUntil(
      d,
      [](const Session& s) {
        const State& state = stateOf(s);
        const Standing black = standingOf(state, Brick::Black), white = standingOf(state, Brick::White);
        return state.phase == Phase::Switch && black.highestTower + white.highestTower > 4;
      },
      1, builder);
  d.press(Right);
}
// A neutral colour has what wins.
void switchWins(Device& d) {
  start(d, 6);
  playUntil(
      d,
      [](const Session& s) {
        const State& state = stateOf(s);
        if (state.phase != Phase::Switch) return false;
        for (int c = 0; c < kColours; ++c) {
          const auto colour = static_cast<Brick>(c);
          if (neutralColours(state) & colourBit(colour) && victoryOf(state, colour)) return true;
        }
        return false;
      },
      1, builder);
}
// Two towers that one house would join, or none; the first of the discs is chosen.
template <uint32_t Seed>
void threats(Device& d) {
  start(d, 8);
  playUntil(
      d,
      [](const Session& s) {
        const State& state = stateOf(s);
        if (state.phase != Phase::Place || state.turn < 16) return false;
        JointList joints;
        listJoints(state, joints);
        return joints.size() > 1;
      },
      Seed, builder);
  d.press(Y);
  d.choose(Text::GameMenuInspect);
  d.run(400);
}
void noThreats(Device& d) {
  start(d, 8);
  d.press(Y);
  d.choose(Text::GameMenuInspect);
}
// Somebody could get high enough with the next turn.
void canReach(Device& d) {
  start(d, 8, 3);
  playUntil(
      d,
      [](const Session& s) {
        const State& state = stateOf(s);
        if (state.phase != Phase::Place || state.used != 0 || s.phase() != Session::Phase::Decide)
          return false;
        Threats found;
        found.begin(state);
        while (!found.advance(state, 100)) {
        }
        bool reaches = false, wins = false;
        for (Seat seat = 0; seat < 3; ++seat) {
          const Brick colour = colourOfSeat(state, seat);
          wins = wins || victoryOf(state, colour);
          reaches = reaches || (seat != state.seat && found.reaches(state, colour));
        }
        return reaches && !wins;
      },
      3, builder);
  d.run(200);
}
void towersPage(Device& d) {
  lot<8>(d);
  d.app().go.inspect(1);
  d.run(400);
}
constexpr auto inspectPlan = then<towersPage, Right>;
constexpr auto inspectAround = then<towersPage, Right, Right, Up>;
constexpr auto inspectStandings = then<towersPage, Right, Right, Right>;
// With a seed whose first game comes to it soon.
template <Kind Which, uint32_t Seed>
void moment(Device& d) {
  start(d, 8, 3);
  const Taste taste = Which == Kind::NoPrisoner ? Taste() : Taste(fighter);
  watchUntil(
      d, [=](const Moment& m) { return kindOf(m.action) == Which; }, Seed, taste);
}
// No brick fits: that is said before somebody has won, and then what decided.
template <int Ms>
void blocked(Device& d) {
  startPeople(d, GameId::Torri, 3, {{kSizeOption, 0}, {kSwitchOption, 0}});
  watchUntil(d, [](const Moment& m) {
    return kindOf(m.action) == Kind::Finish &&
           (valueOf(m.action) & 3) == static_cast<int>(EndReason::Blocked);
  });
  d.run(Ms);
}
void recap(Device& d) {
  start(d, 8);
  untilTurn(d, 22);
  d.app().settings.speed = Speed::Slow;
  recapOf(d, d.session().seat() == 0 ? 1 : 0, 0, 1, builder);
  d.run(4000);
}

// The turn is over unless it is taken back.
void turnEnd(Device& d) {
  startPeople(d, GameId::Torri, 2, {{kSizeOption, 1}, {kSwitchOption, 0}});
  untilTurn(d, 20);
  for (int i = 0; i < 2; ++i) d.press({A, A});
}
// The next player is greeted.
void banner(Device& d) {
  turnEnd(d);
  d.app().settings.speed = Speed::Normal;
  d.press(A);
}
// At instant speed the recap is one picture.
void news(Device& d) {
  start(d, 8, 3);
  untilTurn(d, 14);
  recapOf(d, static_cast<Seat>((d.session().seat() + 1) % 3), 0, 1, builder);
  d.run(200);
}

constexpr Screen kScreens[] = {
    {"torri-colour", colour},
    {"torri-lot-6", lot<6>},
    {"torri-lot-8", lot<8>},
    {"torri-lot-10", lot<10>},
    {"torri-lot-12", lot<12>},
    {"torri-lot-four", lotOfFour},
    {"torri-house", house},
    {"torri-refused", refused},
    {"torri-foretold", foretold},
    {"torri-foretold-high", foretoldHigh},
    {"torri-hint", hint},
    {"torri-warned", warned},
    {"torri-prisoner", prisoner},
    {"torri-prisoner-taken", guest},
    {"torri-banner-second", bannerSecond},
    {"torri-switch", switching},
    {"torri-switch-wins", switchWins},
    {"torri-turn-end", turnEnd},
    {"torri-banner", banner},
    {"torri-news", news},
    {"torri-can-reach", canReach},
    {"torri-threats", threats<1>},
    {"torri-threats-2", threats<4>},
    {"torri-no-threats", noThreats},
    {"torri-inspect-towers", towersPage},
    {"torri-inspect-plan", inspectPlan},
    {"torri-inspect-around", inspectAround},
    {"torri-inspect-standings", inspectStandings},
    {"torri-recap", recap},
    {"torri-second-brick", secondBrick},
    {"torri-struggle", moment<Kind::Struggle, 5>},
    {"torri-attack", moment<Kind::Attack, 5>},
    {"torri-captured", captured},
    {"torri-ransom", moment<Kind::Ransom, 5>},
    {"torri-no-prisoner", moment<Kind::NoPrisoner, 15>},
    {"torri-merge", moment<Kind::Merge, 5>},
    {"torri-fallen", moment<Kind::Fallen, 6>},
    {"torri-ending", blocked<0>},
    {"torri-blocked", blocked<6000>},
};

}  // namespace

std::span<const Screen> torriScreens() { return kScreens; }

}  // namespace lucca::ui::test
