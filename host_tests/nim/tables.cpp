// The tables of games with a line more each. A test that is linked with this file plays three games; the firmware and the
// simulators have the tables of the product.
#include "engine/bots/palazzi/mind.h"
#include "engine/bots/palazzi/reasons.h"
#include "engine/bots/torri/mind.h"
#include "engine/bots/torri/reasons.h"
#include "engine/games.h"
#include "engine/palazzi/game.h"
#include "engine/torri/game.h"
#include "host_tests/nim/mind.h"
#include "host_tests/nim/row.h"
#include "host_tests/nim/rules.h"
#include "ui/palazzi/row.h"
#include "ui/torri/row.h"

namespace lucca {
namespace {

constexpr Game kGames[] = {palazzi::kGame, torri::kGame, nim::kGame};
constexpr MindRow kMinds[] = {
    {GameId::Palazzi, palazzi::beginMind, palazzi::kReasonKinds, false},
    {GameId::Torri, torri::beginMind, torri::kReasonKinds, true},
    {nim::kNim, nim::beginMind, nim::kReasonKinds, false},
};
constexpr const ui::GameRow* kRows[] = {&ui::kPalazziRow, &ui::kTorriRow, &ui::kNimRow};

}  // namespace

std::span<const Game> games() { return kGames; }
std::span<const MindRow> minds() { return kMinds; }
std::span<const ui::GameRow* const> ui::gameRows() { return kRows; }

}  // namespace lucca
