// Ways into the middle of a game for the pictures of its screens: random but repeatable choices until what is wanted is
// on the screen.
#pragma once

#include <functional>

#include "host_tests/ui/harness/device.h"

namespace lucca::ui::test {

using WantedChoice = std::function<bool(const Session&)>;
using WantedMoment = std::function<bool(const Moment&)>;
// How likely a choice is: of some drawn at random the dearest is made. Empty: the first.
using Taste = std::function<int(const Session&, Action)>;

// A game of people only, with the game's own options.
void startPeople(Device& device, GameId game, int players,
                 std::initializer_list<std::pair<int, uint8_t>> options = {});
// The same with one person, in the first seat; the others are the strongest computer players.
void startAgainstMasters(Device& device, GameId game, int players,
                         std::initializer_list<std::pair<int, uint8_t>> options = {});
// Plays on until a choice that fits, or a moment on display, is on the screen. Fails the test when none comes up.
void playUntil(Device& device, const WantedChoice& wanted, uint32_t seed = 1, const Taste& taste = {});
void watchUntil(Device& device, const WantedMoment& wanted, uint32_t seed = 1, const Taste& taste = {});
// Plays on until `seat` has the device and sees what the others did; its `page`-th page.
void recapOf(Device& device, Seat seat, int page, uint32_t seed = 1, const Taste& taste = {});

}  // namespace lucca::ui::test
