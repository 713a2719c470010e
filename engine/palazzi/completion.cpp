// The best that can be made of the cards of a triplet, for screens that show it before the choice.
#include "engine/palazzi/parts.h"
#include "engine/palazzi/query.h"

namespace lucca::palazzi {
namespace {

constexpr uint8_t kNotBuilt = 7;  // in place of a colour: the card is added to no palace

// The cards that are left, in the order shown, and where each of them would go.
struct Hand {
  std::array<CardId, kTripletCards> card;
  std::array<uint8_t, kTripletCards> to;  // a colour, or kNotBuilt
  int count = 0;
};

Hand handIn(const State& state) {
  Hand hand{};
  const auto cards = tripletCards(state, state.current);
  for (int i = 0; i < kTripletCards; ++i) {
    if (state.unplayed >> i & 1) hand.card[static_cast<std::size_t>(hand.count++)] = cards[i];
  }
  return hand;
}

// The next way for a card: its palace first, a wild card's from the first colour on, then no palace at all. False: that
// was the last one, and the card is back at its first.
bool nextWay(CardId card, uint8_t& to) {
  const uint8_t colour = kDeck[card].colour;
  if (colour == kBastion) return false;
  if (to != kNotBuilt) {
    to = colour == kWild && to + 1 < kColours ? static_cast<uint8_t>(to + 1) : kNotBuilt;
    return true;
  }
  to = colour == kWild ? uint8_t{0} : colour;
  return false;
}
uint8_t firstWay(CardId card) {
  const uint8_t colour = kDeck[card].colour;
  return colour == kBastion ? kNotBuilt : colour == kWild ? uint8_t{0} : colour;
}

// The orders of three cards, as they are shown first.
constexpr uint8_t kOrders[6][kTripletCards] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                               {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

// Whether the order matters: two cards for one palace.
bool sharesPalace(const Hand& hand) {
  for (std::size_t i = 1; i < static_cast<std::size_t>(hand.count); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (hand.to[i] != kNotBuilt && hand.to[i] == hand.to[k]) return true;
    }
  }
  return false;
}

// The use of a card that is added to no palace. A wall can wait for its shields; in the last round it cannot, and one
// that lacks them would bring down the others.
Action elsewhere(const State& state, CardId card) {
  if (isBastion(card)) return play(card, As::Bastion);
  const Area& area = state.area[state.mover];
  const bool falls = area.shields >= 2 * area.walls && area.shields < 2 * (area.walls + 1);
  return play(card, state.round == state.rounds && falls ? As::Discard : As::Wall);
}

// How good a completion is, the most important first: in the last round the points at the end; points now; walls that
// hold; cards that are not wasted; shields; floors; the height of a wild card's palace; the order of the cards shown.
class Worth {
 public:
  void add(int value, int bits) { value_ = value_ << bits | static_cast<uint64_t>(value); }
  uint64_t value() const { return value_; }

