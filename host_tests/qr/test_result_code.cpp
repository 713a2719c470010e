// The code on the real result screen, photographed by a real reader, gives the game's record.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>

#include "base/qr/qr_parts.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"
#include "tools/record/qr_text.h"
#include "tools/record/referee.h"
#include "tools/record/writer.h"
#include "ui/fame/result_scene.h"
#include "ui/stage/table_of.h"
#include "ui/widgets/widgets.h"

using namespace lucca;
using namespace lucca::ui;
using lucca::ui::test::Device;
using lucca::ui::test::kPanels;
using lucca::ui::test::Panel;

static const char* const kPicture = "build/qr_screen.pgm";
static std::unique_ptr<Device> device;
static std::string texts, recordText, why;

void tearDown() { device.reset(); }

static void writePicture() {
  const Canvas& canvas = device->canvas();
  FILE* file = std::fopen(kPicture, "wb");
  TEST_ASSERT_NOT_NULL(file);
  std::fprintf(file, "P5 %d %d 255\n", canvas.width(), canvas.height());
  for (int y = 0; y < canvas.height(); ++y) {
    for (int x = 0; x < canvas.width(); ++x) std::fputc((pixelAt(canvas, x, y) >> 5 & 63) * 4, file);
  }
  std::fclose(file);
}

// What the reader finds on the screen; empty when there is no code on it.
static std::string readScreen() {
  writePicture();
  std::string found;
  FILE* pipe = popen(
      (std::string("zbarimg --quiet --raw -Sdisable -Sqrcode.enable ") + kPicture + " 2>/dev/null").c_str(),
      "r");
  std::array<char, 1024> line{};
  while (std::fgets(line.data(), line.size(), pipe) != nullptr) found += line.data();
  pclose(pipe);
  return found;
}

// Easy computers play it; `option` 0 has the value given: of Palazzi the edition, of Torri the size of the city.
static void playToTheResult(GameId game, int players, uint8_t option) {
  Plan& plan = device->app().draft;
  plan = standardPlan(game);
  setPlayers(plan, players);
  plan.setup.option[0] = option;
  for (SeatInfo& seat : plan.seats) {
    seat.isBot = 1;
    seat.level = static_cast<uint8_t>(Level::Easy);
  }
  device->app().settings.speed = Speed::Instant;
  TEST_ASSERT_TRUE(device->session().start(plan, 11) == Verdict::Accepted);
  device->app().go.playGame();
  device->run(20);
  device->settle();
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
}

// The codes of the game on this panel.
static const GameCode& codeOnScreen() {
  static GameCode code;
  code.prepare(device->app().spare, device->session(), codePixels(device->canvas()));
  return code;
}

// Every page of the result is photographed; what the reader finds becomes a record, and it is the game's own.
static void checkCodes() {
  const int parts = codeOnScreen().parts();
  TEST_ASSERT_GREATER_THAN(0, parts);
  device->press(Button::A);  // after the end scene
  texts.clear();
  for (int page = 0; page < 5 + parts; ++page) {
    device->run(600);  // motion is over
    // Whatever others leave in the memory of the codes, the next picture has its own.
    for (std::byte& byte : device->app().spare.take(nullptr)) byte = std::byte{0xA5};
    device->app().screen.redraw();
    device->run(20);
    texts += readScreen();
    device->press(Button::Right);
  }
  TEST_ASSERT_TRUE_MESSAGE(record::recordFromCodes(texts, recordText, why), why.c_str());
  const Session& session = device->session();
  const record::Notation* notation = record::findNotation(session.match().game().name);
  const bool same = recordText == record::writeRecord(*notation, session.match(), session.match().seed());
  TEST_ASSERT_TRUE_MESSAGE(same, "the record is another game's");
  std::istringstream in(recordText);
  const record::Finding finding = record::referee(in, false);
  TEST_ASSERT_TRUE_MESSAGE(finding.good, finding.reason.c_str());
}

static void everyPanelGivesTheRecord(GameId game, int players, uint8_t option) {
  if (std::system("command -v zbarimg >/dev/null 2>&1") != 0) TEST_IGNORE_MESSAGE("zbarimg is not installed");
  for (const Panel panel : {kPanels[0], kPanels[1], kPanels[2], Panel{240, 280}}) {
    device = std::make_unique<Device>(panel);
    playToTheResult(game, players, option);
    checkCodes();
    std::printf("%dx%d, %zu entries: %d code(s)\n", panel.width, panel.height,
                device->session().match().history().size(), codeOnScreen().parts());
  }
}

TEST(palazzi_for_two) { everyPanelGivesTheRecord(GameId::Palazzi, 2, 2); }
TEST(palazzi_for_five) { everyPanelGivesTheRecord(GameId::Palazzi, 5, 2); }
TEST(torri_for_two_on_the_smallest_city) { everyPanelGivesTheRecord(GameId::Torri, 2, 0); }
TEST(torri_for_four_on_the_largest_city) { everyPanelGivesTheRecord(GameId::Torri, 4, 3); }

