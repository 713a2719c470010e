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
  std::memcpy(count_, area.count, sizeof count_);
  building_ = area.building;
  closed_ = static_cast<uint8_t>(area.completed | area.opened);
  done_ = static_cast<uint8_t>(bitCount(closed_));
  walls_ = area.walls;
  bastions_ = area.bastions;
  allShields_ = area.shields;
  size_ = state.size;
  turns_ = static_cast<uint8_t>(turns);
  stage_ = static_cast<uint8_t>(std::clamp(turns, 1, kStages) - 1);
  scored_ = (state.score[seat].windows + state.score[seat].parties) * kGrains;
  rivals_ = 0;
  for (Seat rival = 0; rival < state.players; ++rival) {
    if (rival != seat) rivalShields_[rivals_++] = state.area[rival].shields;
  }
  for (int colour = 0; colour < kColours; ++colour) {
    windows_[colour] = shields_[colour] = 0;
    worth_[colour] = 0;
    chance_[colour] = 0;
    if (area.opened & bit(colour)) continue;
    party_[colour] = static_cast<int16_t>(turns == 0 ? partyWorth(state, seat, colour) * kGrains
                                                     : expectedParty(state, seat, colour));
    if (area.completed & bit(colour)) {
      worth_[colour] = party_[colour];
      continue;
    }
    if (building_ & bit(colour)) {
      const CardId* storeys = storeysOf(state, seat, colour);
      for (int i = 0; i < count_[colour]; ++i) {
        windows_[colour] = static_cast<uint8_t>(windows_[colour] + kDeck[storeys[i]].windows);
        shields_[colour] = static_cast<uint8_t>(shields_[colour] + kDeck[storeys[i]].shields);
      }
    }
    judgePalace(colour);
  }
  judge();
}

// What the others will have of the colour when the party is given: some cards are still to come, some palaces will be
// completed or opened before.
int Outlook::expectedParty(const State& state, Seat seat, int colour) const {
  const auto& guests = judgement_->weights->guests;
  int sum = 0;
  for (int who = 0; who < state.areas; ++who) {
    if (who == seat) continue;
    const Area& area = state.area[who];
    if (area.building & bit(colour)) {
      sum += guests[area.count[colour]][stage_];
    } else if (area.completed & bit(colour)) {
      sum += guests[kGuestKinds - 1][stage_];
    } else if (!(area.opened & bit(colour))) {
      sum += guests[0][stage_];
    }
  }
  for (int i = 0; i < state.cityDone; ++i) {
    if (state.cityDoneColour[i] == colour) sum += 2 * kGrains;  // the City never opens them
  }
  return sum;
}

// A colour of which nothing is built yet counts as well: it may still be started.
void Outlook::judgePalace(int colour) {
  const Weights& w = *judgement_->weights;
  const int missing = size_ - count_[colour];
  if (turns_ == 0 || judgement_->left[colour] < missing) {
    chance_[colour] = 0;
    worth_[colour] = 0;
    return;
  }
  const int plenty = kSure + w.plenty * (judgement_->share[colour] - 16);
  const int chance = std::clamp(w.chance[missing - 1][turns_ - 1] * plenty >> 8, 0, kSure - 1);
  const int prize = windows_[colour] * kGrains + missing * w.storey + party_[colour];
  chance_[colour] = static_cast<uint8_t>(chance);
  worth_[colour] = static_cast<int16_t>(chance * prize >> 8);
}

int Outlook::walls() const {
  const Weights& w = *judgement_->weights;
  const int built = walls_ + bastions_;
  if (turns_ == 0) {
    const bool stand = walls_ == 0 || allShields_ >= 2 * walls_;
    return stand ? built * done_ * kGrains : 0;
  }
  int opened = done_ << 8, melting = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    opened += chance_[colour];
    melting += shields_[colour] * chance_[colour];
  }
  // In 256ths of a shield, of those that are likely to stay.
  const int slack = (allShields_ << 8) - (melting * w.melting >> 4) - (walls_ << 9);
  int stand = kSure;
  if (walls_ > 0) stand = std::clamp(w.support[stage_] + (slack * w.perShield >> 8), 0, kSure - 1);
  int grains = ((built * kGrains + w.wallsToCome[stage_]) * opened >> 8) * stand >> 8;
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
    const int order = judgement_->weights->order[stage_];
    for (int i = 0; i < rivals_; ++i) {
      if (allShields_ > rivalShields_[i]) sum += order;
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
  worth_[colour] = party_[colour];
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
