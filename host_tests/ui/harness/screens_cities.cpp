// Cities: the list with medals, the end of a city, and what it says to friends.
#include "host_tests/ui/harness/cities.h"
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using enum Button;

// As on a page in a browser, on the 322nd day of the year.
void onPage(Device& d) {
  d.outside().today = 322;
  d.outside().copies = true;
}

void list(Device& d) {
  d.toMenu();
  d.choose(Text::MenuCities);
}

// City 12 was won with gold, City 11 with silver, and others before.
template <GameId Game>
void played(Device& d) {
  keepCities(d, Game);
  list(d);
}
template <GameId Game>
void playedOnPage(Device& d) {
  onPage(d);
  played<Game>(d);
}

void menu(Device& d) {
  keepCities(d, GameId::Palazzi);
  d.toMenu();
}

template <GameId Game, int Number, bool Well>
void ended(Device& d) {
  endCity(d, Game, Number, Well);
  d.run(100);
}
constexpr auto gold = ended<GameId::Palazzi, 5, true>;
constexpr auto poor = ended<GameId::Palazzi, 7, false>;
constexpr auto won = ended<GameId::Torri, 3, true>;
constexpr auto lost = ended<GameId::Torri, 4, false>;
void goldOnPage(Device& d) {
  onPage(d);
  gold(d);
}

template <GameId Game>
void playing(Device& d) {
  d.app().settings.speed = Speed::Instant;
  d.toMenu();
  beginCity(d.app(), Game, 12);
  d.settle();
}
void waiting(Device& d) {
  playing<GameId::Palazzi>(d);
  d.app().go.home();
  d.run(100);
}
void waitingInList(Device& d) {
  playing<GameId::Torri>(d);
  d.app().go.home();
  d.run(100);
  d.app().go.runningGames(false);
  d.run(100);
}
void refusesHint(Device& d) {
  playing<GameId::Palazzi>(d);
  d.press(Y);
  d.choose(Text::GameMenuHint);
}
void refusesCode(Device& d) {
  playing<GameId::Torri>(d);
  d.press(Y);
  d.choose(Text::GameMenuCode);
}
void inHall(Device& d) {
  gold(d);
  d.app().go.home();
  d.run(100);
  d.choose(Text::MenuFame);
  d.press(A);
}
void forgets(Device& d) {
  inHall(d);
  d.press(B);
  d.choose(Text::FameClear);
  d.press({Right, A});
}

constexpr Screen kScreens[] = {
    {"cities", list},
    {"cities_played", played<GameId::Palazzi>},
    {"cities_torri", played<GameId::Torri>},
    {"cities_today", playedOnPage<GameId::Palazzi>},
    {"cities_menu", menu},
    {"city_gold", gold},
    {"city_no_medal", poor},
    {"city_torri", won},
    {"city_torri_lost", lost},
    {"city_text", then<gold, Right>},
    {"city_text_copy", then<goldOnPage, Right>},
    {"city_text_torri", then<won, Right>},
    {"city_code", then<gold, Right, Right>},
    {"city_result", then<gold, Down>},
    {"city_waiting", waiting},
    {"city_running", waitingInList},
    {"city_no_hint", refusesHint},
    {"city_no_code", refusesCode},
    {"city_hall", inHall},
    {"city_forget", forgets},
};

}  // namespace

std::span<const Screen> cityScreens() { return kScreens; }

}  // namespace lucca::ui::test