// A running game, scanned from the page that its menu opens, comes back with its players and every decision.
static PassedFault takenUp(SavedGame& game) {
  static std::array<uint8_t, kPassedMost> bytes;
  static std::array<uint8_t, kSavedGameMost> saved;
  static PassWork work;
  std::istringstream lines(texts);
  std::size_t size = 0, savedSize = 0;
  for (std::string line; std::getline(lines, line);) {
    ReadPart part;
    if (!readPart(line, part)) return PassedFault::Foreign;
    const int got = readLetters(part.letters, std::span(bytes).subspan(size));
    if (got < 0) return PassedFault::Cut;
    size += static_cast<std::size_t>(got);
  }
  PassedNotes notes;
  const PassedFault fault = unpackPassed({bytes.data(), size}, 1, saved, savedSize, notes, work);
  if (fault == PassedFault::None && !decodeGame({saved.data(), savedSize}, game)) return PassedFault::Cut;
  return fault;
}

static void openCode() {
  device->press(Button::Y);
  device->press(Button::Up, 6);  // from the end: some games have pages of their own before it
  device->press(Button::A);
}

static void checkRunning(Panel panel, GameId id, int decisions) {
  device = std::make_unique<Device>(panel);
  device->startGame(id, 3, 0);
  for (int i = 0; i < decisions; ++i) {
    device->takeTurn();
    if (device->session().phase() == Session::Phase::Decide)
      device->playAny(static_cast<uint32_t>(5 * i + 1));
  }
  device->takeTurn();
  openCode();
  TEST_ASSERT_TRUE(device->scene() == SceneId::Code);
  texts.clear();
  const int parts = codeOnScreen().parts();
  TEST_ASSERT_GREATER_THAN(0, parts);
  for (int page = 0; page < parts; ++page) {
    device->run(600);
    texts += readScreen();
    device->press(Button::Right);
  }
  SavedGame game;
  TEST_ASSERT_TRUE(takenUp(game) == PassedFault::None);
  const Session& session = device->session();
  TEST_ASSERT_EQUAL(session.match().history().size(), game.length);
  TEST_ASSERT_EQUAL(session.match().digest(), game.digest);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    TEST_ASSERT_TRUE(session.match().plan().seats[seat].name.view() == game.plan.seats[seat].name.view());
  }
}

TEST(a_running_game_is_taken_up_from_its_codes) {
  if (std::system("command -v zbarimg >/dev/null 2>&1") != 0) TEST_IGNORE_MESSAGE("zbarimg is not installed");
  checkRunning(kPanels[0], GameId::Torri, 12);
  checkRunning(kPanels[2], GameId::Palazzi, 20);
}

TEST(there_is_no_code_while_secret_cards_are_shown) {
  device = std::make_unique<Device>();
  device->startGame(GameId::Palazzi, 3, 0);
  device->takeTurn();
  TEST_ASSERT_TRUE(device->app().stage().flow().secret(tableOf(device->app())));
  openCode();
  TEST_ASSERT_TRUE(device->scene() == SceneId::GameMenu);
  TEST_ASSERT_TRUE(device->app().tell.isRefusal());
}

// With the home page's address before it each part still fits its code, and is read as it is.
TEST(a_part_with_a_link_before_it_fits) {
  static constexpr std::string_view kLink = "https://example.org/lucca/#c=";
  static std::array<uint8_t, 300> bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<uint8_t>(i * 7);
  for (int version = 5; version <= QrCode::kMaxVersion; ++version) {
    const QrParts parts(bytes, version, kLink);
    TEST_ASSERT_GREATER_THAN(0, parts.count());
    for (int i = 0; i < parts.count(); ++i) {
      static QrCode code;
      const PartText text = parts.part(i);
      ReadPart part;
      TEST_ASSERT_TRUE(text.view().starts_with(kLink));
      TEST_ASSERT_TRUE(code.make(text.view(), version));
      TEST_ASSERT_TRUE(readPart(text.view().substr(kLink.size()), part));
    }
  }
}

static int faults = 0;

// A device on which nothing was played has no codes either.
TEST(without_codes_there_is_a_page_that_says_so) {
  setTextFaultHook([](TextFault, std::string_view) { ++faults; });
  for (int language = 0; language < kLanguages; ++language) {
    for (const Panel& panel : kPanels) {
      device = std::make_unique<Device>(panel, static_cast<Language>(language));
      static uint16_t pixels[320 * 280];
      Canvas canvas(pixels, panel.width, panel.height);
      const ResultPage& last = resultPages()[5];
      static GameCode none;
      TEST_ASSERT_TRUE(last.present(none));
      TEST_ASSERT_FALSE(resultPages()[6].present(none));
      last.draw(device->app(), none, canvas, layoutOf(canvas).body);
      TEST_ASSERT_EQUAL(0, faults);
    }
  }
  setTextFaultHook(nullptr);
  device = std::make_unique<Device>(kPanels[0]);
  playToTheResult(GameId::Torri, 2, 0);
  TEST_ASSERT_FALSE(resultPages()[5].present(codeOnScreen()));
}
