// Writes records of games that are not uniformly random: half of the bricks are floors or start a struggle where they
// can, so that towers grow, struggles last and prisoners add up. The second referee reads them.
//
// usage: wild_records FOLDER GAMES
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/torri/query.h"
#include "tools/record/writer.h"

using namespace lucca;
using namespace lucca::torri;

namespace {

class WildChooser : public record::Chooser {
 public:
  Action choose(const Match& match, const ActionList& legal, Rng& rng) override {
    const State& state = *reinterpret_cast<const State*>(match.state().bytes);
    const Action any = legal[rng.below(static_cast<uint32_t>(legal.size()))];
    if (state.phase != Phase::Place || rng.below(2) == 0) return any;
    ActionList wild;
    for (Action action : legal) {
      const Effect effect = effectOf(state, colourOf(action), lotOf(action));
      if (effect.floor || effect.kind != Effect::Kind::None) wild.push(action);
    }
    return wild.empty() ? any : wild[rng.below(static_cast<uint32_t>(wild.size()))];
  }
};

}  // namespace

int main(int count, char** words) {
  if (count != 3) return 2;
  const std::filesystem::path folder = words[1];
  const uint32_t games = static_cast<uint32_t>(std::atoi(words[2]));
  const record::Notation& notation = record::torriNotation();
  WildChooser chooser;
  uint32_t seed = 1;
  for (uint8_t size = 0; size < 4; ++size) {
    for (uint8_t players = 2; players <= 4; ++players) {
      for (uint8_t switching = 0; switching < 2; ++switching) {
        for (uint32_t game = 0; game < games; ++game, ++seed) {
          const Setup setup{GameId::Torri, players, {size, switching, 2, 0, 3, 1}};
          const std::string name = notation.label(setup) + "-" + std::to_string(seed) + ".jsonl";
          std::ofstream(folder / name, std::ios::binary)
              << record::writeRecord(notation, setup, seed, chooser);
        }
      }
    }
  }
  return 0;
}
