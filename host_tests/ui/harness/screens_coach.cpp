// Screens of the coach of one seat.
#include "host_tests/device/people.h"
#include "host_tests/ui/harness/coached_game.h"
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using enum Button;

template <GameId Game, uint32_t Seed>
void warned(Device& d) {
  static_cast<void>(playUntilWarned(d, Game, Seed));
}

template <GameId Game>
void seat(Device& d) {
  d.toMenu();
  d.app().draft = planOfPeople(Game, 2);
  setHandicap(d.app().draft.setup, 1, 1);
  d.app().go.push(SceneId::Seats);
  d.run(20);
  d.press({Down, Down, A, Down, Down, Down, Down, Right});
}
template <GameId Game>
void seats(Device& d) {
  seat<Game>(d);
  d.press(B);
}

constexpr Screen kScreens[] = {
    {"coach_seat_palazzi", seat<GameId::Palazzi>},
    {"coach_seat_torri", seat<GameId::Torri>},
    {"coach_seats", seats<GameId::Palazzi>},
    {"coach_palazzi", warned<GameId::Palazzi, 4>},
    {"coach_palazzi_early", warned<GameId::Palazzi, 7>},
    {"coach_palazzi_late", warned<GameId::Palazzi, 11>},
    {"coach_torri", warned<GameId::Torri, 3>},
    {"coach_torri_second", warned<GameId::Torri, 4>},
    {"coach_torri_late", warned<GameId::Torri, 7>},
};

}  // namespace

std::span<const Screen> coachScreens() { return kScreens; }

}  // namespace lucca::ui::test
