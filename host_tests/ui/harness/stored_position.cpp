#include "host_tests/ui/harness/stored_position.h"
#include "host_tests/ui/harness/cursor.h"

#include <cstdio>
#include <stdexcept>

#include "base/crc32.h"
#include "simulator/program.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui::test {

namespace {

constexpr std::size_t kMostKeys = 8;

uint32_t crcOf(Device& device) {
  const Canvas& canvas = device.canvas();
  return crc32(reinterpret_cast<const uint8_t*>(canvas.pixels()),
               sizeof(uint16_t) * static_cast<std::size_t>(canvas.width() * canvas.height()));
}

void store(const Screen& position, const Panel& panel, const std::string& folder) {
  Device device(panel);
  device.toMenu();
  position.go(device);
  App& app = device.app();
  app.game.saveCursor();
  app.settings.speed = Speed::Normal;
  app.settingsChanged();
  device.run(300);
  const std::span<const uint8_t> flash = device.flash().contents();
  if (!simulator::writeFile(folder + "/" + position.name + ".bin", {flash.begin(), flash.end()}))
    throw std::runtime_error("cannot write into " + folder);
  device.reboot();
  std::string keys;
  while (device.session().phase() != Session::Phase::Decide) {
    if (keys.size() == kMostKeys) throw std::runtime_error("the game was not taken up");
    const bool film =
        device.session().phase() == Session::Phase::Recap && device.app().stage().meanwhile() == nullptr;
    keys += film ? 'b' : 'a';
    device.press(film ? Button::B : Button::A);
    device.run(400);
  }
  device.rest();
  std::printf("%s %s %08lx\n", position.name, keys.c_str(), static_cast<unsigned long>(crcOf(device)));
}

}  // namespace

void pointAt(Device& device, Action action) {
  device.run(40);
  pointAt(device.app(), action);
  device.app().screen.redraw();
  device.run(40);
}

void storePositions(std::span<const Screen> positions, const Panel& panel, const std::string& folder) {
  for (const Screen& position : positions) store(position, panel, folder);
}

int runStore(const char* name, std::span<const Screen> positions, int argc, char** argv) {
  return simulator::runProgram(name, [=] {
    Panel panel{};
    if (argc != 3 || std::sscanf(argv[1], "%dx%d", &panel.width, &panel.height) != 2)
      throw std::invalid_argument(std::string("usage: ") + name + " WIDTHxHEIGHT FOLDER");
    storePositions(positions, panel, argv[2]);
    return 0;
  });
}

}  // namespace lucca::ui::test
