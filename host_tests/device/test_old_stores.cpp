// An update keeps everything: stores that version 0.1.0 wrote (stores-0.1.0/README.md says what is in them), and what a
// newer firmware left.

#include <cstdio>

#include "drivers/store/store_move.h"
#include "host_tests/device/old_device.h"
#include "ui/saves/past_games.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using test::OldDevice;

OldDevice* device = nullptr;

void assertFinished(std::size_t index, GameId game, int players, std::size_t decisions) {
  App& app = device->app();
  FameGame entry;
  TEST_ASSERT_TRUE(app.finished.hall().game(static_cast<int>(index), entry));
  TEST_ASSERT_TRUE(entry.setup.game == game && isFinished(entry));
  TEST_ASSERT_EQUAL(players, entry.setup.players);
  TEST_ASSERT_EQUAL(decisions, entry.length);
  TEST_ASSERT_TRUE(PastGames(app.game).lookAtFinished(entry, index));
  TEST_ASSERT_TRUE_MESSAGE(app.game.whole(), "it does not replay to its end");
  TEST_ASSERT_EQUAL(decisions, app.game.session().match().decisions());
  app.game.takeBack();
}

void assertRunning(GameId game, int players, std::size_t decisions, uint32_t digest) {
  const Session& session = device->app().game.session();
  TEST_ASSERT_TRUE(session.running());
  TEST_ASSERT_FALSE(device->app().running.unfit());
  TEST_ASSERT_TRUE(session.match().plan().setup.game == game);
  TEST_ASSERT_EQUAL(players, session.match().plan().setup.players);
  TEST_ASSERT_EQUAL(decisions, session.match().decisions());
  TEST_ASSERT_EQUAL_HEX32(digest, session.match().settledDigest());
  TEST_ASSERT_EQUAL_STRING("", std::string(device->app().tell.note()).c_str());
}

void assertPalazziStore() {
  const Settings& settings = device->app().settings;
  TEST_ASSERT_TRUE(settings.language == Language::It && settings.languageChosen);
  TEST_ASSERT_EQUAL(1, settings.volume);
  TEST_ASSERT_TRUE(settings.speed == Speed::Instant);
  assertRunning(GameId::Palazzi, 3, 47, 0x2a76a848);
  TEST_ASSERT_EQUAL(4, device->app().finished.hall().count());
  TEST_ASSERT_EQUAL(4, device->app().finished.count());
  assertFinished(3, GameId::Palazzi, 2, 73);
  assertFinished(2, GameId::Torri, 2, 39);
  assertFinished(1, GameId::Palazzi, 5, 114);
  assertFinished(0, GameId::Torri, 4, 95);
  assertRunning(GameId::Palazzi, 3, 47, 0x2a76a848);
}

TEST(palazzi_of_version_0_1_0_goes_on) {
  device->open(OLD_STORES "/stores-0.1.0/store-palazzi.bin");
  assertPalazziStore();
}

void assertTorriStore() {
  TEST_ASSERT_TRUE(device->app().settings.language == Language::De);
  TEST_ASSERT_EQUAL(2, device->app().settings.volume);
  assertRunning(GameId::Torri, 2, 40, 0x63699b5f);
  TEST_ASSERT_EQUAL(1, device->app().finished.hall().count());
  assertFinished(0, GameId::Torri, 3, 39);
  assertRunning(GameId::Torri, 2, 40, 0x63699b5f);
}

TEST(torri_of_version_0_1_0_goes_on) {
  device->open(OLD_STORES "/stores-0.1.0/store-torri.bin");
  assertTorriStore();
}

// Power comes and goes while the store moves, and leaves cells that each start reads differently. Returns how often it went.
int updateWithCuts(const char* name, uint32_t seed) {
  constexpr int kNearTheEnd = 260;  // writings until the journal's head is in a sector that moves
  TestFlash& whole = device->whole;
  const int writings = kNearTheEnd + static_cast<int>(seed) * 20;
  device->read(name, writings);
  whole.resetCounts();
  TEST_ASSERT_TRUE(StoreMove(whole).run());
  const uint32_t instants = whole.instants();
  device->read(name, writings);
  whole.tear = TestFlash::Tear::Any;
  whole.rng = Rng(seed);
  Rng rng(seed);
  int cuts = 0;
  for (int life = 0; life < 12; ++life) {
    whole.cutAt(rng.below(life % 4 == 0 ? instants : instants / 4));
    StoreMove(whole).run();
    cuts += whole.dead();
    whole.powerOn();
  }
  device->start();
  return cuts;
}

TEST(an_update_of_version_0_1_0_that_is_cut_off_again_and_again_keeps_everything) {
  int cuts = 0;
  for (uint32_t seed = 1; seed <= 12; ++seed) {
    cuts += updateWithCuts(OLD_STORES "/stores-0.1.0/store-palazzi.bin", seed);
    assertPalazziStore();
    cuts += updateWithCuts(OLD_STORES "/stores-0.1.0/store-torri.bin", seed);
    assertTorriStore();
  }
  std::printf("%d cuts\n", cuts);
  TEST_ASSERT_GREATER_THAN(100, cuts);
}

