// Palazzi's weights, in greedy games without simulation: fast, and all that they judge comes to bear.
#include <algorithm>
#include <array>
#include <limits>
#include <type_traits>

#include "engine/bots/palazzi/policy.h"
#include "engine/palazzi/rules.h"
#include "tools/fit/subject.h"

namespace fit {
namespace {

using namespace lucca;
using namespace lucca::palazzi;

template <class AnyWeights, class Visit>
void eachField(AnyWeights& w, Visit visit) {
  visit("chance", w.chance);
  visit("plenty", w.plenty);
  visit("storey", w.storey);
  visit("guests", w.guests);
  visit("support", w.support);
  visit("perShield", w.perShield);
  visit("spare", w.spare);
  visit("wallsToCome", w.wallsToCome);
  visit("order", w.order);
  visit("melting", w.melting);
  visit("lateGuests", w.lateGuests);
}

template <class Field, class Visit>
void eachNumber(Field& field, Visit visit) {
  if constexpr (std::is_array_v<Field>) {
    for (auto& part : field) eachNumber(part, visit);
  } else {
    visit(field);
  }
}

template <class Field>
std::string listed(const Field& field) {
  if constexpr (std::is_array_v<Field>) {
    std::string out;
    for (const auto& part : field) out += (out.empty() ? "{" : ", ") + listed(part);
    return out + "}";
  } else {
    return std::to_string(field);
  }
}

Weights weightsOf(const Numbers& numbers) {
  Weights weights;
  auto next = numbers.begin();
  eachField(weights, [&](const char*, auto& field) {
    eachNumber(field, [&]<class Number>(Number& number) {
      number = static_cast<Number>(std::clamp<int>(*next++, 0, std::numeric_limits<Number>::max()));
    });
  });
  return weights;
}

// A game to its end. Each seat judges by what it sees.
Result play(State state, const std::array<const Weights*, kMaxSeats>& weights, Rng& chance) {
  while (state.mover != kOver) {
    if (state.mover == kChance) {
      static_cast<void>(apply(state, drawChance(state, chance)));
    } else if (state.mover == kRules) {
      static_cast<void>(apply(state, ruleStep(state)));
    } else {
      View seen;
      view(state, state.mover, seen);
      Judgement judgement;
      judgement.prepare(seen.known);
      judgement.weights = weights[static_cast<std::size_t>(state.mover)];
      playTurn(judgement, state);
    }
  }
  return result(state);
}

class Palazzi final : public Subject {
 public:
  explicit Palazzi(const State& start) : start_(start) {}

  Numbers numbers() const override {
    Numbers out;
    eachField(kWeights[start_.players - 2], [&](const char*, const auto& field) {
      eachNumber(field, [&](int number) { out.push_back(number); });
    });
    return out;
  }

  double lead(const Numbers& one, const Numbers& others, uint32_t deal) const override {
    const Weights mine = weightsOf(one), theirs = weightsOf(others);
    const int players = start_.players;
    int points = 0, all = 0;
    for (int seat = 0; seat < players; ++seat) {
      std::array<const Weights*, kMaxSeats> weights;
      weights.fill(&theirs);
      weights[static_cast<std::size_t>(seat)] = &mine;
      Rng chance(deal);
      const Result result = play(start_, weights, chance);
      for (int who = 0; who < players; ++who) all += result.total[who];
      points += result.total[seat];
    }
    const double rivals = static_cast<double>(all - points) / (players - 1);
    return (points - rivals) / players;
  }

  std::string text(const Numbers& numbers) const override {
    std::string out;
    const Weights weights = weightsOf(numbers);
    eachField(weights, [&](const char* name, const auto& field) {
      out += (out.empty() ? "{." : ",\n .") + std::string(name) + " = " + listed(field);
    });
    return out + "},";
  }

 private:
  State start_;
};

}  // namespace

std::unique_ptr<Subject> palazzi(uint32_t players) {
  if (players < 2 || players > static_cast<uint32_t>(kMaxSeats)) return nullptr;
  State start{};
  const Setup setup{
      GameId::Palazzi, static_cast<uint8_t>(players), {static_cast<uint8_t>(Edition::Year2013), 0}};
  if (init(start, setup) != Verdict::Accepted) return nullptr;
  return std::make_unique<Palazzi>(start);
}

}  // namespace fit
