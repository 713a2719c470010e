// Each number that a screen foretells, compared with what the game then pays: random games of all editions, 2 to 5 players.
#include <algorithm>

#include "host_tests/palazzi/every_setup.h"
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

namespace {

constexpr uint32_t kGames = suite::kSanitized ? 3 : 30;

// Plays random games of every configuration; `look` sees each state in which a seat decides, `after` each step.
template <class Look, class After>
void eachGame(uint32_t games, Look look, After after) {
  eachSetup([&](const Setup& setup) {
    for (uint32_t seed = 0; seed < games; ++seed) {
      State state;
      TEST_ASSERT_TRUE(init(state, setup) == Verdict::Accepted);
      Rng rng(seed * 31 + setup.players);
      ActionList list;
      while (toMove(state) != kOver) {
        legal(state, list);
        if (toMove(state) >= 0) look(state, rng);
        const Action action = toMove(state) == kChance ? drawChance(state, rng)
                                                       : list[rng.below(static_cast<uint32_t>(list.size()))];
        const State before = state;
        accept(state, action);
        after(before, action, state);
      }
    }
  });
}

void nothing(const State&, Rng&) {}

struct Best {
  int gain = -1, end = -1000;
};

// Every way to play the cards in hand.
void search(const State& state, Seat seat, int had, Best& best) {
  if (state.phase != Phase::Play || state.mover != seat) {
    best.gain = std::max(best.gain, state.score[seat].windows - had);
    best.end = std::max(best.end, pointsAtEnd(state, seat).total);
    return;
  }
  ActionList list;
  legal(state, list);
  for (const Action action : list) {
    State next = state;
    accept(next, action);
    search(next, seat, had, best);
  }
}

}  // namespace

// The seat's own palaces and walls are fixed with its last card: what others do then changes nothing.
TEST(walls_at_the_end_are_what_the_game_pays) {
  int told = 0, missing = 0;
  WallForecast seen[kMaxSeats];
  eachGame(kGames, nothing, [&](const State& before, Action action, const State& after) {
    if (kindOf(action) == Kind::Play && before.round == before.rounds)
      seen[before.mover] = wallsAtEnd(after, before.mover);
    if (toMove(after) != kOver) return;
    for (Seat seat = 0; seat < after.players; ++seat) {
      TEST_ASSERT_EQUAL(seen[seat].points, pointsOf(after, seat).walls);
      told += seen[seat].points > 0;
      missing += seen[seat].ifHeld > 0 && seen[seat].points == 0;
    }
  });
  TEST_ASSERT_GREATER_THAN(100, told);
  TEST_ASSERT_GREATER_THAN(100, missing);
}

TEST(one_more_palace_adds_what_the_forecast_says) {
  int told = 0;
  eachGame(kGames / 3, nothing, [&](const State& before, Action action, const State& after) {
    if (kindOf(action) != Kind::Play || asOf(action) != As::Palace) return;
    if (!completes(before, before.mover, colourOf(action))) return;
    const WallForecast was = wallsAtEnd(before, before.mover), is = wallsAtEnd(after, before.mover);
    TEST_ASSERT_EQUAL(was.ifHeld + was.pieces, is.ifHeld);
    told += was.pieces > 0;
  });
  TEST_ASSERT_GREATER_THAN(10, told);
}

// Opened at once a party pays what it says; opened at any later time, or at the end, never more than "at most".
TEST(parties_pay_now_what_they_say_and_never_more_than_at_most) {
  int now = 0, later = 0, reached = 0;
  int most[kMaxSeats][kColours];
  eachGame(
      kGames,
      [&](const State& state, Rng&) {
        if (state.phase < Phase::Turn) {
          for (auto& row : most) std::fill(std::begin(row), std::end(row), 1000);
          return;
        }
        for (Seat seat = 0; seat < state.players; ++seat) {
          for (int colour = 0; colour < kColours; ++colour) {
            if (!(state.area[seat].completed >> colour & 1)) continue;
            const int best = partyAtBest(state, seat, colour);
            TEST_ASSERT_GREATER_OR_EQUAL(partyWorth(state, seat, colour), best);
            most[seat][colour] = std::min(most[seat][colour], best);
          }
        }
      },
      [&](const State& before, Action action, const State& after) {
        const bool final = kindOf(action) == Kind::Rules && stepOf(action) == Step::FinalOpen;
        if (kindOf(action) != Kind::Open && !final) return;
        const Seat seat = final ? finalSeat(action) : before.mover;
        const int paid = pointsOf(after, seat).parties - pointsOf(before, seat).parties;
        TEST_ASSERT_EQUAL(partyWorth(before, seat, colourOf(action)), paid);
        if (most[seat][colourOf(action)] < 1000) {
          TEST_ASSERT_LESS_OR_EQUAL(most[seat][colourOf(action)], paid);
          reached += paid == most[seat][colourOf(action)];
        }
        ++(final ? later : now);
      });
  TEST_ASSERT_GREATER_THAN(100, now);
  TEST_ASSERT_GREATER_THAN(100, later);
  TEST_ASSERT_GREATER_THAN(20, reached);
}

