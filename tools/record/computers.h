// Computer players at the seats of a recorded game.
#pragma once

#include <optional>
#include <vector>

#include "engine/bots/bot.h"
#include "tools/record/writer.h"

namespace lucca::record {

// "easy,master": a level for each seat, or one for all. Nothing, and why, when it names no level or not as many.
std::optional<std::vector<Level>> readLevels(const std::string& list, int players, std::string& why);

class ComputerChooser : public Chooser {
 public:
  explicit ComputerChooser(std::vector<Level> levels)
      : levels_(std::move(levels)), workspace_(kBotWorkspace) {}
  Action choose(const Match& match, const ActionList& legal, Rng& rng) override;

 private:
  std::vector<Level> levels_;  // by seat
  std::vector<std::byte> workspace_;
};

}  // namespace lucca::record
