#include "ui/system/settings_scene.h"

#include "ui/shell/scene_parts.h"
#include "ui/system/setting_rows.h"

namespace lucca::ui {

namespace {

const SettingRow& rowAt(int i) { return settingRows()[static_cast<std::size_t>(i)]; }

}  // namespace

int SettingsScene::rows(const App&) const { return static_cast<int>(settingRows().size()); }

void SettingsScene::change(App& app, int step) {
  const SettingRow& row = rowAt(menu_.cursor());
  if (row.set == nullptr) return app.go.push(row.opens);
  if (row.needsHeight && low_) return app.tell.refuse(Text::SettingsTextLow);
  changeValue(row, app.settings, step);
  app.settingsChanged();
  app.tell.sound(Sound::Confirm);
}

void SettingsScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::SettingsTitle));
  const Layout layout = layoutOf(canvas);
  low_ = layout.low;
  drawBattery(app, canvas);
  const SettingRow& chosen = rowAt(menu_.cursor());
  const Rect list = drawNote(canvas, layout.body, tr(noteOn(chosen, app.settings)));
  Phrase value;
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 4), [&](int i) {
    value.clear();
    addValue(rowAt(i), app.settings, value);
    return MenuRow{tr(rowAt(i).label), value.view()};
  });
  if (chosen.set == nullptr) return drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack, kArrows);
  BottomLine hints{tr(Text::KeyChange), tr(Text::KeyBack), tr(Text::KeyValues)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
