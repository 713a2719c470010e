// What a listener hears of a picture: what can be seen of it, and nothing else.
#include <cstdio>
#include <cstring>

#include "drawing/canvas.h"
#include "drawing/picture_words.h"
#include "drawing/type/fonts.h"
#include "host_tests/suite.h"

using namespace lucca;

namespace {

// Writes down all that it hears, a line for each.
class Log final : public TextListener {
 public:
  char heard[400] = "";

 private:
  void add(const char* what, const Rect& box, std::string_view words = "") {
    const std::size_t used = std::strlen(heard);
    std::snprintf(heard + used, sizeof heard - used, "%s %d,%d %dx%d %.*s\n", what, box.x, box.y, box.w,
                  box.h, static_cast<int>(words.size()), words.data());
  }
  void begin() override { add("begin", {}); }
  void text(std::string_view words, const Rect& box, bool picture) override {
    add(picture ? "picture" : "letters", box, words);
  }
  void cover(const Rect& area) override { add("cover", area); }
  void part(ScreenPart, const Rect& area) override { add("part", area); }
  void belongs(ScreenPart, const Rect& area, int seat) override { add(seat == 2 ? "of 2" : "of?", area); }
  void end(const Rect& chosen) override { add("end", chosen); }
};

constexpr Rect kClip{0, 0, 100, 50};

TEST(without_a_listener_nothing_is_heard) {
  const PictureWords words(nullptr, kClip);
  TEST_ASSERT_FALSE(words.heard());
  words.begin();
  words.name("a card", {0, 0, 10, 10});
  words.letters("a", {0, 0, 10, 10});
  words.end({});
}

TEST(a_picture_is_told_from_its_beginning_to_its_end) {
  Log log;
  const PictureWords words(&log, kClip);
  TEST_ASSERT_TRUE(words.heard());
  words.begin();
  words.part(ScreenPart::Title, {0, 0, 100, 10});
  words.belongs(ScreenPart::Title, {0, 0, 100, 10}, 2);
  words.end({5, 6, 7, 8});
  TEST_ASSERT_EQUAL_STRING("begin 0,0 0x0 \npart 0,0 100x10 \nof 2 0,0 100x10 \nend 5,6 7x8 \n", log.heard);
}

// The name of a picture replaces the letters in it.
TEST(a_name_covers_what_was_there) {
  Log log;
  PictureWords(&log, kClip).name("red 77", {10, 10, 20, 20});
  TEST_ASSERT_EQUAL_STRING("cover 10,10 20x20 \npicture 10,10 20x20 red 77\n", log.heard);
}

TEST(letters_are_heard_while_their_middle_is_seen) {
  Log log;
  const PictureWords words(&log, kClip);
  words.letters("in", {90, 40, 18, 18});
  words.letters("right", {90, 10, 20, 10});
  words.letters("below", {10, 40, 20, 20});
  words.letters("left", {-20, 10, 38, 10});
  TEST_ASSERT_EQUAL_STRING("letters 90,40 18x18 in\n", log.heard);
}

TEST(only_what_is_drawn_is_covered) {
  Log log;
  PictureWords(&log, kClip).cover({80, 40, 50, 50});
  TEST_ASSERT_EQUAL_STRING("cover 80,40 20x10 \n", log.heard);
}

// Looks at the ground of the last letters, before they are drawn.
class Ground final : public TextListener {
 public:
  Colour ground = 0, letters = 0;

 private:
  void begin() override {}
  void text(std::string_view, const Rect&, bool) override {}
  void ink(const Canvas& canvas, const Rect& box, std::string_view, Colour colour) override {
    ground = pixelAt(canvas, box.x + box.w / 2, box.y + box.h / 2);
    letters = colour;
  }
  void cover(const Rect&) override {}
  void part(ScreenPart, const Rect&) override {}
  void end(const Rect&) override {}
};

TEST(ink_is_told_while_its_ground_is_still_there) {
  static uint16_t pixels[60 * 30];
  Canvas canvas(pixels, 60, 30);
  Ground seen;
  canvas.listen(&seen);
  canvas.fill(0x1234);
  canvas.drawText("HHH", 10, 20, kFontBody, 0xFFFF);
  TEST_ASSERT_EQUAL_HEX16(0xFFFF, seen.letters);
  TEST_ASSERT_EQUAL_HEX16(0x1234, seen.ground);
}

}  // namespace
