#include "tools/arena/contest.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <memory>
#include <thread>

#include "tools/arena/contender.h"
#include "tools/arena/play_to_end.h"
#include "tools/arena/yardstick.h"

namespace arena {
namespace {

using namespace lucca;
using Clock = std::chrono::steady_clock;

uint32_t mix(uint32_t a, uint32_t b) {
  uint32_t x = a ^ (b * 0x9E3779B9u);
  x = (x ^ (x >> 16)) * 0x7FEB352Du;
  x = (x ^ (x >> 15)) * 0x846CA68Bu;
  return x ^ (x >> 16);
}

void readOrder(const Game& game, const AnyState& state, Played& played, bool& known) {
  TurnPlaces places;
  const Yardstick& yardstick = yardstickOf(game.id);
  if (known || !yardstick.turnPlaces || !yardstick.turnPlaces(state, places)) return;
  for (std::size_t seat = 0; seat < played.seats.size(); ++seat) played.seats[seat].turnPlace = places[seat];
  known = true;
}

void readResult(const Result& result, Played& played) {
  int winners = 0;
  for (std::size_t seat = 0; seat < played.seats.size(); ++seat) {
    winners += contains(result.winners, static_cast<Seat>(seat));
  }
  played.reason = result.reason;
  for (std::size_t seat = 0; seat < played.seats.size(); ++seat) {
    Share& share = played.seats[seat];
    if (contains(result.winners, static_cast<Seat>(seat))) share.win = 1.0 / winners;
    share.total = result.total[seat];
    std::copy(result.category[seat].begin(), result.category[seat].end(), share.category.begin());
  }
}

}  // namespace

Played playGame(const Contest& contest, int index) {
  const Game& game = *contest.game;
  const int seats = contest.setup.players;
  const int deal = index / seats;
  Rng chance(mix(contest.seed, static_cast<uint32_t>(deal)));
  Played played;
  std::vector<std::unique_ptr<Contender>> players;
  for (int seat = 0; seat < seats; ++seat) {
    Share share;
    share.contender = (seat + index) % seats;
    share.turnPlace = seat;
    played.seats.push_back(share);
    players.push_back(makeContender(contest.contenders[static_cast<std::size_t>(share.contender)]));
  }
  Setup setup = contest.setup;
  for (int seat = 0; seat < seats; ++seat) {
    const int contender = played.seats[static_cast<std::size_t>(seat)].contender;
    setHandicap(setup, static_cast<Seat>(seat), handicapOf(contest.setup, static_cast<Seat>(contender)));
  }
  played.setup = setup;
  AnyState state{};
  static_cast<void>(game.init(state, setup));
  bool orderKnown = false;
  const auto decide = [&](Seat seat) {
    readOrder(game, state, played, orderKnown);
    const auto begin = Clock::now();
    const uint32_t seed = mix(contest.seed + 77u,
                              static_cast<uint32_t>(index) * 4096 + static_cast<uint32_t>(played.decisions));
    const Decision decision = players[static_cast<std::size_t>(seat)]->decide(game, state, seat, seed);
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    Share& share = played.seats[static_cast<std::size_t>(seat)];
    ++share.decisions;
    share.steps += decision.steps;
    share.seconds += seconds;
    share.slowest = std::max(share.slowest, seconds);
    ++played.decisions;
    return decision.action;
  };
  const Action refused = playToEnd(game, state, chance, decide, [&](Action action) {
    if (contest.keepsGames) played.history.push_back(action);
  });
  if (game.toMove(state) != kOver) {
    std::fprintf(stderr, "arena: game %d: an illegal action %04x\n", index, refused.bits);
    std::abort();
  }
  readResult(game.result(state), played);
  return played;
}

namespace {
volatile std::sig_atomic_t stopped = 0;
}

void stop() { stopped = 1; }

std::vector<Played> playAll(const Contest& contest, const std::function<void(int)>& progress) {
  std::vector<Played> all(static_cast<std::size_t>(contest.games));
  std::atomic<int> next{0}, done{0};
  auto work = [&] {
    for (int index = next++; index < contest.games && !stopped; index = next++) {
      all[static_cast<std::size_t>(index)] = playGame(contest, index);
      ++done;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < contest.jobs; ++i) threads.emplace_back(work);
  while (done < contest.games && !stopped) {
    progress(done);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  for (std::thread& thread : threads) thread.join();
  progress(done);
  std::erase_if(all, [](const Played& game) { return game.seats.empty(); });
  return all;
}

}  // namespace arena
