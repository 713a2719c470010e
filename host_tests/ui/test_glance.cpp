// Everybody at a glance: from any decision, and while others play, one press of the menu's key that is held leads to where
// all players are seen, and one press leads back to the same choice.
#include <string>

#include "base/rng.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/device.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "ui/stage/game_stage.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using enum Button;

struct Seen {
  int looks = 0;
  unsigned phases = 0;  // a bit each
  std::string complaint = {};
};

void holdMenu(Device& device) {
  const KeyStroke stroke = strokeFor(device.app().facts.keys, Y);
  device.tick(20, padBit(stroke.with));
  const PadSet pads = padBit(stroke.with) | padBit(stroke.pad);
  for (int i = 0; i < 26; ++i) device.tick(20, pads);
  device.tick(20, 0);
}

// From what is on the screen to everybody and back.
void look(Device& device, const PictureReader& picture, Seen& seen) {
  const Session& session = device.session();
  device.waitForKeys();
  const Session::Phase phase = session.phase();
  const uint32_t place = placeOf(device.app());
  holdMenu(device);
  device.rest();
  const auto complain = [&](const char* what) {
    if (seen.complaint.empty())
      seen.complaint = what + std::string(", phase ") + std::to_string(static_cast<int>(phase));
  };
  if (device.scene() != SceneId::Inspect) return complain("no page of everybody");
  for (Seat s = 0;
       session.match().plan().setup.game == GameId::Palazzi && s < session.match().plan().setup.players;
       ++s) {
    if (!picture.says(session.match().plan().who(s).name.view())) complain("somebody is missing");
  }
  // The moment on the screen may have ended while the keys went down.
  const uint32_t changes = session.match().changes();
  const Session::Phase open = session.phase();
  device.press(B);
  if (device.scene() != SceneId::Play) complain("one press does not lead back");
  // A computer that thinks may come to its end as soon as one is back.
  const bool wentOn = session.phase() != open || session.match().changes() != changes;
  if (wentOn && open != Session::Phase::Think) complain("the game went on meanwhile");
  if (open == phase && placeOf(device.app()) != place) complain("the cursor is elsewhere");
  ++seen.looks;
  seen.phases |= 1u << static_cast<unsigned>(phase);
}

bool isWatched(Session::Phase phase) {
  return phase == Session::Phase::Think || phase == Session::Phase::Show;
}

Seen play(GameId game, KeyLayout keys) {
  Device device(kSquare, Language::En, 1504, keys);
  PictureReader picture;
  Seen seen;
  Rng rng(3);
  device.startGame(game, 3, 0b100);
  device.app().settings.speed = Speed::Normal;
  device.listen(picture);
  for (int i = 0; i < 6000 && seen.looks < 120 && seen.complaint.empty(); ++i) {
    const Session::Phase phase = device.session().phase();
    const bool still = device.scene() == SceneId::Play && !device.app().screen.motion().acting();
    if (still && (phase == Session::Phase::Decide || phase == Session::Phase::Confirm ||
                  (isWatched(phase) && rng.below(8) == 0)))
      look(device, picture, seen);
    if (device.session().phase() != phase) continue;
    if (isWatched(phase) || (!still && device.scene() == SceneId::Play)) {
      device.run(100);
    } else if (phase == Session::Phase::Decide && device.scene() == SceneId::Play) {
      for (uint32_t moves = rng.below(3); moves > 0; --moves) device.press(rng.below(2) ? Down : Right);
      if (device.scene() != SceneId::Play) device.press(B);
      device.press(A);
    } else {
      device.press(A);
    }
  }
  return seen;
}

void check(GameId game, KeyLayout keys) {
  static Seen seen;
  seen = play(game, keys);
  TEST_ASSERT_TRUE_MESSAGE(seen.complaint.empty(), seen.complaint.c_str());
  TEST_ASSERT_GREATER_THAN(20, seen.looks);
  for (const Session::Phase phase : {Session::Phase::Decide, Session::Phase::Show}) {
    TEST_ASSERT_TRUE(seen.phases >> static_cast<unsigned>(phase) & 1);
  }
}

}  // namespace

TEST(everybody_is_a_held_key_away_and_back_is_the_same_choice) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    for (const KeyLayout keys : {KeyLayout::Eight, KeyLayout::Four}) check(game, keys);
  }
}

TEST(a_stick_pushed_in_twice_shows_everybody) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) check(game, KeyLayout::StickAndTwo);
}
