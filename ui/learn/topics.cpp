#include "ui/learn/topics.h"

#include "ui/learn/rules_scene.h"
#include "ui/shell/app.h"

namespace lucca::ui {

namespace {

// In the order of SceneId.
constexpr RulePage kScenePages[] = {
    RulePage::DevKeys,      // Language
    RulePage::DevKeys,      // Title
    RulePage::DevKeys,      // MainMenu
    RulePage::DevSetup,     // ChooseGame
    RulePage::PalEditions,  // Options: of Palazzi; helpTopic() knows Torri's
    RulePage::DevSetup,     // Seats
    RulePage::DevBots,      // SeatEdit
    RulePage::DevSetup,     // NameEntry
    RulePage::DevPass,      // HandOver
    RulePage::DevPass,      // Recap
    RulePage::DevKeys,      // Play: the game's own table
    RulePage::DevUndo,      // GameMenu
    RulePage::DevHall,      // Log
    RulePage::DevKeys,      // Inspect: the game's own table
    RulePage::DevHall,      // Result
    RulePage::DevUndo,      // Settings
    RulePage::DevKeys,      // About
    RulePage::DevKeys,      // Diagnostics
    RulePage::DevUndo,      // Fault
    RulePage::DevUndo,      // Dialog
    RulePage::DevKeys,      // Rules
    RulePage::DevKeys,      // Guided
    RulePage::DevHall,      // Fame
};
static_assert(std::size(kScenePages) == kScenes);

// In the order of palazzi::Phase.
constexpr RulePage kPalazziPages[] = {
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
static_assert(std::size(kPalazziPages) == static_cast<int>(palazzi::Phase::Over) + 1);

// In the order of torri::Phase.
constexpr RulePage kTorriPages[] = {
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
static_assert(std::size(kTorriPages) == static_cast<int>(torri::Phase::Over) + 1);

}  // namespace

RulePage topicOf(SceneId scene) { return kScenePages[static_cast<int>(scene)]; }
RulePage topicOf(palazzi::Phase phase) { return kPalazziPages[static_cast<int>(phase)]; }
RulePage topicOf(torri::Phase phase) { return kTorriPages[static_cast<int>(phase)]; }

RulePage helpTopic(App& app, SceneId scene) {
  if (scene == SceneId::Play || scene == SceneId::Inspect) {
    const int page = findRulePage(app.gameUi().topic(Table(app)));
    if (page < kRulePages) return static_cast<RulePage>(page);
  }
  if (scene == SceneId::Options && app.draft().setup.game == GameId::Torri) return RulePage::TorSizes;
  return topicOf(scene);
}

std::string_view ruleId(RulePage page) { return kRulePageIds[static_cast<int>(page)]; }

}  // namespace lucca::ui
