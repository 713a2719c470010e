// The reviewer: chances add up, the answer does not depend on how the work was sliced, and its bytes are read back.
#include <cstring>
#include <vector>

#include "engine/bots/chance.h"
#include "engine/bots/palazzi/reason.h"
#include "engine/bots/review/judges.h"
#include "engine/bots/review/review_bytes.h"
#include "engine/bots/review/reviewer.h"
#include "engine/bots/review/thresholds.h"
#include "engine/game/match.h"
#include "host_tests/bots/think.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

// A game whose seats have the given levels.
void playGame(Match& match, GameId id, int players, std::initializer_list<Level> levels, uint32_t seed) {
  const Game& game = *findGame(id);
  Setup setup{};
  setup.game = id;
  setup.players = static_cast<uint8_t>(players);
  for (std::size_t i = 0; i < game.options.size(); ++i) setup.option[i] = game.options[i].standard;
  stampDeck(game, setup);
  TEST_ASSERT_TRUE(match.start(game, setup) == Verdict::Accepted);
  Rng rng(seed);
  for (match.settle(); match.toMove() != kOver; match.settle()) {
    const Seat seat = match.toMove();
    const Level level =
        seat < 0 ? Level::Easy : levels.begin()[static_cast<std::size_t>(seat) % levels.size()];
    const Action action = seat == kChance ? game.drawChance(match.state(), rng)
                                          : thinkAbout(game, match.state(), level, rng.next()).action;
    TEST_ASSERT_TRUE(match.apply(action) == Verdict::Accepted);
  }
}

constexpr SeatSet kEverybody = 0x1F;

SeatSet allOf(const Match& match) {
  return static_cast<SeatSet>(kEverybody >> (kMaxSeats - match.setup().players));
}

Review review(const Match& match, uint32_t slice = 1u << 20) {
  Review review;
  Reviewer reviewer({workspace(), kBotWorkspace});
  reviewer.begin(match.game(), match.setup(), match.history(), allOf(match), review);
  uint8_t percent = 0;
  while (!reviewer.work(slice)) {
    TEST_ASSERT_GREATER_OR_EQUAL(percent, reviewer.progress().percent);
    percent = reviewer.progress().percent;
  }
  TEST_ASSERT_EQUAL(100, reviewer.progress().percent);
  return review;
}

std::vector<uint8_t> bytesOf(const Review& review) {
  std::vector<uint8_t> bytes(kMaxReviewBytes);
  bytes.resize(packReview(review, bytes));
  TEST_ASSERT_GREATER_THAN(0, bytes.size());
  return bytes;
}

void expectSame(const Review& a, const Review& b) {
  const std::vector<uint8_t> one = bytesOf(a), other = bytesOf(b);
  TEST_ASSERT_EQUAL(one.size(), other.size());
  TEST_ASSERT_EQUAL_MEMORY(one.data(), other.data(), one.size());
}

int sumOf(const Percents& percents) {
  int sum = 0;
  for (uint8_t percent : percents) sum += percent;
  return sum;
}

Match& match() {
  static Match match;
  return match;
}

}  // namespace

TEST(chances_add_up_in_every_state_of_a_game) {
  for (const Game& game : {*findGame(GameId::Palazzi), *findGame(GameId::Torri)}) {
    for (int players = game.minPlayers; players <= game.maxPlayers; ++players) {
      playGame(match(), game.id, players, {Level::Easy, Level::Normal}, 7u + static_cast<uint32_t>(players));
      static Match again;
      TEST_ASSERT_TRUE(again.start(game, match().setup()) == Verdict::Accepted);
      for (Action action : match().history()) {
        again.settle();
        const Chances chances = chancesOf(game, again.state());
        int sum = 0;
        for (uint16_t chance : chances.of) sum += chance;
        TEST_ASSERT_EQUAL(kAllChances, sum);
        const Percents percents = percentsOf(chances, players, false);
        TEST_ASSERT_EQUAL(100, sumOf(percents));
        for (int seat = 0; seat < players; ++seat)
          TEST_ASSERT_TRUE(percents[seat] >= 1 && percents[seat] <= 99);
        TEST_ASSERT_TRUE(again.apply(action) == Verdict::Accepted);
      }
    }
  }
}

