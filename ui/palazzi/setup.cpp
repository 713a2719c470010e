#include "ui/palazzi/setup.h"

#include "engine/palazzi/rules.h"

namespace lucca::ui {

namespace {

constexpr Text kEdition[] = {Text::OptionsEdition2005En, Text::OptionsEdition2005De,
                             Text::OptionsEdition2013};
constexpr Text kEditionNote[] = {Text::OptionsEdition2005EnNote, Text::OptionsEdition2005DeNote,
                                 Text::OptionsEdition2013Note};
constexpr Text kCelebrationNote[] = {Text::OptionsCelebrationNoNote, Text::OptionsCelebrationYesNote};

}  // namespace

// The standard values are a good first game with any number of players.
void proposePalazzi(Setup&) {}
void palazziPlayersChanged(Setup&) {}

Label palazziOptionLabel(int option) {
  return option == palazzi::kEditionOption ? Text::OptionsEdition : Text::OptionsCelebration;
}

void addPalazziOption(int option, int value, Phrase& out) {
  if (option == palazzi::kEditionOption) {
    out.add(kEdition[value]);
  } else {
    out.add(value ? Text::ValueYes : Text::ValueNo);
  }
}

void addPalazziOptionNote(int option, int value, Phrase& out) {
  out.add(option == palazzi::kEditionOption ? kEditionNote[value] : kCelebrationNote[value]);
}

}  // namespace lucca::ui
