#include "host_tests/ui/screens.h"

namespace lucca::ui::test {

std::span<const Screen> torriScreens() { return {}; }

}  // namespace lucca::ui::test
