#include "engine/palazzi/query.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using namespace palazzi;
using enum Button;

const State& stateOf(const Session& session) {
  return reinterpret_cast<const View*>(session.view().bytes)->known;
}

constexpr int kEdition = kEditionOption, kCelebration = kCelebrationOption;

void start(Device& d, int players, bool celebration = false) {
  startPeople(d, GameId::Palazzi, players, {{kEdition, 2}, {kCelebration, celebration}});
}

void untilPhase(Device& d, Phase phase, int round) {
  playUntil(d, [=](const Session& s) { return stateOf(s).phase == phase && stateOf(s).round == round; });
}

void untilStep(Device& d, Step step) {
  watchUntil(d, [=](const Moment& m) { return kindOf(m.action) == Kind::Rules && stepOf(m.action) == step; });
}

void keep(Device& d) {
  start(d, 3);
  untilPhase(d, Phase::Keep, 1);
}
void keepSecond(Device& d) {
  keep(d);
  d.press(A);
}
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
    const State& state = stateOf(s);
    if (state.phase != Phase::Turn || state.turn != 0 || state.round < 2) return false;
    const auto cards = tripletCards(state, 0);
    const int colour = kDeck[cards[0]].colour;
    return colour < kColours && colour == kDeck[cards[1]].colour;
  });
}
void turnOfFive(Device& d) {
  start(d, 5);
  playUntil(d, [](const Session& s) {
    const State& state = stateOf(s);
    return state.phase == Phase::Turn && state.turn == 0 && state.area[s.seat()].completed != 0;
  });
}
void opening(Device& d) {
  turnOfFive(d);
  d.press(Up);
}
void play(Device& d) {
  start(d, 4);
  untilPhase(d, Phase::Play, 3);
}
void playRefused(Device& d) {
  start(d, 5);
  playUntil(d, [](const Session& s) {
    const State& state = stateOf(s);
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
    const State& state = stateOf(s);
    return state.phase == Phase::Play && state.unplayed == 7 &&
           isWild(tripletCards(state, state.current)[0]) && state.round > 3;
  });
}
void cityPick(Device& d) {
  start(d, 2);
  untilPhase(d, Phase::CityPick, 3);
}
void turnDone(Device& d) {
  start(d, 3);
  untilPhase(d, Phase::Play, 5);
  for (int i = 0; i < 3; ++i) {
    static_cast<void>(d.session().play(d.session().legal()[0]));
    d.run(40);
  }
}
void inspectOwn(Device& d) {
  turn(d);
  d.press(Right);
}
void inspectTable(Device& d) {
  inspectOwn(d);
  for (int page = d.session().seat(); page < 3; ++page) d.press(Right);
}
void inspectCity(Device& d) {
  start(d, 2);
  untilPhase(d, Phase::Turn, 7);
  d.press(Right);
  for (int page = d.session().seat(); page < kCityArea; ++page) d.press(Right);
}
void reveal(Device& d) {
  start(d, 4);
  untilStep(d, Step::Reveal);
}
void order(Device& d) {
  start(d, 4);
  untilStep(d, Step::Order);
}
void cityStart(Device& d) {
  start(d, 2);
  untilStep(d, Step::CityLay);
}
void finalOrder(Device& d) {
  start(d, 3);
  untilStep(d, Step::FinalOrder);
}
void finalOpen(Device& d) {
  start(d, 5);
  untilStep(d, Step::FinalOpen);
}
void walls(Device& d) {
  start(d, 4);
  untilStep(d, Step::Walls);
}
void street(Device& d) {
  start(d, 3);
  untilStep(d, Step::Street);
}
// What the first player of the second round did, as the second sees it: a triplet, then a card.
template <int Page>
void recap(Device& d) {
  start(d, 3);
  untilPhase(d, Phase::Turn, 2);
  const Seat next = static_cast<Seat>(stateOf(d.session()).order[1]);
  recapOf(d, next, Page);
}

constexpr Screen kScreens[] = {
    {"palazzi-keep", keep},
    {"palazzi-keep-second", keepSecond},
    {"palazzi-keep-done", keepDone},
    {"palazzi-turn", turn},
    {"palazzi-turn-pair", turnOfPair},
    {"palazzi-turn-five", turnOfFive},
    {"palazzi-open", opening},
    {"palazzi-play", play},
    {"palazzi-play-refused", playRefused},
    {"palazzi-play-wild", playWild},
    {"palazzi-city-pick", cityPick},
    {"palazzi-turn-done", turnDone},
    {"palazzi-inspect-quarter", inspectOwn},
    {"palazzi-inspect-table", inspectTable},
    {"palazzi-inspect-city", inspectCity},
    {"palazzi-reveal", reveal},
    {"palazzi-order", order},
    {"palazzi-city-start", cityStart},
    {"palazzi-recap-take", recap<0>},
    {"palazzi-recap-play", recap<2>},
    {"palazzi-final-order", finalOrder},
    {"palazzi-final-open", finalOpen},
    {"palazzi-final-walls", walls},
    {"palazzi-final-street", street},
};

}  // namespace

std::span<const Screen> palazziScreens() { return kScreens; }

}  // namespace lucca::ui::test