TEST(the_river_has_a_point_for_each_turn_and_ends_with_the_result) {
  playGame(match(), GameId::Palazzi, 3, {Level::Easy}, 11);
  const Review found = review(match());
  TEST_ASSERT_TRUE(found.done && found.riverDone);
  TEST_ASSERT_EQUAL(found.turns, found.river.size());
  TEST_ASSERT_EQUAL(found.turns, found.turn.size());
  TEST_ASSERT_EQUAL(found.turns / 3, found.luck.size());
  for (const Percents& percents : found.river) TEST_ASSERT_EQUAL(100, sumOf(percents));
  TEST_ASSERT_EQUAL(100, sumOf(found.result));
  const Result result = match().game().result(match().state());
  for (Seat seat = 0; seat < 3; ++seat)
    TEST_ASSERT_EQUAL(contains(result.winners, seat), found.result[seat] > 0);
}

TEST(a_walk_finds_every_turn_and_who_made_it) {
  playGame(match(), GameId::Palazzi, 2, {Level::Easy}, 12);
  const Review found = review(match());
  TurnWalk walk;
  walk.begin(match().game(), match().setup(), match().history());
  for (std::size_t turn = 0; turn < found.turns; ++turn) {
    TEST_ASSERT_TRUE(walk.toTurn(turn));
    TEST_ASSERT_EQUAL(found.turn[turn].seat, walk.seat());
    walk.endTurn();
    TEST_ASSERT_NOT_EQUAL(static_cast<int>(turn), walk.turn());
  }
  TEST_ASSERT_FALSE(walk.toTurn(found.turns));
}

TEST(slices_and_pauses_change_nothing) {
  playGame(match(), GameId::Palazzi, 2, {Level::Easy}, 13);
  const Review whole = review(match());
  expectSame(whole, review(match(), 37));
  // The memory goes to another owner repeatedly, and the review is kept as bytes in between.
  Review kept;
  for (int i = 0; !kept.done; ++i) {
    TEST_ASSERT_LESS_THAN(1000, i);
    std::memset(workspace(), 0xA5, kBotWorkspace);
    Reviewer reviewer({workspace(), kBotWorkspace});
    reviewer.begin(match().game(), match().setup(), match().history(), allOf(match()), kept);
    static_cast<void>(reviewer.work(240000));
    Review read;
    TEST_ASSERT_TRUE(unpackReview(bytesOf(kept), read));
    kept = read;
  }
  expectSame(whole, kept);
}

TEST(a_better_turn_is_legal) {
  std::size_t points = 0;
  for (uint32_t seed = 20; seed < 23; ++seed) {
    playGame(match(), GameId::Palazzi, 2, {Level::Easy}, seed);
    const Review found = review(match());
    points += found.points.size();
    TurnWalk walk;
    walk.begin(match().game(), match().setup(), match().history());
    for (const TurningPoint& point : found.points) {
      TEST_ASSERT_TRUE(walk.toTurn(point.turn));
      TEST_ASSERT_EQUAL(point.seat, walk.seat());
      for (int i = 0; i < point.actions; ++i) {
        TEST_ASSERT_EQUAL(point.turn, walk.turn());
        TEST_ASSERT_TRUE(match().game().apply(walk.state(), point.action[i]) == Verdict::Accepted);
        settle(match().game(), walk.state());
      }
      TEST_ASSERT_NOT_EQUAL(point.turn, walk.turn());
      TEST_ASSERT_TRUE(found.turn[point.turn].judged == Judged::Told);
      TEST_ASSERT_GREATER_THAN(0, point.reason.kind);
    }
  }
  TEST_ASSERT_GREATER_THAN(0, points);
}

namespace {

struct LastTurns {
  std::vector<Action> losing, winning, now;
};

// Tries every continuation until the seat's turn is over, and keeps one that wins and one that does not.
void tryAll(const Game& game, const AnyState& state, Seat seat, LastTurns& found) {
  const JudgeRow& judge = *findJudge(game.id);
  if (!found.losing.empty() && !found.winning.empty()) return;
  if (judge.turnOf(state) == 0) {
    AnyState end = state;
    while (game.toMove(end) != kOver) {  // the picks for the City
      const Action action = thinkAbout(game, end, Level::Hard, 1).action;
      TEST_ASSERT_TRUE(game.apply(end, action) == Verdict::Accepted);
      settle(game, end);
    }
    const SeatSet winners = game.result(end).winners;
    if (winners == seatBit(seat)) found.winning = found.now;
    if (!contains(winners, seat)) found.losing = found.now;
    return;
  }
  ActionList legal;
  game.legal(state, legal);
  for (Action action : legal) {
    AnyState after = state;
    TEST_ASSERT_TRUE(game.apply(after, action) == Verdict::Accepted);
    settle(game, after);
    found.now.push_back(action);
    tryAll(game, after, seat, found);
    found.now.pop_back();
  }
}

}  // namespace

