// From a played game over its QR codes, as pictures on a screen, back to its record.

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "base/qr/qr_parts.h"
#include "engine/game/match_pack.h"
#include "engine/games.h"
#include "host_tests/game/standard_setup.h"
#include "host_tests/suite.h"
#include "tools/record/qr_text.h"
#include "tools/record/referee.h"
#include "tools/record/writer.h"

using namespace lucca;
using namespace lucca::record;

static Match match;
static PackWork work;
static std::array<uint8_t, kMaxPacked> packed;
static std::string recordText, why, texts;
static std::vector<std::string> parts;

// A game as the device packs it: parts for a screen of that many pixels a side.
static void playAndSplit(const Game& game, uint8_t players, uint32_t seed, int pixels, int scale) {
  static ActionList legal;
  Rng rng(seed);
  TEST_ASSERT_TRUE(match.start(game, test::standardSetup(game, players)) == Verdict::Accepted);
  for (match.settle(); match.toMove() != kOver; match.settle()) {
    legal.clear();
    match.legal(legal);
    TEST_ASSERT_TRUE(match.apply(legal[rng.below(static_cast<uint32_t>(legal.size()))]) == Verdict::Accepted);
  }
  const std::size_t size = packMatch(match, seed, packed, work);
  TEST_ASSERT_GREATER_THAN(0, size);
  const QrParts split({packed.data(), size}, QrCode::versionFor(pixels, scale));
  parts.clear();
  texts.clear();
  for (int i = 0; i < split.count(); ++i) parts.emplace_back(split.part(i).view());
  for (const std::string& part : parts) texts += part + "\n";
}

static void refereeAgrees() {
  std::istringstream in(recordText);
  const Finding finding = referee(in, false);
  TEST_ASSERT_TRUE_MESSAGE(finding.good, finding.reason.c_str());
}

TEST(codes_give_the_record_back) {
  for (const Game& game : games()) {
    for (uint8_t players = game.minPlayers; players <= game.maxPlayers; ++players) {
      playAndSplit(game, players, 7u + players, 135, 3);
      TEST_ASSERT_TRUE_MESSAGE(recordFromCodes(texts, recordText, why), why.c_str());
      refereeAgrees();
    }
  }
}

TEST(order_and_a_readers_prefix_do_not_matter) {
  playAndSplit(games()[0], 3, 5, 135, 3);
  TEST_ASSERT_GREATER_THAN(1, parts.size());
  std::ranges::reverse(parts);
  texts.clear();
  for (const std::string& part : parts) texts += "  QR-Code:" + part + " \r\n";
  texts += parts[0];
  TEST_ASSERT_TRUE_MESSAGE(recordFromCodes(texts, recordText, why), why.c_str());
  refereeAgrees();
}

TEST(reason_is_given_for_what_is_missing_or_wrong) {
  TEST_ASSERT_FALSE(recordFromCodes("", recordText, why));
  TEST_ASSERT_EQUAL_STRING("no code's text given", why.c_str());
  TEST_ASSERT_FALSE(recordFromCodes("hello", recordText, why));
  playAndSplit(games()[0], 3, 5, 135, 3);
  TEST_ASSERT_FALSE(recordFromCodes(parts[0], recordText, why));
  TEST_ASSERT_EQUAL_STRING(("code 2 of " + std::to_string(parts.size()) + " is missing").c_str(),
                           why.c_str());
  static const std::string other = parts[1];
  texts[texts.size() - 9] = texts[texts.size() - 9] == 'A' ? 'B' : 'A';
  TEST_ASSERT_FALSE(recordFromCodes(texts, recordText, why));
  TEST_ASSERT_EQUAL_STRING("a code was misread: the check does not fit", why.c_str());
  playAndSplit(games()[0], 3, 6, 135, 3);
  TEST_ASSERT_FALSE(recordFromCodes(parts[0] + " " + other, recordText, why));
  TEST_ASSERT_EQUAL_STRING("these codes belong to different games", why.c_str());
}

static void writeScreen(const std::string& text, int width, int height, int scale) {
  QrCode code;
  TEST_ASSERT_TRUE(code.make(text));
  FILE* file = std::fopen("build/qr_record.pgm", "wb");
  TEST_ASSERT_NOT_NULL(file);
  std::fprintf(file, "P5 %d %d 255\n", width, height);
  const int left = (width - code.size() * scale) / 2, top = (height - code.size() * scale) / 2;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const bool inside = x >= left && y >= top;
      std::fputc(inside && code.dark((x - left) / scale, (y - top) / scale) ? 30 : 240, file);
    }
  }
  std::fclose(file);
}

TEST(reader_of_the_pictures_gives_the_record) {
  if (std::system("command -v zbarimg >/dev/null 2>&1") != 0) TEST_IGNORE_MESSAGE("zbarimg is not installed");
  static constexpr int kScreens[][3] = {{240, 240, 4}, {240, 240, 3}, {320, 240, 4}, {240, 135, 3}};
  for (const auto& [width, height, scale] : kScreens) {
    for (const Game& game : games()) {
      playAndSplit(game, game.maxPlayers, 3, height, scale);
      texts.clear();
      for (const std::string& part : parts) {
        writeScreen(part, width, height, scale);
        FILE* pipe = popen("zbarimg --quiet -Sdisable -Sqrcode.enable build/qr_record.pgm 2>/dev/null", "r");
        std::array<char, 1024> line{};
        while (std::fgets(line.data(), line.size(), pipe) != nullptr) texts += line.data();
        pclose(pipe);
      }
      TEST_ASSERT_TRUE_MESSAGE(recordFromCodes(texts, recordText, why), why.c_str());
      refereeAgrees();
    }
  }
}
