#include "ui/system/settings_scene.h"

#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

enum SettingRow {
  kVolume,
  kLanguage,
  kBrightness,
  kSpeed,
  kAsk,
  kHandOver,
  kText,
  kTheme,
  kCheck,
  kSettingRows
};

int wrapped(int value, int step, int first, int last) {
  const int range = last - first + 1;
  return first + (value - first + step + range) % range;
}

void valueOf(const Settings& settings, int row, Phrase& out) {
  switch (row) {
    case kLanguage:
      out.add(Text::LanguageName);
      return;
    case kVolume:
      settings.volume ? out.add(settings.volume).add("/").add(kMaxVolume) : out.add(Text::SettingsMute);
      return;
    case kBrightness:
      out.add(settings.brightness).add("/").add(kMaxBrightness);
      return;
    case kSpeed:
      out.add(
          static_cast<Text>(static_cast<int>(Text::SettingsSpeedSlow) + static_cast<int>(settings.speed)));
      return;
    case kAsk:
      out.add(settings.askBeforeEnd ? Text::ValueYes : Text::ValueNo);
      return;
    case kHandOver:
      out.add(settings.shortHandOver ? Text::SettingsHandOverShort : Text::SettingsHandOverFull);
      return;
    case kText:
      out.add(settings.largeText ? Text::SettingsTextLarge : Text::SettingsTextNormal);
      return;
    case kTheme:
      out.add(settings.theme == Theme::Contrast ? Text::SettingsThemeContrast : Text::SettingsThemeStone);
      return;
    default:
      return;
  }
}

// Which of the notes on a row is about its value.
int noteStep(const Settings& settings, int row) {
  switch (row) {
    case kSpeed:
      return static_cast<int>(settings.speed);
    case kHandOver:
      return settings.shortHandOver;
    case kText:
      return settings.largeText;
    case kTheme:
      return static_cast<int>(settings.theme);
    default:
      return 0;
  }
}

Text noteOf(const Settings& settings, int row) {
  static constexpr Text kNotes[kSettingRows] = {
      Text::SettingsVolumeNote,     Text::SettingsLanguageNote,   Text::SettingsBrightnessNote,
      Text::SettingsSpeedSlowNote,  Text::SettingsAskNote,        Text::SettingsHandOverFullNote,
      Text::SettingsTextNormalNote, Text::SettingsThemeStoneNote, Text::SettingsDiagnosticsNote};
  return static_cast<Text>(static_cast<int>(kNotes[row]) + noteStep(settings, row));
}

}  // namespace

void SettingsScene::enter(App&) { menu_.reset(kSettingRows); }

void SettingsScene::change(App& app, int step) {
  Settings& settings = app.settings;
  switch (menu_.cursor()) {
    case kLanguage:
      settings.language =
          static_cast<Language>(wrapped(static_cast<int>(settings.language), step, 0, kLanguages - 1));
      break;
    case kVolume:
      settings.volume = static_cast<uint8_t>(wrapped(settings.volume, step, 0, kMaxVolume));
      break;
    case kBrightness:
      settings.brightness =
          static_cast<uint8_t>(wrapped(settings.brightness, step, kMinBrightness, kMaxBrightness));
      break;
    case kSpeed:
      settings.speed = static_cast<Speed>(wrapped(static_cast<int>(settings.speed), step, 0, 2));
      break;
    case kAsk:
      settings.askBeforeEnd = !settings.askBeforeEnd;
      break;
    case kHandOver:
      settings.shortHandOver = !settings.shortHandOver;
      break;
    case kText:
      if (low_) return app.tell.refuse(Text::SettingsTextLow);
      settings.largeText = !settings.largeText;
      break;
    case kTheme:
      settings.theme = settings.theme == Theme::Stone ? Theme::Contrast : Theme::Stone;
      break;
    default:
      return app.go.push(SceneId::Diagnostics);
  }
  app.settingsChanged();
  app.tell.sound(Effect::Confirm);
}

void SettingsScene::draw(App& app, Canvas& canvas) {
  static constexpr Text kLabels[kSettingRows] = {
      Text::SettingsVolume, Text::LanguageChoose, Text::SettingsBrightness,
      Text::SettingsSpeed,  Text::SettingsAsk,    Text::SettingsHandOver,
      Text::SettingsText,   Text::SettingsTheme,  Text::SettingsDiagnostics};
  drawTitle(canvas, tr(Text::SettingsTitle));
  const Layout layout = layoutOf(canvas);
  low_ = layout.low;
  drawBattery(app, canvas);
  const Rect list = drawNote(canvas, layout.body, tr(noteOf(app.settings, menu_.cursor())));
  Phrase value;
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 4), [&](int i) {
    value.clear();
    valueOf(app.settings, i, value);
    return MenuRow{tr(kLabels[i]), value.view()};
  });
  if (menu_.cursor() == kCheck) return drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack, kArrows);
  KeyHints hints{Phrase(Text::KeyChange), Phrase(Text::KeyBack), Phrase(Text::KeyValues)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
