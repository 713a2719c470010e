// An update keeps everything that version 0.2.0 wrote (stores-0.2.0/README.md): settings, hall, kept games, running games
// with each choice, also if the power goes while the store moves; its games are played to their ends, its links and codes read.

#include <cstdio>
#include <fstream>
#include <map>

#include "base/qr/qr_parts.h"
#include "host_tests/device/old_device.h"
#include "host_tests/device/old_inventory.h"
#include "host_tests/ui/harness/key_games.h"
#include "ui/saves/passed_game.h"
#include "ui/saves/past_games.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::test;

#if defined(__SANITIZE_ADDRESS__)
constexpr uint32_t kEveryCut = 40'009;
#else
constexpr uint32_t kEveryCut = 499;
#endif

OldDevice* device = nullptr;

std::string storeOf(const std::string& name) { return OLD_STORES "/stores-0.2.0/store-" + name + ".bin"; }

// The lines that begin with one of the words.
Lines wrote(const std::string& name, const std::vector<std::string>& words) {
  std::ifstream file("host_tests/device/stores-0.2.0/" + name + ".txt");
  TEST_ASSERT_TRUE_MESSAGE(file.is_open(), name.c_str());
  Lines lines;
  for (std::string line; std::getline(file, line);) {
    for (const std::string& word : words) {
      if (line == word || line.starts_with(word + " ")) lines.push_back(line);
    }
  }
  TEST_ASSERT_FALSE(lines.empty());
  return lines;
}

void assertSame(const Lines& expected, const Lines& found) {
  for (std::size_t i = 0; i < expected.size() && i < found.size(); ++i)
    TEST_ASSERT_EQUAL_STRING(expected[i].c_str(), found[i].c_str());
  TEST_ASSERT_EQUAL(expected.size(), found.size());
}

void assertAllThere(const std::string& name) {
  App& app = device->app();
  TEST_ASSERT_EQUAL_STRING("", std::string(app.tell.note()).c_str());
  assertSame(wrote(name, {"settings", "names", "plan"}), settingsLines(app.settings));
  assertSame(wrote(name, {"hall", "kept"}), finishedLines(app.finished));
  assertSame(wrote(name, {"slot"}), slotLines(app));
}

TEST(settings_hall_and_games_of_a_life_are_there) {
  device->open(storeOf("life").c_str());
  assertAllThere("life");
  device->boot();
  assertAllThere("life");
}

TEST(a_full_store_is_there) {
  device->open(storeOf("full").c_str());
  assertAllThere("full");
}

// In a browser the flash is the store, and nothing moves.
TEST(a_browser_reads_them_where_they_are) {
  for (const char* name : {"life", "full"}) {
    device->read(storeOf(name).c_str());
    device->boot();
    assertAllThere(name);
  }
}

// Those whose moves are kept replay to the end that they had.
TEST(finished_games_replay_to_their_ends) {
  for (const char* name : {"life", "full"}) {
    device->open(storeOf(name).c_str());
    App& app = device->app();
    int whole = 0;
    for (int i = 0; i < app.finished.hall().count(); ++i) {
      FameGame game;
      TEST_ASSERT_TRUE(app.finished.hall().game(i, game));
      TEST_ASSERT_TRUE(PastGames(app.game).lookAtFinished(game, static_cast<std::size_t>(i)));
      if (isFinished(game)) {
        TEST_ASSERT_TRUE_MESSAGE(app.game.whole(), "it does not replay to its end");
        TEST_ASSERT_EQUAL(game.length, app.game.session().match().decisions());
        ++whole;
      }
      app.game.takeBack();
    }
    TEST_ASSERT_GREATER_OR_EQUAL(14, whole);
  }
}

TEST(power_may_go_while_the_store_moves) {
  for (const char* name : {"life", "full"}) {
    device->read(storeOf(name).c_str());
    TestFlash& whole = device->whole;
    const std::vector<uint8_t> old = whole.raw();
    whole.resetCounts();
    TEST_ASSERT_TRUE(StoreMove(whole).run());
    const uint32_t instants = whole.instants();
    uint32_t cuts = 0;
    for (uint32_t at = 7; at < instants; at += kEveryCut, ++cuts) {
      whole.raw() = old;
      whole.cutAt(at);
      StoreMove(whole).run();
      TEST_ASSERT_TRUE(whole.dead());
      whole.powerOn();
      device->start();
      assertAllThere(name);
    }
    std::printf("%s: %u cuts\n", name, cuts);
  }
}

// By keys to the result, whatever is asked on the way.
void playToTheEnd(uint32_t seed) {
  App& app = device->app();
  ui::test::Fingers fingers(seed, 12);
  for (int i = 0; i < 20000 && device->machine.handheld().scene() != SceneId::Result; ++i) {
    const SceneId scene = device->machine.handheld().scene();
    const bool astray = scene == SceneId::Inspect || scene == SceneId::GameMenu || scene == SceneId::Log;
    if (scene == SceneId::Title || scene == SceneId::MainMenu) app.go.playGame();
    device->machine.press(astray ? Button::B : fingers.next());
    while (app.game.session().phase() == Session::Phase::Think ||
           app.game.session().phase() == Session::Phase::Working)
      device->machine.step(20);
  }
  TEST_ASSERT_TRUE(device->machine.handheld().scene() == SceneId::Result);
}

