// lucca-key-game --board BOARD --seed N palazzi|torri [PRESS FILE]: plays a whole game of people on the PC by key presses,
// from the first start to the result, for the emulated handheld to follow. A line for each press: the key and the CRC-32
// of the picture it led to, in the panel's byte order. The first line's key is "on", the last line is "game" with the
// finished game as the store has it, in hexadecimal. With PRESS and FILE that press's picture is left in the file.
#include <cstdio>
#include <exception>
#include <fstream>
#include <stdexcept>

#include "engine/frame/crc32.h"
#include "host_tests/ui/key_games.h"
#include "simulator/machine.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;
using namespace lucca::ui;
using namespace lucca::ui::test;
using enum Button;

constexpr uint32_t kTickMs = 8;  // as in firmware/main.cpp
constexpr uint32_t kPressMs = 24;
constexpr uint32_t kQuietMs = 400;  // longer than any motion
constexpr int kMostPresses = 5000;
constexpr uint32_t kFirmness = 12;  // some four hundred presses a game

constexpr KeyGame kPalazzi{"palazzi", GameId::Palazzi, 3, 0, false, 1};  // two and the City
constexpr KeyGame kTorri{"torri", GameId::Torri, 0, 1, true, 1};         // two on 6 x 6

class Walk {
 public:
  Walk(const Options& options, int kept, std::string path)
      : machine_(options), kept_(kept), path_(std::move(path)) {
    machine_.start(0);
    settle();
    report("on");
  }

  void press(Button button) {
    static constexpr const char* kNames[] = {"up", "down", "left", "right", "a", "b", "x", "y"};
    wait(kPressMs, padBit(static_cast<Pad>(button)));
    settle();
    report(kNames[static_cast<int>(button)]);
  }

  void press(Button button, int times) {
    for (int i = 0; i < times; ++i) press(button);
  }

  SceneId scene() { return machine_.handheld().scene(); }
  App& app() { return machine_.handheld().app(); }

 private:
  void wait(uint32_t ms, PadSet pads) {
    for (const uint32_t end = now_ + ms; now_ < end; now_ += kTickMs) {
      if (machine_.next(now_, pads)) changed_ = now_;
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
    const Session& session = app().session();
    const Stage stage = session.stage();
    return scene() == SceneId::Play && (stage == Stage::Working || stage == Stage::Think ||
                                        (stage == Stage::Show && !session.waitsForKey()));
  }

  void report(const char* key) {
    const Canvas& canvas = machine_.canvas();
    const uint8_t* bytes = reinterpret_cast<const uint8_t*>(canvas.pixels());
    const std::size_t size = sizeof(uint16_t) * static_cast<std::size_t>(canvas.width() * canvas.height());
    std::printf("%s %08lx\n", key, static_cast<unsigned long>(crc32(bytes, size)));
    if (presses_++ != kept_) return;
    std::ofstream out(path_, std::ios::binary);
    out << "LUCCA565 " << canvas.width() << " " << canvas.height() << "\n";
    out.write(reinterpret_cast<const char*>(bytes), static_cast<std::streamsize>(size));
    if (!out) throw std::runtime_error("cannot write " + path_);
  }

  Machine machine_;
  int kept_, presses_ = 0;
  std::string path_;
  uint32_t now_ = 0, changed_ = 0;
};

// Every moment stays until somebody goes on: no picture depends on how fast either device is.
void chooseSlow(Walk& walk) {
  walk.press(A, 2);     // the language, the title
  walk.press(Down, 4);  // to the settings
  walk.press(A);
  walk.press(Down, 3);
  walk.press(Left);
  walk.press(B);
  if (walk.app().settings().speed != Speed::Slow)
    throw std::runtime_error("the keys do not lead to the speed");
  walk.press(Up, 4);
}

void printGame(App& app) {
  static std::array<uint8_t, kSavedGameMost> bytes;
  std::size_t size = 0;
  uint8_t version = 0;
  if (app.services().store->loadGame(0, version, bytes, size) != StoreResult::Ok)
    throw std::runtime_error("the finished game was not kept");
  std::printf("game ");
  for (std::size_t i = 0; i < size; ++i) std::printf("%02x", bytes[i]);
  std::printf("\n");
}

void play(const KeyGame& game, Walk& walk) {
  chooseSlow(walk);
  setUpByKeys(game, [&](Button button) { walk.press(button); });
  const Session& session = walk.app().session();
  if (session.plan().setup.game != game.game || session.plan().persons() != 2)
    throw std::runtime_error("the keys do not lead to the game");
  Fingers fingers(7, kFirmness);
  for (int i = 0; i < kMostPresses && walk.scene() != SceneId::Result; ++i) walk.press(fingers.next());
  if (walk.scene() != SceneId::Result) throw std::runtime_error("the game did not come to its end");
  if (!replaysToTheSame(session.match())) throw std::runtime_error("the engine's replay ends differently");
  walk.press(Right, 3);  // the result's other pages
  printGame(walk.app());
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const Options options = parseOptions(argc, argv);
    const auto& rest = options.rest;
    if ((rest.size() != 1 && rest.size() != 3) || (rest[0] != kPalazzi.name && rest[0] != kTorri.name))
      throw std::invalid_argument("usage: lucca-key-game --board BOARD --seed N palazzi|torri [PRESS FILE]");
    Walk walk(options, rest.size() == 3 ? std::stoi(rest[1]) : -1, rest.size() == 3 ? rest[2] : "");
    play(rest[0] == kTorri.name ? kTorri : kPalazzi, walk);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lucca-key-game: %s\n", error.what());
    return 1;
  }
}
