#include "tools/review/telling.h"

namespace lucca::review {

const Telling& tellingOf(GameId game) { return game == GameId::Palazzi ? kPalazziTelling : kTorriTelling; }

std::string seatWord(Seat seat) { return "Seat " + std::to_string(seat + 1); }

std::string scoreWords(const std::string& what, int seats, const std::function<int(std::size_t)>& of) {
  std::string words = what + ":";
  for (Seat seat = 0; seat < seats; ++seat) {
    words += (seat == 0 ? " " : ", ") + std::to_string(of(static_cast<std::size_t>(seat))) + " for " +
             seatWord(seat);
  }
  return words;
}

std::string describeTurn(const Game& game, AnyState state, const Action* actions, std::size_t count) {
  std::string words;
  for (std::size_t i = 0; i < count; ++i) {
    settle(game, state);
    const std::string word = tellingOf(game.id).describe(state, actions[i]);
    if (game.apply(state, actions[i]) != Verdict::Accepted) break;
    if (!word.empty()) words += (words.empty() ? "" : "; ") + word;
  }
  return words;
}

}  // namespace lucca::review
