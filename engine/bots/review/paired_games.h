// Pairs of games that continue from two positions with the same luck. They measure by how much one position is better, and
// how sure that is.
#pragma once

#include <cstdint>

#include "engine/bots/review/thresholds.h"

namespace lucca {

class PairedGames {
 public:
  // Adds a pair: what the seat won in each of its games, 0..100.
  void add(int played, int better) {
    ++pairs_;
    played_ += played;
    better_ += better;
    const int difference = better - played;
    squares_ += difference * difference;
  }

  int pairs() const { return pairs_; }
  int played() const { return (played_ + pairs_ / 2) / pairs_; }
  int better() const { return (better_ + pairs_ / 2) / pairs_; }

  // Whether the loss is large and sure enough to be told.
  bool holds(const Thresholds& thresholds) const {
    return better() - played() >= thresholds.loss && isSure(better_ - played_, thresholds.errors);
  }
  // Whether it is clearly smaller than what would be told, by one and a half errors.
  bool isHopeless(const Thresholds& thresholds) const {
    return pairs_ >= thresholds.leastPairs &&
           isSure(thresholds.loss * pairs_ - (better_ - played_), kClearly);
  }

  // Whether the loss is clearly larger than what would be told, and four errors above 0: no more games are needed.
  bool isCertain(const Thresholds& thresholds) const {
    constexpr int kErrors = 16;
    return pairs_ >= 2 * thresholds.leastPairs && isSure(better_ - played_, kErrors) &&
           isSure(better_ - played_ - thresholds.loss * pairs_, kClearly);
  }
  // For games that take long: after leastPairs, and twice, four times as many, at least half of what would be told must show.
  bool isUnlikely(const Thresholds& thresholds) const {
    const int looks = pairs_ / thresholds.leastPairs;
    if (pairs_ % thresholds.leastPairs != 0 || (looks & (looks - 1)) != 0) return false;
    return 2 * (better_ - played_) < thresholds.loss * pairs_;
  }
  // Whether at the look after `rest` more pairs that cannot show any more, as these gain so much at most.
  bool isOutOfReach(const Thresholds& thresholds, int rest, int most) const {
    return 2 * (better_ - played_ + most) < thresholds.loss * (pairs_ + rest);
  }

 private:
  static constexpr int kClearly = 6;  // one and a half errors, in fourths

  // Whether a sum is at least `fourths` / 4 standard errors of the sum of differences.
  bool isSure(int32_t sum, int fourths) const {
    const int64_t all = better_ - played_;
    const int64_t spread = int64_t{pairs_} * squares_ - all * all;  // pairs^2 times the variance
    return sum > 0 && int64_t{16} * sum * sum * (pairs_ - 1) >= int64_t{fourths} * fourths * spread;
  }

  int32_t pairs_ = 0, played_ = 0, better_ = 0, squares_ = 0;
};

}  // namespace lucca
