// Characters of a terminal as keys: an arrow is one key however its characters arrive.

#include "host_tests/suite.h"
#include "simulator/terminal_keys.h"

using namespace lucca;
using lucca::simulator::TerminalKeys;

static TerminalKeys keys;

void setUp() { keys = {}; }

// All pads that were down at any time while `text` arrived character by character, and for a second after it.
static PadSet pressedBy(const char* text, uint32_t apartMs) {
  keys = {};
  PadSet all = 0;
  uint32_t now = 1000;
  const auto wait = [&](uint32_t ms) {
    for (uint32_t i = 0; i < ms; i += 5) all = static_cast<PadSet>(all | keys.down(now += 5));
  };
  for (; *text; ++text) {
    keys.take({text, 1}, now);
    all = static_cast<PadSet>(all | keys.down(now));
    wait(apartMs);
  }
  wait(1000);
  return all;
}

TEST(arrow_in_pieces_is_one_arrow) {
  for (const uint32_t apart : {0u, 10u, 100u, 300u}) {
    TEST_ASSERT_EQUAL(padBit(Pad::Up), pressedBy("\x1b[A", apart));
    TEST_ASSERT_EQUAL(padBit(Pad::Down), pressedBy("\x1b[B", apart));
    TEST_ASSERT_EQUAL(padBit(Pad::Left), pressedBy("\x1bOD", apart));
    TEST_ASSERT_EQUAL(padBit(Pad::Right), pressedBy("\x1b[1;5C", apart));
  }
}

// Slower still, it is Esc and nothing else: its letter never counts as a key.
TEST(hopelessly_slow_arrow_is_never_two_keys) { TEST_ASSERT_EQUAL(padBit(Pad::B), pressedBy("\x1b[A", 600)); }

TEST(escape_alone_is_b) {
  TEST_ASSERT_EQUAL(padBit(Pad::B), pressedBy("\x1b", 0));
  TEST_ASSERT_EQUAL(padBit(Pad::B), pressedBy("\x1b\x1b", 0));
  TEST_ASSERT_EQUAL(padBit(Pad::B) | padBit(Pad::X), pressedBy("\x1bx", 10));
}

TEST(unknown_sequences_are_swallowed) {
  TEST_ASSERT_EQUAL(0, pressedBy("\x1b[15~\x1b[200~", 0));
  TEST_ASSERT_EQUAL(padBit(Pad::A), pressedBy("\x1b[H\r", 0));
}
