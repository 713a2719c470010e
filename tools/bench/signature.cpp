#include "tools/bench/signature.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <vector>

#include "base/bytes.h"
#include "base/crc32.h"
#include "engine/bots/bot.h"
#include "engine/games.h"
#include "tools/record/referee.h"

namespace lucca::bench {
namespace {

constexpr std::size_t kPositionsOfGame = 6;
constexpr const char* kLevelName[kLevels] = {"easy", "normal", "hard", "master"};

struct Tally {
  uint32_t positions = 0, crc = 0;
  uint64_t steps = 0;

  void add(Action action, uint32_t its) {
    uint8_t bytes[6];
    put16(bytes, action.bits);
    put32(bytes + 2, its);
    crc = crc32(bytes, sizeof bytes, crc);
    steps += its;
    ++positions;
  }
};
using Tallies = std::map<GameId, std::array<Tally, kLevels>>;

// The lengths of history at which a player had a choice.
std::vector<std::size_t> choicesIn(const Match& played) {
  std::vector<std::size_t> found;
  Match match;
  ActionList legal;
  if (match.start(played.game(), played.setup()) != Verdict::Accepted) return found;
  for (const Action action : played.history()) {
    match.settle();
    match.legal(legal);
    if (match.toMove() >= 0 && legal.size() > 1) found.push_back(match.history().size());
    if (match.apply(action) != Verdict::Accepted) break;
  }
  return found;
}

void think(const Match& match, uint32_t seed, std::array<Tally, kLevels>& tallies) {
  alignas(8) static std::byte workspace[kBotWorkspace];
  AnyView view{};
  match.game().view(match.state(), match.toMove(), view);
  for (std::size_t level = 0; level < kLevels; ++level) {
    Bot bot(workspace);
    bot.begin(match.game(), view, static_cast<Level>(level), seed);
    while (!bot.think(1u << 20)) {
    }
    tallies[level].add(bot.best(), bot.stepsUsed());
  }
}

// At positions that are spread evenly over the game.
void thinkAbout(Match& match, std::array<Tally, kLevels>& tallies) {
  const std::vector<std::size_t> choices = choicesIn(match);
  for (std::size_t i = kPositionsOfGame; i-- > 0;) {
    match.rewind(choices[choices.size() * (2 * i + 1) / (2 * kPositionsOfGame)]);
    match.settle();
    think(match, static_cast<uint32_t>(i), tallies);
  }
}

bool readGame(const std::filesystem::path& path, Match& match, std::string& why) {
  std::ifstream in(path, std::ios::binary);
  const record::Finding finding = record::referee(in, false, match);
  if (!finding.good) why = path.string() + ":" + std::to_string(finding.line) + ": " + finding.reason;
  return finding.good;
}

std::string textOf(const Tallies& tallies) {
  std::string text;
  char line[100];
  for (const auto& [game, levels] : tallies) {
    for (std::size_t level = 0; level < kLevels; ++level) {
      const Tally& tally = levels[level];
      std::snprintf(line, sizeof line, "%s %s: %u positions, %llu steps, %08X\n", findGame(game)->name,
                    kLevelName[level], tally.positions, static_cast<unsigned long long>(tally.steps),
                    tally.crc);
      text += line;
    }
  }
  std::snprintf(line, sizeof line, "Play: %08X\n",
                crc32(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
  return text + line;
}

}  // namespace

std::string signatureOf(const std::filesystem::path& folder, std::string& why) {
  std::vector<std::filesystem::path> paths;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) paths.push_back(entry.path());
  if (paths.empty()) return why = folder.string() + ": no records of games there", std::string();
  std::sort(paths.begin(), paths.end());
  Tallies tallies;
  static Match match;
  for (const std::filesystem::path& path : paths) {
    if (!readGame(path, match, why)) return {};
    thinkAbout(match, tallies[match.game().id]);
  }
  return textOf(tallies);
}

}  // namespace lucca::bench
