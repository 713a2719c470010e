#include "host_tests/ui/harness/one_device.h"

namespace lucca::ui::test {

std::unique_ptr<Device> device;

}  // namespace lucca::ui::test

void setUp() { lucca::ui::test::device = std::make_unique<lucca::ui::test::Device>(); }
void tearDown() { lucca::ui::test::device.reset(); }
