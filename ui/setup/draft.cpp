#include "ui/setup/draft.h"

#include <algorithm>

#include "engine/games.h"
#include "engine/torri/rules.h"
#include "ui/look/emblems.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

// Walks round 0..count-1 from `from` until `free(i)`.
template <class Free>
int nextFree(int from, int step, int count, Free free) {
  int i = from;
  do {
    i = (i + step + count) % count;
  } while (i != from && !free(i));
  return i;
}

SeatInfo& seatOf(Plan& plan, Seat seat) { return plan.seats[static_cast<std::size_t>(seat)]; }
const SeatInfo& seatOf(const Plan& plan, Seat seat) { return plan.seats[static_cast<std::size_t>(seat)]; }

template <class Same>
bool takenByOther(const Plan& plan, Seat seat, Same same) {
  for (Seat other = 0; other < plan.setup.players; ++other) {
    if (other != seat && same(seatOf(plan, other))) return true;
  }
  return false;
}

uint8_t& brickOf(Plan& plan, Seat seat) {
  return plan.setup.option[static_cast<std::size_t>(torri::kColourOption + seat)];
}

constexpr Text shifted(Text first, int by) { return static_cast<Text>(static_cast<int>(first) + by); }

// Texts that are found by counting stand together in the files, in this order.
static_assert(shifted(Text::OptionsEdition2005En, 2) == Text::OptionsEdition2013);
static_assert(shifted(Text::OptionsEdition2005EnNote, 2) == Text::OptionsEdition2013Note);
static_assert(shifted(Text::OptionsCelebrationNoNote, 1) == Text::OptionsCelebrationYesNote);
static_assert(shifted(Text::OptionsSwitchNoNote, 1) == Text::OptionsSwitchYesNote);
static_assert(shifted(Text::SeatEasy, kLevels - 1) == Text::SeatMaster);
static_assert(shifted(Text::SeatEasyNote, kLevels - 1) == Text::SeatMasterNote);
static_assert(shifted(Text::NameDefault0, 7) == Text::NameDefault7);
static_assert(shifted(Text::EmblemTower, kEmblems - 1) == Text::EmblemFlower);
static_assert(shifted(Text::SeatColour0, kSeatColours - 1) == Text::SeatColour5);
static_assert(shifted(Text::SettingsSpeedSlow, 2) == Text::SettingsSpeedInstant);
static_assert(shifted(Text::SettingsSpeedSlowNote, 2) == Text::SettingsSpeedInstantNote);
static_assert(shifted(Text::BrickColourWhite, 3) == Text::BrickColourBlue);
static_assert(shifted(Text::PalaceColourRed, 5) == Text::PalaceColourGrey);

void rotate(Plan& plan, int first) {
  const auto seats = plan.seats.begin();
  std::rotate(seats, seats + first, seats + plan.setup.players);
  if (plan.setup.game != GameId::Torri) return;
  const auto bricks = plan.setup.option.begin() + torri::kColourOption;
  std::rotate(bricks, bricks + first, bricks + plan.setup.players);
}

}  // namespace

Plan standardPlan(GameId game) {
  Plan plan{};
  plan.setup.game = game;
  const Game* row = findGame(game);
  for (std::size_t i = 0; row && i < row->options.size(); ++i)
    plan.setup.option[i] = row->options[i].standard;
  for (Seat s = 0; s < kMaxSeats; ++s) {
    SeatInfo& seat = seatOf(plan, s);
    seat.name.set(tr(shifted(Text::NameDefault0, s)));
    seat.isBot = s > 0;
    seat.level = static_cast<uint8_t>(Level::Normal);
    seat.emblem = seat.colour = static_cast<uint8_t>(s);
    if (game == GameId::Torri && s < 4) brickOf(plan, s) = static_cast<uint8_t>((s + 2) % 4);
  }
  setPlayers(plan, game == GameId::Palazzi ? 3 : 2);
  return plan;
}

void setPlayers(Plan& plan, int players) {
  plan.setup.players = static_cast<uint8_t>(players);
  // The rules recommend the switch for two (rules of Torri, section 2).
  if (plan.setup.game == GameId::Torri) plan.setup.option[torri::kSwitchOption] = players == 2;
}

Text gameName(GameId game) { return game == GameId::Palazzi ? Text::GamePalazzi : Text::GameTorri; }

void addGame(const Plan& plan, Phrase& out) {
  out.add(gameName(plan.setup.game));
  for (int seat = 0; seat < plan.setup.players; ++seat) {
    out.add(seat == 0 ? ": " : ", ").add(plan.seats[static_cast<std::size_t>(seat)].name.view());
  }
}

