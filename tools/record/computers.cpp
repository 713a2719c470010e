#include "tools/record/computers.h"

#include <sstream>

#include "tools/record/lines/line_reader.h"

namespace lucca::record {
namespace {

constexpr const char* kNames[kLevels] = {"easy", "normal", "hard", "master"};

std::optional<Level> levelOf(const std::string& name) {
  for (int i = 0; i < kLevels; ++i) {
    if (name == kNames[i]) return static_cast<Level>(i);
  }
  return {};
}

}  // namespace

std::optional<std::vector<Level>> readLevels(const std::string& list, int players, std::string& why) {
  std::vector<Level> levels;
  std::istringstream words(list);
  for (std::string name; std::getline(words, name, ',');) {
    const std::optional<Level> level = levelOf(name);
    if (!level)
      return why = "no computer player is called \"" + name + "\", only " + oneOf(kNames), std::nullopt;
    levels.push_back(*level);
  }
  if (levels.size() == 1) levels.resize(static_cast<std::size_t>(players), levels[0]);
  if (levels.size() != static_cast<std::size_t>(players)) {
    why = "--bots wants one level, or one for each of the " + std::to_string(players) + " seats";
    return {};
  }
  return levels;
}

Action ComputerChooser::choose(const Match& match, const ActionList&, Rng& rng) {
  const Seat seat = match.toMove();
  AnyView view{};
  match.game().view(match.state(), seat, view);
  Bot bot(workspace_);
  bot.begin(match.game(), view, levels_[static_cast<std::size_t>(seat)], rng.next());
  while (!bot.think(1u << 20)) {
  }
  return bot.best();
}

}  // namespace lucca::record
