// QR codes: their frame, what a version holds, and what a real reader (zbarimg) makes of the picture.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/qr/qr_code.h"
#include "base/rng.h"
#include "host_tests/suite.h"

using namespace lucca;

static QrCode code;
static std::string text, answer;

void setUp() { code = {}; }

// A screen of `pixels` a side with the code in the middle, as a PGM file: dark brown on cream, as the device shows it.
static bool writeScreen(const char* path, int pixels, int scale) {
  FILE* file = std::fopen(path, "wb");
  if (file == nullptr) return false;
  std::fprintf(file, "P5 %d %d 255\n", pixels, pixels);
  const int margin = (pixels - code.size() * scale) / 2;
  for (int y = 0; y < pixels; ++y) {
    for (int x = 0; x < pixels; ++x) {
      const bool inside = x >= margin && y >= margin;
      std::fputc(inside && code.dark((x - margin) / scale, (y - margin) / scale) ? 40 : 235, file);
    }
  }
  return std::fclose(file) == 0;
}

// What zbarimg reads from the file, without the line's end.
static void readScreen(const char* path) {
  answer.clear();
  FILE* pipe = popen(
      (std::string("zbarimg --quiet --raw -Sdisable -Sqrcode.enable ") + path + " 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return;
  std::array<char, 512> chunk{};
  while (std::fgets(chunk.data(), chunk.size(), pipe) != nullptr) answer += chunk.data();
  pclose(pipe);
  if (!answer.empty() && answer.back() == '\n') answer.pop_back();
}

static bool hasReader() { return std::system("command -v zbarimg >/dev/null 2>&1") == 0; }

TEST(smallest_version_that_holds_the_text) {
  TEST_ASSERT_TRUE(code.make("HELLO WORLD"));
  TEST_ASSERT_EQUAL(1, code.version());
  TEST_ASSERT_EQUAL(21, code.size());
  for (int version = 1; version <= QrCode::kMaxVersion; ++version) {
    text.assign(static_cast<std::size_t>(QrCode::capacity(version)), 'A');
    TEST_ASSERT_TRUE(code.make(text));
    TEST_ASSERT_EQUAL(version, code.version());
    text += 'A';
    TEST_ASSERT_FALSE(code.make(text, version));
    TEST_ASSERT_EQUAL(version, code.version());
  }
}

// Capacities of the standard's table, alphanumeric, level L.
TEST(capacities_are_the_standards) {
  const int wanted[] = {25, 47, 77, 114, 154, 195, 224, 279, 335, 395, 468, 535, 619};
  for (int v = 1; v <= QrCode::kMaxVersion; ++v) TEST_ASSERT_EQUAL(wanted[v - 1], QrCode::capacity(v));
}

TEST(versions_that_fit_the_screens) {
  TEST_ASSERT_EQUAL(13, QrCode::versionFor(240, 3));
  TEST_ASSERT_EQUAL(8, QrCode::versionFor(240, 4));
  TEST_ASSERT_EQUAL(5, QrCode::versionFor(135, 3));
  TEST_ASSERT_EQUAL(0, QrCode::versionFor(40, 2));
}

TEST(finders_stand_in_three_corners) {
  TEST_ASSERT_TRUE(code.make("LUCCA"));
  const int far = code.size() - 7;
  for (const auto& [x, y] : {std::array{0, 0}, std::array{far, 0}, std::array{0, far}}) {
    for (int i = 0; i < 7; ++i) {
      TEST_ASSERT_TRUE(code.dark(x + i, y) && code.dark(x, y + i) && code.dark(x + 6, y + i));
    }
    TEST_ASSERT_FALSE(code.dark(x + 1, y + 1));
    TEST_ASSERT_TRUE(code.dark(x + 3, y + 3));
  }
  TEST_ASSERT_FALSE(code.dark(-1, 0) || code.dark(0, code.size()));
}

TEST(reader_reads_every_version) {
  if (!hasReader()) TEST_IGNORE_MESSAGE("zbarimg is not installed");
  Rng rng(11);
  for (int version = 1; version <= QrCode::kMaxVersion; ++version) {
    text.clear();
    const int length = QrCode::capacity(version) - static_cast<int>(rng.below(4));
    for (int i = 0; i < length; ++i) text += "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567-"[rng.below(33)];
    TEST_ASSERT_TRUE(code.make(text));
    TEST_ASSERT_TRUE(writeScreen("build/qr_test.pgm", 240, version <= 8 ? 4 : 3));
    readScreen("build/qr_test.pgm");
    TEST_ASSERT_EQUAL_STRING(text.c_str(), answer.c_str());
  }
}

TEST(reader_reads_other_letters_and_short_texts) {
  if (!hasReader()) TEST_IGNORE_MESSAGE("zbarimg is not installed");
  for (const char* words :
       {"a", "1", "Lucca Tascabile: Palazzi e Torri", "https://example.org/?a=b&c=d", "A-1"}) {
    TEST_ASSERT_TRUE(code.make(words));
    TEST_ASSERT_TRUE(writeScreen("build/qr_test.pgm", 135, 3));
    readScreen("build/qr_test.pgm");
    TEST_ASSERT_EQUAL_STRING(words, answer.c_str());
  }
}
