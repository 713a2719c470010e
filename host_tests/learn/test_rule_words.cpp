// Every number that a rule page writes as a word, from three on, is the engine's, in every language. ("One" and "two" are
// mostly grammar.) A page that begins to write such a number needs a line in kFacts.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/games.h"
#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"
#include "engine/torri/rules.h"
#include "host_tests/learn/every_language.h"
#include "host_tests/suite.h"
#include "ui/words/rule_book.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

using Numbers = std::vector<int>;

constexpr int kFirst = 3;
// From three on; the same count in every language. In the order of Language; a language without a row is not checked.
constexpr std::array<std::array<std::string_view, 10>, 3> kNumberWords = {
    {{"three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"},
     {"tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"},
     {"drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"}}};
static_assert(kNumberWords.size() <= kLanguages);
constexpr int kWorded = kNumberWords.size();  // languages
// Words that only look like numbers: "five hundred years ago", "se non sei tu".
constexpr std::string_view kNoNumbers[] = {"five hundred", "non sei"};

const Game& game(GameId id) { return *findGame(id); }

int triplets(uint8_t players) {
  palazzi::State state{};
  const uint8_t newest = static_cast<uint8_t>(palazzi::Edition::Year2013);
  static_cast<void>(palazzi::init(state, {GameId::Palazzi, players, {newest, 0}}));
  return state.tripletCount;
}

// The cards that the Celebration brings in.
int golden() {
  const palazzi::CardSet usual = palazzi::palaceCards(false), with = palazzi::palaceCards(true);
  int count = 0;
  for (palazzi::CardId id = 0; id < palazzi::kPalaceCards; ++id) count += with.has(id) && !usual.has(id);
  return count;
}

// How often the commonest pair of windows and shields occurs in red.
int ofOneKind() {
  const palazzi::CardSet usual = palazzi::palaceCards(false);
  int count[4] = {};
  for (palazzi::CardId id = 0; id < palazzi::kPalaceCards; ++id) {
    if (usual.has(id) && palazzi::kDeck[id].colour == 0) ++count[palazzi::kDeck[id].windows];
  }
  return *std::max_element(std::begin(count), std::end(count));
}

constexpr int kZones = static_cast<int>(palazzi::Zone::Opened);
constexpr int kEditions = static_cast<int>(palazzi::Edition::Year2013) + 1;
constexpr int kComparisons = static_cast<int>(torri::TieBreak::Bricks);
constexpr int kHand = palazzi::kHandCards, kTriplet = palazzi::kTripletCards;

struct Fact {
  std::string_view page;
  Numbers (*numbers)();
};
const Fact kFacts[] = {
    {"dev.pass", [] { return Numbers{kHand}; }},
    {"dev.bots", [] { return Numbers{kLevels}; }},
    {"pal.goal", [] { return Numbers{kTriplet}; }},
    {"pal.cards", [] { return Numbers{palazzi::kColours}; }},
    {"pal.quarter", [] { return Numbers{kZones}; }},
    {"pal.setup",
     [] {
       return Numbers{kHand, kTriplet, triplets(2)};
     }},
    {"pal.round", [] { return Numbers{kTriplet}; }},
    {"pal.triplet", [] { return Numbers{kTriplet}; }},
    // With as many triplets as three players have; and two cards of each of two hands.
    {"pal.city",
     [] {
       return Numbers{triplets(2) - 1, 2 * (kHand - 2)};
     }},
    {"pal.wild", [] { return Numbers{golden()}; }},
    {"pal.editions", [] { return Numbers{kEditions}; }},
    {"pal.hidden", [] { return Numbers{kHand}; }},
    {"pal.rule.deck", [] { return Numbers{ofOneKind()}; }},
    {"pal.rule.city", [] { return Numbers{2 * (kHand - 2)}; }},
    {"tor.goal", [] { return Numbers{torri::kColours}; }},
    {"tor.city", [] { return Numbers{torri::kColours}; }},
    // The most players with whom a colour is left over.
    {"tor.neutral", [] { return Numbers{game(GameId::Torri).maxPlayers - 1}; }},
    {"tor.blocked", [] { return Numbers{kComparisons}; }},
    {"tor.rule.start", [] { return Numbers{kComparisons}; }},
    {"glossary.palazzi",
     [] {
       return Numbers{kZones, kTriplet};
     }},
};

bool inWord(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter & 0x80);
}

// The text in small letters and without what only looks like a number.
std::string plain(std::string_view text) {
  std::string words(text);
  for (char& letter : words) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter + 'a' - 'A');
  }
  for (const std::string_view other : kNoNumbers) {
    for (std::size_t at = words.find(other); at != std::string::npos; at = words.find(other))
      words.erase(at, other.size());
  }
  return words;
}

void addWords(std::string_view text, Language language, Numbers& out) {
  const std::string words = plain(text);
  const auto& names = kNumberWords[static_cast<std::size_t>(language)];
  for (std::size_t i = 0; i < words.size();) {
    std::size_t end = i;
    while (end < words.size() && inWord(words[end])) ++end;
    const auto name = std::find(names.begin(), names.end(), std::string_view(words).substr(i, end - i));
    if (name != names.end()) out.push_back(kFirst + static_cast<int>(name - names.begin()));
    i = end + 1;
  }
}

Numbers wordsOn(RulePage page, Language language) {
  Numbers found;
  addWords(ruleTitle(page), language, found);
  const OpenPage open(page);
  for (const RuleBlock& block : open.blocks()) addWords(block.text, language, found);
  return found;
}

Numbers knownOn(RulePage page) {
  for (const Fact& fact : kFacts) {
    if (fact.page == ruleId(page)) return fact.numbers();
  }
  return {};
}

std::string wrong;  // static: nothing is left behind when a test ends in the middle

// The first page of a language that writes a number which the engine does not know; empty: none.
std::string complaint(Language language) {
  if (static_cast<int>(language) >= kWorded) return {};
  setLanguage(language);
  for (int page = 0; page < kRulePages; ++page) {
    const RulePage id = static_cast<RulePage>(page);
    if (ruleId(id) == "dev.four" || ruleId(id) == "dev.stick" || ruleId(id) == "dev.keys")
      continue;  // how many keys a board has
    const Numbers known = knownOn(id);
    for (const int number : wordsOn(id, language)) {
      if (std::find(known.begin(), known.end(), number) != known.end()) continue;
      return std::string(ruleId(id)).append(" writes ").append(std::to_string(number));
    }
  }
  return {};
}

// Whether some language writes the number on the page.
bool written(std::string_view page, int number) {
  for (int l = 0; l < kWorded; ++l) {
    setLanguage(static_cast<Language>(l));
    for (int p = 0; p < kRulePages; ++p) {
      if (ruleId(static_cast<RulePage>(p)) != page) continue;
      const Numbers found = wordsOn(static_cast<RulePage>(p), static_cast<Language>(l));
      if (std::find(found.begin(), found.end(), number) != found.end()) return true;
    }
  }
  return false;
}

std::string unusedFact() {
  for (const Fact& fact : kFacts) {
    for (const int number : fact.numbers()) {
      if (!written(fact.page, number))
        return std::string(fact.page).append(" ").append(std::to_string(number));
    }
  }
  return {};
}

}  // namespace

TEST(every_number_written_as_a_word_is_the_engines) { ui::test::assertInEveryLanguage(complaint); }

TEST(every_fact_is_written_on_its_page) {
  wrong = unusedFact();
  TEST_ASSERT_TRUE_MESSAGE(wrong.empty(), wrong.c_str());
}
