// Torri's puzzles: two seats on 6 x 6.
#include <algorithm>

#include "engine/torri/game.h"
#include "engine/torri/query.h"
#include "tools/puzzles/positions.h"

namespace lucca::puzzles {

namespace {

using namespace torri;

const State& city(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

// The events in the turn of a try.
struct Story {
  bool strikes = false, merges = false;
  int lot = kNoLot;   // of the house that joined towers, the last of them
  int last = kNoLot;  // of the last brick
};

Story storyOf(const AnyState& root, const Try& one) {
  Story story;
  AnyState state = root;
  for (const Action action : one.own) {
    while (toMove(city(state)) != toMove(city(root))) {  // the other seat chooses a prisoner: any will do
      ActionList legal;
      kGame.legal(state, legal);
      if (kGame.apply(state, legal[0]) != Verdict::Accepted) return story;
      settle(kGame, state);
    }
    if (kindOf(action) == Kind::Place) {
      story.last = lotOfPlace(action);
    }
    if (kGame.apply(state, action) != Verdict::Accepted) return story;
    while (kGame.toMove(state) == kRules) {
      const Action step = kGame.ruleStep(state);
      if (kindOf(step) == Kind::Turn) break;
      if (kindOf(step) == Kind::Attack) story.strikes = true;
      if (kindOf(step) == Kind::Merge) story.merges = true;
      if (kindOf(step) == Kind::Struggle) story.lot = lotOfPlace(action);
      if (kGame.apply(state, step) != Verdict::Accepted) return story;
    }
  }
  return story;
}

// The lots of a way, the colour left out.
std::vector<int> lotsOf(const Key& key) {
  std::vector<int> lots;
  for (const uint16_t part : key) {
    if (part < kLots) lots.push_back(part);
  }
  return lots;
}

// Finds the lot of the way with the most tempting alternatives, and counts them, that lot included.
void findKeyLot(const Proof& proof, Candidate& one) {
  const std::vector<int> way = lotsOf(*proof.ways.begin());
  if (way.size() != 2) {
    one.about[0] = one.about[2] = way[0];
    one.of = static_cast<int>(proof.all.size());
    return;
  }
  for (int side = 0; side < 2; ++side) {
    const int kept = way[static_cast<std::size_t>(side)], other = way[static_cast<std::size_t>(1 - side)];
    std::set<int> lots{other};
    for (const Try& each : proof.tries) {
      const std::vector<int> pair = lotsOf(each.key);
      if (!each.tempts || pair.size() != 2) continue;
      if (pair[0] == kept)
        lots.insert(pair[1]);
      else if (pair[1] == kept)
        lots.insert(pair[0]);
    }
    if (static_cast<int>(lots.size()) > one.of) {
      one.of = static_cast<int>(lots.size());
      one.about[0] = one.about[2] = other;
    }
  }
}

// If nothing else tempts, the number of all turns is told.
void tellAllTurns(const Proof& proof, Candidate& one) {
  if (one.of > 2) return;
  one.of = static_cast<int>(proof.all.size());
  one.about[2] = kNoLot;
}

// Whether the brick on that lot has to be the first (0) or the second (1), in every order that holds.
bool comes(const Proof& proof, int lot, int place) {
  for (const Try& each : proof.tries) {
    if (!each.holds) continue;
    int at = 0;
    for (const Action action : each.own) {
      if (kindOf(action) != Kind::Place) continue;
      if (lotOfPlace(action) == lot && at != place) return false;
      ++at;
    }
  }
  return true;
}

void explainWin(const AnyState& root, const Proof& proof, const Try& way, Candidate& one) {
  const State& before = city(root);
  const State& after = city(way.after);
  const Seat me = one.task.seat;
  const Brick mine = colourOfSeat(after, me), theirs = colourOfSeat(before, static_cast<Seat>(1 - me));
  const Story story = storyOf(root, way);
  findKeyLot(proof, one);
  tellAllTurns(proof, one);
  one.about[1] = static_cast<int>(mine);
  if (mine != colourOfSeat(before, me)) {
    one.chapter = 4;
    one.idea = "switch";
    return;
  }
  if (after.phase != Phase::Over && !victoryOf(after, mine).tower) {
    one.chapter = 5;
    one.about[0] = story.lot;
    one.idea = comes(proof, story.lot, 1) ? "late" : "prisoners";
    one.about[2] = kNoLot;
    one.of = static_cast<int>(proof.all.size());
    one.tries = static_cast<int>(proof.near.size());
    return;
  }
  one.about[1] = static_cast<int>(theirs);
  if (story.strikes) {
    one.chapter = 3;
    one.about[0] = story.lot;
    one.idea = standingOf(after, theirs).highestTower == 0 ? "bare" : "strike";
    return;
  }
  one.chapter = 2;
  const std::vector<int> lots = lotsOf(way.key);
  const bool spare = lots[0] == lots.back() && standingOf(after, mine).highestTower > after.size();
  one.idea = story.merges ? "merge" : spare ? "spare" : "hold";
  if (story.merges) one.about[0] = story.lot;
}

void explain(const AnyState& root, const Proof& proof, Candidate& one) {
  Prover prover(kGame, one.task);
  const Try* way = nullptr;
  for (const Try& each : proof.tries) {
    if (each.holds && !way && prover.follows(root, each.own)) way = &each;
  }
  one.solution = way->own;
  one.tries = static_cast<int>(proof.tempting.size());
  if (one.task.goal == Goal::Win) return explainWin(root, proof, *way, one);
  const Story story = storyOf(root, *way);
  const State& after = city(way->after);
  const Brick theirs = colourOfSeat(after, static_cast<Seat>(1 - one.task.seat));
  const std::vector<int> lots = lotsOf(way->key);
  one.of = static_cast<int>(proof.all.size());
  one.about = {lots[0], static_cast<int>(theirs), lots[0]};
  one.chapter = one.task.goal == Goal::Stop ? 1 : 6;
  if (one.task.goal == Goal::Close) {
    one.about[0] = story.last;
    // "You are higher than red": prisoners or bricks do not decide.
    const bool higher = result(after).tieBreak == static_cast<uint8_t>(TieBreak::Height);
    one.tries = higher ? static_cast<int>(proof.near.size()) : 0;
  }
  one.idea = one.task.goal == Goal::Close ? "close" : "stop";
  if (one.task.goal == Goal::Stop && story.lot != kNoLot) {
    one.about[0] = story.lot;
    one.idea = story.strikes ? "stop_strike" : "stop_merge";
  }
}

std::string likenessOf(const AnyState& root, const Proof& proof, const Candidate& one) {
  if (one.chapter == 5) return one.idea;
  // Whether every turn closes the city, so that only who is highest is asked.
  if (one.chapter == 6) return one.idea + (proof.tempting.size() + 1 == proof.all.size() ? "/all" : "/some");
  return one.idea + std::to_string(one.tries) + "/" + std::to_string(city(root).turn);
}

// A chapter needs tries that tempt; a save and a closed city are found among all turns.
bool tempting(const Candidate& one, const Proof& proof) {
  if (one.task.goal == Goal::Close) return one.tries >= 8 && proof.all.size() >= 20;
  if (one.task.goal == Goal::Stop) return true;
  if (one.chapter == 5) return one.tries >= 8;
  return one.chapter >= 4 || one.tries >= 8 || (one.idea == "hold" && one.tries >= 1);
}

}  // namespace

void lookAtTorri(const Match& match, std::span<const Goal> goals, std::vector<Candidate>& found) {
  const State& state = city(match.state());
  const Seat seat = match.toMove();
  if (state.phase != Phase::Place || state.used != 0 || state.turn < 5) return;
  const Brick theirs = colourOfSeat(state, static_cast<Seat>(1 - seat));
  for (const Goal goal : goals) {
    if (goal == Goal::Stop && !victoryOf(state, theirs)) continue;
    if (goal == Goal::Close && countPlacements(state) > 70) continue;
    Candidate one;
    one.task = {seat, goal, false};
    Prover prover(kGame, one.task);
    const Proof proof = prover.prove(match.state(), 1);
    if (proof.ways.size() != 1 || proof.stopped) continue;
    one.setup = match.setup();
    one.history.assign(match.history().begin(), match.history().end());
    explain(match.state(), proof, one);
    one.likeness = likenessOf(match.state(), proof, one);
    if (kGame.toMove(match.state()) == one.task.seat && tempting(one, proof) &&
        fitsDevice(kGame, one.task, proof))
      found.push_back(one);
  }
}

}  // namespace lucca::puzzles
