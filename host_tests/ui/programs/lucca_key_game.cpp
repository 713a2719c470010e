// lucca-key-game --board BOARD --seed N [--store FILE] GAME [PRESS PICTURE]: plays a whole game on the PC by key presses, from
// the first start to the result, for the emulated handheld to follow.
//
// A line for each press: the key, the CRC-32 of the picture it led to (in the panel's byte order), the bytes of the
// running game as the store has it, and 1 if something changed by itself, so that the next key must wait. The first line's key is "on", the last line is "game" with the finished game of the
// store in hexadecimal.
//
// Everything happens at once: a key that falls into a motion only ends it, and the chip's motions end at other instants.
// palazzi, torri: two people, from the first start on.
// palazzi-easy, torri-easy: one person and an easy computer. The lines begin when the game has begun; FILE is the flash
// then.
// palazzi-city, torri-city: the first rounds of City 1, from the first start on. The last line has the running game.
//
// With PRESS and PICTURE that press's picture is left in the file.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "base/crc32.h"
#include "host_tests/ui/harness/key_games.h"
#include "simulator/pc_machine.h"
#include "ui/saves/saved_game.h"
#include "ui/setup/city.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;
using namespace lucca::ui;
using namespace lucca::ui::test;
using enum Button;

constexpr uint32_t kTickMs = 4;  // as in firmware/main.cpp
constexpr uint32_t kPressMs = 24;
constexpr uint32_t kQuietMs = 400;  // longer than any motion
constexpr int kMostPresses = 5000;
constexpr uint32_t kConfirms = 12;  // some four hundred presses for two people

struct Script {
  KeyGame game;
  bool fromTheStart;
};
constexpr Script kScripts[] = {
    {{"palazzi", GameId::Palazzi, 3, 0, false, 1}, true},  // two and the City
    {{"torri", GameId::Torri, 0, 1, true, 1}, true},       // two on 6 x 6
    {{"palazzi-easy", GameId::Palazzi, 3, 0, false, 1, 1}, false},
    {{"torri-easy", GameId::Torri, 0, 1, true, 1, 1}, false},
};

class Walk {
 public:
  Walk(const Options& options, int kept, std::string path)
      : machine_(options), kept_(kept), path_(std::move(path)) {
    if (!options.store.empty()) {
      std::filesystem::remove(options.store);
      if (const std::string warning = machine_.openStore(); !warning.empty())
        throw std::runtime_error(warning);
    }
    machine_.start(0);
    settle();
  }

  void press(Button button) {
    static constexpr const char* kNames[] = {"up", "down", "left", "right", "a", "b", "x", "y"};
    guarded_ = false;
    wait(kPressMs, padBit(static_cast<Pad>(button)));
    settle();
    report(kNames[static_cast<int>(button)]);
  }

  void press(Button button, int times) {
    for (int i = 0; i < times; ++i) press(button);
  }

  // From now on presses are told.
  void begin() {
    telling_ = true;
    report("on");
  }

  void report(const char* key) {
    if (!telling_) return;
    const Canvas& canvas = machine_.canvas();
    const uint8_t* bytes = reinterpret_cast<const uint8_t*>(canvas.pixels());
    const std::size_t size = sizeof(uint16_t) * static_cast<std::size_t>(canvas.width() * canvas.height());
    std::printf("%s %08lx %zu %d\n", key, static_cast<unsigned long>(crc32(bytes, size)), savedBytes(),
                guarded_);
    if (presses_++ != kept_) return;
    std::ofstream out(path_, std::ios::binary);
    out << "LUCCA565 " << canvas.width() << " " << canvas.height() << "\n";
    out.write(reinterpret_cast<const char*>(bytes), static_cast<std::streamsize>(size));
    if (!out) throw std::runtime_error("cannot write " + path_);
  }

  SceneId scene() { return machine_.handheld().scene(); }
  App& app() { return machine_.handheld().app(); }

 private:
  void wait(uint32_t ms, PadSet pads) {
    for (const uint32_t end = now_ + ms; now_ < end; now_ += kTickMs) {
      machine_.next(now_, pads);
      guarded_ = guarded_ || app().screen.guard().holds();
      if (machine_.takeChange()) changed_ = now_;
    }
  }

  // Until nothing moves by itself any more.
  void settle() {
    changed_ = now_;
    do {
      wait(kTickMs, 0);
      if (moving()) changed_ = now_;
    } while (now_ - changed_ < kQuietMs);
  }

  bool moving() {
    const Session& session = app().game.session();
    const Session::Phase phase = session.phase();
    return scene() == SceneId::Play &&
           (phase == Session::Phase::Working || phase == Session::Phase::Think ||
            (phase == Session::Phase::Show && app().settings.speed != Speed::Slow));
  }

  std::size_t savedBytes() {
    static std::array<uint8_t, kSavedGameMost> bytes;
    return app().game.session().running() ? encodeGame(app().game.session(), 0, bytes) : 0;
  }

