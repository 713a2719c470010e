// Sealed cards: games that go by link between browsers. Cards that a player sees by playing ahead elsewhere are not those that come, and
// who changes a seal or draws alone is shown to all.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "base/rng.h"
#include "drivers/store/store.h"
#include "engine/games.h"
#include "host_tests/suite.h"
#include "simulator/web/parcels.h"
#include "simulator/web/sha256.h"
#include "ui/game/drawer.h"
#include "ui/game/session.h"
#include "ui/game/session_loader.h"
#include "ui/saves/running_games.h"
#include "ui/setup/draft.h"
#include "unity.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::web;

namespace {

struct Seeds final : SeedSource {
  uint32_t newSeed() override { return rng.next(); }
  Rng rng{1};
};

// A browser with one game in slot 0.
struct Browser {
  FlashCopy flash;
  Seeds seeds;
  Parcels parcels{seeds};
  std::array<uint8_t, kSavedGameMost> saved{};
  std::size_t size = 0;
  Match match;

  void begin(uint32_t number) {
    for (uint32_t at = 0; at < kFlashSize; at += FlashDevice::kSectorSize) static_cast<void>(flash.erase(at));
    seeds.rng = Rng(number);
    parcels.sealed().bytes()[0] = 0;  // another version: forgotten
    parcels.sealed().check();
  }
  void store() {
    Store memory(flash);
    static_cast<void>(memory.mount());
    static_cast<void>(memory.save(RunningGames::keyOf(0), kSavedGameVersion, {saved.data(), size}));
  }
  void load() {
    static FlashCopy copy;
    Store memory(copy.of(flash));
    static_cast<void>(memory.mount());
    static_cast<void>(memory.load(RunningGames::keyOf(0), kSavedGameVersion, saved, size));
    SavedGame game;
    TEST_ASSERT_TRUE(decodeGame({saved.data(), size}, game));
    TEST_ASSERT_TRUE(follow(game, {saved.data(), size}, match).fits);
  }
};

constexpr int kPeople = 3;
Browser browsers[kPeople + 1];  // one for each seat, and one to play ahead in
std::array<uint8_t, Parcels::kBuffer> link;
std::size_t linkSize;

// A new game on the first browser, which deals as any browser does for itself.
Plan planOf(int players) {
  Plan plan = standardPlan(GameId::Palazzi);
  plan.setup.players = static_cast<uint8_t>(players);
  for (SeatInfo& seat : plan.seats) seat.isBot = 0;
  for (std::size_t i = 0; i < plan.seats.size(); ++i) {
    const char name = static_cast<char>('A' + i);
    plan.seats[i].name.set({&name, 1});
  }
  stampDeck(*findGame(GameId::Palazzi), plan.setup);
  return plan;
}

void save(Browser& browser, const Plan& plan, uint32_t seed, uint8_t away) {
  browser.size = encodeGame({plan, seed, browser.match.history(), browser.match.digest()},
                            static_cast<uint32_t>(away) << kPlaceAwayAt, browser.saved);
  browser.store();
}

uint8_t awayOf(const Browser& browser) {
  SavedGame game;
  TEST_ASSERT_TRUE(decodeGame({browser.saved.data(), browser.size}, game));
  return static_cast<uint8_t>((game.place & kPlaceAway) >> kPlaceAwayAt);
}

uint32_t seedOf(const Browser& browser) {
  SavedGame game;
  TEST_ASSERT_TRUE(decodeGame({browser.saved.data(), browser.size}, game));
  return game.seed;
}

// Random decisions of the seat, until another is to move or chance is.
void decide(Browser& browser, const Plan& plan, Seat seat, Rng& random) {
  ActionList legal;
  Match& match = browser.match;
  for (match.settle(); match.toMove() == seat; match.settle()) {
    legal.clear();
    match.legal(legal);
    TEST_ASSERT_TRUE(match.apply(legal[random.below(static_cast<uint32_t>(legal.size()))]) ==
                     Verdict::Accepted);
  }
  save(browser, plan, seedOf(browser), awayOf(browser));
}

void makeLink(Browser& browser) {
  linkSize = browser.parcels.pack(browser.flash, 0);
  TEST_ASSERT_GREATER_THAN(0, linkSize);
  std::memcpy(link.data(), browser.parcels.buffer().data(), linkSize);
}

void readLink(Browser& browser) {
  std::memcpy(browser.parcels.buffer().data(), link.data(), linkSize);
  TEST_ASSERT_TRUE(browser.parcels.read(linkSize) == PassedFault::None);
}

// The news that the page would show, and the game is in slot 0.
uint8_t takeLink(Browser& browser) {
  readLink(browser);
  const uint8_t news = browser.parcels.incomingNews(browser.flash);
  readLink(browser);
  TEST_ASSERT_TRUE(browser.parcels.take(browser.flash, 0));
  browser.load();
  return static_cast<uint8_t>(news | browser.parcels.newsOfSlot(browser.flash, 0));
}

// Who is to have the game: the line of the page's description.
Seat receiverOf(Browser& browser) {
  const std::size_t size = browser.parcels.describeSlot(browser.flash, 0);
  const std::string_view words(reinterpret_cast<const char*>(browser.parcels.buffer().data()), size);
  const std::size_t at = words.find('\n') + 1;
  return words[at] == '-' ? kNobody : static_cast<Seat>(words[at] - '0');
}

void beginGame(uint32_t number, const Plan& plan) {
  for (Browser& browser : browsers) browser.begin(number * 8 + static_cast<uint32_t>(&browser - browsers));
  Browser& first = browsers[0];
  Rng chance(number);
  static_cast<void>(first.match.start(*findGame(plan.setup.game), plan.setup));
  for (first.match.settle(); first.match.toMove() == kChance; first.match.settle())
    static_cast<void>(first.match.apply(first.match.game().drawChance(first.match.state(), chance)));
  save(first, plan, number | 1, 0);
}

struct Count {
  int games = 0, draws = 0, links = 0, agreed = 0, wholly = 0;
  int chance = 0;  // how many would agree by chance, in thousandths
  std::size_t longest = 0;
  uint8_t news = 0;
};

// Who decided opens the link that it is about to send in another browser, with all that its own browser knows, and sees
// what comes there.
std::span<const Action> playAhead(const Browser& own, std::size_t from) {
  Browser& other = browsers[kPeople];
  other.begin(other.seeds.rng.next());
  std::memcpy(other.parcels.sealed().bytes().data(),
              const_cast<Browser&>(own).parcels.sealed().bytes().data(),
              other.parcels.sealed().bytes().size());
  static_cast<void>(takeLink(other));
  return other.match.history().subspan(from);
}

// The seat of `holder` decides, and the game continues with the next seat; false: it is over.
bool playTurn(int& holder, const Plan& plan, Rng& random, Count& count) {
  Browser& here = browsers[holder];
  here.match.settle();
  if (here.match.toMove() == holder) decide(here, plan, static_cast<Seat>(holder), random);
  if (here.match.toMove() == kOver) return false;
  const bool draws = here.match.toMove() == kChance;
  const std::size_t from = here.match.history().size();
  const Seat to = receiverOf(here);
  TEST_ASSERT_TRUE(to >= 0 && to != holder);
  save(here, plan, seedOf(here), static_cast<uint8_t>(awayOf(here) | 1u << to));
  makeLink(here);
  ++count.links;
  count.longest = std::max(count.longest, linkSize);
  ActionList legal;
  here.match.legal(legal);
  const std::span<const Action> ahead = draws ? playAhead(here, from) : std::span<const Action>();
  makeLink(here);
  count.news |= takeLink(browsers[to]);
  if (draws) {
    ++count.draws;
    const std::span<const Action> came = browsers[to].match.history().subspan(from);
    count.agreed += came[0] == ahead[0];
    count.wholly += std::ranges::equal(came, ahead);
    count.chance += 1000 / static_cast<int>(legal.size());
  }
  holder = to;
  return true;
}

}  // namespace

