#include "engine/bots/palazzi/plans.h"

#include <algorithm>

#include "base/sort.h"
#include "engine/bots/palazzi/policy.h"
#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

constexpr int kVictory = 6 * kGrains;

// Keeps the list sorted, best first, and drops the worst when it is full.
void insert(PlanList& plans, const Plan& plan) {
  if (plans.full()) {
    if (plans.back().judged >= plan.judged) return;
    plans.truncate(plans.size() - 1);
  }
  plans.push(plan);
  for (std::size_t i = plans.size() - 1; i > 0 && plans[i - 1].judged < plans[i].judged; --i) {
    std::swap(plans[i - 1], plans[i]);
  }
}

using Uses = FixedList<Action, kColours + 2>;

void usesOf(const State& state, CardId card, Uses& out) {
  if (isBastion(card)) {
    out.push(play(card, As::Bastion));
    return;
  }
  if (isWild(card)) {
    for (unsigned colour = 0; colour < kColours; ++colour) out.push(play(card, As::Palace, colour));
  } else if (!((state.area[state.mover].completed | state.area[state.mover].opened) >> kDeck[card].colour &
               1)) {
    out.push(play(card, As::Palace, kDeck[card].colour));
  }
  out.push(play(card, As::Wall));
  out.push(play(card, As::Discard));
}

struct Planner {
  const Judgement& judgement;
  const State& root;
  PlanList& out;
  Seat seat = root.mover;

  void judge(State& after, Plan plan) {
    plan.judged = standing(judgement, after, seat);
    insert(out, plan);
  }

  // Every use of the cards still to be played in every combination that the rules allow.
  void cards(const State& from, Plan plan) {
    Uses uses[kTripletCards];
    CardId left[kTripletCards];
    int count = 0;
    for (int i = 0; i < kTripletCards; ++i) {
      if (from.unplayed >> i & 1) left[count++] = from.triplets[from.current][i];
    }
    // Numbers rise: of two cards on one palace the higher one must be visible.
    insertionSort(left, left + count);
    for (int i = 0; i < count; ++i) usesOf(from, left[i], uses[i]);
    const int done = plan.count;
    plan.count = static_cast<uint8_t>(done + count);
    std::size_t index[kTripletCards] = {};
    for (;;) {
      State after = from;
      bool allowed = true;
      for (int i = 0; i < count && allowed; ++i) {
        plan.action[done + i] = uses[i][index[i]];
        allowed = apply(after, plan.action[done + i]) == Verdict::Accepted;
      }
      if (allowed) judge(after, plan);
      int wheel = 0;
      while (wheel < count && ++index[wheel] == uses[wheel].size()) index[wheel++] = 0;
      if (wheel == count) return;
    }
  }

  // Every triplet that is left, with every use of its cards.
  void triplets(const State& from, const Plan& soFar) {
    for (int index = 0; index < from.tripletCount; ++index) {
      if (!tripletFree(from, index)) continue;
      Plan plan = soFar;
      plan.action[plan.count++] = take(static_cast<unsigned>(index));
      State after = from;
      static_cast<void>(apply(after, plan.action[plan.count - 1]));
      cards(after, plan);
    }
  }

  // One palace may be opened first; a second one is the next decision.
  void turn() {
    triplets(root, Plan{});
    for (int colour = 0; colour < kColours; ++colour) {
      if (!(root.area[seat].completed >> colour & 1)) continue;
      Plan plan{};
      plan.action[plan.count++] = open(static_cast<unsigned>(colour));
      State after = root;
      follow(after, plan);
      triplets(after, plan);
    }
  }

  // Kept pairs and cards for the City: one decision, with a judgement of its own.
  void single(int (*value)(const Judgement&, const State&, Action)) {
    ActionList actions;
    legal(root, actions);
    for (Action action : actions) {
      Plan plan;
      plan.action[0] = action;
      plan.count = 1;
      plan.judged = value(judgement, root, action);
      insert(out, plan);
    }
  }
};

}  // namespace

int standing(const Judgement& judgement, const State& state, Seat seat) {
  const bool over = state.phase == Phase::Over;
  const StreetScore street = streetScore(state);
  int own = 0, best = INT32_MIN, all = 0;
  for (Seat who = 0; who < state.players; ++who) {
    int value;
    if (over) {
      value = pointsOf(state, who).total * kGrains;
    } else {
      const int turns = turnsLeft(state, who);
      value = Outlook(judgement, state, who, turns).value() + street.change[who] * (kGrains - 2 * turns);
    }
    if (who == seat) {
      own = value;
    } else {
      best = std::max(best, value);
      all += value;
    }
  }
  const int rivals = (best + all / (state.players - 1)) / 2;
  if (!over) return own - rivals;
  return own - rivals + (contains(result(state).winners, seat) ? kVictory : -kVictory);
}

void makePlans(const Judgement& judgement, const State& state, PlanList& out) {
  out.clear();
  Planner planner{judgement, state, out};
  switch (state.phase) {
    case Phase::Keep:
      return planner.single(pairValue);
    case Phase::CityPick:
      return planner.single(cityValue);
    case Phase::Turn:
      return planner.turn();
    default:
      return planner.cards(state, Plan{});
  }
}

void judgeRound(const Judgement& judgement, const State& state, PlanList& plans) {
  const Seat seat = state.mover;
  if (state.phase == Phase::Keep) return;
  for (Plan& plan : plans) {
    State after = state;
    follow(after, plan);
    settle(after);
    while (after.mover >= 0) {
      playTurn(judgement, after);
      settle(after);
    }
    plan.judged = standing(judgement, after, seat);
  }
  insertionSort(plans.begin(), plans.end(), [](const Plan& a, const Plan& b) { return a.judged > b.judged; });
}

void follow(State& state, const Plan& plan) {
  for (int i = 0; i < plan.count; ++i) static_cast<void>(apply(state, plan.action[i]));
}

}  // namespace lucca::palazzi
