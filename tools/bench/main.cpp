// lucca-bench: plays random games as fast as the engine can and says how many a second. With --signature: a fingerprint of
// how the computer players play.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tools/bench/rows.h"
#include "tools/bench/signature.h"

namespace {

using lucca::bench::Count;
using lucca::bench::Row;

void measure(const Row& row, uint32_t games) {
  const auto begin = std::chrono::steady_clock::now();
  const Count count = row.play(row.setup, games, 1);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%-24s games %u decisions %u actions %u games/s %.0f decisions/s %.0f\n", row.label, games,
              count.decisions, count.actions, games / seconds, count.decisions / seconds);
}

int printSignature(const char* folder) {
  std::string why;
  const std::string text = lucca::bench::signatureOf(folder, why);
  std::fputs(text.c_str(), stdout);
  if (text.empty()) std::fprintf(stderr, "bench: %s\n", why.c_str());
  return text.empty() ? 1 : 0;
}

}  // namespace

int main(int count, char** words) {
  if (count == 3 && std::strcmp(words[1], "--signature") == 0) return printSignature(words[2]);
  const char* only = nullptr;
  uint32_t games = 2000;
  for (int i = 1; i < count; ++i) {
    if (std::strcmp(words[i], "--games") == 0 && i + 1 < count) {
      games = static_cast<uint32_t>(std::strtoul(words[++i], nullptr, 10));
    } else if (std::strcmp(words[i], "--only") == 0 && i + 1 < count) {
      only = words[++i];
    } else {
      std::fputs(
          "usage: lucca-bench [--games N] [--only ROW]\n       lucca-bench --signature FOLDER_OF_RECORDS\n",
          stderr);
      return 2;
    }
  }
  if (games == 0) games = 1;
  bool found = false;
  for (const Row& row : lucca::bench::kRows) {
    if (only && std::strcmp(only, row.label) != 0) continue;
    found = true;
    measure(row, games);
  }
  if (!found) std::fprintf(stderr, "bench: no row %s\n", only);
  return found ? 0 : 1;
}
