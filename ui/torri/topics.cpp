#include "ui/torri/topics.h"

#include <iterator>

namespace lucca::ui {

namespace {

// In the order of torri::Phase.
constexpr RulePage kPages[] = {
    RulePage::TorWin,       // TurnStart
    RulePage::TorTurn,      // Place
    RulePage::TorStruggle,  // Struggle
    RulePage::TorFight,     // Attack
    RulePage::TorPrisoner,  // Prisoner
    RulePage::TorNeutral,   // Ransom
    RulePage::TorPrisoner,  // NoPrisoner
    RulePage::TorMerge,     // Merge
    RulePage::TorStruggle,  // Apart
    RulePage::TorFight,     // Fallen
    RulePage::TorSwitch,    // Switch
    RulePage::TorWin,       // Finish
    RulePage::TorWin,       // Over
};
static_assert(std::size(kPages) == static_cast<int>(torri::Phase::Over) + 1);

}  // namespace

RulePage topicOf(torri::Phase phase) { return kPages[static_cast<int>(phase)]; }

}  // namespace lucca::ui
