// TFT_eSPI's sprites: every depth, their memory, and how they are pushed and turned.
#include "drivers/tft_espi/tests/tft_rig.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

TEST(sprites_of_each_depth_keep_what_their_bits_can) {
  for (const int8_t depth : {int8_t{16}, int8_t{8}, int8_t{4}, int8_t{1}}) {
    rig->sprite.deleteSprite();
    rig->sprite.setColorDepth(depth);
    TEST_ASSERT_NOT_NULL(rig->sprite.createSprite(13, 7));
    TEST_ASSERT_EQUAL(depth, rig->sprite.getColorDepth());
    rig->sprite.setBitmapColor(TFT_GREEN, TFT_BLACK);
    const uint16_t drawn = depth >= 8 ? TFT_RED : depth == 4 ? 2 : 1;
    const uint16_t read = depth == 1 ? TFT_GREEN : depth == 8 ? TFT_eSPI::color8to16(0xE0) : TFT_RED;
    rig->sprite.fillRect(3, 2, 7, 3, drawn);
    for (int y = 0; y < 7; ++y) {
      for (int x = 0; x < 13; ++x) {
        const bool in = x >= 3 && x < 10 && y >= 2 && y < 5;
        TEST_ASSERT_EQUAL_HEX16(in ? read : 0, rig->sprite.readPixel(x, y));
      }
    }
    rig->tft.fillScreen(TFT_BLUE);
    rig->sprite.pushSprite(100, 50);
    TEST_ASSERT_EQUAL_HEX16(read, glass(103, 52));
    TEST_ASSERT_EQUAL_HEX16(0, glass(112, 56));
    TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, glass(113, 56));
    rig->tft.fillScreen(TFT_BLUE);
    rig->sprite.pushSprite(-4, -3, TFT_BLACK);  // of 4 bits and of 1: the value 0
    TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, glass(6, 0));
    TEST_ASSERT_EQUAL_HEX16(read, glass(5, 1));
  }
}

TEST(one_bit_sprites_turn) {
  rig->sprite.setColorDepth(1);
  rig->sprite.createSprite(10, 6);
  rig->sprite.setRotation(1);
  TEST_ASSERT_EQUAL(6, rig->sprite.width());
  rig->sprite.drawPixel(0, 0, 1);
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, rig->sprite.readPixel(0, 0));
  rig->sprite.setRotation(0);
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, rig->sprite.readPixel(9, 0));
}

TEST(a_used_up_pool_refuses_and_says_so) {
  TEST_ASSERT_NOT_NULL(rig->sprite.createSprite(240, 240));
  TFT_eSprite& second = rig->second;
  TEST_ASSERT_NULL(second.createSprite(240, 240));
  TEST_ASSERT_TRUE(second.error() == TFT_eSprite::Error::PoolFull);
  TEST_ASSERT_FALSE(second.created());
  second.fillRect(0, 0, 10, 10, TFT_RED);  // harmless
  rig->sprite.deleteSprite();
  TEST_ASSERT_NOT_NULL(second.createSprite(240, 240));
  second.deleteSprite();
  TEST_ASSERT_EQUAL(0, rig->pool.used());
  TEST_ASSERT_NULL(second.createSprite(0, 5));
  TEST_ASSERT_TRUE(second.error() == TFT_eSprite::Error::BadSize);
}

TEST(sprites_live_in_memory_the_caller_gives) {
  static uint8_t memory[10 * 10 * 2];
  TEST_ASSERT_NULL(rig->sprite.createSprite(11, 10, std::span<uint8_t>(memory)));
  TEST_ASSERT_TRUE(rig->sprite.error() == TFT_eSprite::Error::MemoryTooSmall);
  TEST_ASSERT_EQUAL_PTR(memory, rig->sprite.createSprite(10, 10, std::span<uint8_t>(memory)));
  rig->sprite.drawPixel(9, 9, 0x1234);
  TEST_ASSERT_EQUAL_HEX8(0x34, memory[199]);
  TEST_ASSERT_EQUAL(0, rig->pool.used());
}

TEST(two_frames_of_one_sprite) {
  rig->sprite.createSprite(8, 8, 2);
  rig->sprite.fillSprite(TFT_RED);
  rig->sprite.frameBuffer(2);
  TEST_ASSERT_EQUAL_HEX16(0, rig->sprite.readPixel(3, 3));
  rig->sprite.frameBuffer(1);
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, rig->sprite.readPixel(3, 3));
}

