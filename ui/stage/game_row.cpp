#include "ui/stage/game_row.h"

#include <algorithm>

#include "ui/game/city.h"
#include "ui/look/theme.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

const GameRow& rowOf(GameId game) {
  const GameRow* found = gameRows().front();
  for (const GameRow* row : gameRows()) {
    if (row->game == game) found = row;
  }
  return *found;
}

GameStage& StageHouse::stageOf(GameId game) {
  if (!stage_ || game_ != game) {
    game_ = game;
    stage_ = rowOf(game).makeStage(memory_.data());
  }
  return *stage_;
}

void addGameName(const Plan& plan, uint32_t seed, Phrase& out) {
  const int city = cityNumber(plan, seed);
  if (city > 0) {
    out.add(Text::CityTitle, {city});
  } else {
    out.add(gameName(plan.setup.game));
  }
}

void addGame(const Plan& plan, Phrase& out) {
  out.add(gameName(plan.setup.game)).add(": ");
  addNames(plan, out);
}

void addNames(const Plan& plan, Phrase& out) {
  for (int seat = 0; seat < plan.setup.players; ++seat) {
    if (seat > 0) out.add(", ");
    out.add(plan.seats[static_cast<std::size_t>(seat)].name.view());
  }
}

void addTourney(const Plan& plan, int played, Phrase& out) {
  out.add(Text::MatchTitle).add(" ").add(played + 1).add("/");
  out.add(gamesOf(plan.tourney, plan.setup.players));
}

void rotateSeats(Plan& plan, int first) {
  const auto seats = plan.seats.begin();
  std::rotate(seats, seats + first, seats + plan.setup.players);
  const Setup before = plan.setup;
  const unsigned coached = plan.coached;
  for (Seat seat = 0; seat < plan.setup.players; ++seat)
    setHandicap(plan.setup, seat, handicapOf(before, static_cast<Seat>((seat + first) % plan.setup.players)));
  for (Seat seat = 0; seat < plan.setup.players; ++seat)
    plan.setCoached(seat, (coached >> (seat + first) % plan.setup.players & 1) != 0);
  if (!hasSeatOption(plan.setup.game)) return;
  uint8_t* const own = &plan.setup.option[seatOption(plan.setup.game, 0)];
  std::rotate(own, own + first, own + plan.setup.players);
}

bool hasSeatOption(GameId game) { return findGame(game)->seatOption >= 0; }

std::size_t seatOption(GameId game, Seat seat) {
  return static_cast<std::size_t>(findGame(game)->seatOption + seat);
}

namespace {

// A save may hold any number.
std::size_t optionColour(const Setup& setup, Seat seat) {
  return setup.option[seatOption(setup.game, seat)] % rowOf(setup.game).setup->seatColours.size();
}

}  // namespace

Paint seatPaint(const Setup& setup, const SeatInfo& who, Seat seat) {
  if (hasSeatOption(setup.game)) return rowOf(setup.game).setup->seatColours[optionColour(setup, seat)];
  const unsigned colour = who.colour % kSeatColours;
  return {kSeatColour[colour], kOnSeatColour[colour]};
}

std::string_view seatColourName(const Setup& setup, const SeatInfo& who, Seat seat) {
  if (hasSeatOption(setup.game))
    return rowOf(setup.game).setup->seatColourNames[optionColour(setup, seat)].view();
  return tr(kSeatColourTexts[who.colour % kSeatColours]);
}

}  // namespace lucca::ui
