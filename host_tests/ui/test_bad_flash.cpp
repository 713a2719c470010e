// The device on flash that is damaged, worn out, foreign or of another version: it starts, can be played, and warns the
// player.

#include <memory>
#include <string>
#include <vector>

#include "host_tests/device/console.h"
#include "host_tests/suite.h"
#include "simulator/picture.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

// A handheld whose flash the test can spoil.
class SpoiltConsole : public test::Console {
 public:
  // The last thing the player was told.
  std::string_view told() const { return told_; }
  bool wasTold(Text text) { return told_ == tr(text); }
  void forgetWhatWasTold() { told_.clear(); }

  // A game of two people, decided by number.
  void playGame(int decisions, uint32_t seed = 7) {
    app().settings.languageChosen = 1;
    app().settings.wordsSeen = ~0u;  // every word was explained before: no other notes
    app().settingsChanged();
    Plan plan = planOfPeople(GameId::Torri, 2);
    plan.setup.option[0] = 3;  // the largest city: the game is long enough
    begin(plan, seed);
    run(80);
    for (int i = 0; i < decisions; ++i) decide();
  }
  // False: the game is over.
  bool decide() {
    while (session().phase() != Session::Phase::Decide) {
      if (session().phase() == Session::Phase::Over) return false;
      if (session().phase() == Session::Phase::HandOver) session().takeDevice();
      if (session().phase() == Session::Phase::Recap) session().endRecap();
      if (session().phase() == Session::Phase::Confirm) session().confirm();
      TEST_ASSERT_TRUE(session().running());
      session().skip(machine().now, Speed::Instant);
      session().update(machine().now, Speed::Instant, 100);
    }
    decideAny();
    run(60);
    return true;
  }
  uint32_t digest() { return session().running() ? session().match().settledDigest() : 0; }

 private:
  void step(PadSet keys) override {
    Console::step(keys);
    if (!app().tell.note().empty()) told_ = app().tell.note();
  }

  std::string told_;
};

std::unique_ptr<SpoiltConsole> console;
std::vector<uint8_t> image;

TEST(sound_flash_is_nothing_to_speak_of) {
  console->boot();
  console->playGame(40);
  const uint32_t before = console->digest();
  console->run(5000);
  console->boot();
  console->run(3000);
  TEST_ASSERT_EQUAL_HEX32(before, console->digest());
  console->run(20);
  TEST_ASSERT_EQUAL_STRING("", std::string(console->told()).c_str());
}

// Either the game is the one that was saved, or the player knows that it is not.
TEST(a_flipped_bit_anywhere_is_mended_or_told) {
  console->boot();
  console->playGame(40);
  const uint32_t before = console->digest();
  image = console->flash.raw();
  int told = 0;
  for (std::size_t bit = 0; bit < 4 * FlashDevice::kSectorSize * 8; bit += 67) {
    if (image[bit / 8] == 0xFF) continue;
    console->flash.raw() = image;
    console->flash.raw()[bit / 8] ^= static_cast<uint8_t>(1u << bit % 8);
    console->forgetWhatWasTold();
    console->boot();
    console->run(40);
    TEST_ASSERT_TRUE(console->app().game.session().running());
    if (console->digest() == before) continue;
    // Nothing behind the last record refers to it, so damage to it costs one decision.
    const bool last = console->app().game.session().match().history().size() + 1 >= 40;
    TEST_ASSERT_TRUE(last || console->wasTold(Text::SaveDamaged));
    ++told;
  }
  TEST_ASSERT_LESS_THAN(60, told);
}

TEST(a_hole_in_the_journal_is_told_once_whatever_is_lost) {
  console->boot();
  console->playGame(60);
  image = console->flash.raw();
  int goingOn = 0;
  for (const int hole : {900, 1500, 2100}) {
    console->flash.raw() = image;
    std::fill_n(console->flash.raw().begin() + hole, 900, uint8_t{0});
    console->forgetWhatWasTold();
    console->boot();
    console->run(40);
    TEST_ASSERT_TRUE(console->wasTold(Text::SaveDamaged));
    goingOn += console->app().game.session().running();
    console->playGame(1);
    console->forgetWhatWasTold();
    console->boot();  // told once
    console->run(40);
    TEST_ASSERT_FALSE(console->wasTold(Text::SaveDamaged));
  }
  TEST_ASSERT_GREATER_THAN(0, goingOn);
}

