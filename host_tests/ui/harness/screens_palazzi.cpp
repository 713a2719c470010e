#include "engine/palazzi/query.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/screens.h"
#include "host_tests/ui/harness/seen.h"

namespace lucca::ui::test {

namespace {

using namespace palazzi;
using enum Button;

constexpr int kEdition = kEditionOption, kCelebration = kCelebrationOption;

void start(Device& d, int players, bool celebration = false) {
  startPeople(d, GameId::Palazzi, players, {{kEdition, 2}, {kCelebration, celebration}});
}

void untilPhase(Device& d, Phase phase, int round) {
  playUntil(d, [=](const Session& s) { return known(s).phase == phase && known(s).round == round; });
}

void untilStep(Device& d, Step step) {
  watchUntil(d, [=](const Moment& m) { return kindOf(m.action) == Kind::Rules && stepOf(m.action) == step; });
}

void keep(Device& d) {
  start(d, 3);
  untilPhase(d, Phase::Keep, 1);
}
constexpr auto keepSecond = then<keep, A>;
void keepDone(Device& d) {
  keepSecond(d);
  d.press(A);
  d.run(40);
}
void turn(Device& d) {
  start(d, 3);
  untilPhase(d, Phase::Turn, 3);
}
// Two cards of a colour in the first triplet: the second would lie on the first.
void turnOfPair(Device& d) {
  start(d, 3);
  playUntil(d, [](const Session& s) {
    const State& state = known(s);
    if (state.phase != Phase::Turn || state.turn != 0 || state.round < 2) return false;
    const auto cards = tripletCards(state, 0);
    const int colour = kDeck[cards[0]].colour;
    return colour < kColours && colour == kDeck[cards[1]].colour;
  });
}
void turnOfFive(Device& d) {
  start(d, 5);
  playUntil(d, [](const Session& s) {
    const State& state = known(s);
    return state.phase == Phase::Turn && state.turn == 0 && state.area[s.seat()].completed != 0;
  });
}
// The first choice, at two times of a game.
constexpr auto choose = then<turn, Down>;
void chooseLate(Device& d) {
  start(d, 3, true);
  untilPhase(d, Phase::Turn, 7);
  d.press({Down, Down});
}
constexpr auto chooseOfPair = then<turnOfPair, Down>;
constexpr auto chooseOfFive = then<turnOfFive, Down, Down, Down, Down>;
constexpr auto opening = then<turnOfFive, Up>;
void play(Device& d) {
  start(d, 4);
  untilPhase(d, Phase::Play, 3);
}
constexpr auto playWall = then<play, Down>;
void playRefused(Device& d) {
  start(d, 5);
  playUntil(d, [](const Session& s) {
    const State& state = known(s);
    if (state.phase != Phase::Play) return false;
    int first = 0;
    while (!(state.unplayed >> first & 1)) ++first;
    const CardId card = tripletCards(state, state.current)[static_cast<size_t>(first)];
    const int colour = kDeck[card].colour;
    return colour < kColours && palaceOf(state, s.seat(), colour).zone == Zone::Opened;
  });
  d.press({Up, A});
}
void playWild(Device& d) {
  start(d, 3, true);
  playUntil(d, [](const Session& s) {
    const State& state = known(s);
    return state.phase == Phase::Play && state.unplayed == 7 &&
           isWild(tripletCards(state, state.current)[0]) && state.round > 3;
  });
}
void cityPick(Device& d) {
  start(d, 2);
  untilPhase(d, Phase::CityPick, 3);
  d.press(Down);
}
void turnDone(Device& d) {
  start(d, 3);
  untilPhase(d, Phase::Play, 5);
  for (int i = 0; i < 3; ++i) {
    static_cast<void>(d.session().play(d.session().legal()[0]));
    d.run(40);
  }
}
constexpr auto cities = then<turn, B, Down>;
constexpr auto citiesOfFive = then<turnOfFive, B>;
constexpr auto visit = then<turn, Right>;
void visitCity(Device& d) {
  start(d, 2);
  untilPhase(d, Phase::Turn, 7);
  d.press(Right);
  for (int page = d.session().seat() + 1; page < kCityArea; ++page) d.press(Right);
}
// Somebody completes a palace, as it is when all has come to rest.
void toppingOut(Device& d) {
  start(d, 3);
  recapOf(d, 0, 0);
  d.app().settings.speed = Speed::Slow;
  d.press(Right);
}
template <int Players, Step kStep>
void showStep(Device& d) {
  start(d, Players);
  untilStep(d, kStep);
}
// All share the lead; the numbers have come down and one has raised its flag.
void tieOfThree(Device& d) {
  start(d, 3);
  const auto ties = [](const Moment& m) {
    if (kindOf(m.action) != Kind::Rules || stepOf(m.action) != Step::Street) return false;
    const State& after = ui::known(m.after);
    int points[3];
    for (Seat seat = 0; seat < 3; ++seat) points[seat] = palazzi::pointsOf(after, seat).total;
    return points[0] == points[1] && points[1] == points[2];
  };
  watchUntil(d, ties, 7);
  d.run(4000);
}
// What the others did since the seat's last turn.
template <int Players>
void meanwhile(Device& d) {
  start(d, Players);
  untilPhase(d, Phase::Turn, 3);
  const Seat next = static_cast<Seat>(known(d.session()).order[1]);
  recapOf(d, next, 0);
}

// The last of the first round: the others have begun more palaces than words have room for.
void meanwhileFirst(Device& d) {
  start(d, 3);
  untilPhase(d, Phase::Turn, 1);
  recapOf(d, static_cast<Seat>(known(d.session()).order[2]), 0);
}

// A card under the cursor that fits; the option is the one that the action names.
void chooseAction(Device& d, int players, bool (*wanted)(const State&, Action)) {
  start(d, players);
  Action found = kNoAction;
  playUntil(d, [&](const Session& s) {
    if (known(s).phase != Phase::Play || known(s).round < 3) return false;
    for (const Action action : s.legal()) {
      if (wanted(known(s), action)) found = action;
    }
    return found != kNoAction;
  });
  d.run(40);
  pointAt(d.app(), found);
  d.app().screen.redraw();
  d.run(40);
}
bool isCompletion(const State& state, Action action) {
  return asOf(action) == As::Palace && completes(state, state.mover, colourOf(action));
}
void playComplete(Device& d) { chooseAction(d, 4, isCompletion); }
void playBastion(Device& d) {
  chooseAction(d, 3, [](const State&, Action action) { return asOf(action) == As::Bastion; });
}
void playDiscard(Device& d) {
  chooseAction(d, 5, [](const State&, Action action) { return asOf(action) == As::Discard; });
}
// The last entries in the middle of a game, and its end.
void log(Device& d) {
  start(d, 3);
  untilPhase(d, Phase::Play, 4);
  d.press(Y);
  d.choose(Text::GameMenuLog);
}
void logOfEnd(Device& d) {
  showStep<3, Step::Street>(d);
  d.app().go.push(SceneId::Log);
  d.run(40);
}
constexpr Screen kScreens[] = {
    {"palazzi-keep", keep},
    {"palazzi-keep-second", keepSecond},
    {"palazzi-keep-done", keepDone},
    {"palazzi-turn", turn},
    {"palazzi-choose", choose},
    {"palazzi-choose-late", chooseLate},
    {"palazzi-choose-pair", chooseOfPair},
    {"palazzi-choose-five", chooseOfFive},
    {"palazzi-open", opening},
    {"palazzi-play", play},
    {"palazzi-play-wall", playWall},
    {"palazzi-play-refused", playRefused},
    {"palazzi-play-wild", playWild},
    {"palazzi-play-complete", playComplete},
    {"palazzi-play-bastion", playBastion},
    {"palazzi-play-discard", playDiscard},
    {"palazzi-log", log},
    {"palazzi-log-end", logOfEnd},
    {"palazzi-city-pick", cityPick},
    {"palazzi-turn-done", turnDone},
    {"palazzi-cities", cities},
    {"palazzi-cities-five", citiesOfFive},
    {"palazzi-visit", visit},
    {"palazzi-visit-city", visitCity},
    {"palazzi-reveal", showStep<4, Step::Reveal>},
    {"palazzi-order", showStep<4, Step::Order>},
    {"palazzi-city-start", showStep<2, Step::CityLay>},
    {"palazzi-meanwhile", meanwhile<4>},
    {"palazzi-meanwhile-two", meanwhile<2>},
    {"palazzi-meanwhile-first", meanwhileFirst},
    {"palazzi-meanwhile-five", meanwhile<5>},
    {"palazzi-replay", toppingOut},
    {"palazzi-final-order", showStep<3, Step::FinalOrder>},
    {"palazzi-final-open", showStep<5, Step::FinalOpen>},
    {"palazzi-final-walls", showStep<4, Step::Walls>},
    {"palazzi-final-tie", tieOfThree},
    {"palazzi-final-street", showStep<3, Step::Street>},
};

}  // namespace

std::span<const Screen> palazziScreens() { return kScreens; }

}  // namespace lucca::ui::test
