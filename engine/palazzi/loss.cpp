#include "engine/palazzi/loss.h"

#include "engine/palazzi/rules.h"

namespace lucca::palazzi {

namespace {

// Only the seat's own decisions follow each other in a turn.
State after(const State& before, std::span<const Action> turn) {
  State state = before;
  for (const Action action : turn) static_cast<void>(apply(state, action));
  return state;
}

// The points that the seat is certain of at the end of the game, if this was its last turn: the others cannot change them.
int certainPoints(const State& state, Seat seat) {
  return pointsOf(state, seat).windows + wallsAtEnd(state, seat).points;
}

bool isPlay(Action action) { return kindOf(action) == Kind::Play; }

// The most that is certain over every way to play the cards in hand, at most `Cards` of them.
template <int Cards>
int mostCertain(const State& state, Seat seat) {
  if (Cards == 0 || state.phase != Phase::Play) return certainPoints(state, seat);
  int most = -1000;
  const auto look = [&](Action action) {
    State then = state;
    if (apply(then, action) != Verdict::Accepted) return;
    const int points = mostCertain < Cards == 0 ? 0 : Cards - 1 > (then, seat);
    if (points > most) most = points;
  };
  for (const CardId card : tripletCards(state, state.current)) {
    if (card == kNoCard) continue;
    for (int colour = 0; colour < kColours; ++colour)
      look(play(card, As::Palace, static_cast<unsigned>(colour)));
    for (const As as : {As::Wall, As::Bastion, As::Discard}) look(play(card, as));
  }
  return most;
}
int mostCertain(const State& state, Seat seat) { return mostCertain<kTripletCards>(state, seat); }

void take(TurnLoss& most, const TurnLoss& loss) {
  if (loss.points >= TurnLoss::kWorthSaying && loss.points > most.points) most = loss;
}

// In the last round the walls are what they are after the last card.
TurnLoss wallsLost(const State& before, std::span<const Action> turn, Seat seat) {
  TurnLoss loss;
  std::size_t first = 0;
  while (first < turn.size() && !isPlay(turn[first])) ++first;
  std::size_t last = first;
  while (last < turn.size() && isPlay(turn[last])) ++last;
  if (before.round != before.rounds || first == last) return loss;
  const State end = after(before, turn.first(last));
  const WallForecast walls = wallsAtEnd(end, seat);
  if (walls.hold() || walls.pieces == 0) return loss;
  State state = after(before, turn.first(first));
  const int most = mostCertain(state, seat);
  loss.points = static_cast<int16_t>(most - certainPoints(end, seat));
  if (loss.points < TurnLoss::kWorthSaying) return {};
  loss.kind = Loss::Walls;
  loss.shields = walls.shields;
  loss.needed = walls.needed;
  // The first card after which as much is out of reach.
  for (std::size_t i = first; i < last; ++i) {
    static_cast<void>(apply(state, turn[i]));
    loss.fault = static_cast<uint8_t>(i);
    if (mostCertain(state, seat) < most) break;
  }
  return loss;
}

// The same turn with that card in the palace; what does not fit any more ends it. The palace is complete then.
TurnLoss thrownAt(const State& before, std::span<const Action> turn, std::size_t at, Seat seat) {
  TurnLoss loss;
  const Action thrown = turn[at];
  if (!isPlay(thrown) || (asOf(thrown) != As::Wall && asOf(thrown) != As::Discard)) return loss;
  const State now = after(before, turn.first(at)), end = after(before, turn);
  for (int colour = 0; colour < kColours; ++colour) {
    const Action build = play(cardOf(thrown), As::Palace, static_cast<unsigned>(colour));
    if (palaceOf(now, seat, colour).zone != Zone::Building || !completes(now, seat, colour)) continue;
    if (palaceOf(end, seat, colour).zone != Zone::Building) continue;
    State then = now;
    if (apply(then, build) != Verdict::Accepted) continue;
    bool same = true;
    for (std::size_t i = at + 1; i < turn.size() && same; ++i)
      same = apply(then, turn[i]) == Verdict::Accepted;
    const int points = same ? certainPoints(then, seat) - certainPoints(end, seat) : 0;
    if (points <= loss.points) continue;
    loss.kind = Loss::Thrown;
    loss.fault = static_cast<uint8_t>(at);
    loss.points = static_cast<int16_t>(points);
    loss.card = cardOf(thrown);
    loss.colour = static_cast<uint8_t>(colour);
  }
  return loss;
}

// The rules' steps to the end of the game. False: somebody still decides something.
bool finished(State& state) {
  while (toMove(state) == kRules) {
    if (apply(state, ruleStep(state)) != Verdict::Accepted) return false;
  }
  return state.phase == Phase::Over;
}

// After the last turn of all it is known what every party brings: one that would have brought more before the triplet, while
// its guests were there.
void partiesLost(const State& before, std::span<const Action> turn, Seat seat, TurnLoss& most) {
  std::size_t taken = 0;
  while (taken < turn.size() && kindOf(turn[taken]) != Kind::Take) ++taken;
  State end = after(before, turn);
  if (taken == turn.size() || before.round != before.rounds || !finished(end)) return;
  const State now = after(before, turn.first(taken));
  for (int colour = 0; colour < kColours; ++colour) {
    if (palaceOf(now, seat, colour).zone != Zone::Completed) continue;
    State then = now;
    bool same = apply(then, open(static_cast<unsigned>(colour))) == Verdict::Accepted;
    for (std::size_t i = taken; i < turn.size() && same; ++i)
      same = apply(then, turn[i]) == Verdict::Accepted;
    if (!same || !finished(then)) continue;
    TurnLoss loss;
    loss.kind = Loss::Party;
    loss.fault = static_cast<uint8_t>(taken);
    loss.colour = static_cast<uint8_t>(colour);
    loss.points = static_cast<int16_t>(pointsOf(then, seat).total - pointsOf(end, seat).total);
    take(most, loss);
  }
}

}  // namespace

TurnLoss certainLoss(const State& before, std::span<const Action> turn, Seat seat) {
  TurnLoss most;
  if (handsAreHeld(before)) return most;
  take(most, wallsLost(before, turn, seat));
  for (std::size_t i = 0; i < turn.size(); ++i) take(most, thrownAt(before, turn, i, seat));
  partiesLost(before, turn, seat, most);
  return most;
}

}  // namespace lucca::palazzi
