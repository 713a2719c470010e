#include <algorithm>

#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"
#include "tools/review/telling.h"
#include "ui/look/theme.h"
#include "ui/palazzi/pictures/city_picture.h"

namespace lucca::review {
namespace {

using namespace palazzi;

constexpr const char* kColourWords[kColours] = {"red", "yellow", "green", "blue", "violet", "grey"};

const State& stateOf(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

std::string cardWord(CardId card) {
  if (isBastion(card)) return "the bastion";
  return (isWild(card) ? "wild " : std::string()) + std::to_string(kDeck[card].number);
}

std::string describe(const AnyState& before, Action action) {
  const State& state = stateOf(before);
  switch (kindOf(action)) {
    case Kind::Open:
      return std::string("opens the ") + kColourWords[colourOf(action)] + " palace";
    case Kind::Take: {
      std::string cards;
      for (CardId card : tripletCards(state, tripletOf(action)))
        cards += (cards.empty() ? "" : ", ") + cardWord(card);
      return "takes " + cards;
    }
    case Kind::Play:
      switch (asOf(action)) {
        case As::Palace:
          return cardWord(cardOf(action)) + " to the " + kColourWords[colourOf(action)] + " palace";
        case As::Wall:
          return cardWord(cardOf(action)) + " as a wall";
        case As::Bastion:
          return cardWord(cardOf(action)) + " built";
        case As::Discard:
          return cardWord(cardOf(action)) + " thrown away";
      }
      break;
    default:
      break;
  }
  return "";
}

std::string tie(const AnyState& end, const Result& result, Seat winner) {
  const State& state = stateOf(end);
  const auto number = [&](Seat seat) {
    const CardId card = highestVisible(state, seat);
    return card == kNoCard ? 0 : int{kDeck[card].number};
  };
  int next = -1;
  for (Seat seat = 0; seat < state.players; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    if (seat != winner && result.total[s] == result.total[static_cast<std::size_t>(winner)])
      next = std::max(next, number(seat));
  }
  return next < 0 ? "" : "tie: " + std::to_string(number(winner)) + " beats " + std::to_string(next);
}

std::string score(const Result& result, int seats) {
  return scoreWords("Points", seats, [&](std::size_t seat) { return int{result.total[seat]}; });
}

simulator::Picture draw(const AnyState& state, const AnyState& then, Seat seat) {
  constexpr int kWidth = 228, kHeight = 104;
  std::vector<uint16_t> pixels(kWidth * kHeight);
  Canvas canvas(pixels.data(), kWidth, kHeight);
  canvas.fill(ui::kPaper);
  ui::CityLook look;
  look.then = &stateOf(then);
  ui::drawCity(canvas, ui::smallPlan(makeRect(2, 2, kWidth - 4, kHeight - 4), stateOf(state).size),
               stateOf(state), seat, look);
  return simulator::pictureOf(canvas);
}

int roundOf(std::size_t turn, int seats) { return static_cast<int>(turn) / seats + 1; }

}  // namespace

const Telling kPalazziTelling = {GameId::Palazzi, "Round", roundOf, score, tie, describe, draw};

}  // namespace lucca::review
