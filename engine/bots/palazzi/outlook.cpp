#include "engine/bots/palazzi/outlook.h"

#include <algorithm>
#include <cstring>

#include "engine/palazzi/query.h"

namespace lucca::palazzi {
namespace {

constexpr unsigned bit(int colour) { return 1u << colour; }

}  // namespace

void Judgement::prepare(const State& state) {
  weights = &kWeights[state.players - 2];
  std::memset(left, 0, sizeof left);
  uint8_t wild = 0;
  int all = 0;
  for (CardId card = 0; card < kFirstBastion; ++card) {
    if (!state.deck.has(card)) continue;
    ++(isWild(card) ? wild : left[kDeck[card].colour]);
    ++all;
  }
  for (int colour = 0; colour < kColours; ++colour) {
    const int part = all == 0 ? 0 : left[colour] * 16 * kColours / all;
    share[colour] = static_cast<uint8_t>(std::min(part, 32));
    left[colour] = static_cast<uint8_t>(left[colour] + wild);
  }
}

Outlook::Outlook(const Judgement& judgement, const State& state, Seat seat, int turns)
    : judgement_(&judgement) {
  const Area& area = state.area[seat];
  sums_.building = area.building;
  sums_.closed = static_cast<uint8_t>(area.completed | area.opened);
  sums_.done = static_cast<uint8_t>(bitCount(sums_.closed));
  sums_.shields = area.shields;
  sums_.scored = (state.score[seat].windows + state.score[seat].parties + state.headStart[seat]) * kGrains;
  sums_.worth = sums_.chances = sums_.melting = 0;
  walls_ = area.walls;
  bastions_ = area.bastions;
  size_ = state.size;
  turns_ = static_cast<uint8_t>(turns);
  stage_ = static_cast<uint8_t>(std::clamp(turns, 1, kStages) - 1);
  rivals_ = 0;
  for (Seat rival = 0; rival < state.players; ++rival) {
    if (rival != seat) rivalShields_[rivals_++] = state.area[rival].shields;
  }
  int party[kColours];
  if (turns > 0) expectParties(state, seat, party);
  for (int colour = 0; colour < kColours; ++colour) {
    Palace& palace = palace_[colour];
    palace = {area.count[colour], 0, 0, 0, 0, 0};
    if (area.opened & bit(colour)) continue;
    palace.party =
        static_cast<int16_t>(turns == 0 ? partyWorth(state, seat, colour) * kGrains : party[colour]);
    if (area.completed & bit(colour)) {
      palace.worth = palace.party;
      sums_.worth += palace.worth;
      continue;
    }
    if (area.building & bit(colour)) {
      const CardId* storeys = storeysOf(state, seat, colour);
      for (int i = 0; i < palace.count; ++i) {
        palace.windows = static_cast<uint8_t>(palace.windows + kDeck[storeys[i]].windows);
        palace.shields = static_cast<uint8_t>(palace.shields + kDeck[storeys[i]].shields);
      }
    }
    judgePalace(palace, colour);
  }
}

// The others' cards of each colour when the party is given: some cards are still to come, some palaces will be
// completed or opened before.
void Outlook::expectParties(const State& state, Seat seat, int (&party)[kColours]) const {
  int guests[kGuestKinds];
  for (int kind = 0; kind < kGuestKinds; ++kind) guests[kind] = judgement_->weights->guests[kind][stage_];
  for (int& grains : party) grains = 0;
  for (int who = 0; who < state.areas; ++who) {
    if (who == seat) continue;
    const Area& area = state.area[who];
    unsigned building = area.building, completed = area.completed, opened = area.opened;
    for (int colour = 0; colour < kColours; ++colour, building >>= 1, completed >>= 1, opened >>= 1) {
      if (opened & 1) continue;
      party[colour] += guests[building & 1 ? area.count[colour] : completed & 1 ? kGuestKinds - 1 : 0];
    }
  }
  for (int i = 0; i < state.cityDone; ++i) {
    party[state.cityDoneColour[i]] += 2 * kGrains;  // the City never opens them
  }
}

// A colour of which nothing is built yet counts as well: it may still be started.
void Outlook::judgePalace(Palace& palace, int colour) {
  const Weights& w = *judgement_->weights;
  const int missing = size_ - palace.count;
  if (turns_ == 0 || judgement_->left[colour] < missing) {
    palace.chance = 0;
    palace.worth = 0;
    return;
  }
  const int plenty = kSure + w.plenty * (judgement_->share[colour] - 16);
  const int chance = std::clamp(w.chance[missing - 1][turns_ - 1] * plenty >> 8, 0, kSure - 1);
  const int prize = palace.windows * kGrains + missing * w.storey + palace.party;
  palace.chance = static_cast<uint8_t>(chance);
  palace.worth = static_cast<int16_t>(chance * prize >> 8);
  sums_.worth += palace.worth;
  sums_.chances += chance;
  sums_.melting += palace.shields * chance;
}

int Outlook::walls() const {
  const Weights& w = *judgement_->weights;
  const int built = walls_ + bastions_;
  if (turns_ == 0) {
    const bool stand = walls_ == 0 || sums_.shields >= 2 * walls_;
    return stand ? built * sums_.done * kGrains : 0;
  }
  const int opened = (sums_.done << 8) + sums_.chances;
  // In 256ths of a shield, of those that are likely to stay.
  const int slack = (sums_.shields << 8) - (sums_.melting * w.melting >> 4) - (walls_ << 9);
  int stand = kSure;
  if (walls_ > 0) stand = std::clamp(w.support[stage_] + (slack * w.perShield >> 8), 0, kSure - 1);
  int grains = ((built * kGrains + w.wallsToCome[stage_]) * opened >> 8) * stand >> 8;
  if (slack > 0) {
    const int spare = std::min(slack >> 1, static_cast<int>(turns_) << 8);
    grains += (spare * w.spare >> 8) * opened >> 8;
  }
  return grains;
}

int Outlook::order() const {
  if (turns_ == 0) return 0;
  int behind = 0;
  for (int i = 0; i < rivals_; ++i) behind += sums_.shields > rivalShields_[i];
  return behind * judgement_->weights->order[stage_];
}

void Outlook::addStorey(CardId card, int colour) {
  const Card& face = kDeck[card];
  Palace& palace = palace_[colour];
  sums_.worth -= palace.worth;
  sums_.chances -= palace.chance;
  sums_.melting -= palace.shields * palace.chance;
  ++palace.count;
  palace.windows = static_cast<uint8_t>(palace.windows + face.windows);
  palace.shields = static_cast<uint8_t>(palace.shields + face.shields);
  sums_.shields = static_cast<uint8_t>(sums_.shields + face.shields);
  sums_.building |= static_cast<uint8_t>(bit(colour));
  if (palace.count < size_) return judgePalace(palace, colour);
  sums_.building &= static_cast<uint8_t>(~bit(colour));
  sums_.closed |= static_cast<uint8_t>(bit(colour));
  ++sums_.done;
  sums_.scored += palace.windows * kGrains;
  sums_.shields = static_cast<uint8_t>(sums_.shields - palace.shields);
  palace.shields = 0;
  palace.chance = 0;
  palace.worth = palace.party;
  sums_.worth += palace.worth;
}

}  // namespace lucca::palazzi