int listedOptions(GameId) { return 2; }

Text optionLabel(GameId game, int option) {
  if (game == GameId::Palazzi) return option == 0 ? Text::OptionsEdition : Text::OptionsCelebration;
  return option == torri::kSizeOption ? Text::OptionsSize : Text::OptionsSwitch;
}

void optionValue(GameId game, int option, int value, Phrase& out) {
  if (option == 1) {
    out.add(value ? Text::ValueYes : Text::ValueNo);
  } else if (game == GameId::Palazzi) {
    out.add(shifted(Text::OptionsEdition2005En, value));
  } else {
    out.add(Text::OptionsSizeValue, {6 + 2 * value});
  }
}

void optionNote(GameId game, int option, int value, Phrase& out) {
  if (game == GameId::Palazzi) {
    out.add(shifted(option == 0 ? Text::OptionsEdition2005EnNote : Text::OptionsCelebrationNoNote, value));
  } else if (option == torri::kSizeOption) {
    out.add(Text::OptionsSizeNote, {6 + 2 * value});
  } else {
    out.add(shifted(Text::OptionsSwitchNoNote, value));
  }
}

bool playable(const Setup& setup) {
  const Game* game = findGame(setup.game);
  AnyState scratch{};
  return game && game->init(scratch, setup) == Verdict::Accepted;
}

Paint seatPaint(const Plan& plan, Seat seat) {
  if (plan.setup.game == GameId::Torri) {
    const uint8_t brick = plan.setup.option[static_cast<std::size_t>(torri::kColourOption + seat)];
    return {kBrickColour[brick], kOnBrickColour[brick]};
  }
  const uint8_t colour = seatOf(plan, seat).colour;
  return {kSeatColour[colour], kOnSeatColour[colour]};
}

Text playerKind(const SeatInfo& seat) {
  return seat.isBot ? shifted(Text::SeatEasy, seat.level) : Text::SeatPerson;
}

Text playerKindNote(const SeatInfo& seat) {
  return seat.isBot ? shifted(Text::SeatEasyNote, seat.level) : Text::SeatPersonNote;
}

void changeKind(SeatInfo& seat, int step) {
  const int kinds = kLevels + 1;
  const int now = seat.isBot ? seat.level + 1 : 0;
  const int next = (now + step + kinds) % kinds;
  seat.isBot = next > 0;
  if (next > 0) seat.level = static_cast<uint8_t>(next - 1);
}

void changeEmblem(Plan& plan, Seat seat, int step) {
  seatOf(plan, seat).emblem =
      static_cast<uint8_t>(nextFree(seatOf(plan, seat).emblem, step, kEmblems, [&](int i) {
        return !takenByOther(plan, seat, [i](const SeatInfo& other) { return other.emblem == i; });
      }));
}

void changeColour(Plan& plan, Seat seat, int step) {
  if (plan.setup.game == GameId::Torri) {
    // All four may be in use: the seats swap.
    const uint8_t old = brickOf(plan, seat),
                  wanted = static_cast<uint8_t>((old + step + kBrickColours) % kBrickColours);
    for (Seat other = 0; other < 4; ++other) {
      if (brickOf(plan, other) == wanted) brickOf(plan, other) = old;
    }
    brickOf(plan, seat) = wanted;
    return;
  }
  seatOf(plan, seat).colour =
      static_cast<uint8_t>(nextFree(seatOf(plan, seat).colour, step, kSeatColours, [&](int i) {
        return !takenByOther(plan, seat, [i](const SeatInfo& other) { return other.colour == i; });
      }));
}

bool nameTaken(const Plan& plan, Seat seat, std::string_view name) {
  return takenByOther(plan, seat, [name](const SeatInfo& other) { return other.name.view() == name; });
}

void beginGame(App& app, int first) {
  const uint32_t seed = app.seeds.newSeed();
  Settings& settings = app.settings();
  const std::size_t game = static_cast<std::size_t>(app.draft().setup.game);
  settings.lastPlan[game] = app.draft();
  settings.planKnown = static_cast<uint8_t>(settings.planKnown | 1u << game);
  app.settingsChanged();
  Plan plan = app.draft();
  rotate(plan, first >= 0 ? first : static_cast<int>(Rng(seed).below(plan.setup.players)));
  if (app.session().start(plan, seed) != Verdict::Accepted) return app.tell.refuse(Text::OptionsRefused);
  app.putAwayUnfit();
  app.go.playGame();
}

}  // namespace lucca::ui
