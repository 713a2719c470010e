#include "engine/torri/query.h"
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

const Telling kTorriTelling = {GameId::Torri, "Turn", "Highest towers", turnNumber, describe, draw};

}  // namespace lucca::review
