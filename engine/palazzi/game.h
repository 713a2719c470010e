// Palazzi's row in the table of games.
#pragma once

#include "engine/game/game.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {

inline constexpr const char* kEditionWords[] = {"2005-en", "2005-de", "2013"};
inline constexpr const char* kCelebrationWords[] = {"no", "yes"};
inline constexpr Option kOptions[] = {{"edition", kEditionWords, 2}, {"celebration", kCelebrationWords, 0}};
inline constexpr const char* kCategoryWords[] = {"windows", "parties", "walls", "street"};
inline constexpr const char* kSeriesWords[] = {"points"};

inline constexpr Game kGame = makeGame<State, View, Refusal, GameId::Palazzi>({
    .id = GameId::Palazzi,
    .name = "palazzi",
    .minPlayers = 2,
    .maxPlayers = 5,
    .usualPlayers = 3,
    .options = kOptions,
    .seatOption = -1,
    .categories = kCategoryWords,
    .series = kSeriesWords,
    .handicap = {HandicapSpec::Kind::Points, kHeadStartSteps, kHeadStartPoints},
    .deck = deckName,
    .secret = [](const AnyState& s) { return handsAreHeld(*reinterpret_cast<const State*>(s.bytes)); },
    .judge = [](const AnyState& s,
                const Task& task) { return judge(*reinterpret_cast<const State*>(s.bytes), task); },
});

}  // namespace lucca::palazzi
