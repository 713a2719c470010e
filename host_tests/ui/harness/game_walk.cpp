#include "host_tests/ui/harness/game_walk.h"

#include "engine/bots/bot.h"
#include "host_tests/device/people.h"
#include "ui/stage/game_stage.h"

#include <stdexcept>

namespace lucca::ui::test {

namespace {

constexpr int kMostSteps = 60000;

// Waits until the key counts; the phase must still be the one that it is meant for. Ticks are long, as each may draw a picture.
bool ready(Device& device, Session::Phase phase) {
  while (device.app().screen.guard().holds()) device.tick(100, 0);
  return device.session().phase() == phase;
}

Action anyChoice(const Session& session, Rng& rng, const Taste& taste) {
  constexpr int kLooks = 24;
  const auto any = [&] { return session.legal()[rng.below(static_cast<uint32_t>(session.legal().size()))]; };
  Action chosen = any();
  for (int i = 1; taste && i < kLooks; ++i) {
    const Action other = any();
    if (taste(session, other) > taste(session, chosen)) chosen = other;
  }
  return chosen;
}

// One step towards the next choice, whatever the phase.
void advance(Device& device, Rng& rng, const Taste& taste) {
  Session& session = device.session();
  switch (session.phase()) {
    case Session::Phase::HandOver:
      if (ready(device, Session::Phase::HandOver)) device.press(Button::A);
      break;
    case Session::Phase::Recap:
      if (!ready(device, Session::Phase::Recap)) break;
      device.press(device.app().stage().meanwhile() != nullptr ? Button::A : Button::B);
      break;
    case Session::Phase::Decide:
      static_cast<void>(session.play(anyChoice(session, rng, taste)));
      break;
    case Session::Phase::Confirm:
      session.confirm();
      break;
    case Session::Phase::Show:
      session.skip(device.app().now(), device.app().settings.speed);
      break;
    default:
      break;
  }
  device.run(20);
}

using Options = std::initializer_list<std::pair<int, uint8_t>>;

void start(Device& device, const Plan& plan, Options options) {
  App& app = device.app();
  app.draft = plan;
  for (const auto& [option, value] : options) app.draft.setup.option[static_cast<size_t>(option)] = value;
  app.settings.speed = Speed::Instant;
  if (device.session().start(app.draft, 1) != Verdict::Accepted)
    throw std::runtime_error("the rules refuse the set-up");
  app.go.playGame();
  device.run(20);
}

}  // namespace

void startPeople(Device& device, GameId game, int players, Options options) {
  start(device, planOfPeople(game, players), options);
}

void startAgainstMasters(Device& device, GameId game, int players, Options options) {
  Plan plan = planOfPeople(game, players);
  for (std::size_t seat = 1; seat < static_cast<std::size_t>(players); ++seat) {
    plan.seats[seat].isBot = true;
    plan.seats[seat].level = static_cast<uint8_t>(Level::Master);
  }
  start(device, plan, options);
}

namespace {

// Advances until `there`; a game that ends before is followed by another.
template <class There>
bool walk(Device& device, uint32_t seed, const Taste& taste, There there) {
  Rng rng(seed);
  for (int i = 0; i < kMostSteps; ++i) {
    if (there()) return true;
    if (device.session().phase() == Session::Phase::Over) {
      if (device.session().start(device.app().draft, ++seed) != Verdict::Accepted) break;
      device.app().go.playGame();
    }
    advance(device, rng, taste);
  }
  return false;
}

template <class There>
void goTo(Device& device, uint32_t seed, const Taste& taste, There there) {
  bool found = false;
  device.unseen([&] { found = walk(device, seed, taste, there); });
  if (!found) throw std::runtime_error("what the picture shows did not come up");
  device.run(40);
}

}  // namespace

void playUntil(Device& device, const WantedChoice& wanted, uint32_t seed, const Taste& taste) {
  const Session& session = device.session();
  goTo(device, seed, taste, [&] { return session.phase() == Session::Phase::Decide && wanted(session); });
}

void watchUntil(Device& device, const WantedMoment& wanted, uint32_t seed, const Taste& taste) {
  device.app().settings.speed = Speed::Slow;
  const Session& session = device.session();
  goTo(device, seed, taste,
       [&] { return session.phase() == Session::Phase::Show && wanted(session.showing().moment()); });
}

void recapOf(Device& device, Seat seat, int page, uint32_t seed, const Taste& taste) {
  Rng rng(seed);
  const Session& session = device.session();
  const auto there = [&] { return session.phase() == Session::Phase::Recap && session.seat() == seat; };
  device.unseen([&] {
    for (int i = 0; i < kMostSteps && !there(); ++i) advance(device, rng, taste);
  });
  if (!there()) throw std::runtime_error("nobody sees what the others did");
  device.run(20);
  device.press(Button::A, page);
}

}  // namespace lucca::ui::test
