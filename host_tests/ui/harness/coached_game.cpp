#include "host_tests/ui/harness/coached_game.h"

#include "host_tests/device/people.h"

namespace lucca::ui::test {

bool playUntilWarned(Device& device, GameId game, uint32_t seed) {
  using Phase = Session::Phase;
  if (device.scene() == SceneId::Title) device.toMenu();
  device.app().settings.speed = Speed::Instant;
  device.app().draft = planOfPeople(game, 2);
  device.app().draft.coached = 3;
  beginGame(device.app(), 0);
  device.run(100);
  Rng rng(seed);
  bool warned = false;
  device.unseen([&] {
    for (int i = 0; i < 4000 && device.session().phase() != Phase::Over; ++i) {
      if (device.scene() == SceneId::Warning) {
        warned = true;
        return;
      }
      device.takeTurn();
      if (device.session().phase() == Phase::Decide) {
        const ActionList& legal = device.session().legal();
        static_cast<void>(device.session().play(legal[rng.below(static_cast<uint32_t>(legal.size()))]));
        device.run(40);
      } else if (device.scene() == SceneId::Play && device.session().phase() == Phase::Confirm) {
        device.press(Button::A);
        device.run(400);
      }
    }
  });
  // Torri's stage looks for what everybody can reach in slices; a picture of a part may have computed the last of them.
  device.run(6000);
  device.app().screen.redraw();
  device.run(100);
  return warned;
}

}  // namespace lucca::ui::test
