// What can be said on the command line of the simulators.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "drivers/keys.h"
#include "ui/text.h"

namespace lucca::simulator {

struct Options {
  int width = 240, height = 240;
  std::string board = "PC";
  KeyLayout keys = KeyLayout::Eight;
  std::optional<ui::Language> language;
  std::optional<uint32_t> seed;
  std::string store;  // file; empty: the usual one
  bool help = false;
  std::vector<std::string> rest;
};

// Throws std::invalid_argument with a sentence for the user.
Options parseOptions(int argc, char** argv);
std::string optionsHelp(const std::string& program, const std::string& about);

}  // namespace lucca::simulator
