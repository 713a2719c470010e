#include "tools/record/writer.h"

namespace lucca::record {

namespace {

// Plays to the end; `next` gives what chance or a seat does. Empty when the game refuses one of them.
template <class Next>
std::string write(const Notation& notation, const Setup& setup, uint32_t seed, Next next) {
  std::string text = notation.header(setup, seed) + "\n";
  Match match;
  if (match.start(notation.game(), setup) != Verdict::Accepted) return {};
  ActionList legal;
  std::vector<std::string> lines;
  for (Seat seat = match.toMove(); seat != kOver; seat = match.toMove()) {
    const AnyState before = match.state();
    legal.clear();
    if (seat != kRules && seat != kChance) match.legal(legal);
    const Action action = seat == kRules ? match.step() : next(match, seat, legal);
    if (seat != kRules && match.apply(action) != Verdict::Accepted) return {};
    lines.clear();
    notation.observe(before, action, legal.size(), match.state(), lines);
    for (const std::string& line : lines) text += line + "\n";
  }
  return text;
}

}  // namespace

std::string writeRecord(const Notation& notation, const Setup& setup, uint32_t seed, Chooser& chooser) {
  Rng rng(seed);
  return write(notation, setup, seed, [&](const Match& match, Seat seat, const ActionList& legal) {
    return seat == kChance ? notation.game().drawChance(match.state(), rng)
                           : chooser.choose(match, legal, rng);
  });
}

std::string writeRecord(const Notation& notation, const Match& played, uint32_t seed) {
  return write(notation, played.setup(), seed, [&](const Match& match, Seat, const ActionList&) {
    const std::size_t done = match.history().size();
    return done < played.history().size() ? played.history()[done] : kNoAction;
  });
}

}  // namespace lucca::record