TEST(push_rotated_by_quarter_turns_moves_pixels_clockwise) {
  rig->sprite.createSprite(9, 9);
  rig->sprite.drawPixel(4, 1, TFT_RED);  // above the pivot
  rig->sprite.setPivot(4, 4);
  rig->tft.setPivot(100, 100);
  rig->tft.fillScreen(TFT_WHITE);
  TEST_ASSERT_TRUE(rig->sprite.pushRotated(90));
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(103, 100));
  rig->tft.fillScreen(TFT_WHITE);
  TEST_ASSERT_TRUE(rig->sprite.pushRotated(180, TFT_BLACK));
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(100, 103));
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, glass(100, 100));
}

TEST(push_to_sprite) {
  TFT_eSprite& to = rig->second;
  to.createSprite(20, 20);
  rig->sprite.createSprite(6, 6);
  rig->sprite.fillSprite(TFT_RED);
  rig->sprite.drawPixel(2, 2, TFT_GREEN);
  TEST_ASSERT_TRUE(rig->sprite.pushToSprite(&to, 17, 17));
  TEST_ASSERT_EQUAL_HEX16(TFT_GREEN, to.readPixel(19, 19));
  TEST_ASSERT_TRUE(rig->sprite.pushToSprite(&to, 0, 0, TFT_RED));
  TEST_ASSERT_EQUAL_HEX16(0, to.readPixel(0, 0));
  TEST_ASSERT_EQUAL_HEX16(TFT_GREEN, to.readPixel(2, 2));
  TFT_eSprite& bits = rig->third;
  bits.setColorDepth(1);
  bits.createSprite(8, 8);
  TEST_ASSERT_FALSE(bits.pushToSprite(&to, 0, 0));
}

// A display with a shadow draws by areas, a 16-bit sprite straight into its memory.
void assertAlike(const TFT_eSPI& display, const TFT_eSprite& sprite, const char* what) {
  for (int y = 0; y < sprite.height(); ++y) {
    for (int x = 0; x < sprite.width(); ++x)
      TEST_ASSERT_EQUAL_HEX16_MESSAGE(display.readPixel(x, y), sprite.readPixel(x, y), what);
  }
}

TEST(what_is_stored_straight_into_memory_is_what_areas_would_be) {
  static uint16_t shadow[240 * 240];
  const DisplaySetup setup{rig->bus, kFacts, &rig->pool, shadow};
  TFT_eSPI tft(setup);
  tft.init();
  TFT_eSprite& sprite = rig->sprite;
  sprite.createSprite(239, 120);  // an odd width: rows begin on both sides of a word
  const auto both = [&](auto&& draw) {
    draw(static_cast<TFT_eSPI&>(tft));
    draw(static_cast<TFT_eSPI&>(sprite));
  };
  for (int i = 0; i < 400; ++i) {  // some of them reach beyond the picture
    const int x0 = i * 37 % 260 - 10, y0 = i * 53 % 140 - 10, x1 = i * 91 % 260 - 10, y1 = i * 29 % 140 - 10;
    both([&](TFT_eSPI& to) { to.drawLine(x0, y0, x1, y1, static_cast<uint32_t>(i * 99 + 1)); });
  }
  assertAlike(tft, sprite, "lines");
  both([&](TFT_eSPI& to) {
    to.setTextColor(TFT_YELLOW);
    to.setFreeFont(&FreeSans12pt7b);
    to.drawString("Lucca", -5, 3);
    to.drawString("Torri", 60, 31);
  });
  assertAlike(tft, sprite, "letters of a free font");
  TFT_eSprite& plate = rig->second;
  plate.createSprite(31, 23);
  for (int i = 0; i < 31 * 23; ++i)
    plate.drawPixel(i % 31, i / 31, i % 3 == 0 ? TFT_BLACK : static_cast<uint32_t>(i * 77));
  TFT_eSprite onGlass(&tft);
  onGlass.createSprite(31, 23);
  plate.pushToSprite(&onGlass, 0, 0);
  for (int angle = -90; angle <= 360; angle += 15) {
    for (const int x : {5, 90, 236}) {
      both([&](TFT_eSPI& to) { to.setPivot(static_cast<int16_t>(x), static_cast<int16_t>(60 + angle / 8)); });
      onGlass.pushRotated(static_cast<int16_t>(angle), angle % 2 == 0 ? uint32_t{TFT_BLACK} : 0x00FFFFFFu);
      plate.pushRotated(&sprite, static_cast<int16_t>(angle),
                        angle % 2 == 0 ? uint32_t{TFT_BLACK} : 0x00FFFFFFu);
    }
  }
  assertAlike(tft, sprite, "turned sprites");
}

}  // namespace

void setUp() { rig = std::make_unique<Rig>(); }
void tearDown() { rig.reset(); }
