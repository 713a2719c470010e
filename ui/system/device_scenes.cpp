#include "ui/system/device_scenes.h"

#include "drivers/store/store.h"
#include "ui/look/skyline.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

enum SettingRow { kLanguage, kVolume, kBrightness, kSpeed, kAsk, kCheck, kSettingRows };

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
    default:
      return;
  }
}

Text noteOf(const Settings& settings, int row) {
  static constexpr Text kNotes[kSettingRows] = {Text::SettingsLanguageNote,   Text::SettingsVolumeNote,
                                                Text::SettingsBrightnessNote, Text::SettingsSpeedSlowNote,
                                                Text::SettingsAskNote,        Text::SettingsDiagnosticsNote};
  return static_cast<Text>(static_cast<int>(kNotes[row]) +
                           (row == kSpeed ? static_cast<int>(settings.speed) : 0));
}

}  // namespace

void SettingsScene::enter(App&) { menu_.reset(kSettingRows); }

void SettingsScene::change(App& app, int step) {
  Settings& settings = app.settings();
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
    default:
      return app.go.push(SceneId::Diagnostics);
  }
  app.settingsChanged();
  app.tell.sound(Effect::Confirm);
}

void SettingsScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) return;
  if (event.is(Button::B)) {
    app.tell.sound(Effect::Back);
    return app.go.back();
  }
  change(app, event.is(Button::A) ? 1 : event.step());
}

void SettingsScene::draw(App& app, Canvas& canvas) {
  static constexpr Text kLabels[kSettingRows] = {Text::LanguageChoose,     Text::SettingsVolume,
                                                 Text::SettingsBrightness, Text::SettingsSpeed,
                                                 Text::SettingsAsk,        Text::SettingsDiagnostics};
  drawTitle(canvas, tr(Text::SettingsTitle));
  const Layout layout = layoutOf(canvas);
  drawBattery(app, canvas);
  const Rect list = drawNote(canvas, layout.body, tr(noteOf(app.settings(), menu_.cursor())));
  Phrase value;
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 4), [&](int i) {
    value.clear();
    valueOf(app.settings(), i, value);
    return MenuRow{tr(kLabels[i]), value.view()};
  });
  if (menu_.cursor() == kCheck) return drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
  KeyHints hints{Phrase(Text::KeyChange), Phrase(Text::KeyBack), Phrase(Text::KeyValues)};
  drawFooter(app, canvas, hints);
}

void AboutScene::enter(App&) { pager_.reset(); }

void AboutScene::event(App& app, const Event& event) {
  if (event.is(Button::B)) {
    app.tell.sound(Effect::Back);
    return app.go.back();
  }
  const int step = event.is(Button::A) ? 1 : event.step();
  const bool turned = pager_.turn(step);
  if (!turned && event.is(Button::A)) return app.go.back();
  if (!turned) return app.tell.refuse(Text::SettingsEnd);
  app.tell.sound(Effect::Move);
  app.screen.turnPage(step);
}

void AboutScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::AboutTitle), app.facts.version);
  const Layout layout = layoutOf(canvas);
  const Rect area = makeRect(layout.body.x + 10, layout.body.y + 4, layout.body.w - 20, layout.body.h - 16);
  const std::string_view words = tr(Text::AboutText);
  pager_.prepare(words, area, kFontSmall);
  pager_.draw(canvas, words, area, {&kFontSmall});
  drawPageDots(canvas, makeRect(layout.body.x, layout.body.bottom() - 11, layout.body.w, 10), pager_.page(),
               pager_.pages());
  KeyHints hints{Phrase(Text::KeyGoOn), Phrase(Text::KeyBack), {}};
  if (pager_.pages() > 1) hints.arrows.add(Text::KeyPages);
  drawFooter(app, canvas, hints);
}

void FaultScene::enter(App& app) { app.lamp.setSteady({255, 0, 0}); }

void FaultScene::exit(App& app) { app.lamp.setSteady(kLedOff); }

void FaultScene::event(App& app, const Event&) {
  app.tell.sound(Effect::Confirm);
  app.go.restart(SceneId::Title);
}

void FaultScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::FaultTitle), faultText(app.facts.fault).data());
  const Layout layout = layoutOf(canvas);
  const Rect box = inset(layout.body, 10, 6);
  const Font& font = layout.low ? kFontSmall : kFontBody;
  const int used = drawWrapped(canvas, box, tr(Text::FaultText), {&font});
  drawWrapped(canvas, makeRect(box.x, box.y + used + 6, box.w, box.h - used - 6), tr(Text::FaultHelp),
              {&font, kInkSoft});
  drawFooter(app, canvas, tr(Text::KeyGoOn), {});
}

void DialogScene::event(App& app, const Event& event) {
  if (!event.is(Button::A) && !event.is(Button::B)) return app.tell.refuse(Text::DialogOnly);
  const bool yes = event.is(Button::A);
  app.tell.sound(yes ? Effect::Confirm : Effect::Back);
  app.go.back();
  const auto answer = yes ? app.go.question().onYes : app.go.question().onNo;
  if (answer) answer(app);
}

void DialogScene::draw(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const Question& question = app.go.question();
  drawTitle(canvas, tr(Text::MenuTitle));
  drawBackdrop(canvas, layout.body);
  // The card is as large as what it says; where there is room the sign of a question sits on its upper edge.
  const int width = layout.body.w - 44, sign = layout.low ? 0 : 18;
  const auto heightIn = [&](std::string_view words, const Font& font) {
    return countLines(words, width, font) * font.lineHeight;
  };
  const int about = heightIn(question.about, kFontSmall), frame = sign + 16;
  const bool fits = heightIn(question.words, kFontBody) + about + frame + sign <= layout.body.h - 6;
  const Font& font = fits ? kFontBody : kFontSmall;
  const int words = heightIn(question.words, font), height = words + about + frame;
  const int top = layout.body.y + (layout.body.h - height + sign) / (layout.low ? 2 : 3);
  const Rect box = makeRect(layout.body.x + 12, top, layout.body.w - 24, height);
  drawCard(canvas, box);
  if (sign > 0) {
    canvas.fillCircle(box.x + box.w / 2, box.y, sign, kTerracotta);
    const Rect disc = makeRect(box.x, box.y - sign, box.w, 2 * sign);
    drawLine(canvas, disc, "?", {&kFontTitle, kOnDark, Align::Centre});
  }
  const Rect upper = makeRect(box.x + 10, box.y + sign + 6, width, words);
  drawWrapped(canvas, upper, question.words, {&font, kInk, Align::Centre});
  drawWrapped(canvas, makeRect(upper.x, upper.bottom() + 2, width, about), question.about,
              {&kFontSmall, kInkSoft, Align::Centre});
  drawFooter(app, canvas, question.yes, question.no);
}

}  // namespace lucca::ui
