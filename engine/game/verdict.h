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

// The shared answers in a few words of English.
constexpr const char* explainShared(Verdict verdict) {
  switch (verdict) {
    case Verdict::Accepted:
      return "accepted";
    case Verdict::BadSetup:
      return "the rules have no such set-up";
    case Verdict::GameOver:
      return "the game is over";
    case Verdict::NotNow:
      return "not at this step of the game";
    case Verdict::NoSuchAction:
      return "no such action";
    case Verdict::HistoryFull:
      return "the game is too long";
    default:
      return "refused";
  }
}

}  // namespace lucca
