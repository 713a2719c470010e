#include "engine/torri/query.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using namespace torri;
using enum Button;

const State& stateOf(const Session& session) {
  return reinterpret_cast<const View*>(session.view().bytes)->state;
}

void start(Device& d, int size, int players = 2) {
  startPeople(d, GameId::Torri, players,
              {{kSizeOption, static_cast<uint8_t>(size / 2 - 3)}, {kSwitchOption, players < 4}});
}

void untilTurn(Device& d, int turn) {
  playUntil(d, [=](const Session& s) { return stateOf(s).phase == Phase::Place && stateOf(s).turn >= turn; });
}

void untilKind(Device& d, Kind kind) {
  watchUntil(d, [=](const Moment& m) { return kindOf(m.action) == kind; });
}

// The lot stage, on a tower that can grow if there is one, with the block outlined.
void untilLot(Device& d, int size, int turn) {
  start(d, size);
  untilTurn(d, turn);
  d.press(A);
  const State& state = stateOf(d.session());
  for (int step = 0; step < size * size; ++step) {
    const uint32_t place = d.app().gameUi().place();
    const auto lot = static_cast<Lot>(place & 0xFF);
    const auto colour = static_cast<torri::Colour>(place >> 8 & 3);
    if (heightAt(state, lot) > 1 && Table(d.app()).isLegal(torri::place(colour, lot))) return;
    d.press(Right);
    if ((step + 1) % size == 0) d.press(Up);
  }
}

void colour(Device& d) {
  start(d, 8);
  untilTurn(d, 9);
}
template <int Size>
void lot(Device& d) {
  untilLot(d, Size, Size * 2);
}
void refused(Device& d) {
  start(d, 8);
  playUntil(d, [](const Session& s) { return stateOf(s).phase == Phase::Place && stateOf(s).used != 0; });
  const int used = stateOf(d.session()).used;
  for (int i = 0; i < kColours && !(used >> (d.app().gameUi().place() >> 8 & 3) & 1); ++i) d.press(Down);
  d.press(A);
}
void prisoner(Device& d) {
  start(d, 8, 4);
  playUntil(d, [](const Session& s) { return stateOf(s).phase == Phase::Prisoner && s.legal().size() > 1; });
}
// Which page of the recap on the screen shows a prisoner being taken.
int pageOfPrisoner(Device& d) {
  const Session& session = d.session();
  Walker walker;
  walker.start(session.match(), session.watcher());
  walker.skipTo(session.seenBy(session.seat()));
  Moment moment;
  int page = 0;
  for (bool begun = false; walker.next(moment);) {
    begun = begun || moment.mover >= 0;
    Phrase words;
    if (begun) d.app().gameUi().describe(Table(d.app()), moment, words);
    if (!words.empty() && kindOf(moment.action) == Kind::Prisoner) return page;
    page += !words.empty();
  }
  return 0;
}
void captured(Device& d) {
  prisoner(d);
  const Seat taker = d.session().seat();
  recapOf(d, taker == 0 ? 1 : 0, 0);
  d.press(A, pageOfPrisoner(d));
}
void switching(Device& d) {
  start(d, 8);
  playUntil(d, [](const Session& s) { return stateOf(s).phase == Phase::Switch && stateOf(s).turn > 8; });
}
void inspectCity(Device& d) {
  lot<8>(d);
  d.press(Y);
  d.press({Down, Down, A});
}
void inspectStandings(Device& d) {
  inspectCity(d);
  d.press(Right);
}
template <Kind Which>
void moment(Device& d) {
  start(d, 8, 3);
  untilKind(d, Which);
}
void recap(Device& d) {
  start(d, 8);
  untilTurn(d, 10);
  recapOf(d, d.session().seat() == 0 ? 1 : 0, 0);
}

constexpr Screen kScreens[] = {
    {"torri-colour", colour},
    {"torri-lot-6", lot<6>},
    {"torri-lot-8", lot<8>},
    {"torri-lot-10", lot<10>},
    {"torri-lot-12", lot<12>},
    {"torri-refused", refused},
    {"torri-prisoner", prisoner},
    {"torri-switch", switching},
    {"torri-inspect-city", inspectCity},
    {"torri-inspect-standings", inspectStandings},
    {"torri-recap", recap},
    {"torri-struggle", moment<Kind::Struggle>},
    {"torri-attack", moment<Kind::Attack>},
    {"torri-captured", captured},
    {"torri-ransom", moment<Kind::Ransom>},
    {"torri-no-prisoner", moment<Kind::NoPrisoner>},
    {"torri-merge", moment<Kind::Merge>},
    {"torri-fallen", moment<Kind::Fallen>},
};

}  // namespace

std::span<const Screen> torriScreens() { return kScreens; }

}  // namespace lucca::ui::test
