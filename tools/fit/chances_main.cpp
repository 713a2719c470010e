// lucca-chances: fits the numbers of the chances to win, and tests them on other games.
#include <cstdio>
#include <string>

#include "engine/games.h"
#include "tools/arguments.h"
#include "tools/fit/chances.h"

namespace {

constexpr const char* kUsage =
    "usage: lucca lab chances --fit --game palazzi|torri [--table NAME] [--games N] [--seed N]\n"
    "       lucca lab chances --test --game palazzi|torri [--table NAME] [--games N] [--seed N]\n"
    "Plays so many games (1000) of mixed levels at each table, or only at those whose names contain NAME, as "
    "--test\n"
    "prints them: \"8 x 8, 2 seats, no switch\". --fit prints the numbers as\n"
    "engine/bots/GAME/chance_numbers.h has them; --test prints what the present numbers say and what "
    "happened, in\n"
    "ten bins: \"34: 36 ±4\" is 34 of 100 said and 36 won, with an interval of 95 % that counts games, not "
    "positions.\n"
    "The same seed gives the same numbers. Fit and test with different seeds.\n";

int fail(const std::string& why) { return lucca::refuse("lucca-chances", why); }

}  // namespace

int main(int count, char** words) {
  bool fit = false, test = false;
  uint32_t games = 1000, seed = 1;
  std::string name, table;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--help" || word == "-h") return std::fputs(kUsage, stdout) < 0;
    if (word == "--fit") {
      fit = true;
      continue;
    }
    if (word == "--test") {
      test = true;
      continue;
    }
    if (word != "--game" && word != "--games" && word != "--seed" && word != "--table")
      return fail("unknown argument " + word);
    if (i + 1 == count) return fail(word + " wants a value");
    const std::string value = words[++i];
    if (word == "--game" || word == "--table") {
      (word == "--game" ? name : table) = value;
      continue;
    }
    const lucca::NumberRange range{word == "--games" ? 3u : 0u, word == "--games" ? 1000000u : UINT32_MAX};
    const auto number = lucca::wholeNumber(value, range);
    if (!number) return fail(lucca::wantsNumber(word, range, value));
    (word == "--games" ? games : seed) = *number;
  }
  if (fit == test) return fail("either --fit or --test is wanted");
  for (const lucca::Game& game : lucca::games()) {
    if (name != game.name) continue;
    if (fit::tablesOf(game, table).empty()) return fail("there is no table " + table);
    if (test) {
      fit::testChances(game, table, games, seed);
    } else if (game.id == lucca::GameId::Palazzi) {
      fit::fitPalazziChances(table, games, seed);
    } else {
      fit::fitTorriChances(table, games, seed);
    }
    return 0;
  }
  return fail(name.empty() ? "--game is missing" : "there is no game " + name);
}
