#include "host_tests/ui/screens.h"

namespace lucca::ui::test {

std::span<const Screen> palazziScreens() { return {}; }

}  // namespace lucca::ui::test
