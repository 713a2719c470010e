// TFT_eSPI's calls beside drawing: starting, commands, reading back, buttons, and the Arduino half.
#include <cstring>

#include "drivers/tft_espi/tests/tft_rig.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

TEST(init_lights_the_panel_and_begins_in_rotation_0) {
  static FakePanel bus;
  static const Panel facts = panel240x320(1);
  const DisplaySetup setup{bus, facts};
  TFT_eSPI tft(setup);
  TEST_ASSERT_FALSE(bus.lit);
  tft.init();
  TEST_ASSERT_TRUE(bus.lit);
  TEST_ASSERT_EQUAL(0, tft.getRotation());
  TEST_ASSERT_EQUAL(240, tft.width());
  TEST_ASSERT_EQUAL_HEX8(0x00, bus.access);
}

TEST(commands_take_their_data_one_by_one_or_as_a_list) {
  rig->bus.text.clear();
  constexpr uint8_t kFrameRate = 0xC6;
  rig->tft.writecommand(kFrameRate);
  rig->tft.writedata(0x0F);
  TEST_ASSERT_NOT_NULL(std::strstr(rig->bus.text.c_str(), "C6\ndata 0F\n"));
  static const uint8_t list[] = {2, TFT_COLMOD, 1, 0x55, TFT_SLPOUT, TFT_INIT_DELAY, 12};
  rig->bus.text.clear();
  rig->tft.commandList(list);
  TEST_ASSERT_NOT_NULL(std::strstr(rig->bus.text.c_str(), "3A 55\n11\nwait 12 ms\n"));
}

TEST(a_sprite_takes_images_at_its_own_depth) {
  static const uint8_t nibbles[] = {0x12, 0x34, 0x56, 0x78};  // 4 x 2
  rig->sprite.setColorDepth(4);
  rig->sprite.createSprite(6, 4);
  rig->sprite.pushImage(1, 1, 4, 2, reinterpret_cast<const uint16_t*>(nibbles));
  for (int i = 0; i < 8; ++i) TEST_ASSERT_EQUAL(i + 1, rig->sprite.readPixelValue(1 + i % 4, 1 + i / 4));
  TEST_ASSERT_EQUAL(0, rig->sprite.readPixelValue(5, 1));

  static const uint8_t bits[] = {0xA0, 0x40};  // 3 x 2
  rig->second.setColorDepth(1);
  rig->second.createSprite(5, 4);
  rig->second.pushImage(1, 1, 3, 2, reinterpret_cast<const uint16_t*>(bits));
  TEST_ASSERT_EQUAL(1, rig->second.readPixelValue(1, 1));
  TEST_ASSERT_EQUAL(0, rig->second.readPixelValue(2, 1));
  TEST_ASSERT_EQUAL(1, rig->second.readPixelValue(3, 1));
  TEST_ASSERT_EQUAL(1, rig->second.readPixelValue(2, 2));

  static const uint8_t bytes[] = {0x11, 0x22, 0x33, 0x44};
  rig->third.setColorDepth(8);
  rig->third.createSprite(2, 2);
  rig->third.pushImage(0, 0, 2, 2, reinterpret_cast<const uint16_t*>(bytes), 8);
  TEST_ASSERT_EQUAL_HEX8(0x44, rig->third.readPixelValue(1, 1));
}

TEST(images_of_8_bits_leave_their_transparent_value_out) {
  static uint8_t image[] = {0xE0, 0x1C, 0x03, 0xE0};
  rig->tft.fillScreen(TFT_BLACK);
  rig->tft.pushImage(0, 0, 2, 2, image, uint8_t{0xE0});
  TEST_ASSERT_EQUAL_HEX16(TFT_BLACK, glass(0, 0));
  TEST_ASSERT_EQUAL_HEX16(TFT_eSPI::color8to16(0x1C), glass(1, 0));
  TEST_ASSERT_EQUAL_HEX16(TFT_BLACK, glass(1, 1));
}

TEST(what_is_read_can_be_pushed_back) {
  rig->sprite.createSprite(20, 20);
  rig->sprite.fillCircle(8, 8, 6, TFT_RED);
  static uint16_t kept[100];
  rig->sprite.readRect(2, 3, 10, 10, kept);
  rig->sprite.fillSprite(TFT_BLUE);
  rig->sprite.pushRect(2, 3, 10, 10, kept);
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, rig->sprite.readPixel(8, 8));
  static uint8_t rgb[3];
  rig->sprite.readRectRGB(8, 8, 1, 1, rgb);
  TEST_ASSERT_EQUAL_HEX8(0xFF, rgb[0]);
  TEST_ASSERT_EQUAL_HEX8(0x00, rgb[1]);
}

