#include "ui/setup/draft.h"

#include <algorithm>

#include "engine/games.h"
#include "ui/look/emblems.h"
#include "ui/look/theme.h"
#include "ui/saves/open_tourney.h"

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

static_assert(std::size(kSeatLevelTexts) == kLevels && std::size(kSeatLevelNoteTexts) == kLevels);
static_assert(std::size(kNameDefaultTexts) >= kMaxSeats);

// If another seat has the colour, the two seats swap.
void changeSeatOption(Plan& plan, Seat seat, int step) {
  const Game& game = *findGame(plan.setup.game);
  uint8_t* const own = &plan.setup.option[seatOption(game.id, 0)];
  const int values = static_cast<int>(game.options[seatOption(game.id, 0)].values.size());
  const uint8_t old = own[seat], wanted = static_cast<uint8_t>((old + step + values) % values);
  std::replace(own, own + game.maxPlayers, wanted, old);
  own[seat] = wanted;
}

}  // namespace

Plan standardPlan(GameId id) {
  const Game& game = *findGame(id);
  Plan plan{};
  plan.setup.game = id;
  for (std::size_t i = 0; i < game.options.size(); ++i) plan.setup.option[i] = game.options[i].standard;
  rowOf(id).setup->propose(plan.setup);
  for (Seat s = 0; s < kMaxSeats; ++s) {
    SeatInfo& seat = seatOf(plan, s);
    seat.name.set(tr(kNameDefaultTexts[s]));
    seat.isBot = s > 0;
    seat.level = static_cast<uint8_t>(Level::Normal);
    seat.colour = static_cast<uint8_t>(s);
    seat.emblem = static_cast<uint8_t>(kFirstEmblems[s]);
  }
  setPlayers(plan, game.usualPlayers);
  return plan;
}

void setPlayers(Plan& plan, int players) {
  plan.setup.players = static_cast<uint8_t>(players);
  for (Seat seat = static_cast<Seat>(players); seat < kMaxSeats; ++seat) {
    setHandicap(plan.setup, seat, 0);
    plan.setCoached(seat, false);
  }
  rowOf(plan.setup.game).setup->playersChanged(plan.setup);
}

int listedOptions(GameId id) {
  const Game& game = *findGame(id);
  return hasSeatOption(id) ? game.seatOption : static_cast<int>(game.options.size());
}

// A function of its own, so that its state is not on the stack while the game begins.
[[gnu::noinline]] bool playable(const Setup& setup) {
  const Game* game = findGame(setup.game);
  AnyState scratch{};
  return game && game->init(scratch, setup) == Verdict::Accepted;
}

Text playerKind(const SeatInfo& seat) { return seat.isBot ? kSeatLevelTexts[seat.level] : Text::SeatPerson; }

Text playerKindNote(const SeatInfo& seat) {
  return seat.isBot ? kSeatLevelNoteTexts[seat.level] : Text::SeatPersonNote;
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
  if (hasSeatOption(plan.setup.game)) return changeSeatOption(plan, seat, step);
  seatOf(plan, seat).colour =
      static_cast<uint8_t>(nextFree(seatOf(plan, seat).colour, step, kSeatColours, [&](int i) {
        return !takenByOther(plan, seat, [i](const SeatInfo& other) { return other.colour == i; });
      }));
}

bool nameTaken(const Plan& plan, Seat seat, std::string_view name) {
  return takenByOther(plan, seat, [name](const SeatInfo& other) { return other.name.view() == name; });
}

void beginGame(App& app, int first) {
  if (!playable(app.draft.setup)) return app.tell.refuse(Text::OptionsRefused);
  if (!app.game.takeFreeSlot()) {
    app.draftSeat = static_cast<Seat>(first);
    return app.go.runningGames(true);
  }
  const uint32_t seed = app.seeds.newSeed();
  rememberPlan(app.settings, app.draft);
  app.settingsChanged();
  Plan plan = app.draft;
  if (plan.tourney == TourneyKind::SameCards) {
    plan.shuffle = Shuffle::Numbered;
  } else if (plan.shuffle == Shuffle::Numbered) {
    plan.shuffle = Shuffle::Free;
  }
  rotateSeats(plan, first >= 0 ? first : static_cast<int>(Rng(seed).below(plan.setup.players)));
  if (app.game.session().start(plan, seed) != Verdict::Accepted) return app.tell.refuse(Text::OptionsRefused);
  OpenTourney(app.game).begin();
  app.takeUpSlot();
  app.go.playGame();
}

}  // namespace lucca::ui
