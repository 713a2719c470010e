// Palazzi on the set-up screens: first proposals, and words for its options.
#include "engine/palazzi/rules.h"
#include "ui/palazzi/row.h"

namespace lucca::ui {

namespace {

constexpr Text kEdition[] = {Text::OptionsEdition2005En, Text::OptionsEdition2005De,
                             Text::OptionsEdition2013};
constexpr Text kEditionNote[] = {Text::OptionsEdition2005EnNote, Text::OptionsEdition2005DeNote,
                                 Text::OptionsEdition2013Note};
constexpr Text kCelebrationNote[] = {Text::OptionsCelebrationNoNote, Text::OptionsCelebrationYesNote};

// The standard values are a good first game with any number of players.

Label optionLabel(int option) {
  return option == palazzi::kEditionOption ? Text::OptionsEdition : Text::OptionsCelebration;
}

void addOption(int option, int value, Phrase& out) {
  if (option == palazzi::kEditionOption) {
    out.add(kEdition[value]);
  } else {
    out.add(value ? Text::ValueYes : Text::ValueNo);
  }
}

void addOptionNote(int option, int value, Phrase& out) {
  out.add(option == palazzi::kEditionOption ? kEditionNote[value] : kCelebrationNote[value]);
}

// No seat has the first turn in every game, so only the same cards even out luck.
constexpr TourneyKind kTourneys[] = {TourneyKind::PointsAdded, TourneyKind::SameCards};

}  // namespace

constexpr SetupRow kPalazziSetup = {
    .options = {optionLabel, addOption, addOptionNote},
    .tourneys = kTourneys,
    .optionsPage = RulePage::PalEditions,
};

}  // namespace lucca::ui
