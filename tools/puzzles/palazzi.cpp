// Palazzi's puzzles: the last round, which chance has no part in.
#include <algorithm>

#include "engine/palazzi/game.h"
#include "engine/palazzi/query.h"
#include "tools/puzzles/positions.h"

namespace lucca::puzzles {

namespace {

using namespace palazzi;

const State& table(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

Key without(const Key& key, Kind kind) {
  Key rest;
  for (const uint16_t bits : key) {
    if (kindOf({bits}) != kind) rest.push_back(bits);
  }
  return rest;
}
Key only(const Key& key, Kind kind) {
  Key rest;
  for (const uint16_t bits : key) {
    if (kindOf({bits}) == kind) rest.push_back(bits);
  }
  return rest;
}

// What a turn led to, before any answer.
struct Outcome {
  int walls = 0, completed = 0, finished = -1, place = 0;
  bool hold = false;
};

Outcome outcomeOf(const AnyState& root, const Try& one, Seat seat) {
  Outcome out;
  AnyState state = root;
  const uint8_t before = table(root).area[seat].completed | table(root).area[seat].opened;
  for (const Action action : one.own) {
    settle(kGame, state);
    if (kGame.apply(state, action) != Verdict::Accepted) break;
    if (kindOf(action) == Kind::Play && asOf(action) == As::Wall) ++out.walls;
  }
  const State& now = table(state);
  const uint8_t after = now.area[seat].completed | now.area[seat].opened;
  for (int c = 0; c < kColours; ++c) {
    if ((after & ~before) >> c & 1) {
      ++out.completed;
      out.finished = c;
    }
  }
  const Standing standing = standingOf(now, seat);
  out.hold = standing.wallsHold();
  out.place = standing.place;
  return out;
}

// The points that tell winning turns from the others; 0: no number does.
int reachOf(const Proof& proof, Seat seat) {
  int least = 1000, most = -1000;
  for (const Try& one : proof.tries) {
    if (table(one.after).phase != Phase::Over) return 0;
    const int total = pointsOf(table(one.after), seat).total;
    if (one.holds)
      least = std::min(least, total);
    else
      most = std::max(most, total);
  }
  return most < least ? least : 0;
}

// Turns that fail by at most three points, as far as an answer has not decided.
int nearMisses(const Proof& proof, Seat seat) {
  std::set<Key> near;
  for (const Try& one : proof.tries) {
    const State& state = table(one.after);
    int best = -100;
    for (Seat s = 0; s < state.players; ++s) {
      if (s != seat) best = std::max(best, pointsOf(state, s).total);
    }
    if (!one.holds && (state.phase != Phase::Over || best - pointsOf(state, seat).total <= 3))
      near.insert(one.key);
  }
  return static_cast<int>(near.size());
}

// How many seats still have their turn after the one that moves.
int after(const State& state) { return state.players - 1 - state.turn; }

// A candidate for each chapter that it fits, by what its only way has and the tries that fail have not.
void explain(const AnyState& root, const Proof& proof, Candidate& one, std::vector<Candidate>& found) {
  const Seat seat = one.task.seat;
  Prover prover(kGame, one.task);
  const Try* way = nullptr;
  for (const Try& each : proof.tries) {
    if (each.holds && !way && prover.follows(root, each.own)) way = &each;
  }
  one.solution = way->own;
  one.tries = nearMisses(proof, seat);
  one.of = static_cast<int>(proof.all.size());
  one.reach = reachOf(proof, seat);
  const Outcome right = outcomeOf(root, *way, seat);
  if (table(root).phase == Phase::CityPick) {
    one.chapter = 6;
    one.idea = "city";
    one.about[0] = cardOf(way->own[0]);
    found.push_back(one);
    return;
  }
  bool fell = false, later = false, other = false;
  int party = -1;
  bool opens = false;
  for (const Try& each : proof.tries) {
    if (each.holds) continue;
    const Outcome wrong = outcomeOf(root, each, seat);
    fell = fell || (!wrong.hold && wrong.walls > 0);
    const bool sameTriplet = only(each.key, Kind::Take) == only(way->key, Kind::Take);
    later = later || (sameTriplet && wrong.place > right.place);
    other = other || (sameTriplet && wrong.completed != right.completed);
    if (without(each.key, Kind::Open) != without(way->key, Kind::Open)) continue;
    // The same cards, and another set of palaces opened before them.
    const Key mine = only(way->key, Kind::Open), theirs = only(each.key, Kind::Open);
    for (int c = 0; c < kColours; ++c) {
      const uint16_t bits = open(static_cast<unsigned>(c)).bits;
      const bool in = std::find(mine.begin(), mine.end(), bits) != mine.end();
      const bool out = std::find(theirs.begin(), theirs.end(), bits) != theirs.end();
      if (in != out) {
        party = c;
        opens = in;
      }
    }
  }
  const auto add = [&](int chapter, const char* idea, int about) {
    Candidate each = one;
    each.chapter = chapter;
    each.idea = idea;
    each.about[0] = about;
    found.push_back(each);
  };
  const bool holds = right.hold && right.walls > 0;
  const int finished = std::max(0, right.finished);
  if (party >= 0) add(1, opens ? "open" : "shut", party);
  if (holds && fell && table(root).area[seat].walls + right.walls > 1) add(3, "walls", right.walls);
  if (right.place == 1 && later) add(5, "first", 0);
  if (other) add(4, right.completed ? "finish" : "wait", finished);
  if (after(table(root)) > 0) return;
  if (right.walls)
    add(2, "walls", right.walls);
  else if (right.completed)
    add(2, "finish", finished);
  else
    add(2, "only", 0);
}

}  // namespace

void lookAtPalazzi(const Match& match, std::vector<Candidate>& found) {
  const State& state = table(match.state());
  if (state.round != state.rounds) return;
  const bool picks = state.phase == Phase::CityPick;
  const bool turns = state.phase == Phase::Turn && state.players > 2 && after(state) <= 1;
  if (!picks && !turns) return;
  // Not again after a palace was opened.
  if (turns && !match.history().empty() && kindOf(match.history().back()) == Kind::Open) return;
  Candidate one;
  one.task = {match.toMove(), Goal::Win, false};
  Prover prover(kGame, one.task);
  const Proof proof = prover.prove(match.state(), 1);
  if (proof.ways.size() != 1 || proof.stopped || proof.all.size() < (picks ? 3u : 12u)) return;
  one.setup = match.setup();
  one.history.assign(match.history().begin(), match.history().end());
  if (!fitsDevice(kGame, one.task, proof)) return;
  std::vector<Candidate> fits;
  explain(match.state(), proof, one, fits);
  for (Candidate& each : fits) {
    each.likeness = each.idea + std::to_string(state.players) + (turns ? std::to_string(after(state)) : "");
    found.push_back(each);
  }
}

namespace {

// Plays on to the end. `last`: where the cards of the last round begin to be laid, once they do.
void playPalazzi(Match& match, Rng& rng, std::size_t& last, std::vector<Candidate>& found) {
  static std::vector<std::byte> workspace(kBotWorkspace);
  for (match.settle(); match.toMove() != kOver; match.settle()) {
    const State& state = table(match.state());
    if (match.toMove() == kChance) {
      if (last == 0 && state.round == state.rounds) last = match.history().size();
      if (match.apply(kGame.drawChance(match.state(), rng)) != Verdict::Accepted) return;
      continue;
    }
    lookAtPalazzi(match, found);
    AnyView view{};
    kGame.view(match.state(), match.toMove(), view);
    Bot bot(workspace);
    bot.begin(kGame, view, static_cast<Level>(rng.below(2)), rng.next(), 40);
    while (!bot.think(1u << 20)) {
    }
    if (match.apply(bot.best()) != Verdict::Accepted) return;
  }
}

}  // namespace

std::vector<Candidate> minePalazzi(int games, uint32_t seed, int chapter) {
  constexpr int kRedraws = 60;
  std::vector<Candidate> found;
  Rng rng(seed);
  for (int g = 0; g < games; ++g) {
    Setup setup{GameId::Palazzi, static_cast<uint8_t>(2 + g % 4), {2, 0, 0, 0, 0, 0}};
    stampDeck(kGame, setup);
    Match match;
    if (match.start(kGame, setup) != Verdict::Accepted) break;
    std::size_t last = 0;
    const std::size_t before = found.size();
    playPalazzi(match, rng, last, found);
    if (chapter == 0) continue;
    const auto fits = [&] {
      std::erase_if(found, [&](const Candidate& one) { return one.chapter != chapter; });
      return found.size() > before;  // one of each game, or they are too much alike
    };
    // The same game with other cards in its last round.
    for (int i = 0; i < kRedraws && last > 0 && !fits(); ++i) {
      match.rewind(last);
      playPalazzi(match, rng, last, found);
    }
    static_cast<void>(fits());
  }
  return found;
}

}  // namespace lucca::puzzles
