// What the book holds, a proof of the first puzzle of each chapter, and what the device makes of right and wrong tries.
#include <array>
#include <set>
#include <string>

#include "base/lent_memory.h"
#include "engine/bots/bot.h"
#include "engine/palazzi/query.h"
#include "engine/torri/query.h"
#include "host_tests/puzzles/claims.h"
#include "ui/game/puzzle_game.h"

using namespace lucca;
using namespace lucca::puzzles;
using ui::Puzzle;
using ui::PuzzleGame;
using ui::Session;

namespace {

constexpr GameId kGames[] = {GameId::Palazzi, GameId::Torri};

ui::Plan planOf(const Puzzle& puzzle) {
  ui::Plan plan{};
  plan.setup = puzzle.setup;
  for (Seat s = 0; s < puzzle.setup.players; ++s)
    plan.seats[static_cast<std::size_t>(s)].isBot = s != puzzle.seat;
  return plan;
}

// A device that solves puzzles without a screen.
struct Desk {
  alignas(16) std::array<std::byte, kBotWorkspace> memory;
  LentMemory spare{memory};
  Session session{spare};
  PuzzleGame game{spare};

  void begin(const Puzzle& puzzle) { TEST_ASSERT_TRUE(game.begin(puzzle, planOf(puzzle), session)); }

  // Makes the decisions, and lets the others answer; how it went.
  PuzzleGame::Outcome attempt(std::span<const Action> own) {
    std::size_t next = 0;
    for (int i = 0; i < 4000 && game.outcome() == PuzzleGame::Outcome::Open; ++i) {
      switch (session.phase()) {
        case Session::Phase::Decide:
          if (game.judge(session) != PuzzleGame::Outcome::Open) break;
          if (session.play(next < own.size() && session.match().check(own[next]) == Verdict::Accepted
                               ? own[next]
                               : session.legal()[0]) != Verdict::Accepted)
            return PuzzleGame::Outcome::Open;
          ++next;
          break;
        case Session::Phase::Confirm:
          session.confirm();
          break;
        case Session::Phase::Think: {
          Action action;
          if (game.ponder(session, 1 << 12, action) && action != kNoAction)
            session.answer(0, ui::Speed::Instant, action);
          break;
        }
        case Session::Phase::Recap:
          session.endRecap();
          break;
        case Session::Phase::HandOver:
          session.takeDevice();
          break;
        case Session::Phase::Over:
          game.judge(session);
          break;
        default:
          session.update(0, ui::Speed::Instant, 0);
      }
    }
    return game.outcome();
  }
};

}  // namespace

TEST(the_book_is_in_order) {
  for (const GameId game : kGames) {
    TEST_ASSERT_EQUAL(ui::kPuzzleChapters * ui::kPuzzlesInChapter, ui::puzzlesOf(game).size());
    int next = 0;
    std::set<int> places;
    for (const Puzzle& puzzle : ui::puzzlesOf(game)) {
      TEST_ASSERT_EQUAL(next++, puzzle.chapter * ui::kPuzzlesInChapter + puzzle.number);
      TEST_ASSERT_TRUE(puzzle.place < ui::kPuzzlePlaces && places.insert(puzzle.place).second);
      static_cast<void>(positionOf(puzzle));
    }
  }
}

TEST(the_first_of_each_chapter_is_proved) {
  for (const GameId game : kGames) {
    for (const Puzzle& puzzle : ui::puzzlesOf(game)) {
      if (puzzle.number == 0) checkNumbers(puzzle, proofOf(puzzle, true));
    }
  }
}

TEST(every_solution_is_accepted) {
  auto desk = std::make_unique<Desk>();
  for (const GameId game : kGames) {
    for (const Puzzle& puzzle : ui::puzzlesOf(game)) {
      desk->begin(puzzle);
      TEST_ASSERT_EQUAL_MESSAGE(PuzzleGame::Outcome::Right, desk->attempt(puzzle.solution),
                                nameOf(puzzle).c_str());
    }
  }
}

// Every order and colour that holds, and some that do not, of the first puzzle of each chapter.
TEST(right_and_wrong_are_told_apart) {
  auto desk = std::make_unique<Desk>();
  for (const GameId id : kGames) {
    for (const Puzzle& puzzle : ui::puzzlesOf(id)) {
      if (puzzle.number != 0) continue;
      const Proof proof = proofOf(puzzle, false);
      int wrong = 0;
      for (const Try& one : proof.tries) {
        if (!one.holds && (++wrong % 7 != 0 || wrong > 140)) continue;
        desk->begin(puzzle);
        const PuzzleGame::Outcome outcome = desk->attempt(one.own);
        if (!proof.ways.contains(one.key)) {
          TEST_ASSERT_EQUAL(PuzzleGame::Outcome::Wrong, outcome);
          TEST_ASSERT_EQUAL(1, desk->game.tries());
        } else if (one.holds) {
          TEST_ASSERT_EQUAL(PuzzleGame::Outcome::Right, outcome);
        }
      }
    }
  }
}

