// The words of a game's own refusals, for Game::explain.
#pragma once

#include <cstddef>

namespace lucca {

// `words` are in the order of the enumeration, which begins with `first`.
template <class Refusal, std::size_t kCount>
constexpr const char* wordsOf(Refusal refusal, Refusal first, const char* const (&words)[kCount]) {
  const std::size_t place = static_cast<std::size_t>(refusal) - static_cast<std::size_t>(first);
  return place < kCount ? words[place] : "refused";
}

}  // namespace lucca
