// Notes to the player: what a press caused comes at once, news of the device itself wait in line.

#include "host_tests/suite.h"
#include "ui/shell/announcer.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

SilentSpeaker speaker;
SoundPlayer player(speaker);

void assertNote(const Announcer& announcer, std::string_view words) {
  TEST_ASSERT_TRUE(announcer.note() == words);
}

TEST(news_of_the_start_are_shown_one_after_the_other) {
  Announcer tell(player);
  tell.announce(Text::SaveWorn);
  tell.announce(Text::SaveOther);
  tell.announce(Text::SaveWorn);  // it still waits
  TEST_ASSERT_TRUE(tell.next(1000));
  assertNote(tell, tr(Text::SaveWorn));
  TEST_ASSERT_FALSE(tell.next(7999));
  TEST_ASSERT_TRUE(tell.next(8000));
  assertNote(tell, tr(Text::SaveOther));
  TEST_ASSERT_TRUE(tell.next(15'000));
  assertNote(tell, "");
  TEST_ASSERT_FALSE(tell.next(15'001));
}

// The first of two notes is pressed away.
void announceAndDismiss(Announcer& tell, Text second) {
  tell.announce(Text::SaveWorn);
  tell.announce(second);
  tell.next(0);
  tell.dismiss();
}

TEST(a_press_goes_on_to_the_next_of_them) {
  Announcer tell(player);
  announceAndDismiss(tell, Text::BatteryLow);
  TEST_ASSERT_TRUE(tell.next(20));
  assertNote(tell, tr(Text::BatteryLow));
}

TEST(a_refusal_does_not_wait_and_loses_nothing) {
  Announcer tell(player);
  announceAndDismiss(tell, Text::SaveOther);
  tell.refuse(Text::PlayNoUndo);
  TEST_ASSERT_TRUE(tell.isRefusal());
  TEST_ASSERT_TRUE(tell.next(20));
  assertNote(tell, tr(Text::PlayNoUndo));
  TEST_ASSERT_TRUE(tell.next(20 + 2600));
  assertNote(tell, tr(Text::SaveOther));
  TEST_ASSERT_FALSE(tell.isRefusal());
}

}  // namespace

void setUp() { setLanguage(Language::En); }
