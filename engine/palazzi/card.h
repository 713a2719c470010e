// The cards of Palazzi (rules, section 1). A card is named by its id: 0..100 the palace cards and the special
// cards by rising street number, so that the higher id is the higher number; then the four bastions. The
// table is made from the deck's CSV at build time.
#pragma once

#include <cstdint>

#include "engine/palazzi/card_set.h"

namespace lucca::palazzi {

using CardId = uint8_t;

inline constexpr int kColours = 6;  // red, yellow, green, blue, violet, grey
inline constexpr uint8_t kWild = 6;
inline constexpr uint8_t kBastion = 7;

struct Card {
  uint16_t number;  // 0 for a bastion
  uint8_t colour;   // 0..5, kWild or kBastion
  uint8_t windows : 4;
  uint8_t shields : 4;
};
static_assert(sizeof(Card) == 4);

inline constexpr int kPalaceCards = 101;  // with the special ones
inline constexpr int kBastions = 4;
inline constexpr int kCards = kPalaceCards + kBastions;
inline constexpr CardId kFirstBastion = kPalaceCards;
inline constexpr CardId kNoCard = 0xFF;      // an empty place
inline constexpr CardId kHiddenCard = 0xFE;  // a card that the viewer may not see

extern const Card kDeck[kCards];

inline bool isBastion(CardId id) { return id >= kFirstBastion; }
inline bool isWild(CardId id) { return kDeck[id].colour == kWild; }
// The id of the card with that number, of the wild ones or of the others; kNoCard when there is none.
CardId findCard(uint16_t number, bool wild);

// The palace cards of a game, without the bastions.
CardSet palaceCards(bool celebration);

// A deck made by the player may lack the 10 and the 20 that the Celebration replaces.
bool deckHasCelebration();
// The name of a deck made by the player is the CRC-32 of its CSV; that of the default deck is 0.
uint32_t deckName();

}  // namespace lucca::palazzi
