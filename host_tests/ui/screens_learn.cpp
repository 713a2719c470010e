#include "host_tests/ui/screens.h"

namespace lucca::ui::test {

namespace {

constexpr Screen kScreens[] = {
    {"rules_contents",
     [](Device& d) {
       d.toMenu();
       d.press({Button::Down, Button::A});
     }},
    {"guided",
     [](Device& d) {
       d.toMenu();
       d.press({Button::Down, Button::Down, Button::A});
     }},
    {"fame_empty",
     [](Device& d) {
       d.toMenu();
       d.press({Button::Down, Button::Down, Button::Down, Button::A});
     }},
};

}  // namespace

std::span<const Screen> learnScreens() { return kScreens; }

}  // namespace lucca::ui::test
