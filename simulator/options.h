// The command-line options of the simulators.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "drivers/keys.h"
#include "ui/words/text.h"

namespace lucca::simulator {

struct Options {
  int width = 240, height = 240;
  std::string board = "PC";
  KeyLayout keys = KeyLayout::Eight;
  std::optional<ui::Language> language;
  std::optional<uint32_t> seed;
  const char* version = LUCCA_VERSION;  // as the screens tell it
  std::string store;                    // file; empty: the usual one
  bool plain = false;                   // words only; of the terminal
  bool help = false;
  std::vector<std::string> rest;  // what is no option, in the order in which it was given
};

// The main() of a program with these options: shows its help, or runs it and says on the standard error what went wrong.
// `usage` begins with the program's name; `mostRest` is how many arguments it takes that are no options. The exit code:
// what `run` gives, 2 after an exception.
int runWithOptions(int argc, char** argv, const std::string& usage, const std::string& about,
                   std::size_t mostRest, int (*run)(Options options));

}  // namespace lucca::simulator
