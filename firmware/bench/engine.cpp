// Random games of both engines. A spare pin is high while they run; tools/bench/engine.mjs watches it in the emulator and
// counts cycles. Each piece of work then says over the UART what it did: "label decisions actions".
#include "firmware/bench/bench.h"
#include "tools/bench/rows.h"

namespace {

constexpr uint32_t kGames = 3;

void run() {
  for (const lucca::bench::Row& row : lucca::bench::kRows) {
    lucca::bench::Count count;
    lucca::bench::mark([&] { count = row.play(row.setup, kGames, 1); });
    std::printf("%s %u %u\n", row.label, static_cast<unsigned>(count.decisions),
                static_cast<unsigned>(count.actions));
  }
}

}  // namespace

int main() { lucca::bench::runAll(run); }