  PcMachine machine_;
  bool telling_ = false, guarded_ = false;
  int kept_, presses_ = 0;
  std::string path_;
  uint32_t now_ = 0, changed_ = 0;
};

void chooseSpeed(Walk& walk) {
  walk.press(A);      // the language
  walk.press(B);      // the menu, in place of a first game
  walk.press(Right);  // to the settings
  walk.press(A);
  walk.press(Down, 3);
  walk.press(Right);
  walk.press(B);
  if (walk.app().settings.speed != Speed::Instant)
    throw std::runtime_error("the keys do not lead to the speed");
  walk.press(Left);                                // to learning, where the menu of a new device begins
  if (walk.app().screen.low()) walk.press(Up, 2);  // two of four ways to the first tile of one column
}

void printGame(std::span<const uint8_t> bytes) {
  if (bytes.empty()) throw std::runtime_error("the game was not kept");
  std::printf("game ");
  for (const uint8_t byte : bytes) std::printf("%02x", byte);
  std::printf("\n");
}

void setUp(const Script& script, Walk& walk) {
  chooseSpeed(walk);
  setUpByKeys(script.game, [&](Button button) { walk.press(button); });
  const Plan& plan = walk.app().game.session().match().plan();
  if (plan.setup.game != script.game.game || plan.setup.players != 2 || plan.persons() != script.game.lefts)
    throw std::runtime_error("the keys do not lead to the game");
}

void play(Walk& walk, bool goesBack) {
  const Session& session = walk.app().game.session();
  Fingers fingers(7, kConfirms, goesBack);
  for (int i = 0; i < kMostPresses && walk.scene() != SceneId::Result; ++i) {
    // A page about the game leads on to others for ever; only B leaves it.
    const bool astray = !goesBack && walk.scene() == SceneId::Inspect;
    walk.press(astray ? B : fingers.next());
  }
  if (walk.scene() != SceneId::Result) throw std::runtime_error("the game did not come to its end");
  if (!replaysToTheSame(session.match())) throw std::runtime_error("the engine's replay ends differently");
}

void follow(const Script& script, const Options& options) {
  const bool keeps = options.rest.size() == 3;
  Walk walk(options, keeps ? std::stoi(options.rest[1]) : -1, keeps ? options.rest[2] : "");
  if (script.fromTheStart) {
    walk.begin();
    setUp(script, walk);
    play(walk, true);
    walk.press(Right, 3);  // the result's other pages
  } else {
    walk.app().settings.wordsSeen = ~0u;  // notes about words come only once: not with every run of a game
    setUp(script, walk);
    const std::string begun = options.store + ".begun";
    std::filesystem::copy_file(options.store, begun, std::filesystem::copy_options::overwrite_existing);
    walk.begin();
    play(walk, false);  // a screen then tells all there is to know, the cursor's memory too
    std::filesystem::rename(begun, options.store);
  }
  printGame(walk.app().finished.read(0));
}

struct CityScript {
  const char* name;
  GameId game;
  std::size_t entries;  // of the history, as far as it is played
};
constexpr CityScript kCities[] = {{"palazzi-city", GameId::Palazzi, 90}, {"torri-city", GameId::Torri, 24}};

void followCity(const CityScript& script, const Options& options) {
  const bool keeps = options.rest.size() == 3;
  Walk walk(options, keeps ? std::stoi(options.rest[1]) : -1, keeps ? options.rest[2] : "");
  walk.begin();
  chooseSpeed(walk);
  if (!walk.app().screen.low()) walk.press(Up);  // from learning to the cities
  walk.press(A);
  if (script.game == GameId::Torri) walk.press(Right);
  walk.press(A);
  const Session& session = walk.app().game.session();
  if (!isCity(session.match().plan()) || session.match().setup().game != script.game)
    throw std::runtime_error("the keys do not lead to the city");
  Fingers fingers(7, kConfirms, false);
  for (int i = 0; i < kMostPresses && session.match().history().size() < script.entries; ++i)
    walk.press(walk.scene() == SceneId::Inspect ? B : fingers.next());
  walk.press(B);  // what is over is written
  std::array<uint8_t, kSavedGameMost> bytes;
  printGame({bytes.data(), encodeGame(session, 0, bytes)});
}

int run(Options options) {
  for (const Script& script : kScripts) {
    if (options.rest.empty() || options.rest[0] != script.game.name) continue;
    follow(script, options);
    return 0;
  }
  for (const CityScript& script : kCities) {
    if (options.rest.empty() || options.rest[0] != script.name) continue;
    followCity(script, options);
    return 0;
  }
  throw std::invalid_argument("which game? palazzi or torri, by itself or with -easy or -city");
}

}  // namespace

int main(int argc, char** argv) {
  return runWithOptions(argc, argv, "lucca-key-game GAME [PRESS PICTURE]", "Plays a game by pressing keys.",
                        3, run);
}
