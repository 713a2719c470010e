#include "deck_table.h"

#include <cstddef>
#include <utility>

#include "engine/palazzi/action.h"

namespace lucca::palazzi {
namespace {

template <std::size_t... I>
constexpr bool numbersRise(std::index_sequence<I...>) {
  return ((kDeck[I].number <= kDeck[I + 1].number) && ...);
}

static_assert(numbersRise(std::make_index_sequence<kPalaceCards - 1>()));

constexpr CityPicks cityPicks() {
  CityPicks picks{};
  for (CardId card = 0; card < kCards; ++card) {
    picks.of[card] =
        card < kFirstBastion ? city(card, As::Palace, kDeck[card].colour) : city(card, As::Bastion);
  }
  return picks;
}

constexpr CardPlays cardPlays() {
  CardPlays plays{};
  for (CardId card = 0; card < kCards; ++card) {
    plays.of[card] = play(card, As::Palace, kDeck[card].colour).bits |
                     uint64_t{play(card, As::Wall).bits} << 16 | uint64_t{play(card, As::Discard).bits} << 32;
  }
  return plays;
}

}  // namespace

constexpr CityPicks kCityPicks = cityPicks();
constexpr CardPlays kCardPlays = cardPlays();

CardId findCard(uint16_t number, bool wild) {
  for (int id = 0; id < kPalaceCards; ++id) {
    if (kDeck[id].number == number && isWild(static_cast<CardId>(id)) == wild) return static_cast<CardId>(id);
  }
  return kNoCard;
}

CardSet palaceCards(bool celebration) { return CardSet(celebration ? table::kCelebration : table::kBase); }
bool deckHasCelebration() { return table::kHasCelebration; }
uint32_t deckName() { return table::kOwnDeck ? table::kDeckCrc : 0; }

}  // namespace lucca::palazzi
