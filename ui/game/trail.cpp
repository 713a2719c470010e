#include "ui/game/trail.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kFirstHash = 2166136261u;

uint32_t hashOn(uint32_t hash, Action action) { return (hash ^ action.bits) * 16777619u; }

}  // namespace

void Trail::begin(const Match& match) {
  match_ = &match;
  setup_ = match.setup();
  count_ = 0;
  apart_ = kClosest;
  start_ = {AnyState{}, kFirstHash, 0};
  broken_ = match.game().init(start_.state, setup_) != Verdict::Accepted;
  tail_ = recent_ = start_;
}

// A mark is of this match as long as the entries before it are those that it was made from.
void Trail::follow(const Match& match, uint32_t changes) {
  if (changes == changes_) return;
  changes_ = changes;
  if (!match_ || match_ != &match || match.setup() != setup_) return begin(match);
  const auto history = match.history();
  uint32_t hash = kFirstHash;
  int good = 0;
  bool recent = recent_.index == 0;
  for (std::size_t i = 0; i < history.size() && i < tail_.index; ++i) {
    hash = hashOn(hash, history[i]);
    if (good < count_ && marks_[good].index == i + 1 && marks_[good].hash == hash) ++good;
    recent = recent || (recent_.index == i + 1 && recent_.hash == hash);
  }
  if (tail_.index > history.size() || tail_.hash != hash) {
    count_ = good;
    tail_ = count_ > 0 ? marks_[count_ - 1] : start_;
  }
  if (!recent || recent_.index > tail_.index) recent_ = start_;
}

void Trail::append(const AnyState& state, int told) {
  told_[tail_.index] = static_cast<uint8_t>(told < UINT8_MAX ? told : UINT8_MAX);
  tail_.hash = hashOn(tail_.hash, match_->history()[tail_.index]);
  tail_.state = state;
  ++tail_.index;
  if (tail_.index % apart_ == 0) keepMark();
}

// When there is no room, every other mark goes.
void Trail::keepMark() {
  if (count_ == kMarks) {
    for (int i = 0; i < kMarks / 2; ++i) marks_[i] = marks_[2 * i + 1];
    count_ = kMarks / 2;
    apart_ = static_cast<uint16_t>(2 * apart_);
    if (tail_.index % apart_ != 0) return;
  }
  marks_[count_++] = tail_;
}

const Trail::Mark& Trail::markBefore(std::size_t entries) const {
  const Mark* best = &start_;
  for (int i = 0; i < count_ && marks_[i].index <= entries; ++i) best = &marks_[i];
  if (recent_.index <= entries && recent_.index > best->index) best = &recent_;
  return tail_.index <= entries ? tail_ : *best;
}

void Trail::startBehind(Walker& walker, Seat watcher, std::size_t entries) {
  const Mark& mark = markBefore(entries);
  walker.startAt(*match_, watcher, mark.state, mark.index);
  walker.skipTo(entries);
  if (walker.index() > tail_.index) return;
  uint32_t hash = mark.hash;
  for (std::size_t i = mark.index; i < walker.index(); ++i) hash = hashOn(hash, match_->history()[i]);
  recent_ = {walker.state(), hash, static_cast<uint16_t>(walker.index())};
}

int Trail::toldBefore(std::size_t entry) const {
  int told = 0;
  for (std::size_t i = 0; i < entry && i < tail_.index; ++i) told += told_[i];
  return told;
}

int Trail::startBefore(Walker& walker, Seat watcher, int number) {
  int behind = 0;
  std::size_t entry = 0;
  while (entry < tail_.index && behind + told_[entry] <= number) behind += told_[entry++];
  startBehind(walker, watcher, entry);
  return behind;
}

}  // namespace lucca::ui