TEST(a_win_that_was_thrown_away_with_the_last_turn_is_told) {
  const Game& game = *findGame(GameId::Palazzi);
  const JudgeRow& judge = *findJudge(game.id);
  int tried = 0;
  for (uint32_t seed = 40; tried < 3; ++seed) {
    TEST_ASSERT_LESS_THAN(80, seed);
    playGame(match(), GameId::Palazzi, 2, {Level::Hard}, seed);
    TurnWalk walk;
    walk.begin(game, match().setup(), match().history());
    TEST_ASSERT_TRUE(walk.toTurn(13));
    LastTurns turns;
    const Seat seat = walk.seat();
    tryAll(game, walk.state(), seat, turns);
    if (turns.losing.empty() || turns.winning.empty()) continue;
    ++tried;
    match().rewind(walk.position());
    for (Action action : turns.losing) {
      match().settle();
      TEST_ASSERT_TRUE(match().apply(action) == Verdict::Accepted);
    }
    for (match().settle(); match().toMove() != kOver; match().settle()) {
      TEST_ASSERT_EQUAL(0, judge.turnOf(match().state()));
      TEST_ASSERT_TRUE(match().apply(thinkAbout(game, match().state(), Level::Hard, 1).action) ==
                       Verdict::Accepted);
    }
    const Review found = review(match());
    const int point = pointOf(found, 13);
    TEST_ASSERT_GREATER_OR_EQUAL(0, point);
    TEST_ASSERT_EQUAL(seat, found.points[static_cast<std::size_t>(point)].seat);
    TEST_ASSERT_LESS_THAN(50, found.points[static_cast<std::size_t>(point)].played);
    TEST_ASSERT_GREATER_THAN(50, found.points[static_cast<std::size_t>(point)].better);
  }
}

TEST(nothing_is_said_of_masters_turns) {
  playGame(match(), GameId::Palazzi, 2, {Level::Master}, 71);
  const Review found = review(match());
  TEST_ASSERT_EQUAL(0, found.points.size());
  TEST_ASSERT_EQUAL(7, reviewOf(found, 0).good);
  TEST_ASSERT_EQUAL(7, reviewOf(found, 1).good);
}

// The river misses by some of 100, so a rise by less is no best turn.
TEST(a_small_rise_is_no_best_turn) {
  Review river;
  river.seats = 2;
  river.turns = 6;
  constexpr uint8_t kChances[] = {54, 50, 54, 40, 45, 45};
  for (const uint8_t chance : kChances) {
    river.river.push({chance, static_cast<uint8_t>(100 - chance)});
    river.turn.push({static_cast<Seat>(river.turn.size() % 2), Judged::Good});
  }
  TEST_ASSERT_EQUAL(4, reviewOf(river, 0).bestTurn);
  TEST_ASSERT_EQUAL(kLeastRise, reviewOf(river, 0).rise);
  river.river[4] = {44, 56};
  TEST_ASSERT_EQUAL(-1, reviewOf(river, 0).bestTurn);
}

TEST(a_turn_of_torri_that_lost_the_game_is_told) {
  // Easy never hinders another.
  int told = 0;
  for (uint32_t seed : {63u, 67u}) {
    playGame(match(), GameId::Torri, 2, {Level::Easy, Level::Hard}, seed);
    const Review found = review(match());
    TurnWalk walk;
    walk.begin(match().game(), match().setup(), match().history());
    for (const TurningPoint& point : found.points) {
      TEST_ASSERT_TRUE(walk.toTurn(point.turn));
      for (int i = 0; i < point.actions; ++i) {
        TEST_ASSERT_TRUE(match().game().apply(walk.state(), point.action[i]) == Verdict::Accepted);
        settle(match().game(), walk.state());
      }
      TEST_ASSERT_NOT_EQUAL(point.turn, walk.turn());
      TEST_ASSERT_GREATER_THAN(0, point.reason.kind);
      told += point.seat == 0 && point.played < 10 && point.better > 60;
    }
    expectSame(found, review(match(), 333));
  }
  TEST_ASSERT_GREATER_THAN(0, told);
}

