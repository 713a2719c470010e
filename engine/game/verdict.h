// The answer to an attempted action. Anything but Accepted leaves the state as it was.
#pragma once

#include <cstdint>

namespace lucca {

enum class [[nodiscard]] Verdict : uint8_t{
    Accepted = 0,
    BadSetup,  // the set-up names no game, or a combination the rules do not have
    GameOver,
    NotNow,        // an action of another step: a keep while a triplet is to be taken
    NoSuchAction,  // bits that no action has
    HistoryFull,
    FirstOwn = 16,  // from here on each game has its own reasons
};

}  // namespace lucca
