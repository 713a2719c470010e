#include "host_tests/nim/row.h"

#include "host_tests/nim/stage.h"

namespace lucca::ui {

namespace {

constexpr Label kCategories[] = {"Sticks"};

Label optionLabel(int option) { return option == nim::kSizeOption ? "Size" : "Last stick"; }
void addOption(int option, int value, Phrase& out) {
  out.add(nim::kOptions[option].values[static_cast<std::size_t>(value)]);
}
void addOptionNote(int, int, Phrase& out) { out.add("Of a game for the tests."); }
constexpr SetupRow kSetup = {
    .choosesStart = true,
    .options = {optionLabel, addOption, addOptionNote},
    .optionsPage = RulePage::DevSetup,
};
bool drawNothing(Canvas&, RulePicture, int, int, int) { return false; }

}  // namespace

const GameRow kNimRow = {
    .game = nim::kNim,
    .name = "Nim",
    .about = "Three rows of sticks.",
    .refused = "Nim has no such set-up.",
    .setup = &kSetup,
    .categories = kCategories,
    .series = kCategories,
    .drawPicture = drawNothing,
    .makeStage = makeStage<NimStage>,
};

}  // namespace lucca::ui
