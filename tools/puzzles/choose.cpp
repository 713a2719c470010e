#include <algorithm>
#include <map>

#include "engine/game/game.h"
#include "tools/puzzles/candidate.h"

namespace lucca::puzzles {

int Candidate::ease() const {
  int sum = 0;
  for (int i = 0; i < kLevels; ++i) sum += asked[i] ? found[i] * (8 - 2 * i) * 4 / asked[i] : 0;
  return sum;
}

std::vector<std::vector<Action>> bestAnswers(Prover& prover, const Proof& proof) {
  std::vector<const Try*> wrong;
  for (const Try& one : proof.tries) {
    if (one.tempts && !one.holds) wrong.push_back(&one);
  }
  if (wrong.size() > 400) wrong.resize(400);
  std::vector<std::vector<Action>> lines, chosen;
  for (const Try* one : wrong) {
    const std::vector<Action> line = prover.refutation(one->after);
    if (!line.empty() && lines.size() < 60 && std::find(lines.begin(), lines.end(), line) == lines.end())
      lines.push_back(line);
  }
  while (chosen.size() < 4 && !wrong.empty()) {
    std::vector<const Try*> left = wrong;
    std::vector<Action> best;
    for (const std::vector<Action>& line : lines) {
      std::vector<const Try*> rest;
      for (const Try* one : wrong) {
        if (!prover.refutes(one->after, line)) rest.push_back(one);
      }
      if (rest.size() < left.size()) {
        left = rest;
        best = line;
      }
    }
    if (best.empty()) break;
    chosen.push_back(best);
    wrong = left;
  }
  return chosen;
}

void rate(const Game& game, const AnyState& state, const Proof& proof, Candidate& one) {
  constexpr int kAsked[kLevels] = {4, 4, 2, 1};
  std::vector<std::byte> workspace(kBotWorkspace);
  Prover prover(game, one.task);
  const Reading& reading = readingOf(game.id);
  for (int level = 0; level < kLevels; ++level) {
    one.asked[level] = kAsked[level];
    for (int i = 0; i < kAsked[level]; ++i) {
      AnyState now = state;
      Key key;
      bool first = true;
      while (first || game.judge(now, one.task) == TaskState::Turn) {
        first = false;
        const Seat seat = game.toMove(now);
        AnyView view{};
        game.view(now, seat, view);
        Bot bot(workspace);
        bot.begin(game, view, static_cast<Level>(level), static_cast<uint32_t>(100 * level + i + 1));
        while (!bot.think(1u << 20)) {
        }
        const Action action = bot.best();
        if (seat == one.task.seat) reading.add(key, action, one.task);
        if (game.apply(now, action) != Verdict::Accepted) return;
        settle(game, now);
      }
      std::sort(key.begin(), key.end());
      one.found[level] += proof.ways.contains(key) && prover.holds(now);
    }
  }
}

namespace {

constexpr std::size_t kRated = 20, kEasy = 2;

// Proved exactly, rated, and with its answers; false: it is no puzzle.
bool finish(const Game& game, Candidate& one) {
  AnyState state;
  if (!replay(game, one.setup, one.history, state)) return false;
  Task exact = one.task;
  exact.exact = true;
  Prover prover(game, exact);
  const Proof proof = prover.prove(state, 1);
  if (proof.ways.size() != 1 || proof.stopped) {
    std::fprintf(stderr, "refused: the exact proof finds %zu ways\n", proof.ways.size());
    return false;
  }
  one.answers = bestAnswers(prover, proof);
  rate(game, state, proof, one);
  return true;
}

}  // namespace

std::vector<Candidate> choose(const Game& game, std::vector<Candidate> found) {
  std::array<std::vector<Candidate>, kChapters> fits, chosen;
  for (const Candidate& one : found) fits[static_cast<std::size_t>(one.chapter - 1)].push_back(one);
  std::array<int, kChapters> rarest{};
  for (int i = 0; i < kChapters; ++i) rarest[static_cast<std::size_t>(i)] = i;
  std::sort(rarest.begin(), rarest.end(), [&](int a, int b) {
    return fits[static_cast<std::size_t>(a)].size() < fits[static_cast<std::size_t>(b)].size();
  });
  std::set<std::vector<Action>> used;
  for (const int chapter : rarest) {
    std::vector<Candidate>& here = fits[static_cast<std::size_t>(chapter)];
    std::vector<Candidate>& taken = chosen[static_cast<std::size_t>(chapter)];
    std::stable_sort(here.begin(), here.end(),
                     [](const Candidate& a, const Candidate& b) { return a.tries > b.tries; });
    // A few of many are proved and rated, the most tempting of each kind first.
    std::map<std::string, int> alike;
    std::vector<Candidate> rated;
    for (int most = 1; most <= static_cast<int>(kRated); ++most) {
      for (Candidate& one : here) {
        if (rated.size() == kRated) break;
        if (used.contains(one.history) || alike[one.likeness] >= most) continue;
        used.insert(one.history);
        if (!finish(game, one)) continue;
        ++alike[one.likeness];
        rated.push_back(one);
      }
    }
    std::stable_sort(rated.begin(), rated.end(),
                     [](const Candidate& a, const Candidate& b) { return a.ease() > b.ease(); });
    // The chapter begins with the puzzles that most levels solve and ends with those that few solve.
    const std::size_t size = std::min<std::size_t>(rated.size(), kInChapter);
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t at = i < kEasy ? i : rated.size() - size + i;
      taken.push_back(rated[at]);
    }
    for (const Candidate& one : rated) used.erase(one.history);
    for (const Candidate& one : taken) used.insert(one.history);
    std::fprintf(stderr, "%s, chapter %d: %zu of %zu\n", game.name, chapter + 1, taken.size(), here.size());
  }
  std::vector<Candidate> book;
  for (const std::vector<Candidate>& chapter : chosen)
    book.insert(book.end(), chapter.begin(), chapter.end());
  return book;
}

