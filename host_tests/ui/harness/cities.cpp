#include "host_tests/ui/harness/cities.h"

#include <array>
#include <bit>
#include <map>
#include <vector>

#include "engine/bots/bot.h"

namespace lucca::ui::test {

namespace {

Action thoughtOut(const PlayedMatch& match) {
  alignas(8) static std::array<std::byte, kBotWorkspace> memory;
  Bot bot{memory};
  AnyView view;
  match.game().view(match.state(), match.toMove(), view);
  bot.begin(match.game(), view, Level::Master, match.seedAt(match.history().size()));
  while (!bot.think(1u << 20)) {
  }
  return bot.best();
}

// Every look at a finished city plays it to its end; what master chose at one position it chooses there again.
Action masters(const PlayedMatch& match) {
  static std::map<std::vector<uint32_t>, Action> chosen;
  std::vector<uint32_t> position = {static_cast<uint32_t>(match.plan().setup.game), match.seedAt(0)};
  for (const Action action : match.history()) position.push_back(std::bit_cast<uint16_t>(action));
  const auto known = chosen.find(position);
  return known != chosen.end() ? known->second : chosen.emplace(position, thoughtOut(match)).first->second;
}

}  // namespace

void keepCities(Device& device, GameId game) {
  device.run(300);
  const Cities cities = citiesOf(game);
  constexpr int kPlayed = 12;
  std::vector<uint8_t> bytes = {1, static_cast<uint8_t>(game), kPlayed + 1, 0, kPlayed};
  for (int number = 1; number <= kPlayed; ++number) {
    // The last one gold, before it silver, bronze, none, gold ...
    const int medal = 3 - (kPlayed - number) % 4;
    const bool turns = cities.count == Cities::Count::Turns;
    const int mark = medal == 0 ? (turns ? 0 : 5) : cities.mark(number, static_cast<Medal>(medal));
    const int score = mark == kAnyWin ? 19 : mark;
    const int city = number | static_cast<int>(game) << 9 | medal << 13;
    bytes.insert(bytes.end(),
                 {static_cast<uint8_t>(city), static_cast<uint8_t>(city >> 8), static_cast<uint8_t>(score)});
  }
  bytes.push_back(0);
  Store store(device.flash());
  static_cast<void>(store.mount());
  static_cast<void>(store.save(StoreKey::Cities, CityProgress::kVersion, bytes));
  device.cutPower();
}

void playCityOn(Device& device, bool well) {
  device.unseen([&] {
    while (device.session().running()) {
      device.takeTurn();
      Session& session = device.session();
      if (session.phase() == Session::Phase::Decide) {
        const std::size_t entries = session.match().history().size();
        const auto& legal = session.legal();
        static_cast<void>(session.play(well ? masters(session.match()) : legal[entries % legal.size()]));
      }
      if (session.phase() == Session::Phase::Confirm) session.confirm();
      device.run(20);
    }
  });
  device.settle();
}

void endCity(Device& device, GameId game, int number, bool well) {
  device.app().settings.speed = Speed::Instant;
  device.toMenu();
  beginCity(device.app(), game, number);
  device.run(100);
  playCityOn(device, well);
  device.run(100);
  device.press(Button::A);
}

}  // namespace lucca::ui::test