TEST(a_shadow_holds_what_the_panel_shows_in_every_rotation) {
  static uint16_t shadow[240 * 240];
  const DisplaySetup setup{rig->bus, kFacts, &rig->pool, shadow};
  TFT_eSPI tft(setup);
  tft.init();
  for (uint8_t turns = 0; turns < 4; ++turns) {
    tft.setRotation(turns);
    tft.fillRect(10, 20, 30, 5, static_cast<uint32_t>(0x1111 * (turns + 1)));
    TEST_ASSERT_EQUAL_HEX16(0x1111 * (turns + 1), tft.readPixel(39, 24));
    tft.setAddrWindow(100, 50, 2, 2);
    tft.pushColor(TFT_RED, 3);
    tft.pushColor(TFT_GREEN);
    TEST_ASSERT_EQUAL_HEX16(TFT_GREEN, tft.readPixel(101, 51));
    tft.setTextColor(TFT_WHITE, TFT_NAVY);
    tft.drawString("shadow", 60, 60);
    TEST_ASSERT_EQUAL_HEX16(TFT_NAVY, tft.readPixel(65, 60));
  }
  tft.setRotation(0);
  for (int y = 0; y < 240; ++y) {
    for (int x = 0; x < 240; ++x) TEST_ASSERT_EQUAL_HEX16(glass(x, y), tft.readPixel(x, y));
  }
}

TEST(a_padded_free_font_returns_where_it_ends) {
  rig->tft.setFreeFont(&FreeSans9pt7b);
  rig->tft.setTextColor(TFT_WHITE, TFT_BLACK);
  const int16_t wide = rig->tft.drawString("HH", 50, 40);
  rig->tft.setTextPadding(100);
  TEST_ASSERT_EQUAL(50 + wide, rig->tft.drawString("HH", 50, 40));
}

TEST(a_button_remembers_how_it_is_pressed) {
  static TFT_eSPI_Button button;
  button.initButton(&rig->tft, 60, 40, 40, 20, TFT_WHITE, TFT_RED, TFT_BLACK, "go", 1);
  button.drawButton();
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(44, 40));
  TEST_ASSERT_TRUE(button.contains(40, 30));
  TEST_ASSERT_FALSE(button.contains(80, 30));
  button.press(true);
  TEST_ASSERT_TRUE(button.justPressed());
  button.press(true);
  TEST_ASSERT_FALSE(button.justPressed());
  button.press(false);
  TEST_ASSERT_TRUE(button.justReleased());
}

TEST(the_setup_tells_size_and_driver) {
  static setup_t setup;
  rig->tft.getSetup(setup);
  TEST_ASSERT_EQUAL_HEX16(0x7789, setup.tft_driver);
  TEST_ASSERT_EQUAL(240, setup.tft_height);
  TEST_ASSERT_TRUE(setup.version.startsWith("2.5"));
  TEST_ASSERT_EQUAL_STRING("PC", setup.setup_info.c_str());
}

TEST(strings_hold_what_fits) {
  String text = String("a") + 1 + 'b' + 2.5 + String(255, HEX);
  TEST_ASSERT_EQUAL_STRING("a1b2.50ff", text.c_str());
  TEST_ASSERT_EQUAL(3, text.indexOf("2."));
  text.replace("2.50", "-");
  TEST_ASSERT_EQUAL_STRING("a1b-ff", text.c_str());
  TEST_ASSERT_EQUAL_STRING("b-", text.substring(2, 4).c_str());
  TEST_ASSERT_EQUAL(-42, String(" -42 apples").toInt());
  for (int i = 0; i < 20; ++i) text += "1234567890";
  TEST_ASSERT_EQUAL(String::kMost, text.length());
  TEST_ASSERT_EQUAL_STRING("-128", String(-128).c_str());
  TEST_ASSERT_EQUAL_STRING("ffffffff", String(-1, HEX).c_str());
}

TEST(print_writes_numbers_in_every_base_and_formats) {
  class Paper : public Print {
   public:
    using Print::write;
    size_t write(uint8_t byte) override {
      text += static_cast<char>(byte);
      return 1;
    }
    String text;
  };
  static Paper paper;
  paper.print(255, HEX);
  paper.print(-7);
  paper.print(5u, BIN);
  paper.println(3.14159, 3);
  paper.printf("%d/%s", 12, "x");
  paper.print(reinterpret_cast<const __FlashStringHelper*>("flash"));
  TEST_ASSERT_EQUAL_STRING("FF-71013.142\r\n12/xflash", paper.text.c_str());
}

}  // namespace

void setUp() { rig = std::make_unique<Rig>(); }
void tearDown() { rig.reset(); }
