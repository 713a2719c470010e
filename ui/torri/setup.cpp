#include "ui/torri/setup.h"

#include "engine/torri/rules.h"

namespace lucca::ui {

namespace {

constexpr int lotsASide(int size) { return 6 + 2 * size; }

}  // namespace

// Red against blue, which are the easiest to tell apart.
void proposeTorri(Setup& setup) {
  for (unsigned seat = 0; seat < torri::kColours; ++seat) {
    setup.option[torri::kColourOption + seat] = static_cast<uint8_t>((seat + 2) % torri::kColours);
  }
}

// The rules recommend the switch for two (rules of Torri, section 2).
void torriPlayersChanged(Setup& setup) { setup.option[torri::kSwitchOption] = setup.players == 2; }

int torriGoal(const Setup& setup) { return lotsASide(setup.option[torri::kSizeOption]); }

Label torriOptionLabel(int option) {
  return option == torri::kSizeOption ? Text::OptionsSize : Text::OptionsSwitch;
}

void addTorriOption(int option, int value, Phrase& out) {
  if (option == torri::kSizeOption) {
    out.add(Text::OptionsSizeValue, {lotsASide(value)});
  } else {
    out.add(value ? Text::ValueYes : Text::ValueNo);
  }
}

void addTorriOptionNote(int option, int value, Phrase& out) {
  if (option == torri::kSizeOption) {
    out.add(Text::OptionsSizeNote, {lotsASide(value)});
  } else {
    out.add(value ? Text::OptionsSwitchYesNote : Text::OptionsSwitchNoNote);
  }
}

}  // namespace lucca::ui