// With a City two more cards follow the last turn: there the second pick is the last word.
TEST(the_own_end_is_the_score_when_nobody_follows) {
  int ends = 0;
  int foretold = 0;
  Seat last = kNobody;
  eachGame(kGames, nothing, [&](const State& before, Action action, const State& after) {
    const bool play = kindOf(action) == Kind::Play || kindOf(action) == Kind::City;
    if (play && after.phase == Phase::Discard && before.round == before.rounds) {
      last = before.mover;
      foretold = pointsAtEnd(after, last).total;
    }
    if (toMove(after) != kOver) return;
    if (last >= 0) TEST_ASSERT_EQUAL(foretold, pointsOf(after, last).total);
    ends += last >= 0;
    last = kNobody;
  });
  TEST_ASSERT_GREATER_THAN(200, ends);
}

// The whole preview: taken and played as it says, the last seat of the last round ends with its number.
TEST(a_triplet_of_the_last_round_ends_as_its_preview_says) {
  int ends = 0;
  eachGame(
      kGames,
      [&](const State& state, Rng&) {
        if (state.phase != Phase::Turn || state.round != state.rounds || hasCity(state)) return;
        if (state.turn + 1 != state.players) return;
        for (int t = 0; t < state.tripletCount; ++t) {
          if (!tripletFree(state, t)) continue;
          const Foreseen seen = foresee(state, state.mover, t);
          const int end = pointsAtEnd(seen.after, state.mover).total;
          State game = state;
          accept(game, take(static_cast<unsigned>(t)));
          for (const Action action : seen.plays) accept(game, action);
          settle(game);
          TEST_ASSERT_EQUAL(kOver, toMove(game));
          TEST_ASSERT_EQUAL(end, pointsOf(game, state.mover).total);
          ++ends;
        }
      },
      [](const State&, Action, const State&) {});
  TEST_ASSERT_GREATER_THAN(300, ends);
}

// The gain of a preview is what the plays bring, and nothing brings more; in the last round no way leads to a better end.
TEST(a_preview_is_the_best_that_can_be_made_of_a_triplet) {
  int looked = 0, better = 0, lastRounds = 0;
  eachGame(
      kGames / 3 + 1,
      [&](const State& state, Rng& rng) {
        if (state.phase != Phase::Turn || rng.below(4) != 0) return;
        const Seat seat = state.mover;
        for (int t = 0; t < state.tripletCount; ++t) {
          if (!tripletFree(state, t)) continue;
          const Foreseen seen = foresee(state, seat, t);
          const int gain = standingOf(seen.after, seat).points - standingOf(state, seat).points;
          State taken = state;
          accept(taken, take(static_cast<unsigned>(t)));
          State played = taken;
          int paid = 0;
          for (const Action action : seen.plays) {
            paid += pointsOf(played, action);
            accept(played, action);
          }
          TEST_ASSERT_EQUAL(gain, paid);
          TEST_ASSERT_EQUAL_MEMORY(&seen.after.area, &played.area, sizeof played.area);
          const Foreseen again = foresee(state, seat, t, seen.plays);
          TEST_ASSERT_EQUAL_MEMORY(&seen.after, &again.after, sizeof again.after);
          Best best;
          search(taken, seat, taken.score[seat].windows, best);
          if (state.round == state.rounds) {
            TEST_ASSERT_EQUAL(best.end, pointsAtEnd(seen.after, seat).total);
            ++lastRounds;
          } else {
            TEST_ASSERT_EQUAL(best.gain, gain);
          }
          better += gain > 0;
          ++looked;
        }
      },
      [](const State&, Action, const State&) {});
  TEST_ASSERT_GREATER_THAN(500, looked);
  TEST_ASSERT_GREATER_THAN(50, better);
  TEST_ASSERT_GREATER_THAN(50, lastRounds);
}

