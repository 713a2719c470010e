// Every number that a rule page states in digits is the engine's, in every language. A page that begins to state
// numbers needs a line in kFacts: what they are is asked of the engine here, not copied from the page.
#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "base/rng.h"
#include "host_tests/learn/facts.h"
#include "host_tests/suite.h"
#include "ui/words/rule_book.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::facts;

namespace {

using Numbers = std::vector<int>;
using palazzi::CardId;
using palazzi::CardSet;
using palazzi::Edition;
using palazzi::kDeck;
using palazzi::Zone;

constexpr int kNew = 2013, kOld = 2005;  // the years in the editions' names

Numbers operator+(Numbers one, const Numbers& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

bool plays(Edition edition, int players) {
  palazzi::State state{};
  return palazzi::init(state, pal::setupOf(edition, players)) == Verdict::Accepted;
}

int fewest(Edition edition) {
  int players = palazziGame().minPlayers;
  while (!plays(edition, players)) ++players;
  return players;
}

// The cards that are left in the deck after a whole game.
int notUsed(int players, bool celebration) {
  palazzi::State state = started(players, celebration);
  Rng rng(7);
  ActionList choices;
  for (Seat seat = palazzi::toMove(state); seat != kOver; seat = palazzi::toMove(state)) {
    palazzi::legal(state, choices);
    const Action action =
        seat == kRules ? palazzi::ruleStep(state) : choices[rng.below(static_cast<uint32_t>(choices.size()))];
    static_cast<void>(palazzi::apply(state, action));
  }
  return state.deck.count();
}

template <class Value>
Numbers forEachCount(Value value) {
  Numbers row;
  for (int players = palazziGame().minPlayers; players <= palazziGame().maxPlayers; ++players)
    row.push_back(value(players));
  return row;
}

Numbers palazziSizes() {
  return forEachCount([](int players) { return players; }) +
         forEachCount([](int players) { return int{started(players).size}; }) +
         forEachCount([](int players) { return int{started(players).rounds}; }) +
         forEachCount([](int players) { return int{started(players).tripletCount}; }) +
         forEachCount([](int players) { return notUsed(players, false); }) +
         forEachCount([](int players) { return notUsed(players, true); }) + Numbers{kNew, kOld};
}

struct Ordinary {
  int cards = 0, ofRed = 0, mostWindows = 0, mostShields = 0, sum = 0;
};
Ordinary ordinary() {
  Ordinary deck;
  const CardSet cards = palazzi::palaceCards(false);
  for (CardId id = 0; id < palazzi::kPalaceCards; ++id) {
    if (!cards.has(id)) continue;
    ++deck.cards;
    deck.ofRed += kDeck[id].colour == 0;
    deck.mostWindows = std::max<int>(deck.mostWindows, kDeck[id].windows);
    deck.mostShields = std::max<int>(deck.mostShields, kDeck[id].shields);
    deck.sum = kDeck[id].windows + kDeck[id].shields;
  }
  return deck;
}

Numbers palazziCards() {
  const Ordinary deck = ordinary();
  return {deck.cards, deck.ofRed, 0, deck.mostWindows, 0, deck.mostShields, deck.sum, palazzi::kBastions};
}

int openedGuest() {
  palazzi::State state = pal::midGame(Edition::Year2013, 3);
  pal::give(state, 1, Zone::Opened, {pal::card(1)});
  return palazzi::partyFrom(state, 1, pal::kRed);
}

Numbers party() {
  const int two = guests(2), one = guests(1), done = completedGuest(), none = openedGuest();
  return {guests(1), completedGuest(), two, one, done, none, two + one + done + none};
}

// The example of the page: the shields that are just enough, and one fewer.
Numbers walls() {
  constexpr int kWalls = 4, kBastions = 1, kOpened = 3;
  int enough = 0;
  while (wallPoints(kWalls, kBastions, kOpened, enough) == 0) ++enough;
  return {wallPoints(0, 1, 1, 0),
          kWalls,
          kBastions,
          kOpened,
          enough,
          kWalls + kBastions,
          kOpened,
          wallPoints(kWalls, kBastions, kOpened, enough),
          enough - 1,
          wallPoints(kWalls, kBastions, kOpened, enough - 1)};
}

Numbers wildNumbers() {
  Numbers found;
  for (CardId id = 0; id < palazzi::kPalaceCards; ++id) {
    if (palazzi::isWild(id)) found.push_back(kDeck[id].number);
  }
  return found;
}

// The ordinary cards that the Celebration takes out, or those it brings in.
Numbers exchanged(bool out) {
  const CardSet usual = palazzi::palaceCards(false), golden = palazzi::palaceCards(true);
  Numbers found;
  for (CardId id = 0; id < palazzi::kPalaceCards; ++id) {
    if (palazzi::isWild(id) || usual.has(id) == golden.has(id)) continue;
    if (usual.has(id) == out) found.push_back(kDeck[id].number);
  }
  return found;
}

Numbers celebration() { return Numbers{kNew} + exchanged(true) + wildNumbers() + exchanged(false); }

Numbers editions() {
  const int most = palazziGame().maxPlayers, points = streetPoints();
  Numbers numbers{kNew, kOld, kOld, kOld, kNew, points, points};
  for (Edition edition : {Edition::Year2013, Edition::English2005, Edition::German2005})
    numbers = numbers + Numbers{fewest(edition), most};
  return numbers;
}

// "3 windows, 2 windows and 1 shield, 1 and 2, or 3 shields", and how the golden cards look.
Numbers deckRuling() {
  const Ordinary deck = ordinary();
  Numbers numbers{deck.mostWindows, 2, 1, 1, 2, deck.mostShields};
  numbers = numbers + Numbers{kDeck[0].number, kDeck[pal::card(96)].number, deck.sum, deck.ofRed};
  for (int number : wildNumbers()) {
    const palazzi::Card& card = kDeck[pal::wild(number)];
    numbers.push_back(number);
    if (card.windows > 0) numbers.push_back(card.windows);
    if (card.shields > 0) numbers.push_back(card.shields);
  }
  for (int number : exchanged(false)) {
    const palazzi::Card& card = kDeck[pal::card(number)];
    numbers = numbers + Numbers{number, std::max<int>(card.windows, card.shields)};
  }
  numbers = numbers + Numbers{deck.ofRed, deck.cards, deck.ofRed, 0, deck.mostWindows};
  return numbers + exchanged(true);
}

Numbers torriSizes() {
  Numbers numbers;
  for (int size : kSizes) {
    const torri::State state = city(size);
    numbers = numbers + Numbers{state.size(), torri::supplyOf(state, torri::Brick::Red), prisonersToWin(size),
                                torri::lastTurn(state)};
  }
  return numbers + Numbers{kSizes[0], 6 + 2 * torriGame().options[0].standard};
}

Numbers torriGoal() {
  const int usual = 6 + 2 * torriGame().options[0].standard;
  return {usual,
          usual,
          prisonersToWin(usual),
          prisonersToWin(usual),
          torriGame().minPlayers,
          torriGame().maxPlayers};
}

struct Fact {
  std::string_view page;
  Numbers (*numbers)();
};
const Fact kFacts[] = {
    {"pal.goal",
     [] {
       return Numbers{fewest(Edition::English2005), palazziGame().maxPlayers, fewest(Edition::Year2013),
                      kNew};
     }},
    {"pal.cards", palazziCards},
    {"pal.setup",
     [] {
       return Numbers{kNew, kOld};
     }},
    {"pal.sizes", palazziSizes},
    {"pal.open", party},
    {"pal.play",
     [] {
       return Numbers{windowPoints(), kOld};
     }},
    {"pal.walls", walls},
    // The headings are numbered.
    {"pal.final", [] { return Numbers{1, 2, 3, 4, wallPoints(0, 1, 1, 0), streetPoints(), streetPoints()}; }},
    {"pal.numbers",
     [] {
       return Numbers{kNew, kOld, streetPoints(), streetPoints()};
     }},
    {"pal.city",
     [] {
       return Numbers{kNew, started(2).size, guests(1), completedGuest()};
     }},
    {"pal.pick", [] { return Numbers{started(2).size}; }},
    {"pal.citynum", [] { return Numbers{streetPoints()}; }},
    {"pal.wild", celebration},
    {"pal.editions", editions},
    {"pal.rule.deck", deckRuling},
    {"pal.rule.end",
     [] {
       return Numbers{kOld, streetPoints(), streetPoints(), streetPoints()};
     }},
    {"tor.goal", torriGoal},
    {"tor.sizes", torriSizes},
    {"tor.rule.start", [] { return Numbers{torri::lastTurn(city(6)) / 6}; }},
    // The rulebook's own example.
    {"tor.rule.struggle",
     [] {
       return Numbers{4, 6, 3};
     }},
    {"glossary.palazzi",
     [] {
       return Numbers{windowPoints(), streetPoints(), shieldsOfAWall()};
     }},
};

// The device fills in the places between braces.
void addNumbers(std::string_view text, Numbers& found) {
  int number = -1;
  bool filledIn = false;
  for (char letter : text) {
    if (letter == '{' || letter == '}') filledIn = letter == '{';
    const bool digit = !filledIn && letter >= '0' && letter <= '9';
    if (digit) number = (number < 0 ? 0 : number) * 10 + letter - '0';
    if (digit || number < 0) continue;
    found.push_back(number);
    number = -1;
  }
  if (number >= 0) found.push_back(number);
}

Numbers numbersOn(RulePage page) {
  Numbers found;
  const OpenPage open(page);
  for (const RuleBlock& block : open.blocks()) addNumbers(block.text, found);
  return found;
}

// The coach's lines that state numbers in digits. The guided game of Palazzi has three players.
struct CoachFact {
  Coach line;
  Numbers (*numbers)();
};
const CoachFact kCoachFacts[] = {
    {Coach::PalHello, [] { return Numbers{started(3).rounds}; }},
    {Coach::PalPartyDone,
     [] {
       return Numbers{guests(1), completedGuest()};
     }},
    {Coach::PalWall,
     [] {
       return Numbers{wallPoints(1, 0, 1, shieldsOfAWall()), shieldsOfAWall()};
     }},
    {Coach::PalWallMissed, [] { return Numbers{shieldsOfAWall()}; }},
    {Coach::PalNumber, [] { return Numbers{streetPoints()}; }},
    {Coach::PalNumberMissed, [] { return Numbers{streetPoints()}; }},
};

Numbers knownOf(Coach line) {
  for (const CoachFact& fact : kCoachFacts) {
    if (fact.line == line) return fact.numbers();
  }
  return {};
}

std::string listed(const Numbers& numbers) {
  std::string words;
  for (int number : numbers) words.append(" ").append(std::to_string(number));
  return words;
}

// What is wrong with a page in the current language; empty: nothing.
std::string complaint(RulePage page) {
  Numbers stated = numbersOn(page);
  if (stated.empty()) return {};
  const auto fact = std::find_if(std::begin(kFacts), std::end(kFacts),
                                 [&](const Fact& known) { return known.page == ruleId(page); });
  // A page about the device's own screen shows examples.
  if (fact == std::end(kFacts)) {
    const bool examples =
        ruleId(page).starts_with("dev.") || ruleId(page).find("screen") != std::string_view::npos;
    return examples ? std::string() : std::string("no line in kFacts for its numbers").append(listed(stated));
  }
  Numbers known = fact->numbers();
  std::sort(stated.begin(), stated.end());
  std::sort(known.begin(), known.end());
  return stated == known
             ? std::string()
             : std::string("states").append(listed(stated)).append(", the engine says").append(listed(known));
}

std::string coachComplaint(Coach line) {
  Numbers stated;
  addNumbers(coachLine(line), stated);
  const Numbers known = knownOf(line);
  if (stated == known) return {};
  return std::string(coachLine(line).view()).append(": the engine says").append(listed(known));
}

std::string wrong;  // static: nothing is left behind when a test ends in the middle

}  // namespace

TEST(every_number_on_a_rule_page_is_the_engines) {
  for (int l = 0; l < kLanguages; ++l) {
    setLanguage(static_cast<Language>(l));
    for (int page = 0; page < kRulePages; ++page) {
      const RulePage id = static_cast<RulePage>(page);
      wrong = complaint(id);
      if (wrong.empty()) continue;
      wrong = std::string(ruleId(id))
                  .append(" in language ")
                  .append(std::to_string(l))
                  .append(": ")
                  .append(wrong);
      TEST_FAIL_MESSAGE(wrong.c_str());
    }
  }
}

TEST(every_number_in_a_line_of_the_coach_is_the_engines) {
  for (int l = 0; l < kLanguages; ++l) {
    setLanguage(static_cast<Language>(l));
    for (int line = 0; line < kCoachLines; ++line) {
      wrong = coachComplaint(static_cast<Coach>(line));
      TEST_ASSERT_TRUE_MESSAGE(wrong.empty(), wrong.c_str());
    }
  }
}

TEST(every_fact_belongs_to_a_page) {
  for (const Fact& fact : kFacts) {
    bool found = false;
    for (int page = 0; page < kRulePages; ++page) found |= ruleId(static_cast<RulePage>(page)) == fact.page;
    TEST_ASSERT_TRUE_MESSAGE(found, fact.page.data());
  }
}
