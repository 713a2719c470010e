#include "ui/saves/open_game.h"

#include <utility>

#include "engine/bots/review/reviewer.h"
#include "ui/game/session_loader.h"

namespace lucca::ui {

uint32_t nameOf(const PlayedMatch& match) {
  SeatSet people = 0;
  for (Seat seat = 0; seat < match.setup().players; ++seat) {
    if (match.plan().isPerson(seat)) people = static_cast<SeatSet>(people | seatBit(seat));
  }
  return nameOfGame(match.setup(), match.history(), people);
}

OpenGame::Replayed OpenGame::replay(std::span<const uint8_t> bytes) {
  SavedGame game;
  if (!decodeGame(bytes, game)) return Replayed::Nothing;
  SessionLoader loader(session_);
  const auto away = static_cast<uint8_t>((game.place & kPlaceAway) >> kPlaceAwayAt);
  if (!loader.begin(game.plan, game.seed, away)) return Replayed::Nothing;
  cursor_ = game.place & ~(kPlaceUnconfirmed | kPlaceAway);  // those are the session's to know
  for (std::size_t i = 0; i < game.length; ++i) {
    if (!loader.replay(savedAction(bytes, i))) return Replayed::Part;
  }
  const bool whole = loader.end(game.digest, (game.place & kPlaceUnconfirmed) != 0);
  return whole ? Replayed::Whole : Replayed::Part;
}

bool OpenGame::resume() {
  resuming_ = replay(running_.bytes()) == Replayed::Whole;
  if (!decodeTourney(running_.bytes(), tourney_)) tourney_ = {};
  if (resuming_) {
    foretellTry();
  } else {
    session_.abandon();
  }
  return resuming_;
}

void OpenGame::setAside(Kind kind) {
  if (isRunning()) saveCursor();
  save();
  guided_.end();
  puzzle_.end();
  kind_ = kind;
}

void OpenGame::takeBack() {
  if (isRunning()) return;
  kind_ = Kind::Running;
  guided_.end();
  puzzle_.end();
  session_.abandon();
  resuming_ = false;
  if (running_.waits() && !running_.unfit()) running_.setUnfit(!resume());
  running_.settle(session_);
}

bool OpenGame::open(int slot) {
  if (slot == running_.current() && session_.running()) return true;
  setAside(Kind::Running);
  session_.abandon();
  static_cast<void>(running_.select(slot));
  const bool fits = running_.waits() && resume();
  running_.setUnfit(running_.waits() && !fits, true);
  running_.settle(session_);
  return fits;
}

void OpenGame::remove(int slot) {
  if (slot == running_.current()) {
    // While another game is looked at it is the bytes that wait, not the session.
    if (isRunning()) {
      session_.abandon();
      guided_.end();
      running_.settle(session_);
    }
    running_.setUnfit(false);
  }
  running_.remove(slot);
  guides_.forget(slot);
}

bool OpenGame::takeFreeSlot() {
  setAside(kind_);
  const bool empty = !running_.used(running_.current()) && !running_.waits();
  const int free = empty ? running_.current() : running_.freeSlot();
  if (free < 0) return false;
  if (!empty) static_cast<void>(running_.select(free));
  // The cursor of a game that was resumed but not continued belongs to no other game.
  resuming_ = false;
  return true;
}

bool OpenGame::beginPuzzle(const Puzzle& puzzle, const Plan& plan) {
  setAside(Kind::Puzzle);
  resuming_ = false;
  if (puzzle_.begin(puzzle, plan, session_)) return true;
  takeBack();
  return false;
}

void OpenGame::putAwayUnfit() {
  if (!running_.unfit()) return;
  running_.setUnfit(false);
  finished_.addUnfinished(running_.bytes());
  running_.putAway();
}

// Its cards are read from the store when it is taken up, now and later.
[[gnu::noinline]] void OpenGame::markTry(uint32_t seed, std::size_t entries, bool asThen) {
  const PlayedMatch& match = session_.match();
  FixedList<Action, PlayedMatch::kForetold> cards;
  std::size_t before = 0;
  for (std::size_t i = 0; i < match.history().size(); ++i) {
    if (match.mover(i) != kChance) continue;
    before += i < entries;
    if (asThen && i >= entries && !cards.full()) cards.push(match.history()[i]);
  }
  reviews_.markTry(running_.current(), seed, nameOf(match), {cards.begin(), cards.size()}, before);
}

[[gnu::noinline]] void OpenGame::foretellTry() {
  const uint32_t seed = session_.match().seed();
  if (reviews_.triedIn(running_.current(), seed) == 0) return;
  Action cards[PlayedMatch::kForetold];
  std::size_t before = 0;
  const std::size_t count = reviews_.cardsOf(seed, cards, before);
  SessionLoader(session_).foretell({cards, count}, before);
}

// The session's history is read from its own bytes while the new one is made.
bool OpenGame::tryFrom(const Plan& plan, uint32_t seed, std::size_t entries, bool asThen) {
  if (!takeFreeSlot()) return false;
  markTry(seed, entries, asThen);
  const std::span<uint8_t> room{reinterpret_cast<uint8_t*>(spare_.take(this).data()), kSavedGameMost};
  const std::span<const uint8_t> bytes = room.first(encodeGame(session_, 0, room));
  kind_ = Kind::Running;
  SessionLoader loader(session_);
  if (!loader.begin(plan, seed)) return false;
  for (std::size_t i = 0; i < entries && loader.replay(savedAction(bytes, i)); ++i) {
  }
  static_cast<void>(loader.end(session_.match().settledDigest(), false));
  foretellTry();
  loader.knowAll();
  resuming_ = false;
  running_.touch();
  return true;
}

uint32_t OpenGame::triedGame() const {
  return isRunning() ? reviews_.triedIn(running_.current(), session_.match().seed()) : 0;
}

// After switching on the cursor is where it was saved until the first decision begins.
void OpenGame::noteCursor(uint32_t cursor) {
  if (!resuming_) cursor_ = cursor;
}

uint32_t OpenGame::place() const {
  const uint32_t between = session_.phase() == Session::Phase::Decide ? 0 : kPlaceBetween;
  const uint32_t away = static_cast<uint32_t>(session_.hands().away()) << kPlaceAwayAt;
  return cursor_ | between | away | (session_.unconfirmed() ? kPlaceUnconfirmed : 0);
}

bool OpenGame::takePlace(uint32_t& place) {
  place = cursor_;
  return std::exchange(resuming_, false);
}

// The coach first: without its game a note means nothing.
void OpenGame::save() {
  if (!isRunning()) return running_.saveNext();
  const PlayedMatch& match = session_.match();
  if (guided_.active() && session_.running())
    guides_.put(running_.current(), match.plan().setup.game, match.seed(), guided_.note());
  running_.save(session_, place(), tourney());
}

void OpenGame::saveCursor() {
  if (session_.phase() == Session::Phase::Decide &&
      cursor_ != (running_.savedPlace() & ~(kPlaceBetween | kPlaceAway)))
    running_.touch();
}

}  // namespace lucca::ui
