#include "host_tests/soak/soaked_device.h"

#include <algorithm>

#include "simulator/board_keys.h"

namespace lucca::soak {

namespace {

constexpr uint32_t kSectors = 64;  // as on a board
constexpr uint32_t kSavedWithin =
    200;  // milliseconds: the device promises 80 where turns of the loop are short
constexpr uint16_t kThinkSteps = 16;

uint64_t mix(uint64_t hash, uint64_t value) { return (hash ^ value) * 0x100000001B3u; }

}  // namespace

SoakedDevice::SoakedDevice(const Board& board, uint32_t seed)
    : flash_(kSectors),
      pixels_(static_cast<size_t>(board.width() * board.height())),
      canvas_(pixels_.data(), board.width(), board.height()) {
  facts_.keys = layoutFor(simulator::padsOf(board.keys));
  facts_.board = board.name;
  facts_.thinkSteps = kThinkSteps;
  flash_.tear = TestFlash::Tear::Any;
  flash_.rng = Rng(seed);
  seeds_.next = seed;
  start();
  look();
}

void SoakedDevice::start() {
  device_.reset();
  device_ = std::make_unique<loop::Device>(
      canvas_, loop::Machine{glass_, watchdog_, seeds_, silence_, lamp_, cell_, led_, &flash_, facts_});
  device_->start(now_ += 20);
}

bool SoakedDevice::step(uint32_t ms, PadSet pads) {
  device_->next(now_ += ms, pads);
  look();
  return !flash_.dead();
}

void SoakedDevice::powerCut(uint32_t instants) {
  flash_.powerOn();
  if (instants != 0) {
    flash_.cutAt(instants);
    start();
    // A screen of the first turns may write too.
    for (int i = 0; i < 8 && !flash_.dead(); ++i) device_->next(now_ += 20, 0);
    cutsInStart_ += flash_.dead();
    flash_.powerOn();
  }
  start();
  compare();
}

// Its beginning and its moves: what a start takes up again.
uint64_t SoakedDevice::runningGame() {
  const ui::Session& session = app().game.session();
  if (!session.running()) return 0;
  uint64_t hash = mix(session.seed(), static_cast<uint64_t>(session.plan().setup.game));
  for (const Action action : session.match().history()) hash = mix(hash, action.bits);
  return hash;
}

void SoakedDevice::look() {
  // A guide or a game that is looked at leaves the running one as it was.
  const bool running = app().game.isRunning();
  const Sight sight{now_, running || seen_.empty() ? runningGame() : seen_.back().game,
                    app().finished.count()};
  if (seen_.empty() || !sight.same(seen_.back())) seen_.push_back(sight);
  // What followed it was there early enough to be saved.
  while (seen_.size() > 1 && now_ - seen_[1].at > kSavedWithin) seen_.erase(seen_.begin());
}

void SoakedDevice::compare() {
  const uint64_t game = runningGame();
  const size_t finished = app().finished.count();
  const StoreReport report = app().keep.report();
  if (report.damaged || report.unreadable || report.lostGames > 0) complain("a warning for nothing");
  if (app().running.unfit()) complain("the running game is not taken up");
  // A game's end and its place among the finished ones are two writings.
  if (std::ranges::none_of(seen_, [&](const Sight& s) { return s.game == game; }))
    complain(game == 0 ? "the running game is lost" : "the running game is another one");
  if (std::ranges::none_of(seen_, [&](const Sight& s) { return s.finished == finished; }))
    complain("finished games are lost");
  seen_.clear();
  look();
}

void SoakedDevice::complain(const char* what) {
  if (complaint_.empty()) complaint_ = what;
}

}  // namespace lucca::soak