TEST(running_games_are_played_to_their_ends) {
  for (const char* name : {"life", "full"}) {
    device->open(storeOf(name).c_str());
    App& app = device->app();
    app.settings.speed = Speed::Instant;
    for (int slot = 0; slot < kGameSlots; ++slot) {
      const std::size_t last = app.finished.newest().number;
      TEST_ASSERT_TRUE(app.game.open(slot));
      const std::size_t entries = app.game.session().match().history().size();
      const Plan plan = app.game.session().match().plan();
      app.takeUpSlot();
      app.go.playGame();
      device->machine.run(100);
      playToTheEnd(static_cast<uint32_t>(slot) + 1);
      TEST_ASSERT_GREATER_THAN(last, app.finished.newest().number);
      TEST_ASSERT_TRUE(isOf(app.finished.newest(), plan));
      TEST_ASSERT_GREATER_THAN(entries, app.game.session().match().history().size());
      app.go.home();
      device->machine.run(300);
      TEST_ASSERT_FALSE(app.running.used(slot));
    }
    device->boot();
    TEST_ASSERT_EQUAL(0, device->app().running.count());
    FameGame newest;
    TEST_ASSERT_TRUE(device->app().finished.hall().game(0, newest));
    TEST_ASSERT_GREATER_THAN(5, device->app().finished.rivals().size());
  }
}

// ---- Links and codes

std::vector<uint8_t> fromBase64Url(std::string_view text) {
  std::vector<uint8_t> bytes;
  uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    bits = bits << 6 | static_cast<uint32_t>(kLetters.find(c));
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<uint8_t>(bits >> count));
  }
  return bytes;
}

std::string wordAfter(const std::string& line, const std::string& word) {
  const std::size_t at = line.find(" " + word + " ");
  TEST_ASSERT_TRUE_MESSAGE(at != std::string::npos, line.c_str());
  const std::size_t from = at + word.size() + 2;
  return line.substr(from, line.find(' ', from) - from);
}

// It is the game that the line tells of, and comes in with its players: `named`, for a code of a finished game has none.
void assertComesIn(std::span<const uint8_t> bytes, const std::string& line, bool named) {
  static std::array<uint8_t, kSavedGameMost> saved;
  static PassWork work;
  std::size_t size = 0;
  PassedNotes notes;
  TEST_ASSERT_TRUE_MESSAGE(unpackPassed(bytes, 4711, saved, size, notes, work) == PassedFault::None,
                           line.c_str());
  SavedGame game;
  TEST_ASSERT_TRUE(decodeGame(std::span(saved).first(size), game));
  TEST_ASSERT_EQUAL(std::stoul(wordAfter(line, "entries")), game.length);
  TEST_ASSERT_EQUAL_HEX32(std::stoul(wordAfter(line, "digest"), nullptr, 16), game.digest);
  for (Seat seat = 0; named && seat < game.plan.setup.players; ++seat) {
    const SeatInfo& who = game.plan.who(seat);
    const std::string kind = who.isBot ? "level" + std::to_string(who.level) : "person";
    TEST_ASSERT_TRUE(line.find(" " + std::string(who.name.view()) + "/" + kind + "/") != std::string::npos);
  }
}

TEST(links_are_opened) {
  const Lines slots = wrote("life", {"slot"}), kept = wrote("life", {"kept"});
  const Lines links = wrote("life", {"link", "endlink"});
  TEST_ASSERT_EQUAL(8, links.size());
  for (const std::string& line : links) {
    const bool over = line.starts_with("endlink");
    const std::size_t number = std::stoul(line.substr(line.find(' ')));
    const std::vector<uint8_t> bytes = fromBase64Url(line.substr(line.find("#g=") + 3));
    assertComesIn(bytes, (over ? kept : slots).at(number), true);
  }
}

TEST(codes_are_read) {
  const Lines slots = wrote("life", {"slot"}), kept = wrote("life", {"kept"});
  std::map<std::string, std::vector<uint8_t>> games;
  for (const std::string& line : wrote("life", {"code", "endcode"})) {
    const std::size_t text = line.rfind(' ') + 1;
    ReadPart part;
    TEST_ASSERT_TRUE(readPart(std::string_view(line).substr(text), part));
    std::array<uint8_t, 1024> bytes;
    const int size = readLetters(part.letters, bytes);
    TEST_ASSERT_GREATER_THAN(0, size);
    std::vector<uint8_t>& game = games[line.substr(0, text - 1)];
    game.insert(game.end(), bytes.begin(), bytes.begin() + size);
  }
  TEST_ASSERT_EQUAL(4, games.size());
  for (const auto& [name, bytes] : games) {
    const bool over = name.starts_with("endcode");
    assertComesIn(bytes, (over ? kept : slots).at(std::stoul(name.substr(name.find(' ')))), !over);
  }
}

}  // namespace

void setUp() { device = new OldDevice; }
void tearDown() { delete device; }
