// Knows who holds the device, what that person sees, and up to which entry each seat has seen the match.
#pragma once

#include <array>
#include <cstdint>

#include "ui/game/played_match.h"

namespace lucca::ui {

class Hands {
 public:
  // The person who holds the device, -1 before the first hand-over. Its view is all that may be drawn.
  Seat holder() const { return holder_; }
  Seat watcher() const { return holder_ >= 0 ? holder_ : 0; }
  // The watcher's view of the position.
  const AnyView& view() const { return view_; }
  // False until a person who may see it holds the device. A game without secrets, or of computers alone, may be watched.
  bool mayShow() const { return holder_ >= 0 || open_; }
  // The first entry of the history that the seat has not seen.
  std::size_t seenBy(Seat seat) const { return seen_[static_cast<std::size_t>(seat)]; }
  // From this entry on the person who holds the device has watched everything happen.
  std::size_t watchedFrom() const { return watchedFrom_; }
  // Whether others decided something that the seat has not seen and may see.
  bool hasNews(const PlayedMatch& match, Seat seat) const;

  // How many entries of the history led to the position of view(): all of them, or those before a position of a replay.
  std::size_t entriesSeen(const PlayedMatch& match) const {
    return looksAt_ < match.history().size() ? looksAt_ : match.history().size();
  }
  // A bit for each seat whose player has this game in another browser.
  uint8_t away() const { return away_; }

  // ---- For the session
  void setAway(uint8_t seats) { away_ = seats; }
  // The seat decides or draws on this device.
  void isHere(Seat seat) { away_ = static_cast<uint8_t>(away_ & ~(1u << seat)); }
  // A new match: no seat holds the device or has seen anything.
  void begin(const PlayedMatch& match);
  void take(const PlayedMatch& match, Seat seat);
  void putDown(const PlayedMatch& match);
  // After a power cut at the very end there is no hand-over any more: the seat that decided last sees the end.
  void seeTheEnd(const PlayedMatch& match);
  // Call it when the position or its watcher changed.
  void look(const PlayedMatch& match) { match.game().view(match.state(), watcher(), view_); }
  // A position of a replay, which `entries` of the history led to: view() shows it until lookHere().
  void lookAt(const AnyView& view, std::size_t entries) {
    view_ = view;
    looksAt_ = static_cast<uint16_t>(entries);
  }
  void lookHere(const PlayedMatch& match) {
    look(match);
    looksAt_ = kMaxHistory;
  }
  // The seat has seen all entries.
  void sawAll(const PlayedMatch& match, Seat seat);
  // The holder saw the last entry happen; those before were seen too, but at instant speed.
  void sawLast(const PlayedMatch& match);
  // The last entry was not shown.
  void missedLast(const PlayedMatch& match);
  // Entries were taken back.
  void forget(const PlayedMatch& match, Seat seat);

 private:
  Seat holder_ = -1;
  bool open_ = true;  // it may be watched without holding the device
  uint8_t away_ = 0;
  uint16_t watchedFrom_ = 0;
  uint16_t looksAt_ = kMaxHistory;  // entries before the position that is looked at
  std::array<uint16_t, kMaxSeats> seen_{};
  AnyView view_{};
};

}  // namespace lucca::ui