namespace {

// Which of the seat's bricks goes to a lot, from 0; -1: none.
int brickOf(const Puzzle& puzzle, int lot) {
  using namespace torri;
  int number = 0;
  for (const Action action : puzzle.solution) {
    if (kindOf(action) != Kind::Place) continue;
    if (lotOfPlace(action) == lot) return number;
    ++number;
  }
  return -1;
}

// "Prepare, then strike from d2", "No brick fits any more, and you are higher than red", at the end of the solution.
void checkEnd(const Puzzle& puzzle, const torri::State& state) {
  using namespace torri;
  using ui::Text;
  const Brick mine = colourOfSeat(state, puzzle.seat);
  const int number = brickOf(puzzle, puzzle.about[0]);
  if (puzzle.idea == Text::PuzzleTorriIdeaLate) {
    const AnyState before = positionOf(puzzle);
    const State& root = *reinterpret_cast<const State*>(before.bytes);
    TEST_ASSERT_EQUAL_MESSAGE(1, number, nameOf(puzzle).c_str());
    TEST_ASSERT_TRUE(prisonersOf(root, mine) < root.size() && victoryOf(state, mine).prisoners);
  }
  if (puzzle.goal != Goal::Close) return;
  const Brick theirs = colourOfSeat(state, static_cast<Seat>(1 - puzzle.seat));
  TEST_ASSERT_EQUAL_MESSAGE(Phase::Over, state.phase, nameOf(puzzle).c_str());
  TEST_ASSERT_TRUE(standingOf(state, mine).highestTower > standingOf(state, theirs).highestTower);
}

}  // namespace

// "Strike from d2: no tower is left to blue", "You play on with red, and red wins".
TEST(the_ideas_of_torri_are_true) {
  using namespace torri;
  for (const Puzzle& puzzle : ui::puzzlesOf(GameId::Torri)) {
    AnyState any = positionOf(puzzle);
    const Game& game = *findGame(GameId::Torri);
    const State& state = *reinterpret_cast<const State*>(any.bytes);
    bool named = false;
    std::size_t next = 0;
    while (game.judge(any, puzzle.task()) == TaskState::Turn || next == 0) {
      ActionList legal;
      game.legal(any, legal);
      const bool own = game.toMove(any) == puzzle.seat;
      const Action action = own ? puzzle.solution[next++] : legal[0];
      if (own && kindOf(action) == Kind::Place) named = named || lotOfPlace(action) == puzzle.about[0];
      TEST_ASSERT_EQUAL_MESSAGE(Verdict::Accepted, game.apply(any, action), nameOf(puzzle).c_str());
      settle(game, any);
    }
    TEST_ASSERT_TRUE_MESSAGE(named, nameOf(puzzle).c_str());
    checkEnd(puzzle, state);
    const Brick colour = static_cast<Brick>(puzzle.about[1]);
    TEST_ASSERT_TRUE(puzzle.idea != ui::Text::PuzzleTorriIdeaSwitch ||
                     (colourOfSeat(state, puzzle.seat) == colour && victoryOf(state, colour)));
    TEST_ASSERT_TRUE(puzzle.idea != ui::Text::PuzzleTorriIdeaBare ||
                     0 == standingOf(state, colour).highestTower);
    TEST_ASSERT_TRUE(puzzle.idea != ui::Text::PuzzleTorriIdeaSpare ||
                     heightAt(state, static_cast<Lot>(puzzle.about[0])) == state.size() + 1);
    TEST_ASSERT_TRUE(puzzle.idea != ui::Text::PuzzleTorriIdeaPrisoners ||
                     (victoryOf(state, colourOfSeat(state, puzzle.seat)).prisoners));
  }
}

// "Red is opened before the cards", "New walls: 2, and they hold", "Win: reach 38".
TEST(the_ideas_of_palazzi_are_true) {
  using namespace palazzi;
  const Game& game = *findGame(GameId::Palazzi);
  for (const Puzzle& puzzle : ui::puzzlesOf(GameId::Palazzi)) {
    AnyState any = positionOf(puzzle);
    const State& state = *reinterpret_cast<const State*>(any.bytes);
    const uint8_t before = state.area[puzzle.seat].completed | state.area[puzzle.seat].opened;
    int walls = 0, opened = -1;
    bool opens = false, holds = false, first = false;
    uint8_t finished = 0;
    for (const Action action : puzzle.solution) {
      settle(game, any);
      TEST_ASSERT_EQUAL(Verdict::Accepted, game.apply(any, action));
      walls += kindOf(action) == Kind::Play && asOf(action) == As::Wall;
      opens = opens || (kindOf(action) == Kind::Open && colourOf(action) == puzzle.about[0]);
      opened = kindOf(action) == Kind::Open ? colourOf(action) : opened;
      finished = static_cast<uint8_t>((state.area[puzzle.seat].completed | state.area[puzzle.seat].opened) &
                                      ~before);
      holds = standingOf(state, puzzle.seat).wallsHold();
      first = standingOf(state, puzzle.seat).place == 1;
    }
    using ui::Text;
    TEST_ASSERT_TRUE(puzzle.idea != Text::PuzzlePalazziIdeaOpen || (opens));
    TEST_ASSERT_TRUE(puzzle.idea != Text::PuzzlePalazziIdeaShut ||
                     (!opens && (before >> puzzle.about[0] & 1) != 0));
    TEST_ASSERT_TRUE(puzzle.idea != Text::PuzzlePalazziIdeaWalls || (walls == puzzle.about[0] && holds));
    TEST_ASSERT_TRUE(puzzle.idea != Text::PuzzlePalazziIdeaFinish || (finished >> puzzle.about[0] & 1));
    TEST_ASSERT_TRUE(puzzle.idea != Text::PuzzlePalazziIdeaWait || 0 == finished);
    TEST_ASSERT_TRUE(puzzle.idea != Text::PuzzlePalazziIdeaFirst || (first));
    TEST_ASSERT_TRUE(puzzle.idea != Text::PuzzlePalazziIdeaCity ||
                     puzzle.about[0] == cardOf(puzzle.solution[0]));
    if (puzzle.reach == 0) continue;
    for (const Try& one : proofOf(puzzle, false).tries) {
      const State& end = *reinterpret_cast<const State*>(one.after.bytes);
      TEST_ASSERT_EQUAL(one.holds, pointsOf(end, puzzle.seat).total >= puzzle.reach);
    }
  }
}
