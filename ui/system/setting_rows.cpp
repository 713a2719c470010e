#include "ui/system/setting_rows.h"

#include <array>
#include <type_traits>

namespace lucca::ui {

namespace {

template <auto Member>
int get(const Settings& settings) {
  return static_cast<int>(settings.*Member);
}

template <auto Member>
void set(Settings& settings, int value) {
  settings.*Member = static_cast<std::remove_reference_t<decltype(settings.*Member)>>(value);
}

constexpr SettingValue kVolumes[] = {{Text::SettingsMute, Text::SettingsVolumeNote}};
// Each value is shown in its own language.
constexpr auto kLanguageNames = [] {
  std::array<SettingValue, kLanguages> all{};
  all.fill({Text::LanguageName, Text::SettingsLanguageNote});
  return all;
}();
constexpr SettingValue kSpeeds[] = {{Text::SettingsSpeedSlow, Text::SettingsSpeedSlowNote},
                                    {Text::SettingsSpeedNormal, Text::SettingsSpeedNormalNote},
                                    {Text::SettingsSpeedInstant, Text::SettingsSpeedInstantNote}};
constexpr SettingValue kAsks[] = {{Text::ValueNo, Text::SettingsAskNote},
                                  {Text::ValueYes, Text::SettingsAskNote}};
constexpr SettingValue kHandOvers[] = {{Text::SettingsHandOverFull, Text::SettingsHandOverFullNote},
                                       {Text::SettingsHandOverShort, Text::SettingsHandOverShortNote}};
constexpr SettingValue kTextSizes[] = {{Text::SettingsTextNormal, Text::SettingsTextNormalNote},
                                       {Text::SettingsTextLarge, Text::SettingsTextLargeNote}};
constexpr SettingValue kThemeNames[] = {{Text::SettingsThemeStone, Text::SettingsThemeStoneNote},
                                        {Text::SettingsThemeContrast, Text::SettingsThemeContrastNote}};
static_assert(std::size(kThemeNames) == kThemes);

template <auto Member>
constexpr SettingRow number(Text label, Text note, int first, int last,
                            std::span<const SettingValue> values = {}) {
  return {label, note, get<Member>, set<Member>, first, last, values};
}

template <auto Member>
constexpr SettingRow choice(Text label, std::span<const SettingValue> values, bool needsHeight = false) {
  SettingRow row = number<Member>(label, values[0].note, 0, static_cast<int>(values.size()) - 1, values);
  row.needsHeight = needsHeight;
  return row;
}

constexpr SettingRow kRows[] = {
    number<&Settings::volume>(Text::SettingsVolume, Text::SettingsVolumeNote, 0, kMaxVolume, kVolumes),
    choice<&Settings::language>(Text::LanguageChoose, kLanguageNames),
    number<&Settings::brightness>(Text::SettingsBrightness, Text::SettingsBrightnessNote, kMinBrightness,
                                  kMaxBrightness),
    choice<&Settings::speed>(Text::SettingsSpeed, kSpeeds),
    choice<&Settings::askBeforeEnd>(Text::SettingsAsk, kAsks),
    choice<&Settings::shortHandOver>(Text::SettingsHandOver, kHandOvers),
    choice<&Settings::largeText>(Text::SettingsText, kTextSizes, true),
    choice<&Settings::theme>(Text::SettingsTheme, kThemeNames),
    {.label = Text::MenuAbout, .note = Text::SettingsAboutNote, .opens = SceneId::About},
    {.label = Text::SettingsUpdate, .note = Text::SettingsUpdateNote, .opens = SceneId::Update},
    {.label = Text::SettingsDiagnostics,
     .note = Text::SettingsDiagnosticsNote,
     .opens = SceneId::Diagnostics},
};

// The words for the value; null: it has none of its own.
const SettingValue* wordsFor(const SettingRow& row, const Settings& settings) {
  if (row.get == nullptr) return nullptr;
  const auto index = static_cast<std::size_t>(row.get(settings) - row.first);
  return index < row.values.size() ? &row.values[index] : nullptr;
}

}  // namespace

std::span<const SettingRow> settingRows() { return kRows; }

void addValue(const SettingRow& row, const Settings& settings, Phrase& out) {
  if (const SettingValue* words = wordsFor(row, settings)) {
    out.add(words->word);
  } else if (row.get != nullptr) {
    out.add(row.get(settings)).add("/").add(row.last);
  }
}

Text noteOn(const SettingRow& row, const Settings& settings) {
  const SettingValue* words = wordsFor(row, settings);
  return words != nullptr ? words->note : row.note;
}

void changeValue(const SettingRow& row, Settings& settings, int steps) {
  const int range = row.last - row.first + 1;
  row.set(settings, row.first + (row.get(settings) - row.first + steps + range) % range);
}

}  // namespace lucca::ui
