// screens.wasm: draws the screens of host_tests/ui in the browser's build and hands over the pixels as the page paints them.
#include <cstdlib>
#include <vector>

#include "host_tests/ui/harness/screens.h"
#include "simulator/web/glass.h"

namespace {

using namespace lucca;

web::PageGlass glass;

const std::vector<ui::test::Screen>& screens() {
  static const std::vector<ui::test::Screen> all = ui::test::allScreens();
  return all;
}

}  // namespace

// No file: the flash is in memory, as it is in the tests on the PC.
namespace lucca::simulator {

FileFlash::~FileFlash() = default;
std::string FileFlash::open(const std::string&) { return "no files here"; }

FlashResult FileFlash::program(uint32_t offset, std::span<const uint8_t> data) {
  for (const uint8_t byte : data) bytes_[offset++] &= byte;
  return FlashResult::Ok;
}

FlashResult FileFlash::erase(uint32_t offset) {
  std::fill_n(bytes_.begin() + offset, kSectorSize, uint8_t{0xFF});
  return FlashResult::Ok;
}

}  // namespace lucca::simulator

extern "C" {

// A screen that does not come up throws; here it ends the module.
void* __cxa_allocate_exception(std::size_t) { std::abort(); }
void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }

LUCCA_EXPORT("count") uint32_t screenCount() { return static_cast<uint32_t>(screens().size()); }
LUCCA_EXPORT("name") const char* screenName(uint32_t number) { return screens()[number].name; }
LUCCA_EXPORT("draw") const uint32_t* drawScreen(uint32_t number) {
  ui::test::Device device;
  screens()[number].go(device);
  device.rest();
  const Canvas& canvas = device.canvas();
  glass.setCanvas(canvas);
  glass.show(makeRect(0, 0, canvas.width(), canvas.height()));
  return glass.pixels();
}
}
