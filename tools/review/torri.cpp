#include <algorithm>

#include "engine/torri/query.h"
#include "engine/torri/rules.h"
#include "tools/review/telling.h"
#include "ui/look/theme.h"
#include "ui/torri/pictures/plan_picture.h"

namespace lucca::review {
namespace {

using namespace torri;

constexpr const char* kColourWords[kColours] = {"white", "black", "red", "blue"};

const State& stateOf(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

std::string lotWord(Lot lot) {
  return std::string(1, static_cast<char>('a' + columnOf(lot))) + std::to_string(rowOf(lot) + 1);
}

std::string describe(const AnyState& before, Action action) {
  const State& state = stateOf(before);
  const std::string colour = kColourWords[index(colourOf(action))];
  switch (kindOf(action)) {
    case Kind::Place: {
      const Effect effect = effectOf(state, colourOf(action), lotOf(action));
      return colour + (effect.floor ? " floor " : " ") + lotWord(lotOf(action));
    }
    case Kind::Prisoner:
      return "prisoner from " + lotWord(lotOf(action));
    case Kind::Switch:
      return colourOf(action) == colourOfSeat(state, seatInTurn(state)) ? "stays " + colour
                                                                        : "goes on as " + colour;
    default:
      return "";
  }
}

std::string score(const Result& result, int seats) {
  if (result.reason != static_cast<uint8_t>(EndReason::Prisoners))
    return scoreWords("Highest towers", seats, [&](std::size_t seat) { return int{result.total[seat]}; });
  return scoreWords("Prisoners", seats,
                    [&](std::size_t seat) { return int{result.category[seat][kPrisonersHeld]}; });
}

// Of a city in which no brick fits: what the seats have of the first thing in which they differ.
std::string tie(const AnyState&, const Result& result, Seat winner) {
  constexpr const char* kWords[] = {"prisoners", "bricks in the city"};
  const int category = result.tieBreak - static_cast<int>(TieBreak::Prisoners);
  if (category < 0 || category > 1) return "";
  int next = 0;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (seat != static_cast<std::size_t>(winner))
      next = std::max<int>(next, result.category[seat][kPrisonersHeld + category]);
  }
  return std::string("tie: ") + kWords[category] + " " +
         std::to_string(result.category[static_cast<std::size_t>(winner)][kPrisonersHeld + category]) +
         " : " + std::to_string(next);
}

simulator::Picture draw(const AnyState& state, const AnyState&, Seat) {
  constexpr int kSide = 160;
  std::vector<uint16_t> pixels(kSide * kSide);
  Canvas canvas(pixels.data(), kSide, kSide);
  canvas.fill(ui::kPaper);
  ui::drawPlan(canvas, makeRect(2, 2, kSide - 4, kSide - 4), stateOf(state), kNoLot, true);
  return simulator::pictureOf(canvas);
}

int turnNumber(std::size_t turn, int) { return static_cast<int>(turn) + 1; }

}  // namespace

const Telling kTorriTelling = {GameId::Torri, "Turn", turnNumber, score, tie, describe, draw};

}  // namespace lucca::review
