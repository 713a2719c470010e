// A model of what the store must hold, and random histories of what a player does to it.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "base/rng.h"
#include "drivers/store/store.h"

namespace lucca {

using Bytes = std::vector<uint8_t>;
inline constexpr uint8_t kVersion = 1;

// More than the smallest archive of the tests holds.
inline constexpr std::size_t kModelGames = 64;

// The values as they must be read back.
struct Model {
  Bytes settings, current, hall;
  std::deque<Bytes> games;  // newest first, the last kModelGames of them
  friend bool operator==(const Model&, const Model&) = default;
};

enum class Deed : uint8_t { Decision, Undo, NewGame, Finish, Forget, Settings, Hall, Idle };

// The player's next action; `random` decides all of it.
struct Step {
  Deed deed;
  uint32_t random;
};

template <class Chances>
Step nextStep(Chances& rng) {
  static constexpr Deed kDeeds[] = {Deed::Decision, Deed::Decision, Deed::Decision, Deed::Decision,
                                    Deed::Decision, Deed::Decision, Deed::Decision, Deed::Decision,
                                    Deed::Decision, Deed::Decision, Deed::Decision, Deed::Decision,
                                    Deed::Idle,     Deed::Undo,     Deed::Settings, Deed::Settings};
  const uint32_t k = rng.below(256);
  if (k < 6) return {Deed::Finish, rng.next()};
  if (k < 10) return {Deed::Hall, rng.next()};
  if (k == 10 && rng.below(8) == 0) return {Deed::Forget, rng.next()};
  return {kDeeds[k % 16], rng.next()};
}

inline Bytes randomBytes(Rng& rng, std::size_t size) {
  Bytes bytes(size);
  for (uint8_t& b : bytes) b = static_cast<uint8_t>(rng.next() >> 24);
  return bytes;
}

// A game as the product saves it: a head of 40 bytes, two bytes a decision, a tail of 8.
inline constexpr std::size_t kHead = 40, kTail = 8;

// Does the step to the model, and to the store when there is one. False when the store refused.
inline bool doStep(const Step& step, Model& model, Store* store) {
  Rng rng(step.random);
  const auto save = [&](StoreKey key, Bytes& value, const Bytes& next, std::size_t from) {
    value = next;
    return store == nullptr || store->save(key, kVersion, next, from) == StoreResult::Ok;
  };
  Bytes next = model.current;
  switch (step.deed) {
    case Deed::Decision: {
      if (next.empty()) next = randomBytes(rng, kHead + kTail);
      const std::size_t from = model.current.empty() ? 0 : next.size() - kTail;
      next.resize(next.size() - kTail);
      const Bytes added = randomBytes(rng, 2 + kTail);
      next.insert(next.end(), added.begin(), added.end());
      return save(StoreKey::CurrentGame, model.current, next, from);
    }
    case Deed::Undo: {
      if (next.size() < kHead + kTail + 8) return true;
      const std::size_t from = next.size() - kTail - 2 * (1 + rng.below(4));
      next.resize(from);
      const Bytes tail = randomBytes(rng, kTail);
      next.insert(next.end(), tail.begin(), tail.end());
      return save(StoreKey::CurrentGame, model.current, next, from);
    }
    case Deed::NewGame:
      return save(StoreKey::CurrentGame, model.current, randomBytes(rng, kHead + kTail), 0);
    case Deed::Finish:
      model.games.push_front(randomBytes(rng, 60 + rng.below(700)));
      if (model.games.size() > kModelGames) model.games.pop_back();
      return store == nullptr || store->addGame(kVersion, model.games.front()) == StoreResult::Ok;
    case Deed::Forget:
      model.games.clear();
      return store == nullptr || store->forgetGames() == StoreResult::Ok;
    case Deed::Settings:
      return save(StoreKey::Settings, model.settings, randomBytes(rng, 1 + rng.below(60)), 0);
    case Deed::Hall:
      return save(StoreKey::Hall, model.hall, randomBytes(rng, 200), 0);
    case Deed::Idle:
      if (store != nullptr && store->idleDue()) store->idle();
      return true;
  }
  return false;
}

inline Bytes loaded(const Store& store, StoreKey key) {
  Bytes bytes(Store::kMaxValue);
  std::size_t size = 0;
  if (store.load(key, kVersion, bytes, size) != StoreResult::Ok) size = 0;
  bytes.resize(size);
  return bytes;
}

inline bool sameValue(const Store& store, StoreKey key, const Bytes& wanted) {
  static uint8_t buffer[Store::kMaxValue];
  std::size_t size = 0;
  const StoreResult result = store.load(key, kVersion, buffer, size);
  if (wanted.empty()) return result == StoreResult::Missing;
  return result == StoreResult::Ok && std::equal(wanted.begin(), wanted.end(), buffer, buffer + size);
}

// The finished games in the store are the newest of the model's, at least `atLeast` of them.
inline bool sameGames(const Store& store, const std::deque<Bytes>& wanted, std::size_t atLeast) {
  static uint8_t buffer[Store::kMaxValue];
  if (store.games() < std::min(atLeast, wanted.size())) return false;
  if (store.games() > wanted.size() && wanted.size() < kModelGames) return false;
  for (std::size_t i = 0; i < std::min(store.games(), wanted.size()); ++i) {
    uint8_t version = 0;
    std::size_t size = 0;
    if (store.loadGame(i, version, buffer, size) != StoreResult::Ok || version != kVersion) return false;
    if (!std::equal(wanted[i].begin(), wanted[i].end(), buffer, buffer + size)) return false;
  }
  return true;
}

inline bool holds(const Store& store, const Model& model, std::size_t games) {
  return sameValue(store, StoreKey::Settings, model.settings) &&
         sameValue(store, StoreKey::CurrentGame, model.current) &&
         sameValue(store, StoreKey::Hall, model.hall) && sameGames(store, model.games, games);
}

}  // namespace lucca