// Somebody new to Torri won this game against master of version 0.2.0. Of 60 games by hard its second seat won 62 of 100 from before
// its second turn and 23 from after it.
TEST(the_turn_that_lost_a_recorded_game_is_told) {
  constexpr uint16_t kHistory[] = {0x00d2, 0x00a0, 0x2002, 0x00a2, 0x009f, 0x2000, 0x0013, 0x0126, 0x2002,
                                   0x00d6, 0x003d, 0x2001, 0x00a3, 0x00a2, 0x2000, 0x0042, 0x0157, 0x2001,
                                   0x006d, 0x00a2, 0x2000, 0x00f5, 0x0098, 0x2001, 0x00c6, 0x00cb, 0x2000,
                                   0x013f, 0x0139, 0x2001, 0x00a1, 0x00a3, 0x2000, 0x010a, 0x0109, 0x2002,
                                   0x0107, 0x1026, 0x00a1, 0x2000, 0x0125, 0x0048, 0x2001};
  TEST_ASSERT_TRUE(match().start(*findGame(GameId::Torri), {GameId::Torri, 2, {1, 1, 2, 3}}) ==
                   Verdict::Accepted);
  for (const uint16_t bits : kHistory) {
    match().settle();
    TEST_ASSERT_TRUE(match().apply(Action{bits}) == Verdict::Accepted);
  }
  match().settle();
  TEST_ASSERT_EQUAL(kOver, match().toMove());
  const Review found = review(match());
  TEST_ASSERT_GREATER_OR_EQUAL(0, pointOf(found, 3));
  for (const TurningPoint& point : found.points) TEST_ASSERT_EQUAL(1, point.seat);
}

TEST(of_a_triplets_reasons_those_of_another_turn_are_passed_over) {
  namespace p = lucca::palazzi;
  playGame(match(), GameId::Palazzi, 3, {Level::Normal}, 14);
  static p::Judgement judgement;
  static p::PlanList plans;
  TurnWalk walk;
  walk.begin(match().game(), match().setup(), match().history());
  int passedOver = 0;
  for (std::size_t turn = 0; walk.toTurn(turn); ++turn) {
    const auto& state = *reinterpret_cast<const p::State*>(walk.state().bytes);
    judgement.prepare(state);
    p::makePlans(judgement, state, plans);
    for (const p::Plan& plan : plans) {
      if (p::kindOf(plan.action[0]) != p::Kind::Take) continue;
      const Reason said = p::reasonFor(judgement, state, plan, true);
      if (said.kind == static_cast<uint8_t>(p::Because::TakesTriplet)) continue;
      const Reason next = p::reasonFor(judgement, state, plan, true, {&said, 1});
      TEST_ASSERT_TRUE(next.kind != said.kind || next.colour != said.colour || next.amount != said.amount ||
                       next.seat != said.seat);
      const Reason other{};
      TEST_ASSERT_EQUAL(said.kind, p::reasonFor(judgement, state, plan, true, {&other, 1}).kind);
      ++passedOver;
    }
  }
  TEST_ASSERT_GREATER_THAN(50, passedOver);
}

TEST(large_tables_of_torri_have_a_river_and_no_judge) {
  playGame(match(), GameId::Torri, 3, {Level::Easy, Level::Normal}, 5);
  const Review found = review(match());
  TEST_ASSERT_TRUE(found.river.size() > 5 && found.points.empty());
  for (Seat seat = 0; seat < 3; ++seat) TEST_ASSERT_EQUAL(0, reviewOf(found, seat).judged);
}

TEST(computers_are_not_judged) {
  playGame(match(), GameId::Palazzi, 2, {Level::Easy}, 13);
  Review found;
  Reviewer reviewer({workspace(), kBotWorkspace});
  reviewer.begin(match().game(), match().setup(), match().history(), seatBit(1), found);
  while (!reviewer.work(1u << 20)) {
  }
  TEST_ASSERT_EQUAL(0, reviewOf(found, 0).judged);
  TEST_ASSERT_EQUAL(found.turns / 2, reviewOf(found, 1).judged);
}

TEST(damaged_bytes_are_refused) {
  playGame(match(), GameId::Palazzi, 2, {Level::Easy}, 13);
  const Review whole = review(match());
  const std::vector<uint8_t> bytes = bytesOf(whole);
  Review read;
  TEST_ASSERT_TRUE(unpackReview(bytes, read));
  expectSame(whole, read);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::vector<uint8_t> damaged = bytes;
    damaged[i] ^= 0x10;
    TEST_ASSERT_FALSE(unpackReview(damaged, read));
    TEST_ASSERT_EQUAL(0, read.game);
    TEST_ASSERT_FALSE(unpackReview({bytes.data(), i}, read));
  }
}
