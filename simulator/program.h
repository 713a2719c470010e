// How a program on the PC fails: it prints its name and the reason, and exits with 2.
#pragma once

#include <cstdio>
#include <exception>

namespace lucca::simulator {

template <class Run>
int runProgram(const char* name, Run run) {
  try {
    return run();
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "%s: %s\n", name, problem.what());
    return 2;
  }
}

}  // namespace lucca::simulator