 private:
  uint64_t value_ = 0;
};

struct Tried {
  std::array<Action, kTripletCards> plays;
  int wasted = 0, floors = 0, wildHeight = 0;
  bool legal = true;
};

// Plays the hand on `state`, the floors in that order. A wall needs to know the shields that there will be: what joins no
// palace is judged when all floors stand.
Tried tryOut(State& state, const Hand& hand, const uint8_t* order) {
  Tried out{};
  const Seat seat = state.mover;
  int n = 0;
  const auto add = [&](Action action) {
    out.plays[static_cast<std::size_t>(n++)] = action;
    out.legal = applyPlay(state, action) == Verdict::Accepted;
  };
  for (int i = 0; i < kTripletCards && out.legal; ++i) {
    const std::size_t at = order[i];
    if (order[i] >= hand.count || hand.to[at] == kNotBuilt) continue;
    const CardId card = hand.card[at];
    ++out.floors;
    if (isWild(card)) out.wildHeight += state.area[seat].count[hand.to[at]];
    add(play(card, As::Palace, hand.to[at]));
  }
  for (std::size_t at = 0; at < static_cast<std::size_t>(hand.count) && out.legal; ++at) {
    if (hand.to[at] != kNotBuilt) continue;
    const Action action = elsewhere(state, hand.card[at]);
    out.wasted += asOf(action) == As::Discard;
    add(action);
  }
  return out;
}

uint64_t worthOf(const State& before, const State& after, const Tried& tried, bool asShown) {
  const Seat seat = before.mover;
  const Area& area = after.area[seat];
  Worth worth;
  worth.add(before.round == before.rounds ? 256 + pointsAtEnd(after, seat).total : 0, 10);
  worth.add(after.score[seat].windows - before.score[seat].windows, 8);
  worth.add(area.shields >= 2 * area.walls, 1);
  worth.add(kTripletCards - tried.wasted, 2);
  worth.add(area.shields, 8);
  worth.add(tried.floors, 2);
  worth.add(tried.wildHeight, 5);
  worth.add(asShown, 1);
  return worth.value();
}

// Whether another card has to be played before the i-th: the floor below it.
bool waits(const Completion& plan, unsigned left, int i) {
  const Action action = plan.plays[static_cast<std::size_t>(i)];
  for (int before = 0; before < i; ++before) {
    const Action other = plan.plays[static_cast<std::size_t>(before)];
    if (!(left >> before & 1u) || asOf(action) != As::Palace || asOf(other) != As::Palace) continue;
    if (colourOf(action) == colourOf(other)) return true;
  }
  return false;
}

// In the order shown, as far as the floors of each palace keep their order. A card with a lower id is shown first.
void arrange(Completion& plan) {
  const Completion made = plan;
  unsigned left = (1u << plan.count) - 1;
  for (std::size_t n = 0; n < plan.count; ++n) {
    int next = -1;
    for (int i = 0; i < plan.count; ++i) {
      if (!(left >> i & 1u) || waits(made, left, i)) continue;
      if (next < 0 || cardOf(made.plays[static_cast<std::size_t>(i)]) <
                          cardOf(made.plays[static_cast<std::size_t>(next)]))
        next = i;
    }
    plan.plays[n] = made.plays[static_cast<std::size_t>(next)];
    left &= ~(1u << next);
  }
}

}  // namespace

Completion bestCompletion(const State& state) {
  Hand hand = handIn(state);
  for (std::size_t i = 0; i < static_cast<std::size_t>(hand.count); ++i) hand.to[i] = firstWay(hand.card[i]);
  Completion best{};
  uint64_t bestWorth = 0;
  for (bool more = hand.count > 0; more;) {
    const int orders = sharesPalace(hand) ? 6 : 1;
    for (int i = 0; i < orders; ++i) {
      State after = state;
      const Tried tried = tryOut(after, hand, kOrders[i]);
      if (!tried.legal) continue;
      const uint64_t worth = worthOf(state, after, tried, i == 0);
      if (best.count != 0 && worth <= bestWorth) continue;
      best = {tried.plays, static_cast<uint8_t>(hand.count)};
      bestWorth = worth;
    }
    more = false;
    for (std::size_t i = static_cast<std::size_t>(hand.count); i-- > 0 && !more;) {
      more = nextWay(hand.card[i], hand.to[i]);
    }
  }
  arrange(best);
  return best;
}

CardId nextCard(const Completion& plan, CardId played) {
  CardId right = kNoCard, left = kNoCard;
  for (int i = 0; i < plan.count; ++i) {
    if (waits(plan, (1u << plan.count) - 1, i)) continue;
    const CardId card = cardOf(plan.plays[static_cast<std::size_t>(i)]);
    CardId& side = played != kNoCard && card > played ? right : left;
    if (side == kNoCard || card < side) side = card;
  }
  return right != kNoCard ? right : left;
}

Action Completion::playOf(CardId card) const {
  for (int i = 0; i < count; ++i) {
    if (cardOf(plays[static_cast<std::size_t>(i)]) == card) return plays[static_cast<std::size_t>(i)];
  }
  return kNoAction;
}

}  // namespace lucca::palazzi
