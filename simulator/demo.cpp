// lucca-demo FOLDER [options]: without a display or a terminal. The device plays a short game of each kind by itself; a
// few pictures of it are left in the folder.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <stdexcept>

#include "simulator/pc_machine.h"
#include "simulator/picture.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

constexpr uint32_t kStepMs = 20;
constexpr int kMostSteps = 400000;  // about two hours of play: no game lasts that long
constexpr int kPicturesAGame = 6;
constexpr int kMostMotion = 50;  // steps: longer than any

class Demonstration {
 public:
  Demonstration(PcMachine& machine, std::string folder) : machine_(machine), folder_(std::move(folder)) {}

  void wait(int steps) {
    for (int i = 0; i < steps; ++i) machine_.next(now_ += kStepMs, 0);
  }

  // When nothing on the screen moves.
  void picture(const std::string& name) {
    for (int i = 0; i < kMostMotion && machine_.handheld().moving(); ++i) wait(1);
    const std::string path = folder_ + "/" + name + ".png";
    if (!writeFile(path, encodePng(enlarged(pictureOf(machine_.canvas()), 2)))) {
      throw std::runtime_error("cannot write " + path + ": " + std::strerror(errno));
    }
    std::printf("  %s\n", path.c_str());
  }

  // True when the game came to its end.
  bool play(GameId game, const std::string& name) {
    ui::App& app = machine_.handheld().app();
    app.draft = ui::standardPlan(game);
    for (ui::SeatInfo& seat : app.draft.seats) seat.isBot = 1;
    app.settings.speed = ui::Speed::Normal;
    ui::beginGame(app, 0);
    int shown = 0, taken = 0;
    bool showing = false;
    for (int i = 0; i < kMostSteps; ++i) {
      wait(1);
      const ui::Session::Phase phase = app.game.session().phase();
      if (phase == ui::Session::Phase::Over) {
        wait(2);
        picture(name + "-result");
        return true;
      }
      if (phase == ui::Session::Phase::Show && !showing && shown++ % 12 == 4 && taken < kPicturesAGame) {
        wait(2);
        picture(name + "-" + std::to_string(++taken));
      }
      showing = phase == ui::Session::Phase::Show;
    }
    return false;
  }

 private:
  PcMachine& machine_;
  std::string folder_;
  uint32_t now_ = 0;
};

int run(Options options) {
  if (!options.language) options.language = ui::Language::En;
  if (!options.seed) options.seed = 1504;
  const std::string folder = options.rest.empty() ? "build/demo" : options.rest[0];
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw std::runtime_error("cannot make the folder " + folder + ": " + error.message());
  PcMachine machine(options);
  if (const std::string problem = options.store.empty() ? "" : machine.openStore(); !problem.empty())
    throw std::runtime_error(problem);
  machine.start(0);
  machine.device().light().setTimes(0, 0);  // it stays awake without key presses
  Demonstration demonstration(machine, folder);
  std::printf("A demonstration, played by the computer. Pictures:\n");
  demonstration.wait(3);
  demonstration.picture("title");
  bool ended = true;
  for (const Game& game : games()) ended = ended && demonstration.play(game.id, game.name);
  if (!ended) std::fprintf(stderr, "The demonstration did not come to its end.\n");
  return ended ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  return runWithOptions(argc, argv, "lucca-demo [FOLDER]", "Plays by itself and leaves pictures in FOLDER.",
                        1, run);
}