// Everything is written in today's bytes, and is the same after the next start.
TEST(settings_of_version_0_1_0_are_written_anew_and_the_old_ones_stay) {
  device->open(OLD_STORES "/stores-0.1.0/store-palazzi.bin");
  const Settings before = device->app().settings;
  device->app().settingsChanged();
  device->machine.run(1000);
  device->boot();
  assertPalazziStore();
  const Settings& after = device->app().settings;
  TEST_ASSERT_EQUAL(before.planKnown, after.planKnown);
  TEST_ASSERT_EQUAL_HEX32(before.wordsSeen, after.wordsSeen);
  TEST_ASSERT_TRUE(before.names[0].view() == after.names[0].view());
  Store store(device->flash);
  std::array<uint8_t, kSettingsMost> bytes;
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.load(StoreKey::Settings, Settings::kVersion010, bytes, size));
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.load(StoreKey::Settings, Settings::kVersion, bytes, size));
}

TEST(what_a_newer_firmware_wrote_is_kept_and_told_of) {
  constexpr uint8_t kNewer[] = {9, 8, 7, 6, 5};
  {
    Store store(device->flash);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Settings, Settings::kVersion + 1, kNewer));
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Hall, Hall::kVersion + 1, kNewer));
  }
  for (int start = 0; start < 2; ++start) {
    device->boot();
    TEST_ASSERT_TRUE(device->app().tell.note() == tr(Text::SaveOther));
    device->app().settings.volume = 3;
    device->app().settingsChanged();
    device->app().finished.forget();
    device->machine.run(2000);
  }
  TEST_ASSERT_EQUAL(3, device->app().settings.volume);
  Store store(device->flash);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  for (const auto& [key, version] :
       {std::pair(StoreKey::Settings, Settings::kVersion), std::pair(StoreKey::Hall, Hall::kVersion)}) {
    uint8_t bytes[8];
    std::size_t size = 0;
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.load(key, version + 1, bytes, size));
    TEST_ASSERT_EQUAL(sizeof kNewer, size);
    TEST_ASSERT_EQUAL_MEMORY(kNewer, bytes, size);
  }
}

TEST(every_setting_is_written_and_read) {
  Settings settings;
  settings.languageChosen = 1;
  settings.language = Language::De;
  settings.brightness = 1;
  settings.volume = 3;
  settings.speed = Speed::Slow;
  settings.askBeforeEnd = 0;
  settings.slot = 5;
  settings.shortHandOver = 1;
  settings.slotAges = {1, 2, 3, 4, 5, 6};
  settings.largeText = 1;
  settings.theme = Theme::Contrast;
  settings.wordsSeen = 0x12345678;
  settings.principlesSeen = 0xABC;
  settings.hinted = {0x1231, 0x4562, 0x7893, 0xABC1};
  settings.names[7].set("Åsa");
  settings.planKnown = 2;
  settings.plans[1].setup = {GameId::Torri, 4, {3, 1}};
  settings.plans[1].seats[3].name.set("Giulia");
  settings.plans[1].seats[3].isBot = 1;
  std::array<uint8_t, kSettingsMost> bytes;
  const std::size_t size = encodeSettings(settings, bytes);
  Settings read;
  TEST_ASSERT_TRUE(decodeSettings(Settings::kVersion, std::span(bytes).first(size), read));
  std::array<uint8_t, kSettingsMost> again;
  TEST_ASSERT_EQUAL(size, encodeSettings(read, again));
  TEST_ASSERT_EQUAL_MEMORY(bytes.data(), again.data(), size);
  TEST_ASSERT_TRUE(read.language == Language::De && read.speed == Speed::Slow && read.slot == 5);
  TEST_ASSERT_TRUE(read.plans[1].seats[3].name.view() == "Giulia");
  TEST_ASSERT_TRUE(read.shortHandOver == 1 && read.slotAges[5] == 6);
  TEST_ASSERT_TRUE(read.largeText == 1 && read.theme == Theme::Contrast);
  // Values that were added later may be missing; those of every version may not.
  TEST_ASSERT_TRUE(read.principlesSeen == 0xABC);
  TEST_ASSERT_TRUE(read.hinted == settings.hinted);
  constexpr std::size_t kPeople = 8, kHints = 2 + kPeople, kLook = 2 + kHints, kLater = 7 + kLook;
  TEST_ASSERT_TRUE(decodeSettings(Settings::kVersion, std::span(bytes).first(size - kPeople), read));
  TEST_ASSERT_TRUE(read.principlesSeen == 0xABC && read.hinted[0] == 0);
  TEST_ASSERT_TRUE(decodeSettings(Settings::kVersion, std::span(bytes).first(size - kHints), read));
  TEST_ASSERT_TRUE(read.theme == Theme::Contrast && read.principlesSeen == 0);
  TEST_ASSERT_TRUE(decodeSettings(Settings::kVersion, std::span(bytes).first(size - kLook), read));
  TEST_ASSERT_TRUE(read.slotAges[5] == 6 && read.largeText == 0 && read.theme == Theme::Stone);
  TEST_ASSERT_FALSE(decodeSettings(Settings::kVersion, std::span(bytes).first(size - kLater - 1), read));
  TEST_ASSERT_TRUE(decodeSettings(Settings::kVersion, std::span(bytes).first(size - kLater), read));
  TEST_ASSERT_TRUE(read.wordsSeen == 0x12345678 && read.shortHandOver == 0);
  bytes[1] = 200;  // a language of another firmware: the rest counts
  TEST_ASSERT_TRUE(decodeSettings(Settings::kVersion, std::span(bytes).first(size), read));
  TEST_ASSERT_TRUE(read.language == Language::En && read.volume == 3);
}

}  // namespace

void setUp() { device = new OldDevice; }
void tearDown() { delete device; }
