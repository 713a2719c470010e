// Tests that fail, for test_suite.py: nothing of them may be lost, and the next test runs.
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>

#include "drivers/sound.h"
#include "host_tests/suite.h"

namespace {

struct Loud {
  explicit Loud(std::string name) : name_(std::move(name)) {}
  ~Loud() { std::printf("destroyed %s\n", name_.c_str()); }
  std::string name_;
};

TEST(an_assertion_fails) {
  const Loud outer("outer");
  const auto inner = std::make_unique<Loud>("inner");
  TEST_ASSERT_EQUAL_MESSAGE(1, 2, "wrong");
  std::puts("never");
}

TEST(something_throws) {
  const Loud local("local");
  throw std::runtime_error("no such screen");
}

TEST(it_is_ignored) {
  const Loud ignored("ignored");
  TEST_IGNORE_MESSAGE("not here");
}

struct BrokenSpeaker : lucca::Speaker {
  void tone(uint16_t, uint8_t) override { TEST_FAIL_MESSAGE("a tone"); }
};

// The drivers are compiled without exceptions, and call back into the test, which fails there.
TEST(an_assertion_fails_below_a_layer) {
  const Loud above("above the layer");
  BrokenSpeaker speaker;
  lucca::SoundPlayer player(speaker);
  player.play(lucca::Sound::Confirm);
  player.next(1);
}

TEST(the_last_one_passes) {}

}  // namespace
