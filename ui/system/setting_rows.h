// The rows of the settings screen. A setting is one row of the table in setting_rows.cpp; the screen and the tests ask
// the table for everything they show or change.
#pragma once

#include <cstdint>
#include <span>

#include "ui/saves/settings.h"
#include "ui/shell/scene.h"
#include "ui/words/text.h"

namespace lucca::ui {

// The words for one value of a setting.
struct SettingValue {
  Text word;  // at the right end of the row
  Text note;  // below the list while the row is chosen
};

struct SettingRow {
  Text label;
  Text note;  // for values without words of their own
  // Reads and writes the value. Null: the row has none and opens a screen.
  int (*get)(const Settings&) = nullptr;
  void (*set)(Settings&, int) = nullptr;
  int first = 0, last = 0;  // the range of the value; a step beyond one end leads to the other
  std::span<const SettingValue> values = {};  // from the value `first` on; others are shown as numbers: "3/5"
  bool needsHeight = false;                   // a low panel refuses the change
  SceneId opens = SceneId::Settings;          // of a row without a value
};

std::span<const SettingRow> settingRows();

// The value in words, and the note on it.
void addValue(const SettingRow& row, const Settings& settings, Phrase& out);
Text noteOn(const SettingRow& row, const Settings& settings);
// The value `steps` further on, round the ends of its range.
void changeValue(const SettingRow& row, Settings& settings, int steps);

}  // namespace lucca::ui