void checkWearIsToldAndNothingLost() {
  console->playGame(60);
  console->run(4000);
  TEST_ASSERT_TRUE(console->wasTold(Text::SaveWorn));
  const uint32_t before = console->digest();
  console->boot();
  TEST_ASSERT_EQUAL_HEX32(before, console->digest());
}

TEST(a_sector_that_will_not_erase_is_told_and_nothing_is_lost) {
  for (uint32_t sector = 0; sector < 64; sector += 3) {
    console->flash.badSector.set(sector);
    std::fill_n(console->flash.raw().begin() + sector * FlashDevice::kSectorSize, 500, uint8_t{0});
  }
  console->boot();
  checkWearIsToldAndNothingLost();
}

TEST(a_page_that_will_not_program_is_told_and_nothing_is_lost) {
  console->boot();
  for (uint32_t page = 3; page < 64 * 16; page += 7) console->flash.badPage.set(page);
  checkWearIsToldAndNothingLost();
}

TEST(flash_that_takes_nothing_is_told_at_the_first_save) {
  console->boot();
  console->flash.badPage.set();
  console->flash.badSector.set();
  console->playGame(1);
  TEST_ASSERT_TRUE(console->wasTold(Text::SaveFailed));
  TEST_ASSERT_TRUE(console->app().game.session().running());
}

TEST(a_finished_game_that_cannot_be_written_is_told_and_costs_no_older_one) {
  console->boot();
  App& app = console->app();
  const auto playToTheEnd = [](uint32_t seed) {
    console->playGame(0, seed);
    while (console->decide()) {
    }
    console->run(2000);
  };
  playToTheEnd(1);
  TEST_ASSERT_EQUAL(1, app.finished.count());
  TEST_ASSERT_FALSE(console->wasTold(Text::SaveFailed));
  for (uint32_t page = 32 * 16; page < 64 * 16; ++page) console->flash.badPage.set(page);
  playToTheEnd(2);
  TEST_ASSERT_TRUE(console->wasTold(Text::SaveFailed));
  console->run(12000);
  TEST_ASSERT_TRUE(console->wasTold(Text::SaveFailed));  // not that it is saved elsewhere
  TEST_ASSERT_EQUAL(1, app.finished.count());
  console->boot();
  TEST_ASSERT_EQUAL(1, console->app().finished.count());
}

TEST(a_region_of_random_bytes_is_told_and_becomes_a_store) {
  Rng rng(3);
  for (uint8_t& byte : console->flash.raw()) byte = static_cast<uint8_t>(rng.next() >> 13);
  console->boot();
  console->run(40);
  TEST_ASSERT_TRUE(console->wasTold(Text::SaveForeign));
  console->forgetWhatWasTold();
  console->playGame(10);
  const uint32_t before = console->digest();
  console->boot();
  TEST_ASSERT_EQUAL_HEX32(before, console->digest());
}

TEST(a_truncated_image_is_told) {
  console->boot();
  console->playGame(60);
  std::fill(console->flash.raw().begin() + 3000, console->flash.raw().end(), uint8_t{0});
  console->boot();
  console->run(40);
  TEST_ASSERT_TRUE(console->wasTold(Text::SaveDamaged));
}

TEST(a_game_of_another_version_is_told_and_kept) {
  const std::array<uint8_t, 300> value{7};
  {
    Store store(console->flash);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::CurrentGame, kSavedExtendedVersion + 1, value));
  }
  console->boot();
  console->run(40);
  TEST_ASSERT_TRUE(console->wasTold(Text::SaveOther));
  console->playGame(30);
  Store store(console->flash);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  std::array<uint8_t, 300> again{};
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Ok,
                    store.load(StoreKey::CurrentGame, kSavedExtendedVersion + 1, again, size));
  TEST_ASSERT_TRUE(value == again);
}

}  // namespace

void setUp() {
  setLanguage(Language::En);
  console = std::make_unique<SpoiltConsole>();
}
void tearDown() { console.reset(); }
