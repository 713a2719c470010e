#include "ui/saves/running_games.h"

#include <bit>
#include <new>

#include "base/bytes.h"
#include "engine/bots/bot.h"
#include "engine/games.h"
#include "ui/saves/stored_game.h"

namespace lucca::ui {

// Slot 0 has the key of version 0.1.0's only game.
StoreKey RunningGames::keyOf(int slot) {
  return slot == 0 ? StoreKey::CurrentGame
                   : static_cast<StoreKey>(static_cast<int>(StoreKey::Game1) + slot - 1);
}

StoreResult RunningGames::load(Store* store, int slot) {
  store_ = store;
  used_ = 0;
  for (int s = 0; store_ && s < kGameSlots; ++s) note(s, store_->newestVersion(keyOf(s)) > 0);
  return select(slot >= 0 && slot < kGameSlots ? slot : 0);
}

StoreResult RunningGames::select(int slot) {
  current_ = static_cast<int8_t>(slot);
  size_ = stored_ = 0;
  unfit_ = unfitNews_ = false;
  if (!store_) return StoreResult::Missing;
  const StoreResult result = loadStored(*store_, keyOf(slot), bytes_, size_);
  stored_ = size_;
  return result;
}

void RunningGames::note(int slot, bool used) {
  used_ = static_cast<uint8_t>(used ? used_ | 1u << slot : used_ & ~(1u << slot));
}

bool RunningGames::used(int slot) const { return (used_ >> slot & 1) != 0; }

int RunningGames::freeSlot() const {
  for (int s = 0; s < kGameSlots; ++s) {
    if (!used(s)) return s;
  }
  return -1;
}

int RunningGames::count() const { return std::popcount(used_); }

// What is readable of it; empty: nothing.
std::span<const uint8_t> RunningGames::bytesOf(int slot, std::span<uint8_t> room) const {
  if (slot == current_) return bytes();
  if (!store_ || !used(slot)) return {};
  std::size_t size = 0;
  const StoreResult result = loadStored(*store_, keyOf(slot), room, size);
  const bool read = result == StoreResult::Ok || result == StoreResult::Damaged;
  return read ? std::span<const uint8_t>(room.first(size)) : std::span<const uint8_t>();
}

bool RunningGames::plan(int slot, Plan& plan, uint32_t* seed) const {
  const std::span<uint8_t> room(reinterpret_cast<uint8_t*>(spare_.take(this).data()), kSavedGameMost);
  const std::span<const uint8_t> saved = bytesOf(slot, room);
  if (saved.size() < kSavedGameHead) return false;
  if (seed != nullptr) *seed = get32(saved.data() + kSavedSeedAt);
  return decodePlan(saved.first(kSavedGameHead), plan);
}

// What the spare memory holds; as many games as a list shows at once.
struct RunningGames::Glimpses {
  static constexpr int kMost = 4;

  Glimpse of[kMost];
  int8_t slot[kMost] = {-1, -1, -1, -1};
  uint8_t next = 0;
  AnyState state;
  uint8_t saved[kSavedGameMost];
};

RunningGames::Glimpses& RunningGames::glimpses() const {
  static_assert(sizeof(Glimpses) <= kBotWorkspace);
  const void* who = &bytes_;  // not the owner that reads plans into the same memory
  const bool there = spare_.has(who);
  std::byte* memory = spare_.take(who).data();
  return there ? *std::launder(reinterpret_cast<Glimpses*>(memory)) : *new (memory) Glimpses;
}

const RunningGames::Glimpse* RunningGames::glimpse(int slot) const {
  Glimpses& all = glimpses();
  for (int i = 0; i < Glimpses::kMost; ++i) {
    if (all.slot[i] == slot) return &all.of[i];
  }
  const uint8_t at = all.next;
  all.next = static_cast<uint8_t>((at + 1) % Glimpses::kMost);
  const bool seen = look(slot, all, all.of[at]);
  all.slot[at] = static_cast<int8_t>(seen ? slot : -1);
  return seen ? &all.of[at] : nullptr;
}

bool RunningGames::look(int slot, Glimpses& memory, Glimpse& out) const {
  const std::span<const uint8_t> saved = bytesOf(slot, memory.saved);
  SavedGame game;
  if (!decodeGame(saved, game)) return false;
  out.plan = game.plan;
  out.seed = game.seed;
  Tourney tourney;
  out.played = decodeTourney(saved, tourney) ? tourney.played : uint8_t{0};
  const Game* rules = findGame(game.plan.setup.game);
  memory.state = AnyState{};
  if (!rules || rules->init(memory.state, game.plan.setup) != Verdict::Accepted) return false;
  // As far as the rules of this program follow it.
  for (std::size_t i = 0; i < game.length; ++i) {
    lucca::settle(*rules, memory.state);
    if (rules->apply(memory.state, savedAction(saved, i)) != Verdict::Accepted) break;
  }
  lucca::settle(*rules, memory.state);
  rules->view(memory.state, kNobody, out.view);
  out.next = rules->toMove(memory.state);
  return true;
}

void RunningGames::remove(int slot) {
  if (slot == current_) {
    size_ = stored_ = 0;
    unsaved_ = false;
  }
  note(slot, false);
  if (store_) check(saveStored(*store_, keyOf(slot), {}));
}

void RunningGames::save(const Session& session, uint32_t place, const Tourney* tourney) {
  const bool touched = std::exchange(touched_, false), unsaved = std::exchange(unsaved_, false);
  if (!touched && !unsaved && savedChanges_ == session.match().changes()) return;
  savedChanges_ = session.match().changes();
  const bool running = session.running();
  const std::size_t same = running ? unchangedBytes(session, {bytes_.data(), stored_}, tourney) : 0;
  if (running) savedPlace_ = place;
  size_ = running ? encodeGame(session, place, bytes_, tourney) : 0;
  write(same);
}

namespace {

// Of the state before the first entry. Its memory is not needed while the store writes.
[[gnu::noinline]] uint32_t firstDigest(const Setup& setup) {
  const Game& game = *findGame(setup.game);
  AnyState state{};
  static_cast<void>(game.init(state, setup));
  lucca::settle(game, state);
  return digestOf(game, state);
}

}  // namespace

void RunningGames::putNext(const Session& session, const Plan& plan, uint32_t seed, const Tourney& tourney) {
  savedPlace_ = kPlaceBetween;
  size_ = encodeGame({plan, seed, {}, firstDigest(plan.setup), &tourney}, savedPlace_, bytes_);
  stored_ = 0;
  settle(session);
  unsaved_ = true;
}

void RunningGames::saveNext() {
  if (std::exchange(unsaved_, false)) write(0);
}

// The first `same` bytes are as the store has them.
void RunningGames::write(std::size_t same) {
  if (!store_) return;
  note(current_, waits());
  const StoreResult result = saveStored(*store_, keyOf(current_), bytes(), same);
  // On an error the store still has the old bytes: the next save must write all of them.
  stored_ = result == StoreResult::Ok ? size_ : 0;
  check(result);
}

// Where nothing is to be saved nothing fails.
void RunningGames::check(StoreResult result) {
  failed_ = failed_ || (result != StoreResult::Ok && result != StoreResult::ReadOnly);
}

void RunningGames::settle(const Session& session) {
  savedChanges_ = session.match().changes();
  touched_ = false;
}

void RunningGames::putAway() {
  size_ = 0;
  touch();
}

void RunningGames::setUnfit(bool unfit, bool news) {
  unfit_ = unfit;
  unfitNews_ = unfit && news;
}

}  // namespace lucca::ui
