// Mines games of Torri between computers: two seats on 6 x 6.
#include "engine/torri/game.h"
#include "engine/torri/query.h"
#include "tools/puzzles/positions.h"

namespace lucca::puzzles {

namespace {

using namespace torri;

Action anyFight(const Match& match, const ActionList& legal, Rng& rng) {
  const State& state = *reinterpret_cast<const State*>(match.state().bytes);
  std::vector<Action> fights;
  for (const Action action : legal) {
    if (kindOf(action) == Kind::Place &&
        effectOf(state, colourOf(action), lotOfPlace(action)).kind == Effect::Kind::Fight)
      fights.push_back(action);
  }
  return fights.empty() ? kNoAction : fights[rng.below(static_cast<uint32_t>(fights.size()))];
}

}  // namespace

std::vector<Candidate> mineTorri(int games, uint32_t seed) {
  constexpr Goal kGoals[] = {Goal::Win, Goal::Stop, Goal::Close};
  std::vector<Candidate> found;
  std::vector<std::byte> workspace(kBotWorkspace);
  Rng rng(seed);
  constexpr uint32_t kBudgets[] = {20, 100, 400, 1500};
  for (int g = 0; g < games; ++g) {
    const uint8_t first = static_cast<uint8_t>(rng.below(4)),
                  second = static_cast<uint8_t>((first + 1 + rng.below(3)) % 4);
    const Setup setup{GameId::Torri, 2, {0, static_cast<uint8_t>(g % 2), first, second, 0, 0}};
    Match match;
    if (match.start(kGame, setup) != Verdict::Accepted) break;
    constexpr uint32_t kWild[] = {0, 12, 24, 48, 100};
    const uint32_t wild = kWild[rng.below(5)], budget = kBudgets[rng.below(4)];
    const Level level = static_cast<Level>(rng.below(3));
    const bool brawls = rng.below(4) == 0;  // strikes wherever it can, so that prisoners are taken
    for (match.settle(); match.toMove() >= 0; match.settle()) {
      lookAtTorri(match, kGoals, found);
      ActionList legal;
      match.legal(legal);
      Action action = legal[rng.below(static_cast<uint32_t>(legal.size()))];
      const Action fight = brawls ? anyFight(match, legal, rng) : kNoAction;
      if (fight != kNoAction) {
        action = fight;
      } else if (rng.below(100) >= wild) {
        AnyView view{};
        kGame.view(match.state(), match.toMove(), view);
        Bot bot(workspace);
        bot.begin(kGame, view, level, rng.next(), budget);
        while (!bot.think(1u << 20)) {
        }
        action = bot.best();
      }
      if (match.apply(action) != Verdict::Accepted) break;
    }
  }
  return found;
}

}  // namespace lucca::puzzles
