#include "engine/bots/palazzi/outlook.h"

#include <algorithm>
#include <cstring>

#include "engine/palazzi/inspect.h"

namespace lucca::palazzi {
namespace {

constexpr unsigned bit(int colour) { return 1u << colour; }

}  // namespace

void Judgement::prepare(const State& s, const Weights& with) {
  weights = with;
  const int none = kSure - with.oneCard - with.twoCards;
  for (int turns = 0; turns <= kMaxRounds; ++turns) chance[0][turns] = kSure;
  for (int missing = 1; missing <= kMaxStoreys; ++missing) {
    chance[missing][0] = 0;
    for (int turns = 1; turns <= kMaxRounds; ++turns) {
      const int two = chance[missing > 1 ? missing - 2 : 0][turns - 1];
      chance[missing][turns] =
          static_cast<uint16_t>((none * chance[missing][turns - 1] +
                                 with.oneCard * chance[missing - 1][turns - 1] + with.twoCards * two) /
                                kSure);
    }
  }
  int inDeck[kColours] = {};
  int all = 0;
  for (CardId card = 0; card < kFirstBastion; ++card) {
    if (!s.deck.has(card) || isWild(card)) continue;
    ++inDeck[kDeck[card].colour];
    ++all;
  }
  for (int colour = 0; colour < kColours; ++colour) {
    const int share = all == 0 ? 0 : inDeck[colour] * 16 * kColours / all;
    // The table holds triplets of this round too, and a player looks for what he needs: half the effect.
    plenty[colour] = static_cast<uint8_t>(std::clamp((16 + share) / 2, 8, 24));
  }
}

Outlook::Outlook(const Judgement& judgement, const State& s, Seat seat, int turns) : judgement_(&judgement) {
  const Area& area = s.area[seat];
  std::memcpy(count_, area.count, sizeof count_);
  building_ = area.building;
  closed_ = static_cast<uint8_t>(area.completed | area.opened);
  done_ = static_cast<uint8_t>(bitCount(closed_));
  walls_ = area.walls;
  bastions_ = area.bastions;
  allShields_ = area.shields;
  size_ = s.size;
  turns_ = static_cast<uint8_t>(turns);
  scored_ = (s.score[seat].windows + s.score[seat].parties) * kGrains;
  rivals_ = 0;
  for (Seat rival = 0; rival < s.players; ++rival) {
    if (rival != seat) rivalShields_[rivals_++] = s.area[rival].shields;
  }
  for (int colour = 0; colour < kColours; ++colour) {
    windows_[colour] = shields_[colour] = 0;
    worth_[colour] = 0;
    chance_[colour] = 0;
    if (area.opened & bit(colour)) continue;
    party_[colour] = static_cast<uint8_t>(partyWorth(s, seat, colour));
    if (building_ & bit(colour)) {
      const CardId* storeys = storeysOf(s, seat, colour);
      for (int i = 0; i < count_[colour]; ++i) {
        windows_[colour] = static_cast<uint8_t>(windows_[colour] + kDeck[storeys[i]].windows);
        shields_[colour] = static_cast<uint8_t>(shields_[colour] + kDeck[storeys[i]].shields);
      }
      judgePalace(colour);
    } else if (area.completed & bit(colour)) {
      worth_[colour] = static_cast<int16_t>(waiting(colour));
    }
  }
  judge();
}

int Outlook::waiting(int colour) const {
  const Weights& w = judgement_->weights;
  if (turns_ == 0) return party_[colour] * kGrains;
  return party_[colour] * w.guests + w.lateGuests;
}

void Outlook::judgePalace(int colour) {
  const Weights& w = judgement_->weights;
  const int missing = size_ - count_[colour];
  int chance = judgement_->chance[missing][turns_] * judgement_->plenty[colour] >> 4;
  if (chance > 250) chance = 250;
  const int prize =
      windows_[colour] * kGrains + missing * w.storey + party_[colour] * w.guests + w.lateGuests;
  chance_[colour] = static_cast<uint16_t>(chance);
  worth_[colour] = static_cast<int16_t>(chance * prize >> 8);
}

int Outlook::walls() const {
  const Weights& w = judgement_->weights;
  int opened = done_ << 8, melting = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    opened += chance_[colour];
    melting += shields_[colour] * chance_[colour];
  }
  const int built = walls_ + bastions_;
  if (turns_ == 0) {
    const bool stand = walls_ == 0 || allShields_ >= 2 * walls_;
    return stand ? built * done_ * kGrains : 0;
  }
  // In 256ths of a shield, of those that are likely to stay.
  const int slack = (allShields_ << 8) - (melting * w.melting >> 4) - (walls_ << 9);
  int stand = kSure;
  if (walls_ > 0) stand = std::clamp(w.support + (slack * w.perShield >> 8), 0, kSure - 1);
  int grains = (built * opened >> 4) * stand >> 8;
  if (slack > 0) {
    const int spare = std::min(slack >> 1, static_cast<int>(turns_) << 8);
    grains += (spare * w.spare >> 8) * opened >> 8;
  }
  return grains;
}

void Outlook::judge() {
  int sum = scored_ + walls();
  for (int16_t worth : worth_) sum += worth;
  if (turns_ > 0) {
    for (int i = 0; i < rivals_; ++i) {
      if (allShields_ > rivalShields_[i]) sum += judgement_->weights.order;
    }
  }
  value_ = sum;
}

void Outlook::addStorey(CardId card, int colour) {
  const Card& face = kDeck[card];
  building_ |= static_cast<uint8_t>(bit(colour));
  ++count_[colour];
  windows_[colour] = static_cast<uint8_t>(windows_[colour] + face.windows);
  shields_[colour] = static_cast<uint8_t>(shields_[colour] + face.shields);
  allShields_ = static_cast<uint8_t>(allShields_ + face.shields);
  if (count_[colour] < size_) {
    judgePalace(colour);
    return judge();
  }
  building_ &= static_cast<uint8_t>(~bit(colour));
  closed_ |= static_cast<uint8_t>(bit(colour));
  ++done_;
  scored_ += windows_[colour] * kGrains;
  allShields_ = static_cast<uint8_t>(allShields_ - shields_[colour]);
  shields_[colour] = 0;
  chance_[colour] = 0;
  worth_[colour] = static_cast<int16_t>(waiting(colour));
  judge();
}

void Outlook::addWall() {
  ++walls_;
  judge();
}

void Outlook::addBastion() {
  ++bastions_;
  judge();
}

}  // namespace lucca::palazzi
