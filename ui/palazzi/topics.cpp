#include "ui/palazzi/topics.h"

#include <iterator>

namespace lucca::ui {

namespace {

// In the order of palazzi::Phase.
constexpr RulePage kPages[] = {
    RulePage::PalSetup,    // Deal
    RulePage::PalSetup,    // Lay
    RulePage::PalSetup,    // Keep
    RulePage::PalSetup,    // Reveal
    RulePage::PalCity,     // CityStart
    RulePage::PalOrder,    // Order
    RulePage::PalTriplet,  // Turn
    RulePage::PalPlay,     // Play
    RulePage::PalPick,     // CityPick
    RulePage::PalRound,    // Discard
    RulePage::PalFinal,    // FinalOrder
    RulePage::PalFinal,    // FinalOpen
    RulePage::PalWalls,    // Walls
    RulePage::PalNumbers,  // Street
    RulePage::PalFinal,    // Over
};
static_assert(std::size(kPages) == static_cast<int>(palazzi::Phase::Over) + 1);

}  // namespace

RulePage topicOf(palazzi::Phase phase) { return kPages[static_cast<int>(phase)]; }

}  // namespace lucca::ui
