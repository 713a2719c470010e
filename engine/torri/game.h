// Torri's row in the table of games.
#pragma once

#include "engine/game/game.h"
#include "engine/torri/rules.h"

namespace lucca::torri {

inline constexpr const char* kSizeWords[] = {"6", "8", "10", "12"};
inline constexpr const char* kSwitchWords[] = {"off", "on"};
inline constexpr const char* kColourWords[] = {"white", "black", "red", "blue"};
inline constexpr Option kOptions[] = {
    {"size", kSizeWords, 1},       {"switch", kSwitchWords, 1},   {"colour-0", kColourWords, 0},
    {"colour-1", kColourWords, 1}, {"colour-2", kColourWords, 2}, {"colour-3", kColourWords, 3},
};
inline constexpr const char* kCategoryWords[] = {"tower", "prisoners", "bricks"};
inline constexpr const char* kSeriesWords[] = {"tower", "prisoners"};
inline constexpr const char* kReasonWords[] = {"tower", "prisoners", "blocked", "length"};  // by EndReason

inline constexpr Game kGame = makeGame<State, View, Refusal, GameId::Torri>({
    .id = GameId::Torri,
    .name = "torri",
    .minPlayers = 2,
    .maxPlayers = 4,
    .usualPlayers = 2,
    .options = kOptions,
    .seatOption = kColourOption,
    .categories = kCategoryWords,
    .series = kSeriesWords,
    .handicap = {HandicapSpec::Kind::Goal, kMostFewer, 1},
    .judge = [](const AnyState& s,
                const Task& task) { return judge(*reinterpret_cast<const State*>(s.bytes), task); },
});

}  // namespace lucca::torri
