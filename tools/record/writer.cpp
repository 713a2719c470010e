#include "tools/record/writer.h"

namespace lucca::record {

std::string writeRecord(const Language& language, const Setup& setup, uint32_t seed, Chooser& chooser) {
  std::string text = language.header(setup, seed) + "\n";
  Match match;
  if (match.start(language.game(), setup) != Verdict::Accepted) return {};
  Rng rng(seed);
  ActionList legal;
  std::vector<std::string> lines;
  for (Seat seat = match.toMove(); seat != kOver; seat = match.toMove()) {
    const AnyState before = match.state();
    Action action = kNoAction;
    legal.clear();
    if (seat == kRules) {
      action = match.step();
    } else if (seat == kChance) {
      action = language.game().drawChance(before, rng);
    } else {
      match.legal(legal);
      action = chooser.choose(match, legal, rng);
    }
    if (seat != kRules && match.apply(action) != Verdict::Accepted) return {};
    lines.clear();
    language.observe(before, action, legal.size(), match.state(), lines);
    for (const std::string& line : lines) text += line + "\n";
  }
  return text;
}

}  // namespace lucca::record