void setUp() {}
void tearDown() {}

TEST(hash_is_sha_256) {
  Sha256 hash;
  const std::array<uint8_t, 3> text = {'a', 'b', 'c'};
  hash.add(text);
  const Sha256::Hash abc = hash.finish();
  const std::array<uint8_t, 4> start = {0xba, 0x78, 0x16, 0xbf}, end = {0xf2, 0x00, 0x15, 0xad};
  TEST_ASSERT_EQUAL_MEMORY(start.data(), abc.data(), 4);
  TEST_ASSERT_EQUAL_MEMORY(end.data(), abc.data() + 28, 4);
  Sha256 two;  // more than a block
  for (int i = 0; i < 1000; ++i) two.add(text);
  const Sha256::Hash longer = two.finish();
  const std::array<uint8_t, 4> longStart = {0x32, 0x8d, 0xe8, 0xf1};
  TEST_ASSERT_EQUAL_MEMORY(longStart.data(), longer.data(), 4);
}

namespace {

// Games of so many people, each with a browser. With two the City takes part.
void assertNobodyKnowsWhatComes(int people) {
  const char* const wanted = std::getenv("LUCCA_SEALED_GAMES");  // docs/web.md names 200
  const uint32_t games = wanted != nullptr   ? static_cast<uint32_t>(std::atoi(wanted))
                         : suite::kSanitized ? 5
                                             : 50;
  const Plan plan = planOf(people);
  Count count;
  for (uint32_t number = 1; number <= games; ++number) {
    beginGame(number, plan);
    Rng random(number);
    int holder = 0, turns = 0;
    while (playTurn(holder, plan, random, count)) TEST_ASSERT_LESS_THAN(200, ++turns);
    count.games += count.draws > 0;
  }
  char said[200];
  std::snprintf(
      said, sizeof said,
      "%d people: %d games, %d draws, the first card agrees in %d, %d.%03d by chance, all in %d; the "
      "longest of %d links: %d bytes",
      people, count.games, count.draws, count.agreed, count.chance / 1000, count.chance % 1000, count.wholly,
      count.links, static_cast<int>(count.longest));
  std::puts(said);
  TEST_ASSERT_EQUAL(games, count.games);
  TEST_ASSERT_EQUAL(0, count.news);
  TEST_ASSERT_GREATER_THAN(4 * static_cast<int>(games), count.draws);
  // Within four standard deviations.
  const int more = std::max(0, 1000 * count.agreed - count.chance);
  TEST_ASSERT_LESS_OR_EQUAL(16LL * 1000 * count.chance, 1LL * more * more);
  TEST_ASSERT_EQUAL(0, count.wholly);
  TEST_ASSERT_LESS_THAN(1400, count.longest);
}

}  // namespace

