// Torri on the set-up screens: first proposals, and words for its options.
#include "engine/torri/rules.h"
#include "ui/torri/brick_colours.h"
#include "ui/torri/row.h"

namespace lucca::ui {

namespace {

constexpr TintPair kBrickPaints[] = {
    {kBrickColour[0], kOnBrickColour[0]},
    {kBrickColour[1], kOnBrickColour[1]},
    {kBrickColour[2], kOnBrickColour[2]},
    {kBrickColour[3], kOnBrickColour[3]},
};
constexpr Label kBrickNames[] = {Text::BrickColourWhite, Text::BrickColourBlack, Text::BrickColourRed,
                                 Text::BrickColourBlue};

constexpr int lotsASide(int size) { return 6 + 2 * size; }

// Red against blue, which are the easiest to tell apart.
void propose(Setup& setup) {
  for (unsigned seat = 0; seat < torri::kColours; ++seat) {
    setup.option[torri::kColourOption + seat] = static_cast<uint8_t>((seat + 2) % torri::kColours);
  }
}

// The rules recommend the switch for two (rules of Torri, section 2).
void playersChanged(Setup& setup) { setup.option[torri::kSwitchOption] = setup.players == 2; }

// The city's side: with so many floors or prisoners one wins.
int goal(const Setup& setup) { return lotsASide(setup.option[torri::kSizeOption]); }

Label optionLabel(int option) {
  return option == torri::kSizeOption ? Text::OptionsSize : Text::OptionsSwitch;
}

void addOption(int option, int value, Phrase& out) {
  if (option == torri::kSizeOption) {
    out.add(Text::OptionsSizeValue, {lotsASide(value)});
  } else {
    out.add(value ? Text::ValueYes : Text::ValueNo);
  }
}

void addOptionNote(int option, int value, Phrase& out) {
  if (option == torri::kSizeOption) {
    out.add(Text::OptionsSizeNote, {lotsASide(value)});
  } else {
    out.add(value ? Text::OptionsSwitchYesNote : Text::OptionsSwitchNoNote);
  }
}

constexpr TourneyKind kTourneys[] = {TourneyKind::EachBegins, TourneyKind::BestOfThree};

}  // namespace

constexpr SetupRow kTorriSetup = {
    .propose = propose,
    .playersChanged = playersChanged,
    .choosesStart = true,
    .options = {optionLabel, addOption, addOptionNote},
    .tourneys = kTourneys,
    .goal = goal,
    .optionsPage = RulePage::TorSizes,
    .seatColours = kBrickPaints,
    .seatColourNames = kBrickNames,
};

}  // namespace lucca::ui