// As a player does who only confirms: each card as proposed, the next one where the cursor goes.
TEST(confirming_every_proposal_builds_what_was_shown) {
  int carried = 0, outOfOrder = 0;
  eachGame(
      kGames,
      [&](const State& state, Rng&) {
        if (state.phase != Phase::Turn) return;
        for (int t = 0; t < state.tripletCount; ++t) {
          if (!tripletFree(state, t)) continue;
          const Foreseen seen = foresee(state, state.mover, t);
          State game = state;
          accept(game, take(static_cast<unsigned>(t)));
          CardId played = kNoCard;
          for (int i = 0; i < kTripletCards; ++i) {
            const Completion plan = bestCompletion(game);
            TEST_ASSERT_EQUAL(kTripletCards - i, plan.count);
            const CardId card = nextCard(plan, played);
            outOfOrder += played != kNoCard && card < played;
            const Action action = plan.playOf(card);
            TEST_ASSERT_EQUAL(card, cardOf(action));
            accept(game, action);
            played = card;
          }
          TEST_ASSERT_EQUAL_MEMORY(&seen.after, &game, sizeof game);
          ++carried;
        }
      },
      [](const State&, Action, const State&) {});
  TEST_ASSERT_GREATER_THAN(1000, carried);
  TEST_ASSERT_GREATER_THAN(0, outOfOrder);  // a wild card waited for the palace that it joins
}

TEST(after_the_middle_card_the_right_one_is_next) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Building, {card(1)});
  mustPlay(s, 0, card(2), card(3), card(4));
  TEST_ASSERT_EQUAL(card(2), nextCard(bestCompletion(s), kNoCard));
  accept(s, play(card(3), As::Wall));
  TEST_ASSERT_EQUAL(card(4), nextCard(bestCompletion(s), card(3)));
  accept(s, play(card(4), As::Wall));
  TEST_ASSERT_EQUAL(card(2), nextCard(bestCompletion(s), card(4)));
}

TEST(before_the_last_round_a_card_that_fits_nowhere_becomes_a_wall) {
  State s = midGame(Edition::Year2013, 5);
  give(s, 0, Zone::Completed, {card(1), card(7), card(13)});
  mustPlay(s, 0, card(19), card(25), card(31));
  TEST_ASSERT_TRUE(bestCompletion(s).plays[0] == play(card(19), As::Wall));
  s.round = s.rounds;  // nothing holds it any more
  TEST_ASSERT_TRUE(bestCompletion(s).plays[0] == play(card(19), As::Discard));
}

TEST(who_has_played_follows_the_order_of_the_round) {
  int turns = 0;
  eachGame(
      2,
      [&](const State& state, Rng&) {
        if (state.phase != Phase::Turn && state.phase != Phase::Play) return;
        const auto order = roundOrder(state);
        for (int i = 0; i < state.players; ++i) {
          TEST_ASSERT_EQUAL(state.order[i], order[static_cast<std::size_t>(i)]);
          TEST_ASSERT_EQUAL(i < state.turn, hasPlayed(state, order[static_cast<std::size_t>(i)]));
        }
        TEST_ASSERT_FALSE(hasPlayed(state, state.mover));
        ++turns;
      },
      [](const State&, Action, const State&) {});
  TEST_ASSERT_GREATER_THAN(500, turns);
}

// Every card is seen, in the deck, or lies where nobody looks any more.
TEST(cards_unseen_and_being_built_are_counted) {
  State s = midGame(Edition::Year2013, 3);
  const int all = cardsUnseen(s, kRed);
  s.deck.remove(card(1));
  TEST_ASSERT_EQUAL(all - 1, cardsUnseen(s, kRed));
  give(s, 0, Zone::Building, {card(1), card(7)});
  give(s, 1, Zone::Building, {card(13)});
  give(s, 2, Zone::Completed, {card(19)});
  TEST_ASSERT_EQUAL(2, floorsElsewhere(s, 1, kRed));
  TEST_ASSERT_EQUAL(1, floorsElsewhere(s, 0, kRed));
  TEST_ASSERT_EQUAL(3, floorsElsewhere(s, 2, kRed));
}
