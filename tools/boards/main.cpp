// lucca-boards json | wiring: the facts of boards/ for other programs and for docs/boards.md.
#include <cstdio>
#include <cstring>

#include "tools/boards/print.h"

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "json") == 0) {
    lucca::printJson();
    return 0;
  }
  if (argc == 2 && std::strcmp(argv[1], "wiring") == 0) {
    lucca::printWiring();
    return 0;
  }
  std::fprintf(stderr, "usage: lucca-boards json | wiring\n");
  return 2;
}
