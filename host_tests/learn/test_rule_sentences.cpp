// Sentences of the rule pages and of the coach that state a number with a small word, which elsewhere is only grammar:
// "keep two", "one more than there are players", "twice". Each is looked for in every language, and its number is asked
// of the engine. A sentence with a new wording needs its new words here.
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "host_tests/learn/every_language.h"
#include "host_tests/learn/facts.h"
#include "host_tests/suite.h"
#include "ui/words/rule_book.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::facts;

namespace {

namespace tor = torri::test;

int triplets(int players) { return started(players).tripletCount; }
int tripletsMore() {
  const int more = triplets(3) - 3;
  return triplets(4) - 4 == more && triplets(5) - 5 == more ? more : -1;
}
int tripletsLeft() { return triplets(2) - 2; }

// The cards that each of three players keeps of the first hand.
int kept() {
  palazzi::State state = started(3);
  const int cards = state.deck.count();
  for (int number = 1; state.phase != palazzi::Phase::Keep; ++number)
    pal::accept(state, palazzi::draw(pal::card(number)));
  const int laid = palazzi::kTripletCards * state.tripletCount;
  for (int seat = 0; seat < 3; ++seat) pal::accept(state, palazzi::keep(0, 1));
  pal::accept(state, palazzi::rules(palazzi::Step::Reveal));
  return (cards - laid - state.deck.count()) / 3;
}

int supplyPerLot() {
  const torri::State state = city(8);
  return torri::supplyOf(state, torri::Brick::Red) / state.size();
}

// The bricks of a turn in an empty city.
constexpr const char* kEmpty = ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .";
int bricksOfATurn() {
  torri::State state = tor::at({.setup = tor::Table{}.setup(), .picture = kEmpty, .turn = 1});
  const Seat first = torri::toMove(state);
  constexpr const char* kLots[] = {"a1", "c3", "e5"};
  int bricks = 0;
  for (; torri::toMove(state) == first; tor::settle(state), ++bricks)
    tor::put(state, static_cast<torri::Brick>(bricks), kLots[bricks]);
  return bricks;
}

// The first of the cities in which that is so; -1: none.
int firstWhere(std::span<const char* const> cities, bool (*isSo)(torri::State& state)) {
  for (std::size_t i = 0; i < cities.size(); ++i) {
    torri::State state =
        tor::at({.setup = tor::Table{.players = 4}.setup(), .picture = cities[i], .turn = 3});
    if (isSo(state)) return static_cast<int>(i);
  }
  return -1;
}
bool takesRed(torri::State& state, const char* lot) {
  return torri::apply(state, torri::place(tor::kR, tor::lot(lot))) == Verdict::Accepted;
}

// The most towers around c4, no two of them equally strong, that a house may join.
int mostTowersJoined() {
  constexpr const char* kCities[] = {
      ". . . . . .\n. . . . . .\n. kw . . . .\n. w . . . .\n. . . . . .\n. . . . . .",
      ". . . . . .\n. . . . . .\n. kw . kb . .\n. w . b b .\n. . . . . .\n. . . . . .",
      ". . . . . .\n. . kr . . .\n. kw . kb . .\n. w . b b .\n. . . . . .\n. . . . . .",
  };
  return firstWhere(kCities, [](torri::State& state) { return !takesRed(state, "c4"); });
}

// The fewest red houses in the rest of its block that let a red brick in under the red house on a1.
int housesForAFloor() {
  constexpr const char* kCities[] = {
      ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\nr . . . . .",
      ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\nr r . . . .",
      ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\nr r r . . .",
  };
  return firstWhere(kCities, [](torri::State& state) { return takesRed(state, "a1"); });
}

// The bricks of the lowest stack that the engine takes for a tower.
int bricksOfATower() {
  constexpr const char* kCities[] = {
      ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\nr w . . . .",
      ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\nwr w . . . .",
  };
  return 1 + firstWhere(kCities, [](torri::State& state) {
           return torri::towerOfBlock(state, tor::lot("a1")) != torri::kNoLot;
         });
}

template <RulePage kPage>
std::string onPage() {
  std::string text;
  const OpenPage open(kPage);
  for (const RuleBlock& block : open.blocks()) text.append(block.text).append("\n");
  return text;
}
template <Word kWord>
std::string meaning() {
  return std::string(wordLine(kWord).view());
}
template <Coach kLine>
std::string said() {
  return std::string(coachLine(kLine).view());
}

struct Statement {
  std::string (*text)();
  int stated;
  int (*known)();
  std::array<std::string_view, kLanguages> words;
};

const Statement kStatements[] = {
    {onPage<RulePage::PalSetup>, 2, kept, {"keep two.", "ne tieni due:", "Behalte heimlich zwei:"}},
    {onPage<RulePage::PalSetup>,
     2,
     [] { return palazzi::kHandCards - kept(); },
     {"The other two go", "Le altre due tornano", "Die anderen beiden"}},
    {onPage<RulePage::PalSetup>,
     1,
     tripletsMore,
     {"one more than there are players", "una terzina in più dei giocatori", "ein Satz mehr als Spieler"}},
    {onPage<RulePage::PalRound>, 2, tripletsLeft, {"two are left", "ne restano due", "bleiben zwei"}},
    {onPage<RulePage::PalTriplet>,
     1,
     tripletsMore,
     {"one triplet more than players", "una terzina in più dei giocatori", "ein Satz mehr aus"}},
    {onPage<RulePage::PalTriplet>,
     2,
     tripletsLeft,
     {"with two players two more", "in due ce ne sono due in più", "zu zweit zwei"}},
    {onPage<RulePage::PalWalls>,
     2,
     shieldsOfAWall,
     {"at least twice your walls", "almeno il doppio dei tratti", "mindestens doppelt so viele"}},
    {onPage<RulePage::PalPick>,
     2,
     tripletsLeft,
     {"two triplets are left", "restano due terzine", "bleiben zwei Sätze"}},
    {onPage<RulePage::TorCity>,
     2,
     bricksOfATower,
     {"Two or more are a tower", "Due o più sono una torre", "Zwei oder mehr sind ein Turm"}},
    {onPage<RulePage::TorCity>,
     2,
     supplyPerLot,
     {"twice as many of each colour", "il doppio del lato", "doppelt so viele"}},
    {onPage<RulePage::TorTurn>,
     2,
     bricksOfATurn,
     {"a second one of another colour", "un secondo di un altro colore", "einen zweiten in einer anderen"}},
    {onPage<RulePage::TorHouse>,
     2,
     mostTowersJoined,
     {"more than two towers", "più di due torri", "mehr als zwei Türme"}},
    {onPage<RulePage::TorFloor>,
     2,
     housesForAFloor,
     {"takes two more houses", "altre due case", "zwei weitere Häuser"}},
    {meaning<Word::Tower>,
     2,
     bricksOfATower,
     {"two bricks or more", "due o più mattoni", "zwei oder mehr Steine"}},
    {said<Coach::PalKeep>,
     2,
     kept,
     {"Keep two of these four", "quattro carte tienine due", "Behalte zwei der vier"}},
    {said<Coach::TorBlock>,
     2,
     bricksOfATurn,
     {"place two bricks", "metti due mattoni", "setzt du zwei Steine"}},
};

// The first statement that a language words otherwise; empty: none.
std::string missing(Language language) {
  setLanguage(language);
  for (const Statement& statement : kStatements) {
    const std::string_view words = statement.words[static_cast<std::size_t>(language)];
    if (statement.text().find(words) == std::string::npos) return std::string(words);
  }
  return {};
}

}  // namespace

TEST(every_statement_stands_in_its_text) { ui::test::assertInEveryLanguage(missing); }

TEST(every_statement_says_what_the_engine_does) {
  for (const Statement& statement : kStatements)
    TEST_ASSERT_EQUAL_MESSAGE(statement.stated, statement.known(), statement.words[0].data());
}
