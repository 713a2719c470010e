// lucca-pictures FOLDER: the small drawings of the rule pages, as the device draws them, each a PNG named after it.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "simulator/picture.h"
#include "simulator/program.h"
#include "ui/learn/pictures.h"
#include "ui/look/theme.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

constexpr int kWidth = 224, kHeight = 76;

// `names`: assets/rules/pictures.txt, in the order of RulePicture.
int drawAll(const std::string& names, const std::filesystem::path& folder) {
  std::ifstream in(names);
  if (!in) throw std::runtime_error("cannot read " + names);
  std::filesystem::create_directories(folder);
  std::string name;
  int number = 0;
  while (std::getline(in, name)) {
    if (name.empty() || name[0] == '#') continue;
    std::vector<uint16_t> pixels(kWidth * kHeight);
    Canvas canvas(pixels.data(), kWidth, kHeight);
    canvas.fill(ui::kPaper);
    ui::drawPicture(canvas, makeRect(0, 2, kWidth, kHeight - 4), static_cast<ui::RulePicture>(number++));
    if (!writeFile((folder / (name + ".png")).string(), encodePng(pictureOf(canvas))))
      throw std::runtime_error("cannot write " + name);
  }
  if (number != ui::kRulePictures) {
    throw std::runtime_error(names + " names " + std::to_string(number) + " pictures, not " +
                             std::to_string(ui::kRulePictures));
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return lucca::simulator::runProgram("lucca-pictures", [=] {
    if (argc != 3) throw std::invalid_argument("usage: lucca-pictures PICTURES.txt FOLDER");
    return drawAll(argv[1], argv[2]);
  });
}
