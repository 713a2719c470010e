#include "ui/game/guided_game.h"

#include "ui/shell/app.h"

namespace lucca::ui {

namespace {

// The people of the example: the player, and computers that are kind to beginners.
Plan planOf(const Guide& guide) {
  static constexpr Text kNames[] = {Text::NameDefault0, Text::NameDefault1, Text::NameDefault2};
  Plan plan{};
  plan.setup = guide.setup;
  for (std::size_t s = 0; s < guide.setup.players; ++s) {
    SeatInfo& seat = plan.seats[s];
    seat.name.set(tr(kNames[s]));
    seat.isBot = static_cast<Seat>(s) != guide.player;
    seat.level = static_cast<uint8_t>(Level::Easy);
    seat.emblem = static_cast<uint8_t>(s);
    seat.colour = static_cast<uint8_t>(s);
  }
  return plan;
}

// The kinds of action that whoever is to move can choose between.
uint16_t kindsDue(const Match& match) {
  ActionList legal;
  match.legal(legal);
  unsigned kinds = 0;
  for (const Action action : legal) kinds |= 1u << (action.bits >> 12);
  return static_cast<uint16_t>(kinds);
}

}  // namespace

void GuidedGame::begin(const Guide& guide) {
  active_ = true;
  guide_ = &guide;
  moment_ = 0;
  said_ = 0;
}

bool GuidedGame::enterMoment(App& app, int moment) {
  moment_ = static_cast<int8_t>(moment);
  said_ = 0;
  Session& session = app.session();
  bool whole = session.resume(planOf(guide()), guide().seed);
  for (std::size_t i = 0; whole && i < guide().moments[static_cast<std::size_t>(moment)].history; ++i) {
    whole = session.replay(Action{guide().example[i]});
  }
  // Nobody hands over and nothing is told: the coach shows the position.
  if (!whole || !session.takeUp(guide().player)) return false;
  app.gameUi().begin(Table(app));
  return true;
}

bool GuidedGame::lineDue(const Session& session, Coach& line) const {
  if (!active_ || session.stage() != Stage::Decide || session.seat() != guide().player) return false;
  const GuideMoment& now = guide().moments[static_cast<std::size_t>(moment_)];
  const uint16_t kinds = kindsDue(session.match());
  for (int i = 0; i < now.lineCount; ++i) {
    if ((said_ >> i & 1) || !(now.lines[i].kinds & kinds)) continue;
    line = now.lines[i].line;
    return true;
  }
  return false;
}

void GuidedGame::said(Coach line) {
  const GuideMoment& now = guide().moments[static_cast<std::size_t>(moment_)];
  for (int i = 0; i < now.lineCount; ++i) {
    if (now.lines[i].line == line) said_ = static_cast<uint8_t>(said_ | 1u << i);
  }
}

bool GuidedGame::momentOver(const Session& session) const {
  if (!active_ || moment_ + 1 >= moments()) return false;
  if (session.stage() == Stage::Over) return true;
  const Seat mover = session.match().toMove();
  return mover >= 0 && mover != guide().player && (kindsDue(session.match()) & guide().turnKinds);
}

}  // namespace lucca::ui