TEST(playing_ahead_shows_what_comes_no_more_often_than_chance_with_the_city) {
  assertNobodyKnowsWhatComes(2);
}
TEST(playing_ahead_shows_what_comes_no_more_often_than_chance_without_the_city) {
  assertNobodyKnowsWhatComes(3);
}

namespace {

// A game of two up to its first draw: browser `holder` has decided, and its link is in `link`.
int upToADraw(uint32_t number, const Plan& plan) {
  beginGame(number, plan);
  Rng random(number);
  Count count;
  int holder = 0;
  for (;;) {
    Browser& here = browsers[holder];
    here.match.settle();
    if (here.match.toMove() == holder) decide(here, plan, static_cast<Seat>(holder), random);
    if (here.match.toMove() == kChance) break;
    TEST_ASSERT_TRUE(playTurn(holder, plan, random, count));
  }
  makeLink(browsers[holder]);
  return holder;
}

}  // namespace

TEST(who_draws_cannot_draw_again) {
  static Browser before;
  const int decider = upToADraw(5, planOf(2)), drawer = 1 - decider;
  const std::size_t from = browsers[decider].match.history().size();
  before.flash.of(browsers[drawer].flash);
  std::array<uint8_t, 8192> sealed;
  const std::span<uint8_t> table = browsers[drawer].parcels.sealed().bytes();
  std::memcpy(sealed.data(), table.data(), table.size());
  static_cast<void>(takeLink(browsers[drawer]));
  static std::array<Action, 12> cards;
  std::copy_n(browsers[drawer].match.history().begin() + static_cast<std::ptrdiff_t>(from), 12,
              cards.begin());
  for (int again = 0; again < 5; ++again) {
    browsers[drawer].flash.of(before.flash);
    std::memcpy(table.data(), sealed.data(), table.size());
    static_cast<void>(takeLink(browsers[drawer]));
    for (std::size_t i = 0; i < cards.size(); ++i)
      TEST_ASSERT_TRUE(cards[i] == browsers[drawer].match.history()[from + i]);
  }
}

TEST(a_new_seal_is_shown_to_all) {
  const Plan plan = planOf(2);
  const int decider = upToADraw(6, plan), drawer = 1 - decider;
  // The player who must draw has lost the number, or wants another one.
  browsers[drawer].begin(4711);
  TEST_ASSERT_EQUAL(1 << drawer, takeLink(browsers[drawer]));
  Rng random(1);
  int holder = drawer;
  Count count;
  TEST_ASSERT_TRUE(playTurn(holder, plan, random, count));
  TEST_ASSERT_EQUAL(decider, holder);
  TEST_ASSERT_BITS_HIGH(1 << drawer, count.news);
  // And still in every later link.
  TEST_ASSERT_TRUE(playTurn(holder, plan, random, count));
  TEST_ASSERT_BITS_HIGH(1 << drawer, browsers[holder].parcels.newsOfSlot(browsers[holder].flash, 0));
}

