// Positions for the benchmarks of the firmware: the flash of a device whose running game has reached them.
#pragma once

#include <span>
#include <string>

#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

// Puts the cursor on a choice.
void pointAt(Device& device, Action action);

// For each position FOLDER/NAME.bin, and a line: its name, the keys, a and b, that lead there after switching on, and
// the CRC-32 of that picture, so that a program knows when it has arrived there.
void storePositions(std::span<const Screen> positions, const Panel& panel, const std::string& folder);

// A program WIDTHxHEIGHT FOLDER that does so.
int runStore(const char* name, std::span<const Screen> positions, int argc, char** argv);

}  // namespace lucca::ui::test
