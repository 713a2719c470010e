// All that a device keeps, as text, in the words in which version 0.2.0 wrote it down (stores-0.2.0/*.txt).
#pragma once

#include <string>
#include <vector>

#include "ui/shell/app.h"

namespace lucca::test {

using Lines = std::vector<std::string>;

Lines settingsLines(const ui::Settings& settings);
// The hall's games and the first twenty that are kept whole, and a checksum of all of these.
Lines finishedLines(ui::FinishedGames& finished);
// Opens one slot after the other.
Lines slotLines(ui::App& app);

}  // namespace lucca::test