TEST(cards_that_one_browser_drew_alone_are_shown_to_all) {
  const Plan plan = planOf(2);
  const int decider = upToADraw(7, plan);
  Browser& here = browsers[decider];
  Rng own(99);
  while (here.match.toMove() == kChance)
    static_cast<void>(here.match.apply(here.match.game().drawChance(here.match.state(), own)));
  here.match.settle();
  save(here, plan, seedOf(here), awayOf(here));
  makeLink(here);
  TEST_ASSERT_BITS_HIGH(kDrawnAlone, takeLink(browsers[1 - decider]));
}

TEST(a_number_that_does_not_fit_its_seal_is_noticed) {
  const Plan plan = planOf(2);
  const int decider = upToADraw(8, plan);
  // Another number for the seat that decided: its chain does not lead to the seal that the other browser has.
  Browser& here = browsers[decider];
  SavedGame game;
  TEST_ASSERT_TRUE(decodeGame({here.saved.data(), here.size}, game));
  SealedGame* record = here.parcels.sealed().find(game.seed);
  TEST_ASSERT_NOT_NULL(record);
  record->seals.seats[static_cast<std::size_t>(decider)].secret.fill(0x77);
  makeLink(here);
  TEST_ASSERT_BITS_HIGH(1 << decider, takeLink(browsers[1 - decider]));
}

TEST(seals_that_are_broken_are_refused) {
  static_cast<void>(upToADraw(9, planOf(3)));
  std::array<uint8_t, kMostSeals> bytes{};
  Seals seals, again;
  for (SeatSeal& seal : seals.seats) beginSeal(seal, 3, browsers[0].seeds);
  seals.draws = 4;
  const std::size_t size = writeSeals(seals, bytes);
  TEST_ASSERT_LESS_OR_EQUAL(kMostSeals, size);
  TEST_ASSERT_TRUE(readSeals(std::span(bytes).first(size), again));
  for (std::size_t length = 1; length < size; ++length)
    TEST_ASSERT_FALSE(readSeals(std::span(bytes).first(length), again));
  bytes[0] = kNumbers + 1;
  TEST_ASSERT_FALSE(readSeals(std::span(bytes).first(size), again));
}

// The device stops where another browser must draw; A makes it draw anyway.
TEST(a_session_waits_for_who_draws) {
  alignas(std::max_align_t) static std::byte memory[kBotWorkspace];
  static LentMemory spare{memory};
  static Session session(spare);
  const Plan plan = planOf(2);
  const int decider = upToADraw(10, plan);
  Browser& here = browsers[decider];
  const Seat other = static_cast<Seat>(1 - decider);
  const auto resume = [&](uint8_t away) {
    SessionLoader loader(session);
    TEST_ASSERT_TRUE(loader.begin(plan, 77, away));
    for (const Action action : here.match.history()) TEST_ASSERT_TRUE(loader.replay(action));
    TEST_ASSERT_TRUE(loader.end(session.match().settledDigest(), false));
    for (int i = 0; i < 100 && session.phase() == Session::Phase::Working; ++i)
      static_cast<void>(session.update(0, Speed::Instant, 0));
  };
  resume(static_cast<uint8_t>(1u << other));
  TEST_ASSERT_TRUE(session.awaitsChance());
  TEST_ASSERT_EQUAL(other, session.seat());
  TEST_ASSERT_EQUAL(here.match.history().size(), session.match().history().size());
  session.takeDevice();
  for (int i = 0; i < 100 && session.phase() == Session::Phase::Working; ++i)
    static_cast<void>(session.update(0, Speed::Instant, 0));
  TEST_ASSERT_FALSE(session.awaitsChance());
  TEST_ASSERT_EQUAL(0, session.hands().away());
  TEST_ASSERT_GREATER_THAN(here.match.history().size(), session.match().history().size());
  resume(0);
  TEST_ASSERT_FALSE(session.awaitsChance());
  TEST_ASSERT_GREATER_THAN(here.match.history().size(), session.match().history().size());
}