namespace {

void writeActions(std::FILE* out, const char* name, const std::vector<Action>& actions) {
  std::fprintf(out, "%s =", name);
  int column = 100;
  for (const Action action : actions) {
    if (actions.size() > 24 && column >= 24) {
      std::fprintf(out, "\n ");
      column = 0;
    }
    ++column;
    std::fprintf(out, " %04x", action.bits);
  }
  std::fprintf(out, "\n");
}

constexpr const char* kGoals[] = {"win", "stop", "close"};

}  // namespace

void write(std::FILE* out, const std::vector<Candidate>& book) {
  int chapter = 0, number = 0;
  for (const Candidate& one : book) {
    number = one.chapter == chapter ? number + 1 : 1;
    chapter = one.chapter;
    std::fprintf(out, "\n[%d.%d]\nplace = ?\nsetup = %d", chapter, number, one.setup.players);
    for (const uint8_t option : one.setup.option) std::fprintf(out, " %d", option);
    std::fprintf(out, "\n");
    writeActions(out, "history", one.history);
    std::fprintf(out, "task = %d %s\n", one.task.seat, kGoals[static_cast<int>(one.task.goal)]);
    writeActions(out, "solution", one.solution);
    for (const std::vector<Action>& answer : one.answers) writeActions(out, "answer", answer);
    std::fprintf(out, "ways = %d of %d\n", one.ways, one.of);
    if (one.reach) std::fprintf(out, "reach = %d\n", one.reach);
    std::fprintf(out, "idea = %s %d %d %d\n", one.idea.c_str(), one.about[0], one.about[1], one.about[2]);
    std::fprintf(out, "tries = %d\n", one.tries);
    writeFound(out, one);
  }
}

void writeFound(std::FILE* out, const Candidate& one) {
  std::fprintf(out, "found =");
  for (int i = 0; i < kLevels; ++i) std::fprintf(out, " %d/%d", one.found[i], one.asked[i]);
  std::fprintf(out, "\n");
}

}  // namespace lucca::puzzles
