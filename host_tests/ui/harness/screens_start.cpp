// The front door: the start screen with a game that waits, and the choice of a game.
#include "host_tests/device/people.h"
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using enum Button;

// Switched on with a game of people that is so many decisions old.
template <GameId Game, int Players, uint32_t Decisions>
void waiting(Device& d) {
  startDecided(d, Game, Players, Decisions);
  d.reboot();
  d.run(200);
}
constexpr auto palazzi = waiting<GameId::Palazzi, 3, 60>;
constexpr auto torri = waiting<GameId::Torri, 3, 40>;
constexpr auto secret = waiting<GameId::Palazzi, 3, 0>;

void knownGames(Device& d) {
  torri(d);
  d.toMenu();
  d.choose(Text::MenuNewGame);
}

constexpr Screen kScreens[] = {
    {"start_palazzi", palazzi},
    {"start_five", waiting<GameId::Palazzi, 5, 30>},
    {"start_torri", torri},
    {"start_secret", then<secret, A>},
    {"start_played_on", then<torri, A>},
    {"start_menu", then<palazzi, B>},
    {"choose_known", then<knownGames, Down>},
};

}  // namespace

std::span<const Screen> startScreens() { return kScreens; }

}  // namespace lucca::ui::test
